#pragma once
#include "bots/scrabble/occupancy.h"

namespace agon::scrabble {

struct Solution {
    search::Bounds bounds;  // for whoever moves; both are equal when it was proven
    std::vector<Place>
        line;  // best play of both, to the end of the game if passing can end it; empty where the limits came first
    std::uint64_t nodes = 0;

    bool proven() const { return bounds.low == bounds.high; }
};

// Who wins from here if nobody errs. With LeadRule::Ignored by search alone, which takes far longer and must agree.
Solution solve(const State& state, LeadRule lead_rule, std::size_t table_bytes, const search::SearchLimits& limits);

}  // namespace agon::scrabble
