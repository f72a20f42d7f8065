#pragma once
#include <optional>
#include <string_view>
#include <variant>

#include "core/cell.h"
#include "core/player.h"
#include "games/creatures/names.h"

// What a creature may do and what can come of it.
namespace agon::creatures {

// One creature's move. Squares are counted from the creature: x to the right, y upwards.
struct Action {
    Deed deed = Deed::NoAct;
    std::int32_t x = 0, y = 0;
    std::optional<Claim> says;  // a library whose own numbers may be wrong; none: they are as the document has it
    bool operator==(const Action&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("deed", self.deed);
        visit("x", self.x);
        visit("y", self.y);
        visit("says", self.says);
    }
    Order order() const { return {deed, x, y}; }
};

struct Who {
    Player side = Player::First;
    std::int32_t slot = 0;
    bool operator==(const Who&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("side", self.side);
        visit("slot", self.slot);
    }
};

// Events: facts in the order in which they happened.
struct Acted {
    static constexpr std::string_view name = "acted";
    Who who;
    Deed deed = Deed::NoAct;
    Cell from, at;  // at: where it has walked to, or the square of the one it was done to
    std::int32_t turn = 0;
    bool operator==(const Acted&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("who", self.who);
        visit("deed", self.deed);
        visit("from", self.from);
        visit("at", self.at);
        visit("turn", self.turn);
    }
};

struct Ate {
    static constexpr std::string_view name = "ate";
    Who who;
    Cell at;
    std::int32_t gain = 0;
    bool operator==(const Ate&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("who", self.who);
        visit("at", self.at);
        visit("gain", self.gain);
    }
};

struct Hurt {
    static constexpr std::string_view name = "hurt";
    Who who;
    Cell at;
    std::int32_t damage = 0;
    bool operator==(const Hurt&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("who", self.who);
        visit("at", self.at);
        visit("damage", self.damage);
    }
};

struct Healed {
    static constexpr std::string_view name = "healed";
    Who who;
    Cell at;
    std::int32_t gain = 0;
    bool operator==(const Healed&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("who", self.who);
        visit("at", self.at);
        visit("gain", self.gain);
    }
};

struct Bewitched {
    static constexpr std::string_view name = "bewitched";
    Who who;
    Cell at;
    bool operator==(const Bewitched&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("who", self.who);
        visit("at", self.at);
    }
};

struct Fell {
    static constexpr std::string_view name = "fell";
    Who who;
    Cell at;
    bool operator==(const Fell&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("who", self.who);
        visit("at", self.at);
    }
};

// It was bewitched, and that was the move it lost.
struct PassedOver {
    static constexpr std::string_view name = "passed-over";
    Who who;
    Cell at;
    std::int32_t turn = 0;
    bool operator==(const PassedOver&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("who", self.who);
        visit("at", self.at);
        visit("turn", self.turn);
    }
};

// A library has another toughness than the engine; the engine's counts.
struct Miscounted {
    static constexpr std::string_view name = "miscounted";
    Who who;
    std::int32_t toughness = 0;
    bool operator==(const Miscounted&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("who", self.who);
        visit("toughness", self.toughness);
    }
};

using Event = std::variant<Acted, Ate, Hurt, Healed, Bewitched, Fell, PassedOver, Miscounted>;

}  // namespace agon::creatures
