#include "toys/fleet.h"

#include <gtest/gtest.h>

#include <set>

#include "core/dice_kinds.h"

namespace agon::toys::fleet {
namespace {

State chart(std::string_view text) { return Rules::read_state(text).value(); }

Position<Rules> position_of(const State& state) { return {state, {}, {}}; }

TEST(Fleet, AShotIsSeenByBothAndTheLastHitSinks) {
    State state = chart("SS.\n...\n..S\n..S\nto move: first\n");
    LowDice dice;
    std::vector<Rules::Event> events;
    Journal<Rules::Event> journal(events);
    Rules::advance(state, {{Fire{{2, 2}}, std::nullopt}}, dice, journal);
    Rules::advance(state, {{std::nullopt, Fire{{2, 0}}}}, dice, journal);
    EXPECT_EQ(Rules::outcome(state), std::nullopt);
    Rules::advance(state, {{Fire{{2, 3}}, std::nullopt}}, dice, journal);
    EXPECT_EQ(Rules::write(state), "SSo\n...\n..X\n..X\nto move: second\n");
    EXPECT_EQ(Rules::outcome(state), win_for(Player::First, "ship-sunk"));
    EXPECT_EQ(events, (std::vector<Rules::Event>{Fired{Player::First, {2, 2}, Mark::Hit},
                                                 Fired{Player::Second, {2, 0}, Mark::Miss},
                                                 Fired{Player::First, {2, 3}, Mark::Hit}, Sunk{Player::Second}}));
}

TEST(Fleet, ShotsGoToTheEnemysWaterOnce) {
    const State state = chart("SS.\no..\n..S\n.oS\nto move: first\n");
    EXPECT_EQ(Rules::refuse(state, Player::First, {{2, 1}}), Refusal::NotTheirWater);
    EXPECT_EQ(Rules::refuse(state, Player::First, {{0, 4}}), Refusal::NotTheirWater);
    EXPECT_EQ(Rules::refuse(state, Player::First, {{1, 3}}), Refusal::FiredBefore);
    EXPECT_EQ(Rules::refuse(state, Player::Second, {{2, 1}}), Refusal::NotYourTurn);
    EXPECT_EQ(Rules::refuse(state, Player::First, {{2, 2}}), std::nullopt);
}

TEST(Fleet, DiceDealEveryPlace) {
    std::set<std::string> seen;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        KeyedDice dice(seed);
        seen.insert(Rules::write(Rules::start({.width = 2, .height = 2, .ship_length = 2}, dice)));
    }
    EXPECT_EQ(seen.size(), 4u * 4u);
}

TEST(Fleet, APlayerSeesNoShipOfTheEnemyThatWasNotHit) {
    const auto position = position_of(chart("S.\nX.\n.S\noS\nto move: first\n"));
    const Scene seen_by_second = Rules::scene(position, Player::Second), seen_by_all = Rules::scene(position, {});
    EXPECT_EQ(seen_by_second.pieces.size(), 4u) << "hit, miss and the two cells of the own ship";
    EXPECT_EQ(seen_by_all.pieces.size(), 5u);
}

TEST(Fleet, ABeliefHoldsEveryPlaceThatFitsTheShotsAndNoOther) {
    // Second hit a1 and missed b1: the ship of the first player lies down from a1. First has missed twice and knows less.
    const State state = chart("Xo\nS.\n..\nS.\nS.\noo\nto move: first\n");
    ASSERT_EQ(Rules::problem_with(state), std::nullopt);
    PerPlayer<std::set<std::string>> guesses;
    for (const Player seat : both_players) {
        Belief belief = Belief::begin({}, seat);
        belief.update(Rules::observe(position_of(state), seat));
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            KeyedDice dice(seed);
            const State guess = belief.sample(dice);
            EXPECT_EQ(Rules::problem_with(guess), std::nullopt);
            EXPECT_EQ(Rules::observe(position_of(guess), seat), Rules::observe(position_of(state), seat));
            guesses[seat].insert(Rules::write(guess));
        }
    }
    EXPECT_EQ(guesses[Player::Second], std::set<std::string>{Rules::write(state)});
    EXPECT_EQ(guesses[Player::First].size(), 4u);
}

TEST(Fleet, RejectsStatesThatNoGameReaches) {
    const State good = chart("X.\nS.\n.S\noS\nto move: first\n");
    EXPECT_EQ(Rules::problem_with(good), std::nullopt);
    EXPECT_TRUE(Rules::problem_with(State{}));
    State sunk_by_a_miss = good, overboard = good, in_enemy_water = good, unequal = good, endless = good;
    sunk_by_a_miss.chart[{0, 0}] = Mark::Miss;
    overboard.ships[Player::Second].bow = {32767, 2};
    in_enemy_water.ships[Player::Second].bow = {1, 1};
    unequal.ships[Player::Second].length = 1;
    for (const Player owner : both_players) endless.ships[owner].length = 2'000'000'000;
    for (const State& bad :
         {sunk_by_a_miss, overboard, in_enemy_water, unequal, endless, chart("XS\n.o\nXX\no.\nto move: first\n")})
        EXPECT_TRUE(Rules::problem_with(bad)) << bad.chart.width();
}

TEST(Fleet, ATextWithACrookedShipIsRefused) {
    EXPECT_FALSE(Rules::read_state("SS\nS.\nSS\n..\nto move: first\n"));
    EXPECT_FALSE(Rules::read_state("S.S\n...\nSS.\n...\nto move: first\n"));
}

}  // namespace
}  // namespace agon::toys::fleet
