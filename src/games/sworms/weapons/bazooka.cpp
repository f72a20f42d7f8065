#include "games/sworms/gravity.h"
#include "games/sworms/weapons/weapons.h"

namespace agon::sworms {

// "Raketenwerfer": a straight line; the point of impact and its four neighbours take 40 each, in the order impact, up, right,
// down, left. The shooter can be among them.
// NB: water stops the shell without a word, and its neighbours are hit all the same.
void fire_bazooka(State& state, Direction way, Journal<Event>& journal) {
    constexpr int damage = 40;
    const auto impact = first_obstacle(state.board, state.acting().at, step_of(way));
    if (!impact) return journal.note(Missed{});
    for (const Step offset : {Step{}, north, east, south, west})
        hit_field(state, Weapon::Bazooka, damage, *impact + offset, journal);
    for (const int column : {impact->x + 0, impact->x + 1, impact->x - 1})
        if (column >= 0 && column < state.board.width()) settle_column(state, column, journal);
}

}  // namespace agon::sworms
