#pragma once
#include "core/journal.h"
#include "games/sworms/actions.h"
#include "games/sworms/state.h"

// One weapon, one file. Each hits first, in the document's order, and lets gravity act afterwards in the same order.
namespace agon::sworms {

void fire_gun(State& state, Direction way, Journal<Event>& journal);
void fire_bazooka(State& state, Direction way, Journal<Event>& journal);
void fire_blowtorch(State& state, Direction way, Journal<Event>& journal);
void swing_melee(State& state, Journal<Event>& journal);
void call_airstrike(State& state, int column, Journal<Event>& journal);
void teleport(State& state, Cell target, Journal<Event>& journal);
bool can_teleport_to(const State& state, Cell target);

// What the weapons share: earth and chests vanish, worms lose health, air and water show nothing.
void hit_field(State& state, Weapon weapon, int damage, Cell at, Journal<Event>& journal);
void hit_worm(State& state, Weapon weapon, int damage, Cell at, Journal<Event>& journal);

// The first field after `from` that is not air.
std::optional<Cell> first_obstacle(const Board& board, Cell from, Step way);

}  // namespace agon::sworms
