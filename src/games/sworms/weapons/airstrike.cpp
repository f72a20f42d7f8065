#include "games/sworms/gravity.h"
#include "games/sworms/weapons/weapons.h"

namespace agon::sworms {

// "Luftangriff": straight down the chosen column from above the map; the first target takes 20.
void call_airstrike(State& state, int column, Journal<Event>& journal) {
    constexpr int damage = 20;
    const auto impact = first_obstacle(state.board, Cell{column, -1}, south);
    if (!impact) return journal.note(Missed{});
    hit_field(state, Weapon::Airstrike, damage, *impact, journal);
    settle_column(state, column, journal);
}

}  // namespace agon::sworms
