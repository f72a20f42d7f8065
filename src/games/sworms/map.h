#pragma once
#include <cstdint>
#include <optional>
#include <string_view>

#include "games/sworms/board.h"

// Fields as letters, and what a map must be, in setups and map files alike: 1 to 1000 rows of 1 to 1000 fields out of A, E and
// W, all equally long, the top one all air.
namespace agon::sworms {

inline constexpr int longest_side = 1000;

// Whether a map may have so many rows, or columns.
constexpr bool is_side(std::size_t length) { return length >= 1 && length <= std::size_t{longest_side}; }

enum class RowFault : std::uint8_t { Length, Letter, NotAllAir };

// What is wrong with a row of a map that is so wide. Row 0 is the top one.
std::optional<RowFault> fault_of_row(std::string_view letters, std::size_t row, std::size_t width);

// A air, E earth, W water.
std::optional<Square> ground_of(char letter);

// The same and 1 to 4, a chest by its content.
std::optional<Square> square_of(char letter);

// The letter that square_of() takes. Worms stand in air.
char letter_of(Square square);

}  // namespace agon::sworms
