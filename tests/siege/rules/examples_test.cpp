#include <gtest/gtest.h>

#include <algorithm>
#include <climits>

#include "siege/rules/orders.h"

// The worked examples of the specification, by their numbers there.
namespace agon::siege_test {
namespace {

using siege::Kind, siege::Rules, siege::State, siege::Tick;

TEST(SiegeExample, One_TheStart) {
    const State state = state_on(example_map);
    for (const Player player : both_players) {
        const siege::Side& side = state.sides[player];
        EXPECT_EQ(side.gold, 2000);
        EXPECT_EQ(side.base_health, 200);
        EXPECT_EQ(side.base_id, player == Player::First ? 0 : 1);
        EXPECT_EQ(side.builds, std::nullopt);
        EXPECT_EQ(side.units.size(), 0u);
    }
    EXPECT_EQ(state.map->base(Player::First), (Cell{0, 0}));
    EXPECT_EQ(state.map->base(Player::Second), (Cell{3, 2}));
    EXPECT_EQ(state.to_move(), Player::First);
}

TEST(SiegeExample, Two_AWorkerIsBuilt) {
    State state = state_on(example_map);
    give(state, {"0 B W"});
    EXPECT_EQ(own(state).gold, 1900) << "gold is taken at once";
    idle(state, 2);  // turn 3 begins
    EXPECT_EQ(own(state).gold, 1900);
    EXPECT_EQ(own(state).builds, Kind::Worker);
    EXPECT_EQ(own(state).units.size(), 0u);
    idle(state, 1);  // turn 4
    EXPECT_EQ(enemy(state).builds, std::nullopt);
    EXPECT_EQ(unit(state, 2), siege::fresh_unit(2, Kind::Worker, {0, 0}));
    idle(state, 1);  // turn 5
    EXPECT_EQ(state.to_move(), Player::First);
    EXPECT_EQ(refused(state, "2 M 1 0"), "");
    EXPECT_EQ(refused(state, "0 B K"), "");
}

TEST(SiegeExample, Three_ABusyBaseTakesNoOrder) {
    State state = state_on(example_map);
    take_turn(state, {"0 B W"});
    take_turn(state);
    EXPECT_EQ(refused(state, "0 B W"), "busy");
}

TEST(SiegeExample, Four_AWorkerWalksToTheMine) {
    State state = state_on(example_map, {first('W', 0, 0)});
    EXPECT_EQ(refused(state, "2 M 1 1"), "on-obstacle");
    EXPECT_EQ(refused(state, "2 M 2 1"), "too-far");
    take_turn(state, {"2 M 1 0", "2 M 2 0"});
    EXPECT_EQ(state.sides[Player::First].gold, 2000);
    take_turn(state);
    take_turn(state, {"2 M 2 1"});
    EXPECT_EQ(state.sides[Player::First].gold, 2050) << "it mines in the turn in which it arrives";
    take_turn(state);
    EXPECT_EQ(state.sides[Player::First].gold, 2050) << "only at the end of its own turns";
    take_turn(state);
    EXPECT_EQ(state.sides[Player::First].gold, 2100) << "also when it is told nothing";
    idle(state, 20);
    EXPECT_EQ(state.sides[Player::First].gold, 2600);
}

TEST(SiegeExample, Five_ObstaclesAreJumpedOver) {
    State state = state_on(example_map, {first('K', 0, 1)});
    give(state, {"2 M 2 1"});
    EXPECT_EQ(points(state, 2), 3);
}

TEST(SiegeExample, Six_AKnightMovesFourAndAttacks) {
    const State start = state_on(open_map(8, 8), {first('K', 0, 0), second('S', 4, 1)});
    EXPECT_EQ(refused(start, "2 A 3"), "out-of-range");
    State state = start;
    give(state, {"2 M 4 0", "2 A 3"});
    EXPECT_EQ(health(state, 3), 25);
    EXPECT_EQ(place(state, 2), (Cell{4, 0}));
    EXPECT_EQ(refused(state, "2 M 3 0"), "too-far") << "no point is left";
}

TEST(SiegeExample, Seven_TheDeadAreGoneAtOnce) {
    State state = state_on(open_map(8, 8), {first('K', 1, 2), first('K', 3, 2), second('W', 2, 2)});
    give(state, {"2 A 4"});
    EXPECT_EQ(refused(state, "3 A 4"), "no-such-target");
    give(state, {"3 M 2 2"});
}

TEST(SiegeExample, Eight_ACatapultWinsFromAfar) {
    State state = state_on(open_map(8, 8), {first('C', 7, 0)});
    for (int attack = 1; attack <= 3; ++attack) {
        take_turn(state, {"2 A 1"});
        EXPECT_EQ(state.sides[Player::Second].base_health, 200 - 50 * attack);
        EXPECT_EQ(Rules::outcome(state), std::nullopt);
        take_turn(state);
    }
    give(state, {"2 A 1"});
    ASSERT_TRUE(Rules::outcome(state));
    EXPECT_EQ(Rules::outcome(state)->winner, Player::First);
}

// How many own turns a single unit beside the enemy's base needs.
int turns_to_win(char letter) {
    State state = state_on(open_map(8, 8), {first(letter, 6, 7)});
    for (int turn = 1; turn <= 500; ++turn) {
        give(state, {"2 A 1"});
        if (Rules::outcome(state)) return turn;
        idle(state, 2);
    }
    return INT_MAX;
}

TEST(SiegeExample, Nine_HitsThatAreNeeded) {
    State state = state_on(open_map(8, 8), {first('P', 0, 4), second('K', 1, 4)});
    take_turn(state, {"2 A 3"});
    EXPECT_EQ(health(state, 3), 35);
    take_turn(state);
    give(state, {"2 A 3"});
    EXPECT_FALSE(lives(state, 3));

    EXPECT_EQ(turns_to_win('R'), 4);
    EXPECT_EQ(turns_to_win('A'), 14);
    EXPECT_EQ(turns_to_win('W'), 200);
}

TEST(SiegeExample, Ten_OrdersAgainstTheRules) {
    const State state = state_on(example_map, {first('W', 0, 0)});
    EXPECT_EQ(refused(state, "1 B K"), "not-yours");
    EXPECT_EQ(refused(state, "0 M 1 0"), "base-cannot-move");
    EXPECT_EQ(refused(state, "2 B K"), "only-base-builds");
    EXPECT_EQ(refused(state, "99 M 0 0"), "no-such-unit");
    EXPECT_EQ(refused(state, "2 A 2"), "own-target");
    EXPECT_EQ(refused(state, "2 A 0"), "own-target");
    EXPECT_EQ(refused(state, "end"), "") << "no orders at all are fine";
}

TEST(SiegeExample, Eleven_GoldMustSuffice) {
    State state = state_on(example_map);
    own(state).gold = 99;
    EXPECT_EQ(refused(state, "0 B W"), "not-enough-gold");
    own(state).gold = 100;
    give(state, {"0 B W"});
    EXPECT_EQ(own(state).gold, 0);
}

TEST(SiegeExample, Twelve_OwnUnitsStack) {
    State state = state_on(example_map, {first('W', 0, 0), first('K', 0, 0), first('W', 2, 0), first('A', 2, 0),
                                         first('W', 2, 1), second('W', 3, 1)});
    give(state, {"2 M 0 1", "3 M 0 1", "2 M 0 0"});
    take_turn(state, {"4 M 2 1", "5 M 2 1", "3 M 2 1"});
    EXPECT_EQ(state.sides[Player::First].gold, 2100) << "two workers; the others dig nothing";
    EXPECT_EQ(refused(state, "7 M 2 1"), "on-enemy") << "who stands on a mine keeps the enemy away from it";
}

TEST(SiegeExample, Thirteen_UnitsDecideAfterTheLastTurn) {
    State state = state_on(example_map);
    idle(state, 1999);
    EXPECT_EQ(Rules::outcome(state), std::nullopt);
    idle(state, 1);
    ASSERT_TRUE(Rules::outcome(state));
    EXPECT_EQ(Rules::outcome(state)->winner, std::nullopt);

    State ahead = state_on(example_map, {first('W', 0, 0)});
    idle(ahead, 2000);
    ASSERT_TRUE(Rules::outcome(ahead));
    EXPECT_EQ(Rules::outcome(ahead)->winner, Player::First);
}

// The first player builds knights as long as it has gold and sends each to the enemy's base on the shortest way; the second
// does nothing. In which of its own turns is the base razed?
int own_turn_of_the_end(int side) {
    State state = state_on(open_map(side, side));
    const Cell goal = state.map->base(Player::Second);
    for (int own_turn = 1; own_turn <= 100; ++own_turn) {
        if (refused(state, "0 B K").empty()) give(state, {"0 B K"});
        for (std::size_t i = 0; i < own(state).units.size(); ++i) {
            const siege::Unit knight = own(state).units[i];
            const int left = goal.x - knight.at.x + goal.y - knight.at.y - 1;  // to the cell beside the base
            const int across = std::min({left, 5, goal.x - knight.at.x}), down = std::min(left, 5) - across;
            const std::string id = std::to_string(knight.id);
            if (left > 0)
                give(state,
                     {id + " M " + std::to_string(knight.at.x + across) + " " + std::to_string(knight.at.y + down)});
            if (left < 5) give(state, {id + " A 1"});
            if (Rules::outcome(state)) return own_turn;
        }
        idle(state, 2);
    }
    return INT_MAX;
}

TEST(SiegeExample, Fifteen_AStreamOfKnights) {
    State state = state_on(open_map(16, 16));
    give(state, {"0 B K"});
    for (int own_turn = 1; own_turn < 6; ++own_turn) {
        EXPECT_EQ(own(state).units.size(), 0u) << own_turn;
        idle(state, 2);
    }
    EXPECT_EQ(refused(state, "2 M 5 0"), "") << "in own turn 6";

    EXPECT_EQ(own_turn_of_the_end(16), 16);
    EXPECT_EQ(own_turn_of_the_end(32), 23);
}

}  // namespace
}  // namespace agon::siege_test
