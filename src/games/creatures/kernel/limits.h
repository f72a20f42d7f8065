#pragma once
#include <cstdint>

// What boards may be: of board files, of setups and of engines alike.
namespace agon {
namespace creatures {

constexpr int longest_side = 1000;
constexpr int most_creatures = 8000;  // of a side
constexpr std::int32_t longest_turn_limit = 1000000;

}  // namespace creatures
}  // namespace agon
