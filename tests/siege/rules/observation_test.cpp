#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "siege/rules/random_games.h"

// What is hidden, and what a player who pays attention knows of it all the same.
namespace agon::siege_test {
namespace {

using siege::Belief, siege::Observation, siege::Rules, siege::State;
using Moment = Position<Rules>;

Observation seen(const State& state, Player player) {
    Moment moment;
    moment.state = state;
    return Rules::observe(moment, player);
}

TEST(SiegeObservation, HasTheWholeBoardAndOwnGold) {
    State state = state_on(example_map, {first('W', 0, 0), second('K', 3, 1)});
    take_turn(state, {"0 B S", "2 M 1 0"});
    for (const Player player : both_players) {
        const Observation observation = seen(state, player);
        EXPECT_EQ(observation.map, state.map);
        EXPECT_EQ(observation.gold, player == Player::First ? 1750 : 2000);
        EXPECT_EQ(observation.turns, 1);
        EXPECT_EQ(observation.turn_limit, 2000);
        for (const Player side : both_players) {
            const siege::SeenBase& base = observation.sides[side].base;
            EXPECT_EQ(base.id, side == Player::First ? 0 : 1);
            EXPECT_EQ(base.at, state.map->base(side));
            EXPECT_EQ(base.health, 200);
            EXPECT_EQ(base.builds, state.sides[side].builds) << "the enemy's production is seen too";
            ASSERT_EQ(observation.sides[side].units.size(), 1u);
            EXPECT_EQ(observation.sides[side].units[0], state.sides[side].units[0]);
        }
    }
}

TEST(SiegeObservation, TellsNeitherTheEnemysGoldNorBuildTimes) {
    State state = state_on(example_map);
    give(state, {"0 B C"});
    State other = state;
    enemy(other).gold = 7;
    own(other).build_time_left = 1;
    EXPECT_EQ(seen(other, Player::First), seen(state, Player::First));
    own(other).gold = 9;
    EXPECT_NE(seen(other, Player::First), seen(state, Player::First));
    EXPECT_NE(seen(other, Player::Second), seen(state, Player::Second));
}

// Both ticks: random setups have either.
RC_GTEST_PROP(SiegeBelief, IsTheTruthForWhoWatchesFromTheStart, ()) {
    KeyedDice dice = random_dice();
    const siege::Setup setup = random_setup(dice);
    PerPlayer<Belief> beliefs{{Belief::begin(setup, Player::First), Belief::begin(setup, Player::Second)}};
    KeyedDice unused(0);
    const Moment start = opening<Rules>(setup, unused);
    for (const Player player : both_players) {
        beliefs[player].update(Rules::observe(start, player));
        RC_ASSERT(beliefs[player].sample(dice) == start.state);
    }
    play_at_random(setup, dice, [&](const Moment&, const siege::Action&, const Moment& after) {
        for (const Player player : both_players) {
            beliefs[player].update(Rules::observe(after, player));
            for (int i = 0; i < 3; ++i) RC_ASSERT(beliefs[player].sample(dice) == after.state);
        }
    });
}

RC_GTEST_PROP(SiegeBelief, ExplainsWhatALatecomerSees, ()) {
    KeyedDice dice = random_dice();
    const siege::Setup setup = random_setup(dice);
    PerPlayer<Belief> beliefs{{Belief::begin(setup, Player::First), Belief::begin(setup, Player::Second)}};
    int missed = dice.roll(1, 40);
    play_at_random(setup, dice, [&](const Moment&, const siege::Action&, const Moment& after) {
        if (--missed > 0) return;
        for (const Player player : both_players) {
            const Observation observation = Rules::observe(after, player);
            beliefs[player].update(observation);
            for (int i = 0; i < 3; ++i) {
                Moment imagined = after;
                imagined.state = beliefs[player].sample(dice);
                RC_ASSERT(Rules::observe(imagined, player) == observation);
                RC_ASSERT(!Rules::problem_with(imagined.state));
                RC_ASSERT(Rules::awaits(imagined.state, Player::First) == Rules::awaits(after.state, Player::First));
            }
        }
    });
}

TEST(SiegeBelief, LearnsBuildTimesFromTheNextOrder) {
    for (const siege::Tick tick : {siege::Tick::Own, siege::Tick::All}) {
        State state = state_on(example_map, {}, tick);
        KeyedDice dice(3);
        const auto play = [&](std::string_view text) {
            Moment moment;
            moment.events = obey(state, text);
            moment.state = state;
            return Rules::observe(moment, Player::Second);
        };
        const auto times_imagined = [&](const Belief& belief) {
            std::vector<int> times;
            for (int i = 0; i < 200; ++i) {
                const int time = belief.sample(dice).sides[Player::First].build_time_left;
                if (std::find(times.begin(), times.end(), time) == times.end()) times.push_back(time);
            }
            std::sort(times.begin(), times.end());
            return times;
        };
        Belief belief = Belief::begin(setup_on(example_map, {}, tick), Player::Second);
        play("0 B W");
        belief.update(play("end"));
        EXPECT_EQ(times_imagined(belief), (std::vector<int>{1, 2}))
            << "either is left of a worker, as far as one knows";
        while (own(state).builds || state.to_move() == Player::Second || enemy(state).builds)
            belief.update(play("end"));
        belief.update(play("0 B C"));
        EXPECT_EQ(times_imagined(belief), std::vector<int>{6});
        belief.update(play("end"));
        EXPECT_EQ(times_imagined(belief), std::vector<int>{5});
    }
}

}  // namespace
}  // namespace agon::siege_test
