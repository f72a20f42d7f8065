#pragma once
#include <vector>

#include "core/dice.h"
#include "games/siege/rules.h"

namespace agon::siege {

using Orders = std::vector<Action>;  // of one turn, without its end

// Somebody who plays whole turns. One planner plays one game from one seat.
class Planner {
public:
    virtual ~Planner() = default;
    // Appends the orders of a turn that has just begun for the player to move, all of them legal one after the other. Of the
    // state, what the player cannot see is a guess.
    virtual void plan(const State& state, Dice& dice, Orders& orders) = 0;
};

}  // namespace agon::siege
