#include <gtest/gtest.h>

#include "siege/rules/orders.h"

// Setups and positions come from files: whatever is let pass can be played, and what is not is told in a sentence.
namespace agon::siege_test {
namespace {

using siege::Kind, siege::Rules, siege::State;
using Beginning = siege::Setup;  // GoogleTest has a Setup of its own

constexpr auto bad_limit = "the turn limit must be from 0 to 20000";
constexpr auto bad_gold = "gold must be from 0 to 1000000000000";
constexpr auto bad_place = "a unit must stand on the board, on no obstacle and no enemy base";
constexpr auto bad_id = "ids must be from 0 to below the next one";
constexpr auto bad_next_id = "the next id must be from 0 to 2100000000";

TEST(SiegeSetup, SaysWhatIsWrong) {
    const auto with = [](auto change) {
        Beginning setup = setup_on(example_map, {first('W', 0, 0), second('K', 2, 0)});
        change(setup);
        return Rules::problem_with(setup).value_or("");
    };
    EXPECT_EQ(with([](Beginning&) {}), "");
    EXPECT_EQ(with([](Beginning& setup) { setup = {}; }), "");
    EXPECT_EQ(with([](Beginning& setup) { setup.map = {}; }), "there must be a map");
    EXPECT_EQ(with([](Beginning& setup) { setup.turn_limit = 0; }), "") << "over at once";
    EXPECT_EQ(with([](Beginning& setup) { setup.turn_limit = -1; }), bad_limit);
    EXPECT_EQ(with([](Beginning& setup) { setup.turn_limit = siege::longest_turn_limit + 1; }), bad_limit);
    EXPECT_EQ(with([](Beginning& setup) { setup.turn_limit = siege::longest_turn_limit; }), "");
    EXPECT_EQ(with([](Beginning& setup) { setup.gold = -1; }), bad_gold);
    EXPECT_EQ(with([](Beginning& setup) { setup.gold = siege::most_gold + 1; }), bad_gold);
    EXPECT_EQ(with([](Beginning& setup) { setup.gold = siege::most_gold; }), "");
    EXPECT_EQ(with([](Beginning& setup) { setup.units[0].at = {-1, 0}; }), bad_place);
    EXPECT_EQ(with([](Beginning& setup) { setup.units[0].at = {0, 3}; }), bad_place);
    EXPECT_EQ(with([](Beginning& setup) { setup.units[0].at = {1, 1}; }), bad_place);
    EXPECT_EQ(with([](Beginning& setup) { setup.units[0].at = {3, 2}; }), bad_place);
    EXPECT_EQ(with([](Beginning& setup) { setup.units[1].at = {0, 0}; }), bad_place);
    EXPECT_EQ(with([](Beginning& setup) { setup.units[0].at = {2, 0}; }), "enemies cannot stand on one cell");
    EXPECT_EQ(with([](Beginning& setup) { setup.units[0].at = {2, 1}; }), "") << "a mine is as good as any";
    EXPECT_EQ(with([](Beginning& setup) { setup.units.assign(100'000, first('W', 0, 0)); }),
              "there can be at most 10000 units at the start");
}

// What is measured is a turn of two armies, not of two empty boards: most units are given orders, and most live.
TEST(SiegeSetup, ForMeasuringIsABattle) {
    const Beginning setup = Rules::measured_setup();
    ASSERT_EQ(Rules::problem_with(setup), std::nullopt);
    EXPECT_EQ(setup.map.width(), 32);
    EXPECT_EQ(setup.map.height(), 32);
    KeyedDice dice(1);
    State state = Rules::start(setup, dice);
    for (const Player player : both_players) EXPECT_EQ(state.sides[player].units.size(), 30u);
    int orders = 0;
    Journal<siege::Event> silent;
    while (!Rules::outcome(state)) {
        Turn<siege::Action> turn;
        turn[state.to_move()] = Rules::sample_action(state, state.to_move(), dice);
        Rules::advance(state, turn, dice, silent);
        orders += state.orders > 0 ? 1 : 0;
    }
    EXPECT_EQ(state.turns, 20);
    EXPECT_GT(orders, 25 * state.turns);
    for (const Player player : both_players) EXPECT_GT(state.sides[player].units.size(), 20u);
}

TEST(SiegeState, SaysWhatIsWrong) {
    const auto with = [](auto change) {
        State state = state_on(example_map, {first('W', 0, 0), second('K', 2, 0)});
        take_turn(state, {"0 B C"});
        change(state);
        return Rules::problem_with(state).value_or("");
    };
    const auto worker = [](State& state) -> siege::Unit& { return state.sides[Player::First].units[0]; };
    const auto knight = [](State& state) -> siege::Unit& { return state.sides[Player::Second].units[0]; };
    EXPECT_EQ(with([](State&) {}), "");
    EXPECT_EQ(with([](State& state) { state = {}; }), "there must be a map");
    EXPECT_EQ(with([](State& state) { state.map = {}; }), "there must be a map");
    EXPECT_EQ(with([](State& state) { state.turn_limit = 0; }), "turns must be from 0 to the turn limit");
    EXPECT_EQ(with([](State& state) { state.turn_limit = siege::longest_turn_limit + 1; }), bad_limit);
    EXPECT_EQ(with([](State& state) { state.turns = -1; }), "turns must be from 0 to the turn limit");
    EXPECT_EQ(with([](State& state) { state.turns = 2001; }), "turns must be from 0 to the turn limit");
    EXPECT_EQ(with([](State& state) { state.orders = -1; }), "orders must be from 0 to 100000");
    EXPECT_EQ(with([](State& state) { state.orders = siege::most_orders + 1; }), "orders must be from 0 to 100000");
    EXPECT_EQ(with([](State& state) { state.next_id = 3; }), bad_id);
    EXPECT_EQ(with([](State& state) { state.next_id = -1; }), bad_next_id);
    EXPECT_EQ(with([](State& state) { state.next_id = 0x7fffffff; }), bad_next_id);
    EXPECT_EQ(with([](State& state) { enemy(state).gold = -1; }), bad_gold);
    EXPECT_EQ(with([](State& state) { enemy(state).gold = 0x7fffffffffffffff; }), bad_gold);
    EXPECT_EQ(with([](State& state) { own(state).base_health = -1; }), "a base must have 0 to 200 HP");
    EXPECT_EQ(with([](State& state) { own(state).base_health = 201; }), "a base must have 0 to 200 HP");
    EXPECT_EQ(with([](State& state) { own(state).base_health = enemy(state).base_health = 0; }),
              "only one base can be destroyed");
    EXPECT_EQ(with([](State& state) { own(state).base_id = 2; }), "every id must be unique");
    EXPECT_EQ(with([](State& state) { own(state).base_id = -1; }), bad_id);
    EXPECT_EQ(with([](State& state) { own(state).base_id = 4; }), bad_id);
    EXPECT_EQ(with([](State& state) { own(state).base_id = 0; }), "every id must be unique");
    EXPECT_EQ(with([](State& state) { enemy(state).build_time_left = 0; }),
              "a unit takes from 1 turn up to its build time");
    EXPECT_EQ(with([](State& state) { enemy(state).build_time_left = 7; }),
              "a unit takes from 1 turn up to its build time");
    EXPECT_EQ(with([](State& state) { own(state).build_time_left = 1; }), "an idle base has no build time left");
    EXPECT_EQ(with([&](State& state) { worker(state).health = 0; }),
              "a unit must have 1 HP up to as many as its kind has");
    EXPECT_EQ(with([&](State& state) { worker(state).health = 21; }),
              "a unit must have 1 HP up to as many as its kind has");
    EXPECT_EQ(with([&](State& state) { knight(state).points = 6; }), "a unit cannot have more points than its kind");
    EXPECT_EQ(with([&](State& state) { knight(state).attacked = true; }), "an attack costs a point");
    EXPECT_EQ(with([&](State& state) { worker(state).points = 1; }), "the units of who waits must be fresh");
    EXPECT_EQ(with([&](State& state) { worker(state).attacked = true; }), "the units of who waits must be fresh");
    EXPECT_EQ(with([&](State& state) { worker(state).at = {-1, 0}; }), bad_place);
    EXPECT_EQ(with([&](State& state) { worker(state).at = {4, 0}; }), bad_place);
    EXPECT_EQ(with([&](State& state) { worker(state).at = {1, 1}; }), bad_place);
    EXPECT_EQ(with([&](State& state) { worker(state).at = {3, 2}; }), bad_place);
    EXPECT_EQ(with([&](State& state) { worker(state).at = {2, 0}; }), "enemies cannot stand on one cell");
    EXPECT_EQ(with([&](State& state) { worker(state).id = 0; }), "every id must be unique");
    EXPECT_EQ(with([&](State& state) { worker(state).id = 3; }), "every id must be unique");
    EXPECT_EQ(with([&](State& state) { worker(state).id = -5; }),
              "the units of a player must be in the order of their ids");
    EXPECT_EQ(with([&](State& state) { own(state).units.push_back(knight(state)); }),
              "the units of a player must be in the order of their ids");
}

// obey() asks after every order whether the state is still sound.
TEST(SiegeState, StaysSoundAtTheLimits) {
    State state = state_on("160/002", {first('W', 1, 0)}, siege::Tick::All);
    for (const Player player : both_players) state.sides[player].gold = siege::most_gold;
    state.next_id = siege::most_ids_at_start;
    take_turn(state);
    EXPECT_EQ(state.sides[Player::First].gold, siege::most_gold) << "full coffers take no more";
    take_turn(state, {"1 B W"});
    take_turn(state, {"0 B W"});
    take_turn(state);
    EXPECT_TRUE(lives(state, siege::most_ids_at_start + 1));
}

}  // namespace
}  // namespace agon::siege_test
