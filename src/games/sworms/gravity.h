#pragma once
#include "core/journal.h"
#include "games/sworms/actions.h"
#include "games/sworms/state.h"

// Spec of gravity: it acts at every moment on worms and chests, never on earth and water.
namespace agon::sworms {

enum class Landing : bool { Soft, Hard };  // worms that are being spawned take no damage

// The worm falls from where it stands, picking up the chests on its way.
void let_worm_fall(State& state, int worm, Landing landing, Journal<Event>& journal);

// Everything loose in the column falls, the lowest first, so that a stack keeps its order.
void settle_column(State& state, int column, Journal<Event>& journal);

// A chest that stands on (or is dropped at) this field falls. Returns where it lies, or nothing if water, the edge or a worm
// took it.
std::optional<Cell> let_chest_fall(State& state, Cell from, Journal<Event>& journal);

void take_chest(State& state, int worm, Cell at, Journal<Event>& journal);

// Takes the worm off the board for good.
void remove_worm(State& state, int worm, Cause cause, Journal<Event>& journal);

}  // namespace agon::sworms
