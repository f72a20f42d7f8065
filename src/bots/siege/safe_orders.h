#pragma once
#include "bots/siege/planner.h"

namespace agon::siege {

struct SafeOrders {
    Orders orders;
    State after;  // them, before the end of the turn
};

// Those of the orders of a turn that no mediator refuses. Besides the rules: nobody stays where it is by a move, moves come
// before attacks, and where an enemy stood when the turn began nobody steps, even if it has fallen since. With an order that is
// left out go all later ones of the same unit: they counted on it.
SafeOrders safe_orders(const State& state, const Orders& wanted);

}  // namespace agon::siege
