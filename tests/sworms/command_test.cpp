#include "protocols/sworms_console/command.h"

#include <gtest/gtest.h>

#include "sworms/pictures.h"

// Section "Befehle": what a line means, and which error comes first.
namespace agon::sworms_console {
namespace {

using namespace std::string_view_literals;

using sworms::Direction;
using sworms::Weapon;
using sworms_test::drawn;
using sworms_test::Picture;
using sworms_test::play;

const Picture board{"......", "a.2Wxy", "EEEEEE"};

Command read(std::string_view line, Weapon chosen = Weapon::Gun, TeleportOrder order = TeleportOrder::RowColumn) {
    return read_command(line, drawn(board), chosen, order);
}

std::optional<InputError> error(const Command& command) {
    const auto* found = std::get_if<InputError>(&command);
    return found ? std::optional(*found) : std::nullopt;
}

std::optional<sworms::Action> action(const Command& command) {
    const auto* found = std::get_if<Act>(&command);
    return found ? std::optional(found->action) : std::nullopt;
}

TEST(Command, IsNothingOnABlankLine) {
    for (const std::string line : {"", " ", "\t", " \t ", "\r", "  \r"})
        EXPECT_TRUE(std::holds_alternative<Nothing>(read(line))) << line;
}

TEST(Command, IgnoresCaseBlanksAndACarriageReturn) {
    EXPECT_EQ(action(read("  MoVe \t R   2 \r")), sworms::Action(sworms::Move{Direction::Right, 2}));
    EXPECT_TRUE(std::holds_alternative<Quit>(read("QUIT\r")));
    EXPECT_EQ(error(read("quit\r\r")), InputError::UnknownCommand);
}

TEST(Command, ThatNobodyKnowsIsUnknown) {
    for (const std::string line :
         {"mov", "moves l 1", "#", "1", "exit", "actionidle", "quit!", "help\xC3\x84", "qu it"})
        EXPECT_EQ(error(read(line)), InputError::UnknownCommand) << line;
    EXPECT_EQ(error(read("quit\0"sv)), InputError::UnknownCommand);
    EXPECT_EQ(error(read("\0"sv)), InputError::UnknownCommand);
}

TEST(Command, TakesNoParametersWhereThereAreNone) {
    EXPECT_TRUE(std::holds_alternative<ShowMap>(read("map")));
    EXPECT_TRUE(std::holds_alternative<ShowState>(read("state")));
    EXPECT_TRUE(std::holds_alternative<ShowHelp>(read("help")));
    for (const std::string line : {"map x", "state 1", "help move", "quit now"})
        EXPECT_EQ(error(read(line)), InputError::InvalidParameter) << line;
}

TEST(MoveCommand, TakesASideAndZeroToThree) {
    EXPECT_EQ(action(read("move l 0")), sworms::Action(sworms::Move{Direction::Left, 0}));
    EXPECT_EQ(action(read("move r 003")), sworms::Action(sworms::Move{Direction::Right, 3}));
    for (const std::string line : {"move", "move l", "move 1", "move l 1 1", "move left 1", "move right 1", "move u 1",
                                   "move ld 1", "move 1 l", "move l 4", "move l -1", "move l +1", "move l 1x",
                                   "move l 1.0", "move l x", "move l 99999999999999999999999"})
        EXPECT_EQ(error(read(line)), InputError::InvalidParameter) << line;
}

TEST(MoveCommand, IsNotAllowedTwiceWhateverItsParameters) {
    const auto moved = play(drawn(board), sworms::Move{Direction::Right, 1}).state;
    for (const std::string line : {"move l 1", "move", "move x 9", "move l 1 2 3"})
        EXPECT_EQ(error(read_command(line, moved, Weapon::Gun, TeleportOrder::RowColumn)), InputError::NotAllowedNow)
            << line;
}

TEST(ChooseCommand, KnowsTheSixWeaponsAndOneOtherName) {
    const std::pair<std::string, Weapon> names[] = {
        {"gun", Weapon::Gun},     {"bazooka", Weapon::Bazooka},     {"teleporter", Weapon::Teleporter},
        {"melee", Weapon::Melee}, {"blowtorch", Weapon::Blowtorch}, {"airstrike", Weapon::Airstrike},
        {"GUN", Weapon::Gun},     {"teleport", Weapon::Teleporter},
    };
    for (const auto& [name, weapon] : names) {
        const Command command = read("choose " + name);
        ASSERT_TRUE(std::holds_alternative<Choose>(command)) << name;
        EXPECT_EQ(std::get<Choose>(command).weapon, weapon);
    }
    for (const std::string line : {"choose", "choose knife", "choose gun gun", "choose 1", "choose teleporters"})
        EXPECT_EQ(error(read(line)), InputError::InvalidParameter) << line;
}

TEST(ChooseCommand, NeedsAmmunitionButNotForTheGun) {
    auto state = drawn(board);
    sworms_test::worm(state, 'a').ammunition = {};
    for (const std::string name : {"bazooka", "teleporter", "teleport", "blowtorch", "melee", "airstrike"})
        EXPECT_EQ(error(read_command("choose " + name, state, Weapon::Gun, TeleportOrder::RowColumn)),
                  InputError::NoAmmunition);
    EXPECT_FALSE(error(read_command("choose gun", state, Weapon::Gun, TeleportOrder::RowColumn)));
    EXPECT_EQ(error(read_command("choose knife", state, Weapon::Gun, TeleportOrder::RowColumn)),
              InputError::InvalidParameter);
}

TEST(ActionCommand, TakesADirectionForTheWeaponsThatShoot) {
    const std::string_view names[] = {"l", "r", "d", "u", "ld", "rd", "lu", "ru"};
    for (const Weapon weapon : {Weapon::Gun, Weapon::Bazooka, Weapon::Blowtorch}) {
        for (std::size_t way = 0; way < std::size(names); ++way)
            EXPECT_EQ(action(read("action " + std::string(names[way]), weapon)),
                      sworms::Action(sworms_test::shot(weapon, static_cast<Direction>(way))));
        for (const std::string line : {"action", "action dl", "action left", "action l l", "action 3", "action 0 3"})
            EXPECT_EQ(error(read(line, weapon)), InputError::InvalidParameter) << line;
    }
}

TEST(ActionCommand, TakesNothingForTheMelee) {
    EXPECT_EQ(action(read("action", Weapon::Melee)), sworms::Action(sworms_test::melee));
    for (const std::string line : {"action l", "action 1", "action 1 1"})
        EXPECT_EQ(error(read(line, Weapon::Melee)), InputError::InvalidParameter) << line;
}

TEST(ActionCommand, TakesAColumnForTheAirstrike) {
    EXPECT_EQ(action(read("action 0", Weapon::Airstrike)), sworms::Action(sworms_test::airstrike_on(0)));
    EXPECT_EQ(action(read("action 005", Weapon::Airstrike)), sworms::Action(sworms_test::airstrike_on(5)));
    for (const std::string line : {"action", "action 6", "action -1", "action l", "action 1 1", "action 4294967296"})
        EXPECT_EQ(error(read(line, Weapon::Airstrike)), InputError::InvalidParameter) << line;
}

TEST(ActionCommand, TakesRowAndColumnForTheTeleporter) {
    EXPECT_EQ(action(read("action 0 5", Weapon::Teleporter)), sworms::Action(sworms_test::teleport_to(0, 5)));
    EXPECT_EQ(action(read("action 1 2", Weapon::Teleporter)), sworms::Action(sworms_test::teleport_to(1, 2)))
        << "a chest";
    for (const std::string line : {"action", "action 1", "action 1 1 1", "action a b", "action -1 1", "action 3 0",
                                   "action 0 6", "action l", "action 99999999999 0"})
        EXPECT_EQ(error(read(line, Weapon::Teleporter)), InputError::InvalidParameter) << line;
    for (const std::string line : {"action 1 0", "action 1 4", "action 2 0", "action 1 3"})
        EXPECT_EQ(error(read(line, Weapon::Teleporter)), InputError::InvalidTarget) << line;
}

TEST(ActionCommand, TakesColumnAndRowWhereTheCourseSaysSo) {
    EXPECT_EQ(action(read("action 5 0", Weapon::Teleporter, TeleportOrder::ColumnRow)),
              sworms::Action(sworms_test::teleport_to(0, 5)));
    EXPECT_EQ(error(read("action 0 5", Weapon::Teleporter, TeleportOrder::ColumnRow)), InputError::InvalidParameter);
}

TEST(ActionCommand, IdleWorksWithEveryWeapon) {
    for (std::size_t weapon = 0; weapon < sworms::weapon_count; ++weapon) {
        EXPECT_EQ(action(read("Action IDLE", static_cast<Weapon>(weapon))), sworms::Action(sworms::Idle{}));
        EXPECT_EQ(error(read("action idle 1", static_cast<Weapon>(weapon))), InputError::InvalidParameter);
        EXPECT_EQ(error(read("action idl", static_cast<Weapon>(weapon))), InputError::InvalidParameter);
    }
}

}  // namespace
}  // namespace agon::sworms_console
