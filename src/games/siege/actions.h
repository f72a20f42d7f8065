#pragma once
#include <array>
#include <cstdint>
#include <string_view>
#include <variant>

#include "core/cell.h"
#include "core/player.h"
#include "games/siege/units.h"

// What a player may do, what can be wrong with it, and what can happen. Units and bases are named by their ids.
namespace agon::siege {

// An action is one order, or the end of the turn.
struct EndTurn {
    static constexpr std::string_view name = "end";
    bool operator==(const EndTurn&) const = default;
    static constexpr void fields(auto&, auto&&) {}
};

struct Move {
    static constexpr std::string_view name = "move";
    std::int32_t unit = 0;
    Cell to;
    bool operator==(const Move&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("unit", self.unit);
        visit("to", self.to);
    }
};

struct Attack {
    static constexpr std::string_view name = "attack";
    std::int32_t unit = 0, target = 0;
    bool operator==(const Attack&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("unit", self.unit);
        visit("target", self.target);
    }
};

struct Build {
    static constexpr std::string_view name = "build";
    std::int32_t base = 0;
    Kind kind = Kind::Worker;
    bool operator==(const Build&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("base", self.base);
        visit("kind", self.kind);
    }
};

using Action = std::variant<EndTurn, Move, Attack, Build>;

enum class Refusal : std::uint8_t {
    GameOver,
    NotYourTurn,
    TooManyOrders,
    NoSuchUnit,
    NotYours,
    BaseCannotMove,
    BaseCannotAttack,
    OnlyBaseBuilds,
    OffTheBoard,
    OnObstacle,
    OnEnemy,
    TooFar,
    NoSuchTarget,
    OwnTarget,
    AttackedAlready,
    NoPoints,
    OutOfRange,
    Busy,
    NotEnoughGold,
};
inline constexpr std::size_t refusal_count = 19;
constexpr std::array<std::string_view, refusal_count> enum_names(Refusal) {
    return {"game-over",          "not-your-turn",    "too-many-orders",
            "no-such-unit",       "not-yours",        "base-cannot-move",
            "base-cannot-attack", "only-base-builds", "off-the-board",
            "on-obstacle",        "on-enemy",         "too-far",
            "no-such-target",     "own-target",       "attacked-already",
            "no-points",          "out-of-range",     "busy",
            "not-enough-gold"};
}

// Events: facts in the order in which they happened.
struct Moved {
    static constexpr std::string_view name = "moved";
    std::int32_t unit = 0;
    Cell from, to;
    bool operator==(const Moved&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("unit", self.unit);
        visit("from", self.from);
        visit("to", self.to);
    }
};

struct Hit {
    static constexpr std::string_view name = "hit";
    std::int32_t attacker = 0, target = 0, damage = 0;
    Cell from, at;
    bool operator==(const Hit&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("attacker", self.attacker);
        visit("target", self.target);
        visit("damage", self.damage);
        visit("from", self.from);
        visit("at", self.at);
    }
};

struct Destroyed {
    static constexpr std::string_view name = "destroyed";
    std::int32_t unit = 0;
    Cell at;
    bool operator==(const Destroyed&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("unit", self.unit);
        visit("at", self.at);
    }
};

struct Ordered {
    static constexpr std::string_view name = "ordered";
    std::int32_t base = 0;
    Kind kind = Kind::Worker;
    bool operator==(const Ordered&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("base", self.base);
        visit("kind", self.kind);
    }
};

struct Built {
    static constexpr std::string_view name = "built";
    std::int32_t base = 0, unit = 0;
    Kind kind = Kind::Worker;
    Cell at;
    bool operator==(const Built&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("base", self.base);
        visit("unit", self.unit);
        visit("kind", self.kind);
        visit("at", self.at);
    }
};

struct Mined {
    static constexpr std::string_view name = "mined";
    Player by = Player::First;
    std::int32_t gold = 0;
    bool operator==(const Mined&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("by", self.by);
        visit("gold", self.gold);
    }
};

using Event = std::variant<Moved, Hit, Destroyed, Ordered, Built, Mined>;

}  // namespace agon::siege
