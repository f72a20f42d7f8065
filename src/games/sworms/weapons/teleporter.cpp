#include "games/sworms/gravity.h"
#include "games/sworms/weapons/weapons.h"

namespace agon::sworms {

// "Teleporter": into air or onto a chest, never into earth, water or a worm (itself included).
bool can_teleport_to(const State& state, Cell target) {
    const Square there = state.board[target];
    return there.is_air() || there.is_chest();
}

// The worm leaves and its old column settles before it arrives and falls. What lay on a chest picked up at the target
// comes down afterwards.
void teleport(State& state, Cell target, Journal<Event>& journal) {
    Worm& worm = state.acting();
    const int index = state.current_worm;
    const Cell from = worm.at;
    state.board[from] = Square::air();
    settle_column(state, from.x, journal);
    if (state.board[target].is_chest()) take_chest(state, index, target, journal);
    state.board[target] = Square::worm(index);
    worm.at = target;
    let_worm_fall(state, index, Landing::Hard, journal);
    settle_column(state, target.x, journal);
}

}  // namespace agon::sworms
