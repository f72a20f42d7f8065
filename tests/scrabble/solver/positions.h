#pragma once
#include "games/scrabble/rules.h"

namespace agon::scrabble::solver_test {

// What a random position is made of. Files may hold anything, so letters that are not among the tiles lie on some boards and
// scores need not fit what lies there.
struct PositionKind {
    int smallest = 4, largest = 4;
    int fewest_blanks = 1, most_blanks = 6;
    int least_missing = 1;  // to the winning score, of either player
    int most_missing = 8;
    std::vector<Tile> tiles{{'a', 1}, {'b', 2}};
};

// One that is not over.
State random_position(const PositionKind& kind, std::uint64_t seed);

State after(const State& state, const Place& place);

// +1, 0 or -1 for the player, once the game is over.
int result_for(Player player, const Outcome& outcome);

}  // namespace agon::scrabble::solver_test
