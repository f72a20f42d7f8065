#pragma once
#include <array>
#include <cstdint>
#include <string_view>

#include "core/check.h"
#include "core/grid.h"

namespace agon::sworms {

// In the document's order, which is also the order in which chests count them.
enum class Weapon : std::uint8_t { Gun, Bazooka, Teleporter, Blowtorch, Melee, Airstrike };
inline constexpr std::size_t weapon_count = 6;
constexpr std::array<std::string_view, weapon_count> enum_names(Weapon) {
    return {"gun", "bazooka", "teleporter", "blowtorch", "melee", "airstrike"};
}

// What stands on a field, in 16 bits: | 0 air | 1 earth | 2 water | 2 + w a chest with weapon w (Bazooka = 1 … Melee = 4) |
// 16 + i worm number i |. Worms stand in air.
class Square {
public:
    constexpr Square() = default;
    static constexpr Square air() { return Square(0); }
    static constexpr Square earth() { return Square(1); }
    static constexpr Square water() { return Square(2); }
    static constexpr Square chest(Weapon content) {
        return Square(static_cast<std::uint16_t>(2 + static_cast<int>(content)));
    }
    static constexpr Square worm(int index) { return Square(static_cast<std::uint16_t>(first_worm + index)); }

    constexpr bool is_air() const { return code_ == 0; }
    constexpr bool is_earth() const { return code_ == 1; }
    constexpr bool is_water() const { return code_ == 2; }
    constexpr bool is_chest() const { return code_ >= 3 && code_ < first_worm; }
    constexpr bool is_worm() const { return code_ >= first_worm; }
    constexpr bool can_fall() const { return code_ >= 3; }

    constexpr Weapon content() const { return static_cast<Weapon>(code_ - 2); }
    constexpr int worm_index() const { return code_ - first_worm; }

    bool operator==(const Square&) const = default;

    static constexpr int most_worms = 60'000;

    // In files a square is its number.
    using number_type = std::uint16_t;
    constexpr number_type number() const { return code_; }
    static constexpr Square from_number(number_type code) { return Square(code); }

private:
    static constexpr int first_worm = 16;
    explicit constexpr Square(std::uint16_t code) : code_(code) {}
    std::uint16_t code_ = 0;
};
static_assert(sizeof(Square) == 2);

// Inline for the document's map of 40 x 11. Fields are Cell{column, row}; the document names the row first.
inline constexpr std::size_t document_fields = 40 * 11;
using Board = Grid<Square, document_fields>;

}  // namespace agon::sworms
