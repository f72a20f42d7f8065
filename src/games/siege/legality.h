#pragma once
#include "games/siege/rules.h"

// What Rules::refuse() asks of the unit itself, for whoever has it at hand: the turn, the ids and the number of orders are not
// looked at again.
namespace agon::siege {

std::optional<Refusal> refuse_move_to(const State& state, Player owner, const Unit& unit, Cell to);
std::optional<Refusal> refuse_attack_at(const Unit& unit, Cell target);

}  // namespace agon::siege
