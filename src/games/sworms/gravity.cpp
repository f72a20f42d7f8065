#include "games/sworms/gravity.h"

#include <limits>

namespace agon::sworms {
namespace {

constexpr int damage_per_field = 10;

void add_ammunition(Worm& worm, Weapon weapon) {
    auto& count = worm.ammunition[static_cast<std::size_t>(weapon)];
    if (count < std::numeric_limits<std::uint16_t>::max()) ++count;
}

}  // namespace

void take_chest(State& state, int worm, Cell at, Journal<Event>& journal) {
    const Weapon content = state.board[at].content();
    state.board[at] = Square::air();
    add_ammunition(state.worms[static_cast<std::size_t>(worm)], content);
    journal.note(PickedUp{worm, content});
}

void remove_worm(State& state, int worm, Cause cause, Journal<Event>& journal) {
    Worm& dead = state.worms[static_cast<std::size_t>(worm)];
    dead.health = 0;
    state.board[dead.at] = Square::air();
    journal.note(Died{worm, cause, dead.at});
}

void let_worm_fall(State& state, int worm, Landing landing, Journal<Event>& journal) {
    Board& board = state.board;
    Worm& faller = state.worms[static_cast<std::size_t>(worm)];
    const Cell from = faller.at;
    Cell at = from;
    // Chests on the way do not hold a worm: it picks them up and falls on.
    std::optional<Cause> swallowed_by;
    for (;;) {
        const Cell below = at + south;
        if (!board.contains(below)) {
            swallowed_by = Cause::OffTheMap;
            break;
        }
        const Square under = board[below];
        if (under.is_water()) {
            swallowed_by = Cause::Water;
            break;
        }
        if (under.is_earth() || under.is_worm()) break;
        if (under.is_chest()) take_chest(state, worm, below, journal);
        at = below;
    }
    if (at != from) {
        board[from] = Square::air();
        board[at] = Square::worm(worm);
        faller.at = at;
    }
    if (swallowed_by) return remove_worm(state, worm, *swallowed_by, journal);

    const int fields = at.y - from.y;
    if (landing == Landing::Soft || fields < 2) return;
    const int damage = damage_per_field * (fields - 1);
    if (faller.health <= damage) return remove_worm(state, worm, Cause::Fall, journal);
    faller.health = static_cast<std::int16_t>(faller.health - damage);
    journal.note(Hurt{worm, damage, Cause::Fall});
}

std::optional<Cell> let_chest_fall(State& state, Cell from, Journal<Event>& journal) {
    Board& board = state.board;
    const Square chest = board[from];
    Cell at = from;
    while (board.contains(at + south) && board[at + south].is_air()) at = at + south;
    if (at != from) {
        board[from] = Square::air();
        board[at] = chest;
    }
    const Cell below = at + south;
    if (!board.contains(below) || board[below].is_water()) {
        board[at] = Square::air();
        return std::nullopt;
    }
    if (board[below].is_worm()) {
        take_chest(state, board[below].worm_index(), at, journal);
        return std::nullopt;
    }
    return at;
}

void settle_column(State& state, int column, Journal<Event>& journal) {
    // Most of the time of a turn is spent here, and most fields hold nothing that can fall.
    const Square* const fields = state.board.begin();
    const int width = state.board.width();
    for (int row = state.board.height() - 1; row >= 0; --row) {
        const Square here = fields[row * width + column];
        if (!here.can_fall()) continue;
        if (here.is_worm()) let_worm_fall(state, here.worm_index(), Landing::Hard, journal);
        else let_chest_fall(state, Cell{column, row}, journal);
    }
}

}  // namespace agon::sworms
