#pragma once
#include "bots/creatures/commander_memory.h"

namespace agon::creatures {

// Where the creature that is to act had better be, as far as no enemy is about: in hundredths of a survivor.
class Goals {
public:
    explicit Goals(const Memory& memory);
    int value_of(Cell at) const;

private:
    struct Goal {
        Cell at;
        int weight;  // what every square nearer is worth
        int near_enough;
    };
    void add(std::optional<Cell> at, int weight, int near_enough = 0);
    std::optional<Cell> prey() const;
    std::optional<Cell> unknown_land() const;
    std::optional<Cell> patient() const;
    std::optional<Cell> nearest_food() const;
    std::optional<Cell> middle_of_comrades(bool strikers_only) const;

    const Memory& memory_;
    const Creature& self_;
    InlineVector<Goal, 6> goals_;
};

}  // namespace agon::creatures
