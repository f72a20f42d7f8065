#pragma once
#include "core/dice.h"
#include "core/journal.h"
#include "games/sworms/actions.h"
#include "games/sworms/state.h"

namespace agon::sworms {

// Rule "Spielbeginn": worms 1..n for player 1, then as many for player 2; each draws its name, then columns of the top row
// until one is free, and falls unhurt. Nothing if the top row is full when another worm is to be placed.
std::optional<State> spawn_worms(const Setup& setup, Dice& dice, Journal<Event>& journal);

}  // namespace agon::sworms
