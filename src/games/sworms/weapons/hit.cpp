#include "core/geometry.h"
#include "games/sworms/gravity.h"
#include "games/sworms/weapons/weapons.h"

namespace agon::sworms {

void hit_worm(State& state, Weapon weapon, int damage, Cell at, Journal<Event>& journal) {
    const int index = state.board[at].worm_index();
    Worm& worm = state.worms[static_cast<std::size_t>(index)];
    journal.note(Hit{weapon, Target::Worm, at});
    if (worm.health <= damage) return remove_worm(state, index, Cause::Weapon, journal);
    worm.health = static_cast<std::int16_t>(worm.health - damage);
    journal.note(Hurt{index, damage, Cause::Weapon});
}

void hit_field(State& state, Weapon weapon, int damage, Cell at, Journal<Event>& journal) {
    if (!state.board.contains(at)) return;
    const Square square = state.board[at];
    if (square.is_worm()) return hit_worm(state, weapon, damage, at, journal);
    if (!square.is_earth() && !square.is_chest()) return;
    journal.note(Hit{weapon, square.is_earth() ? Target::Earth : Target::Chest, at});
    state.board[at] = Square::air();
}

std::optional<Cell> first_obstacle(const Board& board, Cell from, Step way) {
    return first_along(board, from, way, [&](Cell cell) { return !board[cell].is_air(); });
}

}  // namespace agon::sworms
