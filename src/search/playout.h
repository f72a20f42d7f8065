#pragma once
#include "search/turns.h"

namespace agon::search {

// Where a setup sets no end, playouts give up after so many steps.
inline constexpr int most_steps_without_end = 1000;

template <Game G>
int playout_limit(const typename G::Setup& setup) {
    return G::longest_game(setup).value_or(most_steps_without_end);
}

// Random actions until the game is over, or until `most_steps` are played. Returns the steps taken.
template <EnumerableGame G>
int playout(typename G::State& state, Dice& dice, int most_steps) {
    Journal<typename G::Event> silent;
    int steps = 0;
    while (steps < most_steps && !G::outcome(state)) {
        G::advance(state, sample_turn<G>(state, dice), dice, silent);
        ++steps;
    }
    return steps;
}

}  // namespace agon::search
