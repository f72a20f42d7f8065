// Every way to break the rules, by a library that does so: it costs that side the game, or that move.
#include <gtest/gtest.h>

#include "creatures/libraries/libraries.h"
#include "creatures/program/runs.h"

namespace agon::creatures_test {
namespace {

// The power of a creature chooses what it does.
constexpr const char* breaker = R"(
    switch (self.getActionPower()) {
        case 1: return at(HEAL, 1, 0);
        case 2: return at(WALK, 5, 0);
        case 3: return at(WALK, -1, 0);
        case 4: return at(WALK, 1, 0);
        case 5: return at(WALK, 0, 0);
        case 6: return at(WALK, 0, 1);
        case 7: return at(HUMANATTACK, 0, -1);
        case 8: return at(HUMANATTACK, 0, 1);
        case 9: return at(HEAL, 1, 0);
        case 10: return at(HEAL, 0, 0);
        case 11: return at(HUMANATTACK, 1, 0);
        case 12: return at(WEAKENSPELL, 1, 0);
        case 13: return at(DRAGONFIRE, 1, 0);
        case 14: return at(DRAGONFIRE, 1, 0);
        case 15: return at(static_cast<MoveType>(77), 0, 0);
        case 20: return spell(self);
        case 21: self.loseToughness(2); return at(NOACT, 0, 0);
        case 22: return at(HEAL, 0, 0);
        case 23: return at(WALK, INT_MIN, INT_MAX);
        case 24: self.loseToughness(INT_MAX); self.loseToughness(6); return at(NOACT, INT_MAX, INT_MIN);
    }
    return at(NOACT, 0, 0);
)";

// Ten columns: each does its deed in a row of its own.
struct Deed {
    const char *unit, *code;
};
constexpr Deed deeds[] = {
    {"HUMAN 5 0 power=1", "BAD_TYPE"},        {"HUMAN 0 1 power=2", "OUT_OF_RANGE"},
    {"HUMAN 0 2 power=3", "OFF_BOARD"},       {"HUMAN 0 3 power=4", "WALL"},
    {"HUMAN 0 4 power=5", "SELF_SQUARE"},     {"HUMAN 0 5 power=6", "OCCUPIED"},
    {"HUMAN 4 6 power=7", "NO_TARGET"},       {"HUMAN 5 1 power=8", "FRIENDLY_FIRE"},
    {"CLERIC 0 8 power=9", "ENEMY_HEAL"},     {"CLERIC 0 9 power=10", "SELF_HEAL"},
    {"HUMAN 0 10 power=11", "TARGET_FROZEN"}, {"WIZARD 0 11 power=12", "NO_MANA"},
    {"DRAGON 0 12 power=13", "NO_FIRE"},      {"DRAGON 0 13 power=14 fire=3", "BAD_ACCOUNTING"},
    {"HUMAN 5 14 power=15", "BAD_TYPE"},
};

// NORTH's first unit freezes the one that its twelfth attacks; all of SOUTH rests.
std::string board_of_deeds() {
    std::string board = "WARBOARD 1\nsize 8 16\nturns 1\nwall 1 3\nunit NORTH WIZARD 3 9 power=20 toughness=5 mana=1\n";
    for (const Deed& deed : deeds) board += std::string("unit NORTH ") + deed.unit + " toughness=5\n";
    // The first of SOUTH has had its turn of being passed over: it comes after the one who attacks it.
    std::string first_rows;
    for (int row = 0; row < 13; ++row)
        first_rows += "unit SOUTH HUMAN 7 " + std::to_string(row) + " power=0 toughness=9\n";
    board += first_rows;
    for (const int row : {10, 8, 11, 12, 13})
        board += "unit SOUTH HUMAN 1 " + std::to_string(row) + " power=0 toughness=9\n";
    return board;
}

std::string library(const Libraries& libraries) {
    return libraries.answering(
        "breaker", breaker,
        "#include <climits>\nstatic Move spell(Creature& self) { Move move = at(FREEZESPELL, -2, -1); Wizard& wizard = "
        "dynamic_cast<Wizard&>(self); wizard.cast(); return move; }\n");
}

std::string field(const std::string& line, int number) {
    std::size_t begin = 0;
    for (; number > 0; --number) begin = line.find('\t', begin) + 1;
    return line.substr(begin, line.find('\t', begin) - begin);
}

// Ours keeps mana private: here a wizard may pay for its spell.
void let_wizards_pay(const Libraries& libraries) {
    std::string header = libraries.scratch().read("breaker/hw5.h");
    const std::string from = "    int getMana() const;";
    header.replace(header.find(from), from.size(), "    void cast() { --mana; }\n" + from);
    libraries.scratch().write("breaker/hw5.h", header);
}

TEST(IllegalMoves, AreSkippedOneByOne) {
    const Libraries libraries;
    const std::string bot = library(libraries), board = libraries.scratch().write("board.txt", board_of_deeds()),
                      record = libraries.scratch().path() / "game.tsv";
    let_wizards_pay(libraries);
    const Ran ran =
        run_creatures({board, "--north", bot, "--south", bot, "--illegal", "skip", "--record", record, "--quiet"});
    EXPECT_EQ(ran.exit, 0) << ran.out << ran.err;
    EXPECT_TRUE(contains(ran.out, " illegal=15 ")) << ran.out;
    std::vector<std::string> codes;
    for (const std::string& line : lines_of(libraries.scratch().read("game.tsv")))
        if (field(line, 2) == "NORTH" && field(line, 3) != "0") codes.push_back(field(line, 15));
    ASSERT_EQ(codes.size(), std::size(deeds)) << libraries.scratch().read("game.tsv");
    for (std::size_t i = 0; i < codes.size(); ++i) EXPECT_EQ(codes[i], deeds[i].code) << deeds[i].unit;
    const Ran again = run_creatures({board, "--replay", record, "--quiet"});
    EXPECT_EQ(again.exit, 0) << again.err;
    EXPECT_EQ(again.out, ran.out);
}

TEST(IllegalMoves, EndTheGame) {
    const Libraries libraries;
    const std::string bot = library(libraries), record = libraries.scratch().path() / "game.tsv";
    let_wizards_pay(libraries);
    const std::string board = libraries.scratch().write(
        "board.txt", "WARBOARD 1\nsize 3 3\nturns 5\nunit NORTH HUMAN 0 0 power=0 toughness=5\n"
                     "unit NORTH HUMAN 2 2 power=6 toughness=6 name=lout\nunit NORTH HUMAN 2 1 power=0 toughness=5\n"
                     "unit SOUTH HUMAN 0 2 power=6 toughness=7\n");
    const Ran ran = run_creatures({board, "--north", bot, "--record", record, "--render", "none"});
    EXPECT_EQ(ran.exit, 3) << ran.err;
    EXPECT_TRUE(
        contains(ran.out, "\nILLEGAL_MOVE: NORTH 1 (lout, HUMAN at 2,2), WALK 0 1: OCCUPIED: somebody stands there.\n"))
        << ran.out;
    EXPECT_TRUE(lines_of(ran.out).back().starts_with("RESULT ILLEGAL_MOVE turns=0 north=3/16 south=1/")) << ran.out;
    EXPECT_EQ(run_creatures({board, "--replay", record, "--quiet"}).exit, 0);
}

// A wrong toughness only matters to those who are strict; so does a healthy battlemage that heals itself.
TEST(IllegalMoves, DependOnHowStrictTheEngineIs) {
    const Libraries libraries;
    const std::string bot = library(libraries);
    let_wizards_pay(libraries);
    for (const char* unit : {"HUMAN 0 0 power=21", "BATTLEMAGE 0 0 power=22 mana=1"}) {
        const std::string board =
            libraries.scratch().write("board.txt", "WARBOARD 1\nsize 9 9\nturns 1\nunit NORTH " + std::string(unit) +
                                                       " toughness=5\nunit SOUTH HUMAN 8 8 power=0 toughness=9\n");
        EXPECT_EQ(run_creatures({board, "--north", bot, "--quiet"}).exit, 0) << unit;
        EXPECT_EQ(run_creatures({board, "--north", bot, "--quiet", "--strict"}).exit, 3) << unit;
        const bool is_told = contains(run_creatures({board, "--north", bot}).out,
                                      "         warning: its library had a wrong toughness after 1 of its moves\n");
        EXPECT_EQ(is_told, contains(unit, "power=21")) << unit;
    }
}

// Whatever number stands there: where it points to is not asked of one that does nothing, and its toughness is not believed.
TEST(IllegalMoves, MayPointAsFarAsNumbersGo) {
    const Libraries libraries;
    const std::string bot = library(libraries), record = libraries.scratch().path() / "game.tsv";
    let_wizards_pay(libraries);
    const auto run = [&](const std::string& power, const std::string& option) {
        const std::string board = libraries.scratch().write(
            "board.txt", "WARBOARD 1\nsize 9 9\nturns 1\nfood 1 1\nunit NORTH HUMAN 1 1 power=" + power +
                             " toughness=5\nunit SOUTH HUMAN 8 8 power=0 toughness=9\n");
        Ran ran = run_creatures({board, "--north", bot, "--record", record, option});
        EXPECT_EQ(run_creatures({board, "--replay", record, "--quiet"}).exit, 0) << ran.out << ran.err;
        return ran;
    };
    EXPECT_TRUE(contains(run("23", "--quiet").err, "WALK -2147483648 2147483647: OUT_OF_RANGE"));
    EXPECT_EQ(run("23", "--classic").exit, 3);
    EXPECT_EQ(run("24", "--quiet").out, "RESULT TURN_LIMIT turns=1 north=1/5 south=1/9 illegal=0 seed=1\n");
    EXPECT_EQ(run("24", "--classic").exit, 0);
}

}  // namespace
}  // namespace agon::creatures_test
