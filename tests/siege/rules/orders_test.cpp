#include <gtest/gtest.h>

#include <set>

#include "siege/rules/orders.h"

// What an order may be, and what it does.
namespace agon::siege_test {
namespace {

using siege::Kind, siege::Refusal, siege::Rules, siege::State;

// Everything that is refused, each for one reason only. Player 1 has a worker (2), a knight (3) and an archer (4), player 2 a
// swordsman (5) and a worker (6) next to the knight.
TEST(SiegeOrders, AreRefusedForEachReason) {
    const State start =
        state_on("10000000/09000000/00000000/00000002",
                 {first('W', 0, 0), first('K', 3, 1), first('A', 7, 2), second('S', 3, 2), second('W', 4, 1)});
    std::set<std::string> met;
    const auto because = [&](const State& state, std::string_view text) {
        const std::string reason = refused(state, text);
        met.insert(reason);
        return reason;
    };
    EXPECT_EQ(because(start, "7 M 0 0"), "no-such-unit");
    EXPECT_EQ(because(start, "-1 A 5"), "no-such-unit");
    EXPECT_EQ(because(start, "7 B K"), "no-such-unit");
    EXPECT_EQ(because(start, "5 M 3 3"), "not-yours");
    EXPECT_EQ(because(start, "5 A 3"), "not-yours");
    EXPECT_EQ(because(start, "1 B K"), "not-yours");
    EXPECT_EQ(because(start, "0 M 0 0"), "base-cannot-move");
    EXPECT_EQ(because(start, "0 A 1"), "base-cannot-attack");
    EXPECT_EQ(because(start, "3 B W"), "only-base-builds");
    EXPECT_EQ(because(start, "2 M -1 0"), "off-the-board");
    EXPECT_EQ(because(start, "2 M 0 -1"), "off-the-board");
    EXPECT_EQ(because(start, "4 M 8 2"), "off-the-board");
    EXPECT_EQ(because(start, "4 M 6 4"), "off-the-board");
    EXPECT_EQ(because(start, "3 M -32768 32767"), "off-the-board");
    EXPECT_EQ(because(start, "2 M 1 1"), "on-obstacle");
    EXPECT_EQ(because(start, "3 M 4 1"), "on-enemy") << "a unit";
    EXPECT_EQ(because(start, "4 M 7 3"), "on-enemy") << "the base";
    EXPECT_EQ(because(start, "2 M 3 0"), "too-far");
    EXPECT_EQ(because(start, "3 M 7 0"), "") << "five cells are not too far for a knight";
    EXPECT_EQ(because(start, "3 A 7"), "no-such-target");
    EXPECT_EQ(because(start, "3 A -1"), "no-such-target");
    EXPECT_EQ(because(start, "3 A 4"), "own-target");
    EXPECT_EQ(because(start, "3 A 3"), "own-target");
    EXPECT_EQ(because(start, "3 A 0"), "own-target");
    EXPECT_EQ(because(start, "2 A 5"), "out-of-range");
    EXPECT_EQ(because(start, "3 A 1"), "out-of-range");

    State attacked = start;
    give(attacked, {"3 A 5"});
    EXPECT_EQ(because(attacked, "3 A 6"), "attacked-already") << "four points are left";
    EXPECT_EQ(because(attacked, "4 A 5"), "") << "one attack for each unit, not for each player";
    State tired = start;
    give(tired, {"4 M 6 1"});
    EXPECT_EQ(because(tired, "4 A 6"), "no-points");
    State building = start;
    give(building, {"0 B W"});
    EXPECT_EQ(because(building, "0 B W"), "busy");
    State poor = start;
    own(poor).gold = 399;
    EXPECT_EQ(because(poor, "0 B K"), "not-enough-gold");
    EXPECT_EQ(because(poor, "0 B S"), "");
    State long_turn = start;
    long_turn.orders = siege::most_orders;
    for (const auto* text : {"2 M 0 1", "3 A 5", "0 B W"}) EXPECT_EQ(because(long_turn, text), "too-many-orders");
    EXPECT_EQ(because(long_turn, "end"), "");
    long_turn.orders = siege::most_orders - 1;
    EXPECT_EQ(because(long_turn, "2 M 0 1"), "");

    for (const auto* text : {"end", "5 M 3 3", "1 B K", "2 M 0 1", "99 M 0 0"}) {
        const auto refusal = Rules::refuse(start, Player::Second, order(text));
        ASSERT_TRUE(refusal) << text;
        EXPECT_EQ(*refusal, Refusal::NotYourTurn) << text;
        met.insert(std::string(name_of(*refusal)));
    }
    State over = start;
    over.turns = over.turn_limit;
    State razed = start;
    enemy(razed).base_health = 0;
    for (const State& ended : {over, razed})
        for (const auto* text : {"end", "2 M 0 1", "3 A 5", "0 B W", "99 M 0 0"})
            EXPECT_EQ(because(ended, text), "game-over") << text;

    EXPECT_EQ(met.size(), siege::refusal_count + 1) << "every refusal, and none";
}

TEST(SiegeOrders, EveryRefusalHasASentence) {
    std::set<std::string_view> sentences;
    for (std::size_t i = 0; i < siege::refusal_count; ++i) {
        sentences.insert(Rules::describe(static_cast<Refusal>(i)));
        EXPECT_TRUE(Rules::describe(static_cast<Refusal>(i)).ends_with("."));
    }
    EXPECT_EQ(sentences.size(), siege::refusal_count);
}

TEST(SiegeMove, GoesOnWhilePointsLast) {
    State state = state_on(open_map(8, 4), {first('K', 0, 0)});
    for (const auto* step : {"2 M 1 0", "2 M 1 1", "2 M 0 1", "2 M 0 0", "2 M 1 0"}) obey(state, step);
    EXPECT_EQ(points(state, 2), 0);
    EXPECT_EQ(refused(state, "2 M 0 0"), "too-far");
    EXPECT_EQ(refused(state, "2 M 1 0"), "") << "to stay costs nothing";
}

TEST(SiegeMove, CountsColumnsAndRows) {
    const State state = state_on(open_map(8, 8), {first('K', 3, 3)});
    for (int y = 0; y < 8; ++y) {
        for (int x = 0; x < 8; ++x) {
            const int distance = std::abs(x - 3) + std::abs(y - 3);
            const std::string to = "2 M " + std::to_string(x) + " " + std::to_string(y);
            if (x == 7 && y == 7) continue;  // the enemy's base
            EXPECT_EQ(refused(state, to), distance <= 5 ? "" : "too-far") << to;
        }
    }
}

TEST(SiegeMove, PassesOverEnemiesToo) {
    State state = state_on("1000/9999/0002", {first('K', 0, 0), second('S', 1, 0), second('S', 0, 2)});
    EXPECT_EQ(refused(state, "2 M 0 1"), "on-obstacle");
    EXPECT_EQ(refused(state, "2 M 0 2"), "on-enemy");
    give(state, {"2 M 2 0", "2 M 1 2"});
    EXPECT_EQ(points(state, 2), 0);
}

TEST(SiegeMove, IsAFact) {
    State state = state_on(example_map, {first('W', 0, 0)});
    EXPECT_EQ(obey(state, "2 M 1 0"), (std::vector<siege::Event>{siege::Moved{2, {0, 0}, {1, 0}}}));
}

TEST(SiegeAttack, ComesBeforeBetweenAndAfterMoves) {
    const State start = state_on(open_map(8, 8), {first('K', 0, 3), first('S', 3, 1), second('R', 3, 2)});
    State knight = start;
    give(knight, {"2 M 2 3", "2 M 2 2", "2 A 4", "2 M 2 1"});
    EXPECT_EQ(points(knight, 2), 0);
    EXPECT_EQ(health(knight, 4), 40);
    State after = start;
    give(after, {"3 M 4 1"});
    EXPECT_EQ(refused(after, "3 A 4"), "out-of-range");
    give(after, {"3 M 3 1"});
    EXPECT_EQ(refused(after, "3 A 4"), "no-points");
    State before = start;
    give(before, {"3 A 4", "3 M 3 0"});
    EXPECT_EQ(points(before, 3), 0);
    EXPECT_EQ(place(before, 3), (Cell{3, 0}));
    State between = state_on(open_map(8, 8), {first('S', 3, 0), second('R', 3, 2)});
    give(between, {"2 M 3 1", "2 A 3"});
    EXPECT_EQ(refused(between, "2 M 3 0"), "too-far");
    EXPECT_EQ(refused(between, "2 M 3 1"), "");
}

// Range has no minimum and needs no line of sight: walls and other units stand between.
TEST(SiegeAttack, ReachesAsFarAsItsRange) {
    for (const Kind kind : siege::all_kinds) {
        for (int distance = 1; distance <= 9; ++distance) {
            std::string map = "1000000000/0000000000/0000000002";
            map.replace(12, static_cast<std::size_t>(distance - 1), static_cast<std::size_t>(distance - 1), '9');
            const State state = state_on(
                map, {first(siege::letter_of(kind), 0, 1), second('W', distance, 1), second('S', distance, 1)});
            const bool reaches = distance <= siege::facts_of(kind).range;
            EXPECT_EQ(refused(state, "2 A 3"), reaches ? "" : "out-of-range") << siege::letter_of(kind) << distance;
        }
    }
}

TEST(SiegeAttack, HitsOneOfThoseOnACell) {
    State state =
        state_on("0001/0000/0002", {first('C', 0, 2), first('K', 2, 2), second('W', 3, 2), second('S', 3, 2)});
    give(state, {"2 A 5"});
    EXPECT_EQ(health(state, 4), 20);
    EXPECT_EQ(health(state, 5), 20);
    EXPECT_EQ(enemy(state).base_health, 200);
    give(state, {"3 A 1"});
    EXPECT_EQ(health(state, 4), 20);
    EXPECT_EQ(health(state, 5), 20);
    EXPECT_EQ(enemy(state).base_health, 165);
}

TEST(SiegeAttack, RemovesTheDeadAndLosesWhatIsTooMuch) {
    State state = state_on(open_map(8, 8), {first('K', 3, 3), first('K', 5, 3), second('W', 4, 3), second('W', 4, 3)});
    EXPECT_EQ(obey(state, "2 A 4"),
              (std::vector<siege::Event>{siege::Hit{2, 4, 35, {3, 3}, {4, 3}}, siege::Destroyed{4, {4, 3}}}));
    EXPECT_FALSE(lives(state, 4));
    EXPECT_EQ(health(state, 5), 20) << "its neighbour takes nothing of it";
    EXPECT_EQ(place(state, 2), (Cell{3, 3})) << "who attacks stays";
    EXPECT_EQ(refused(state, "2 M 4 3"), "on-enemy") << "another is still there";
    give(state, {"3 A 5", "2 M 4 3"});
    EXPECT_EQ(points(state, 2), 3);
    EXPECT_EQ(enemy(state).units.size(), 0u);
}

TEST(SiegeAttack, LowersHealthByTheTable) {
    for (const Kind attacker : siege::all_kinds) {
        for (const Kind target : siege::all_kinds) {
            State state = state_on(open_map(8, 8),
                                   {first(siege::letter_of(attacker), 3, 3), second(siege::letter_of(target), 3, 4)});
            const int before = siege::facts_of(target).health, damage = siege::damage(attacker, target);
            give(state, {"2 A 3"});
            EXPECT_EQ(health(state, 3), std::max(0, before - damage));
        }
    }
}

TEST(SiegeBuild, TakesGoldAndTime) {
    for (const Kind kind : siege::all_kinds) {
        State state = state_on(example_map);
        const std::string text = std::string("0 B ") + siege::letter_of(kind);
        EXPECT_EQ(obey(state, text), (std::vector<siege::Event>{siege::Ordered{0, kind}}));
        EXPECT_EQ(own(state).gold, 2000 - siege::facts_of(kind).cost);
        EXPECT_EQ(own(state).builds, kind);
        EXPECT_EQ(own(state).build_time_left, siege::facts_of(kind).build_time);
        EXPECT_EQ(own(state).units.size(), 0u);
    }
}

}  // namespace
}  // namespace agon::siege_test
