#pragma once
#include <string>
#include <unordered_map>

#include "scrabble/solver/positions.h"

namespace agon::scrabble::solver_test {

// The value of a position by trying every word of every letter, with nothing but the rules and a memory of what was seen.
class BruteForce {
public:
    // +1, 0 or -1 for whoever moves.
    int value_of(const State& state);

private:
    int best_of_words(const State& state);

    std::unordered_map<std::string, int> seen_;
};

}  // namespace agon::scrabble::solver_test
