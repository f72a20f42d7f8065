#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace agon {

enum class Player : std::uint8_t { First, Second };

inline constexpr std::array both_players{Player::First, Player::Second};

constexpr Player opponent(Player player) { return player == Player::First ? Player::Second : Player::First; }

constexpr std::size_t index_of(Player player) { return static_cast<std::size_t>(player); }

// People and files count players from 1.
constexpr int number_of(Player player) { return static_cast<int>(player) + 1; }

constexpr std::array<std::string_view, 2> enum_names(Player) { return {"first", "second"}; }

// One value for each player, indexed by Player so that seats cannot be mixed up with other small integers.
template <class T>
struct PerPlayer {
    std::array<T, 2> values{};

    constexpr T& operator[](Player player) { return values[index_of(player)]; }
    constexpr const T& operator[](Player player) const { return values[index_of(player)]; }
    bool operator==(const PerPlayer&) const = default;
};

}  // namespace agon
