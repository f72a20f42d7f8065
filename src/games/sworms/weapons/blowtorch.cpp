#include "games/sworms/gravity.h"
#include "games/sworms/weapons/weapons.h"

namespace agon::sworms {

// "Flammenwerfer": burns through the five fields next to the worm, 35 each, the nearest first. It never "misses": where
// nothing is hit, nothing is said.
void fire_blowtorch(State& state, Direction way, Journal<Event>& journal) {
    constexpr int damage = 35, length = 5;
    const Step step = step_of(way);
    const Cell from = state.acting().at;
    for (int i = 1; i <= length; ++i) hit_field(state, Weapon::Blowtorch, damage, from + step * i, journal);
    for (int i = 1; i <= length; ++i) {
        const Cell burnt = from + step * i;
        if (!state.board.contains(burnt)) break;
        settle_column(state, burnt.x, journal);
        if (step.dx == 0) break;  // straight up or down: one column
    }
}

}  // namespace agon::sworms
