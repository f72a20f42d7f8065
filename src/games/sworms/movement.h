#pragma once
#include "core/journal.h"
#include "games/sworms/actions.h"
#include "games/sworms/state.h"

namespace agon::sworms {

// Rule "move": the worm walks up to the given number of steps and falls after each. True if it lives and is unhurt, so that
// its turn goes on.
bool walk(State& state, Move move, Journal<Event>& journal);

}  // namespace agon::sworms
