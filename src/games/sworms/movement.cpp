#include "games/sworms/movement.h"

#include "games/sworms/gravity.h"

namespace agon::sworms {
namespace {

bool can_be_entered(Square square) { return square.is_air() || square.is_chest(); }

// Where one step to the side leads: beside the worm, or up onto what stands there; nothing if the way is blocked.
std::optional<Cell> next_place(const Board& board, Cell at, Step way) {
    const Cell beside = at + way;
    const Square obstacle = board[beside];
    if (can_be_entered(obstacle)) return beside;
    const bool can_be_climbed = obstacle.is_earth() || obstacle.is_worm();
    if (!can_be_climbed || at.y == 0) return std::nullopt;
    const Cell above_it = beside + north;
    const Square overhead = board[at + north];
    if (!can_be_entered(board[above_it]) || !(overhead.is_air() || overhead.is_worm())) return std::nullopt;
    return above_it;
}

}  // namespace

bool walk(State& state, Move move, Journal<Event>& journal) {
    const int index = state.current_worm;
    Worm& worm = state.acting();
    const int health_before = worm.health;
    const Step way = step_of(move.way);
    for (int step = 0; step < move.steps && worm.alive(); ++step) {
        const Cell from = worm.at;
        if (!state.board.contains(from + way)) {
            remove_worm(state, index, Cause::OffTheMap, journal);
            settle_column(state, from.x, journal);
            break;
        }
        const auto to = next_place(state.board, from, way);
        if (!to) {
            journal.note(CannotMove{});
            break;
        }
        if (state.board[*to].is_chest()) take_chest(state, index, *to, journal);
        state.board[from] = Square::air();
        state.board[*to] = Square::worm(index);
        worm.at = *to;
        let_worm_fall(state, index, Landing::Hard, journal);
        settle_column(state, from.x, journal);
        settle_column(state, to->x, journal);
    }
    return worm.alive() && worm.health == health_before;
}

}  // namespace agon::sworms
