#include "games/sworms/gravity.h"
#include "games/sworms/weapons/weapons.h"

namespace agon::sworms {

// "Baseballschläger": the eight neighbours, clockwise from above, 50 each. Only worms: earth and chests stay.
void swing_melee(State& state, Journal<Event>& journal) {
    constexpr int damage = 50;
    const Cell centre = state.acting().at;
    for (const Step way : compass_steps) {
        const Cell at = centre + way;
        if (state.board.contains(at) && state.board[at].is_worm()) hit_worm(state, Weapon::Melee, damage, at, journal);
    }
    for (const int column : {centre.x + 0, centre.x + 1, centre.x - 1})
        if (column >= 0 && column < state.board.width()) settle_column(state, column, journal);
}

}  // namespace agon::sworms
