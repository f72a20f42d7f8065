#include <gtest/gtest.h>

#include "core/dice_kinds.h"
#include "sworms/pictures.h"

// Whose turn it is, when the game ends, and what stays hidden.
namespace agon::sworms_test {
namespace {

using sworms::Direction;
using sworms::Idle;
using sworms::Move;
using sworms::Rules;
using sworms::State;
using sworms::Weapon;

const Picture flat{"........", "abc..xyz", "EEEEEEEE"};

char acting(const State& state) { return "abcdxyzw"[state.current_worm]; }

std::string order_of_turns(State state, int turns) {
    std::string order(1, acting(state));
    for (int i = 0; i < turns; ++i) {
        state = play(state, Idle{}, {3}).state;
        order += acting(state);
    }
    return order;
}

TEST(Turns, AlternateAndEachPlayerGoesThroughItsLivingWorms) {
    EXPECT_EQ(order_of_turns(drawn(flat), 8), "axbyczaxb");
    EXPECT_EQ(order_of_turns(drawn({"a.....xz", "EEEEEEEE"}), 5), "axazax") << "dead worms are passed over";
}

TEST(Turns, GoOnAfterTheWormThatWasUsedLastAlsoWhenItIsDead) {
    auto state = drawn({"........", "abc...xy", "EEEEEEEE"}, 'b');
    worm(state, 'b').health = 50;
    state = play(state, melee, {4}).state;
    ASSERT_EQ(acting(state), 'x');
    worm(state, 'b').health = 0;
    state.board[worm(state, 'b').at] = sworms::Square::air();
    EXPECT_EQ(order_of_turns(state, 4), "xcyax");
}

TEST(Turns, AreOneMoveAndOneAction) {
    const auto moved = play(drawn(flat), Move{Direction::Right, 0}).state;
    EXPECT_EQ(acting(moved), 'a');
    EXPECT_EQ(Rules::refuse(moved, Player::First, Move{Direction::Right, 1}), sworms::Refusal::AlreadyMoved);
    const auto next = play(moved, Idle{}, {3}).state;
    EXPECT_EQ(acting(next), 'x');
    EXPECT_EQ(Rules::refuse(next, Player::Second, Move{Direction::Left, 1}), std::nullopt);
    EXPECT_EQ(Rules::refuse(next, Player::First, Idle{}), sworms::Refusal::NotYourTurn);
}

TEST(Turns, NeedAmmunition) {
    auto state = drawn(flat);
    worm(state, 'a').ammunition = {};
    for (const Weapon weapon : {Weapon::Bazooka, Weapon::Blowtorch})
        EXPECT_EQ(Rules::refuse(state, Player::First, shot(weapon, Direction::Up)), sworms::Refusal::NoAmmunition);
    EXPECT_EQ(Rules::refuse(state, Player::First, melee), sworms::Refusal::NoAmmunition);
    EXPECT_EQ(Rules::refuse(state, Player::First, airstrike_on(0)), sworms::Refusal::NoAmmunition);
    EXPECT_EQ(Rules::refuse(state, Player::First, teleport_to(0, 0)), sworms::Refusal::NoAmmunition);
    EXPECT_EQ(Rules::refuse(state, Player::First, shot(Weapon::Gun, Direction::Up)), std::nullopt);
}

TEST(Turns, RefuseMovesThatNoWormCanMake) {
    const auto state = drawn(flat);
    for (const Move move :
         {Move{Direction::Up, 1}, Move{Direction::RightDown, 1}, Move{Direction::Left, 4}, Move{Direction::Left, -1}})
        EXPECT_EQ(Rules::refuse(state, Player::First, move), sworms::Refusal::BadMove);
    EXPECT_EQ(Rules::refuse(state, Player::First, airstrike_on(8)), sworms::Refusal::OffTheMap);
    EXPECT_EQ(Rules::refuse(state, Player::First, airstrike_on(-1)), sworms::Refusal::OffTheMap);
}

TEST(End, IsWhenOneSideHasNoWorms) {
    auto state = drawn({"a..x", "EEEE"});
    worm(state, 'x').health = 20;
    const auto won = Rules::outcome(play(state, shot(Weapon::Gun, Direction::Right), {1}).state);
    ASSERT_TRUE(won);
    EXPECT_EQ(won->winner, Player::First);

    const auto lost = Rules::outcome(play(drawn({"a..x", "EEEE"}), Move{Direction::Left, 1}, {1}).state);
    ASSERT_TRUE(lost);
    EXPECT_EQ(lost->winner, Player::Second);
}

TEST(End, IsADrawWhenNobodyIsLeft) {
    auto state = drawn({"ax.", "EEE"});
    worm(state, 'a').health = worm(state, 'x').health = 40;
    const auto played = play(state, shot(Weapon::Bazooka, Direction::Right), {2});
    EXPECT_EQ(played.text, "Shot hit Worm at position (0, 1)\n"
                           "Xan (5) died.\n"
                           "Shot hit Earth at position (1, 1)\n"
                           "Shot hit Worm at position (0, 0)\n"
                           "Ann (1) died.\n");
    const auto outcome = Rules::outcome(played.state);
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->winner, std::nullopt);
}

TEST(End, IsLookedAtOnlyWhenARoundBegins) {
    auto state = play(drawn({"a...x", "EEEEE"}), Move{Direction::Right, 0}).state;
    state.board[worm(state, 'x').at] = sworms::Square::air();
    worm(state, 'x').health = 0;
    EXPECT_EQ(Rules::outcome(state), std::nullopt) << "Ann has moved and may still act";
    EXPECT_TRUE(Rules::awaits(state, Player::First));
    EXPECT_TRUE(Rules::outcome(play(state, Idle{}, {2}).state).has_value());
}

TEST(TurnLimit, CountsLivingWormsFirst) {
    auto state = drawn({"a.b.x", "EEEEE"});
    state.turn_limit = 1;
    worm(state, 'a').health = worm(state, 'b').health = 10;
    const auto outcome = Rules::outcome(play(state, Idle{}, {1}).state);
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->winner, Player::First);
    EXPECT_EQ(outcome->reason, "turn-limit");
}

TEST(TurnLimit, ThenHealthThenNobody) {
    auto state = drawn({"a...x", "EEEEE"});
    state.turn_limit = 1;
    worm(state, 'a').health = 10;
    const auto outcome = Rules::outcome(play(state, Idle{}, {1}).state);
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->winner, Player::Second);
    worm(state, 'a').health = 100;
    const auto even = Rules::outcome(play(state, Idle{}, {1}).state);
    ASSERT_TRUE(even);
    EXPECT_EQ(even->winner, std::nullopt);
    EXPECT_EQ(even->reason, "turn-limit");
}

TEST(TurnLimit, CountsTurnsNotActions) {
    auto state = drawn({"a....x", "EEEEEE"});
    state.turn_limit = 2;
    state = play(state, Move{Direction::Right, 1}).state;
    EXPECT_EQ(Rules::outcome(state), std::nullopt);
    state = play(state, Idle{}, {2}).state;
    EXPECT_EQ(Rules::outcome(state), std::nullopt);
    state = play(state, Idle{}, {2}).state;
    EXPECT_TRUE(Rules::outcome(state).has_value());
}

TEST(Spawn, DrawsANameThenColumnsUntilOneIsFree) {
    sworms::Setup setup;
    setup.map = {"AA", "EW"};
    setup.worms_each = 1;
    setup.names = {"Ada", "Bea"};
    // Ada's column is 1, over water; then Bea takes column 0 and does not fall.
    ScriptedDice dice({0, 1, 1, 0});
    const State state = Rules::start(setup, dice);
    EXPECT_EQ(*state.names, (std::vector<std::string>{"Ada", "Bea"}));
    EXPECT_FALSE(state.worms[0].alive());
    EXPECT_EQ(state.worms[1].at, (Cell{0, 0}));

    ScriptedDice redrawn({0, 0, 1, 0, 0, 1});
    setup.map = {"AA", "EE"};
    const State both = Rules::start(setup, redrawn);
    EXPECT_EQ(both.worms[0].at, (Cell{0, 0}));
    EXPECT_EQ(both.worms[1].at, (Cell{1, 0})) << "column 0 was taken twice; no name was drawn again";
}

TEST(Spawn, HurtsNobodyAndMayEndOnAnotherWorm) {
    sworms::Setup setup;
    setup.map = {"AA", "AA", "AA", "AA", "EE"};
    setup.worms_each = 1;
    setup.names = {"Ada"};
    ScriptedDice dice({0, 1, 0, 1});
    const State state = Rules::start(setup, dice);
    EXPECT_EQ(state.worms[0].at, (Cell{1, 3}));
    EXPECT_EQ(state.worms[1].at, (Cell{1, 2}));
    EXPECT_EQ(state.worms[0].health, 100);
    EXPECT_EQ(state.worms[1].health, 100);
}

TEST(HiddenChests, LookAllTheSame) {
    std::vector<sworms::Observation> seen;
    for (const char content : {'1', '2', '3', '4'}) {
        Picture picture{"a...x", "EEEEE"};
        picture[0][2] = content;
        Position<Rules> position{drawn(picture), KeyedDice(1).cursor(), {}};
        for (const Player player : both_players) seen.push_back(Rules::observe(position, player));
    }
    for (const auto& observation : seen) EXPECT_EQ(observation, seen.front());
    EXPECT_EQ(seen.front().rows.front(), "AA#AA");
}

TEST(HiddenChests, AreToldWhenTheyLandButNotWhatIsInThem) {
    for (int content = 1; content <= 4; ++content) {
        State state = drawn({"a...x", "EEEEE"});
        ScriptedDice dice({2, content});
        Position<Rules> position{state, dice.cursor(), {}};
        Turn<sworms::Action> turn;
        turn[Player::First] = Idle{};
        step(position, turn, dice);
        EXPECT_EQ(position.events, (std::vector<sworms::Event>{sworms::TurnOver{}, sworms::ChestLanded{{2, 0}}}));
    }
}

}  // namespace
}  // namespace agon::sworms_test
