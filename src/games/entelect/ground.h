#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/cell.h"
#include "games/entelect/headed_array.h"

namespace agon::entelect {

// Named as in the original's files.
enum class Terrain : std::uint8_t { Dirt, Air, DeepSpace, Lava };
constexpr std::array<std::string_view, 4> enum_names(Terrain) { return {"DIRT", "AIR", "DEEP_SPACE", "LAVA"}; }

// Air and lava may be entered and shot through.
constexpr bool is_open(Terrain terrain) { return terrain == Terrain::Air || terrain == Terrain::Lava; }

// The cells of a square board, two bits each in two planes: is it open, and is it the rarer kind of its two (lava, deep space).
// Planes rather than pairs of bits, so that lava floods 64 cells at a time.
class Ground {
public:
    Ground() = default;
    explicit Ground(int side, Terrain everywhere = Terrain::Dirt);

    // Rows of '.' air, '#' dirt, '*' deep space and '~' lava, divided by '/'.
    static std::optional<Ground> from_text(std::string_view text);
    static constexpr std::string_view expected_text = "a square of rows of '.', '#', '*' and '~', divided by '/'";
    std::string text() const;

    int side() const { return planes_.head.side; }
    bool contains(int x, int y) const {
        return static_cast<unsigned>(x) < planes_.head.side && static_cast<unsigned>(y) < planes_.head.side;
    }
    bool contains(Cell cell) const { return contains(cell.x, cell.y); }

    // Of cells that it contains.
    Terrain operator[](Cell cell) const {
        const std::size_t index = index_of(cell), word = index / 64, bit = index % 64;
        const std::uint64_t *open = planes_.data(), *rare = open + words();
        return static_cast<Terrain>((open[word] >> bit & 1) | (rare[word] >> bit & 1) << 1);
    }
    bool is_open(Cell cell) const {
        const std::size_t index = index_of(cell);
        return (planes_.data()[index / 64] >> (index % 64) & 1) != 0;
    }
    void set(Cell cell, Terrain terrain);

    // Air becomes lava in these cells, a bit each as in a plane: row by row.
    void flood(const std::uint64_t* cells) {
        const std::size_t count = words();
        const std::uint64_t* const open = planes_.data();
        std::uint64_t* const rare = planes_.data() + count;
        for (std::size_t i = 0; i + 1 < count; i += 2) {
            Pair now, air, flooded;
            std::memcpy(&now, rare + i, sizeof(Pair));
            std::memcpy(&air, open + i, sizeof(Pair));
            std::memcpy(&flooded, cells + i, sizeof(Pair));
            now |= air & flooded;
            std::memcpy(rare + i, &now, sizeof(Pair));
        }
        if (count % 2 == 1) rare[count - 1] |= open[count - 1] & cells[count - 1];
    }
    std::size_t words() const { return planes_.size() / 2; }  // of a plane
    std::size_t index_of(Cell cell) const {
        return static_cast<std::size_t>(cell.y) * planes_.head.side + static_cast<std::size_t>(cell.x);
    }

    // Beside the cells, because there is room.
    std::uint16_t& packs() { return planes_.head.packs; }
    std::uint16_t packs() const { return planes_.head.packs; }
    std::uint16_t& round() { return planes_.head.round; }
    std::uint16_t round() const { return planes_.head.round; }

    bool operator==(const Ground&) const = default;

private:
    using Pair [[gnu::vector_size(16)]] = std::uint64_t;  // two words at a time
    struct Head {
        std::uint16_t side = 0, packs = 0, round = 0;
        bool operator==(const Head&) const = default;
    };
    HeadedArray<Head, std::uint64_t, 36> planes_;  // 33 x 33 inside
};

}  // namespace agon::entelect
