#include "games/sworms/gravity.h"
#include "games/sworms/weapons/weapons.h"

namespace agon::sworms {

// "Pistole": a straight line, the first target takes 25.
// NB: a shot into water is a hit that shows nothing; only leaving the map is a miss.
void fire_gun(State& state, Direction way, Journal<Event>& journal) {
    constexpr int damage = 25;
    const auto impact = first_obstacle(state.board, state.acting().at, step_of(way));
    if (!impact) return journal.note(Missed{});
    hit_field(state, Weapon::Gun, damage, *impact, journal);
    settle_column(state, impact->x, journal);
}

}  // namespace agon::sworms
