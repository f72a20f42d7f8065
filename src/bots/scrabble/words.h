#pragma once
#include "bots/scrabble/occupancy.h"

namespace agon::scrabble {

// The word that takes these cells in this state, laid with the most valuable tile; for a pass one letter that lies there.
Place word_that_takes(const State& state, const Taking& taking);

// Calls visit with an OccupancySpace that has room for the state's board: small boards are searched faster.
template <class Visit>
auto with_space(const State& state, LeadRule lead_rule, Visit visit) {
    const int size = state.board.size();
    if (size <= SmallLines::capacity) return visit(OccupancySpace<SmallLines>(state, lead_rule));
    if (size <= MiddleLines::capacity) return visit(OccupancySpace<MiddleLines>(state, lead_rule));
    return visit(OccupancySpace<LargeLines>(state, lead_rule));
}

}  // namespace agon::scrabble
