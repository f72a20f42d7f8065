#pragma once
#include <array>
#include <cassert>
#include <cstdint>

namespace agon {

// A way to go: one unit is one cell. y grows downwards, as in every document we implement.
struct Step {
    int dx = 0, dy = 0;
    bool operator==(const Step&) const = default;
    constexpr Step operator*(int times) const { return {dx * times, dy * times}; }
    constexpr Step operator-() const { return {-dx, -dy}; }
};

// A place on a board, or just off it: whoever indexes a grid asks contains() first. Coordinates fit 16 bits.
struct Cell {
    std::int16_t x = 0, y = 0;

    constexpr Cell() = default;
    constexpr Cell(int column, int row) : x(static_cast<std::int16_t>(column)), y(static_cast<std::int16_t>(row)) {
        assert(x == column && y == row);
    }

    bool operator==(const Cell&) const = default;
    constexpr Cell operator+(Step step) const { return {x + step.dx, y + step.dy}; }
    constexpr Step operator-(Cell from) const { return {x - from.x, y - from.y}; }

    static constexpr void fields(auto& self, auto&& visit) {
        visit("x", self.x);
        visit("y", self.y);
    }
};

inline constexpr Step north{0, -1}, north_east{1, -1}, east{1, 0}, south_east{1, 1};
inline constexpr Step south{0, 1}, south_west{-1, 1}, west{-1, 0}, north_west{-1, -1};

inline constexpr std::array orthogonal_steps{north, east, south, west};
inline constexpr std::array compass_steps{north, north_east, east, south_east, south, south_west, west, north_west};

}  // namespace agon
