#pragma once
#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "core/dice_kinds.h"
#include "games/creatures/rules.h"

// Small fights: who stands where, and one creature's move after the other.
namespace agon::creatures_test {

using namespace creatures;

inline Setup fight(std::vector<SetupCreature> north, std::vector<SetupCreature> south, std::vector<Cell> food = {}) {
    Setup setup;
    setup.turn_limit = 9;
    setup.north = std::move(north);
    setup.south = std::move(south);
    setup.food = std::move(food);
    return setup;
}

inline State begun(const Setup& setup) {
    EXPECT_EQ(Rules::problem_with(setup), std::nullopt);
    KeyedDice dice(0);
    return Rules::start(setup, dice);
}

inline Illegal judged(const State& state, const Action& action) {
    return Rules::refuse(state, state.to_move(), action).value_or(Illegal::None);
}

inline void play(State& state, const Action& action) {
    ASSERT_EQ(judged(state, action), Illegal::None);
    Turn<Action> turn;
    turn[state.to_move()] = action;
    Journal<Event> silent;
    KeyedDice dice(0);
    Rules::advance(state, turn, dice, silent);
    EXPECT_EQ(Rules::problem_with(state), std::nullopt);
}

}  // namespace agon::creatures_test
