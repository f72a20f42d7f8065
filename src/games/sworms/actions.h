#pragma once
#include <array>
#include <cstdint>
#include <string_view>
#include <variant>

#include "core/cell.h"
#include "games/sworms/board.h"

// What a player may do, what can be wrong with it, and what can happen.
namespace agon::sworms {

// The document's words: l r d u ld rd lu ru.
enum class Direction : std::uint8_t { Left, Right, Down, Up, LeftDown, RightDown, LeftUp, RightUp };
inline constexpr std::size_t direction_count = 8;
constexpr std::array<std::string_view, direction_count> enum_names(Direction) {
    return {"l", "r", "d", "u", "ld", "rd", "lu", "ru"};
}
constexpr Step step_of(Direction way) {
    constexpr std::array steps{west, east, south, north, south_west, south_east, north_west, north_east};
    return steps[static_cast<std::size_t>(way)];
}

// How a weapon is aimed.
enum class Aim : std::uint8_t { Way, Place, Column, Nothing };
constexpr Aim aim_of(Weapon weapon) {
    constexpr std::array aims{Aim::Way, Aim::Way, Aim::Place, Aim::Way, Aim::Nothing, Aim::Column};
    return aims[static_cast<std::size_t>(weapon)];
}

struct Move {
    static constexpr std::string_view name = "move";
    Direction way = Direction::Left;  // Left or Right
    std::int32_t steps = 0;           // 0 to 3
    bool operator==(const Move&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("way", self.way);
        visit("steps", self.steps);
    }
};
inline constexpr int most_steps = 3;

struct Fire {
    static constexpr std::string_view name = "fire";
    Weapon weapon = Weapon::Gun;
    Direction way = Direction::Left;  // where the aim is a way
    Cell target;                      // where the aim is a place; of a column only x counts
    bool operator==(const Fire&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("weapon", self.weapon);
        visit("way", self.way);
        visit("target", self.target);
    }
};

struct Idle {
    static constexpr std::string_view name = "idle";
    bool operator==(const Idle&) const = default;
    static constexpr void fields(auto&, auto&&) {}
};

using Action = std::variant<Idle, Move, Fire>;

enum class Refusal : std::uint8_t {
    GameOver,
    NotYourTurn,
    AlreadyMoved,
    BadMove,
    NoAmmunition,
    OffTheMap,
    InvalidTarget
};

// Events: facts in the order in which they happened. Worms are named by their index.
struct Spawned {
    static constexpr std::string_view name = "spawned";
    std::int32_t worm = 0, column = 0;
    bool operator==(const Spawned&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("worm", self.worm);
        visit("column", self.column);
    }
};

enum class Target : std::uint8_t { Earth, Chest, Worm };
constexpr std::array<std::string_view, 3> enum_names(Target) { return {"earth", "chest", "worm"}; }

struct Hit {
    static constexpr std::string_view name = "hit";
    Weapon weapon = Weapon::Gun;
    Target target = Target::Earth;
    Cell at;
    bool operator==(const Hit&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("weapon", self.weapon);
        visit("target", self.target);
        visit("at", self.at);
    }
};

struct Missed {
    static constexpr std::string_view name = "missed";
    bool operator==(const Missed&) const = default;
    static constexpr void fields(auto&, auto&&) {}
};

enum class Cause : std::uint8_t { Weapon, Fall, Water, OffTheMap };
constexpr std::array<std::string_view, 4> enum_names(Cause) { return {"weapon", "fall", "water", "off-the-map"}; }

struct Hurt {
    static constexpr std::string_view name = "hurt";
    std::int32_t worm = 0, amount = 0;
    Cause cause = Cause::Weapon;
    bool operator==(const Hurt&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("worm", self.worm);
        visit("amount", self.amount);
        visit("cause", self.cause);
    }
};

struct Died {
    static constexpr std::string_view name = "died";
    std::int32_t worm = 0;
    Cause cause = Cause::Weapon;
    Cell at;  // where it was last
    bool operator==(const Died&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("worm", self.worm);
        visit("cause", self.cause);
        visit("at", self.at);
    }
};

struct PickedUp {
    static constexpr std::string_view name = "picked_up";
    std::int32_t worm = 0;
    Weapon content = Weapon::Bazooka;
    bool operator==(const PickedUp&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("worm", self.worm);
        visit("content", self.content);
    }
};

struct CannotMove {
    static constexpr std::string_view name = "cannot_move";
    bool operator==(const CannotMove&) const = default;
    static constexpr void fields(auto&, auto&&) {}
};

// The worm's turn is over; what follows is the chest that every round ends with.
struct TurnOver {
    static constexpr std::string_view name = "turn_over";
    bool operator==(const TurnOver&) const = default;
    static constexpr void fields(auto&, auto&&) {}
};

// A new chest lies here. Its content is nobody's to know yet.
struct ChestLanded {
    static constexpr std::string_view name = "chest_landed";
    Cell at;
    bool operator==(const ChestLanded&) const = default;
    static constexpr void fields(auto& self, auto&& visit) { visit("at", self.at); }
};

using Event = std::variant<TurnOver, Spawned, Hit, Missed, Hurt, Died, PickedUp, CannotMove, ChestLanded>;

}  // namespace agon::sworms
