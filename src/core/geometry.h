#pragma once
#include <cstdint>
#include <cstdlib>
#include <optional>

#include "core/cell.h"
#include "core/check.h"

// Distances and rays. Integers only: a distance that goes through floating point differs between machines.
namespace agon {

constexpr int absolute(int value) { return value < 0 ? -value : value; }

constexpr int chebyshev_distance(Cell a, Cell b) {
    const int across = absolute(a.x - b.x), down = absolute(a.y - b.y);
    return across > down ? across : down;
}

constexpr int manhattan_distance(Cell a, Cell b) { return absolute(a.x - b.x) + absolute(a.y - b.y); }

// Compare this with radius * radius instead of taking a root.
constexpr std::int64_t squared_distance(Cell a, Cell b) {
    const std::int64_t across = a.x - b.x, down = a.y - b.y;
    return across * across + down * down;
}

// The greatest whole number whose square is not above the squared distance.
constexpr int floored_distance(Cell a, Cell b) {
    const std::int64_t square = squared_distance(a, b);
    int root = chebyshev_distance(a, b);
    while (static_cast<std::int64_t>(root + 1) * (root + 1) <= square) ++root;
    return root;
}

// The first cell after `from` along `way`, which leads somewhere, that `stops` accepts, or none when the ray leaves the board
// first.
template <class Board, class Stops>
constexpr std::optional<Cell> first_along(const Board& board, Cell from, Step way, Stops stops) {
    AGON_CHECK(!(way == Step{}));
    for (Cell cell = from + way; board.contains(cell); cell = cell + way)
        if (stops(cell)) return cell;
    return std::nullopt;
}

}  // namespace agon
