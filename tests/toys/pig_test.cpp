#include "toys/pig.h"

#include <gtest/gtest.h>

#include "core/dice_kinds.h"

namespace agon::toys::pig {
namespace {

// The state after these choices of whoever is awaited.
State after(State state, const std::vector<Choice>& choices, Dice& dice, std::vector<Rules::Event>* events = nullptr) {
    Journal<Rules::Event> journal;
    if (events) journal = Journal<Rules::Event>(*events);
    for (const Choice choice : choices) {
        Turn<Choice> turn;
        turn[state.to_move] = choice;
        Rules::advance(state, turn, dice, journal);
    }
    return state;
}

State fresh_game(const Setup& setup = {}) {
    LowDice dice;
    return Rules::start(setup, dice);
}

TEST(Pig, RollsAddUpUntilTheyAreHeld) {
    ScriptedDice dice({6, 2});
    const State rolled = after(fresh_game(), {Choice::Roll, Choice::Roll}, dice);
    EXPECT_EQ(rolled.to_move, Player::First) << "several decisions in a turn";
    EXPECT_EQ(rolled.at_stake, 8);
    const State held = after(rolled, {Choice::Hold}, dice);
    EXPECT_EQ(held.banked, (PerPlayer<int>{{8, 0}}));
    EXPECT_EQ(held.at_stake, 0);
    EXPECT_EQ(held.to_move, Player::Second);
}

TEST(Pig, AOneLosesTheTurnsPointsAndNoMore) {
    ScriptedDice dice({5, 4, 1});
    std::vector<Rules::Event> events;
    State state = fresh_game();
    state.banked[Player::First] = 7;
    state = after(state, {Choice::Roll, Choice::Roll, Choice::Roll}, dice, &events);
    EXPECT_EQ(state.banked, (PerPlayer<int>{{7, 0}}));
    EXPECT_EQ(state.at_stake, 0);
    EXPECT_EQ(state.to_move, Player::Second);
    EXPECT_EQ(events.back(), Rules::Event(Lost{Player::First, 9}));
}

TEST(Pig, TheGoalMustBeBanked) {
    HighDice dice;
    const State rolled = after(fresh_game({.goal = 6}), {Choice::Roll}, dice);
    EXPECT_EQ(Rules::outcome(rolled), std::nullopt);
    EXPECT_EQ(Rules::outcome(after(rolled, {Choice::Hold}, dice)), win_for(Player::First, "goal-reached", {{6, 0}}));
}

TEST(Pig, AtTheLimitTheHigherScoreWinsAndPointsAtStakeAreLost) {
    HighDice dice;
    const std::vector<Choice> choices{Choice::Roll, Choice::Hold, Choice::Roll};
    EXPECT_EQ(Rules::outcome(after(fresh_game({.steps = 3}), choices, dice)),
              win_for(Player::First, "step-limit", {{6, 0}}));
    EXPECT_EQ(Rules::outcome(after(fresh_game({.steps = 1}), {Choice::Hold}, dice)), draw("step-limit"));
}

TEST(Pig, ReachesTheGoalColumnOnlyWithTheGoal) {
    State state = fresh_game();
    state.banked = {{49, 0}};
    EXPECT_EQ(Rules::scene({state, {}, {}}, {}).pieces[0].at, (Cell{8, 0}));
    state.banked = {{61, 0}};
    EXPECT_EQ(Rules::scene({state, {}, {}}, {}).pieces[0].at, (Cell{9, 0}));
}

TEST(Pig, RejectsStatesThatNoGameReaches) {
    const State good = fresh_game();
    EXPECT_EQ(Rules::problem_with(good), std::nullopt);
    EXPECT_TRUE(Rules::problem_with(State{}));
    State no_goal = good, debts = good, riches = good, over = good, endless = good;
    no_goal.goal = 0;
    debts.banked[Player::First] = -1;
    riches.at_stake = 2'000'000'000;
    over.banked[Player::First] = 50;
    endless.steps_left = 2'000'000'000;
    for (const State& bad : {no_goal, debts, riches, over, endless}) EXPECT_TRUE(Rules::problem_with(bad));
}

}  // namespace
}  // namespace agon::toys::pig
