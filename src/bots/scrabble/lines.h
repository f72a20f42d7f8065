#pragma once
#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace agon::scrabble {

// One bit a cell, one number a line: the cells of a board of up to `capacity` rows. Unused lines and bits are 0.
template <class Bits, std::size_t most_lines>
struct Lines {
    static constexpr int capacity = static_cast<int>(most_lines);
    std::array<Bits, most_lines> line{};

    std::uint32_t operator[](int i) const { return line[static_cast<std::size_t>(i)]; }
    void add(int i, std::uint32_t cells) { line[static_cast<std::size_t>(i)] |= static_cast<Bits>(cells); }
    auto operator<=>(const Lines&) const = default;
};

using SmallLines = Lines<std::uint8_t, 8>;
using MiddleLines = Lines<std::uint16_t, 16>;
using LargeLines = Lines<std::uint32_t, 26>;

// Every line read from its other end.
template <class Bits, std::size_t capacity>
Lines<Bits, capacity> mirrored(const Lines<Bits, capacity>& lines, int size) {
    Lines<Bits, capacity> result;
    for (int i = 0; i < size; ++i) {
        std::uint32_t bits = lines[i];
        bits = (bits & 0x55555555u) << 1 | (bits >> 1 & 0x55555555u);
        bits = (bits & 0x33333333u) << 2 | (bits >> 2 & 0x33333333u);
        bits = (bits & 0x0f0f0f0fu) << 4 | (bits >> 4 & 0x0f0f0f0fu);
        bits = bits << 24 | (bits & 0xff00u) << 8 | (bits >> 8 & 0xff00u) | bits >> 24;
        result.add(i, bits >> (32 - size));
    }
    return result;
}

// The last line first.
template <class Bits, std::size_t capacity>
Lines<Bits, capacity> upside_down(const Lines<Bits, capacity>& lines, int size) {
    Lines<Bits, capacity> result;
    for (int i = 0; i < size; ++i) result.add(i, lines[size - 1 - i]);
    return result;
}

}  // namespace agon::scrabble
