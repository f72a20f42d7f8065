#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/cell.h"
#include "games/entelect/state.h"

// What a player may say in a round, and what can be wrong with it. Nothing that a player says is refused: what is wrong is
// played, and costs points. What can happen is in events.h.
namespace agon::entelect {

enum class Direction : std::uint8_t { N, NE, E, SE, S, SW, W, NW };
inline constexpr std::size_t direction_count = 8;
constexpr std::array<std::string_view, direction_count> enum_names(Direction) {
    return {"N", "NE", "E", "SE", "S", "SW", "W", "NW"};
}
constexpr Step step_of(Direction way) { return compass_steps[static_cast<std::size_t>(way)]; }

// Coordinates as somebody said them: on the map or not.
struct Target {
    std::int32_t x = 0, y = 0;
    bool operator==(const Target&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("x", self.x);
        visit("y", self.y);
    }
};

// Why a command does nothing but cost points.
enum class Fault : std::uint8_t {
    None,
    // of its text
    UnknownCommand,
    WrongLength,    // too few pieces, or too many
    NotNumbers,     // coordinates of move and dig
    BadCoordinate,  // of banana and snowball
    BadDirection,
    BadWormId,
    // of what it asks for
    NoTokens,
    NoSuchWorm,
    DeadWorm,
    OffTheMap,
    TooFar,
    NotOpen,
    Occupied,
    NotDiggable,
    NotTrained,  // this worm has no bananas or snowballs at all
    NoneLeft,
    BareSelect,  // by the document only
};
inline constexpr std::size_t fault_count = 18;
constexpr std::array<std::string_view, fault_count> enum_names(Fault) {
    return {"none",        "unknown-command", "wrong-length", "not-numbers", "bad-coordinate", "bad-direction",
            "bad-worm-id", "no-tokens",       "no-such-worm", "dead-worm",   "off-the-map",    "too-far",
            "not-open",    "occupied",        "not-diggable", "not-trained", "none-left",      "bare-select"};
}

// The commands of a round, besides select.
struct Missing {  // nothing was said at all, or only a select
    static constexpr std::string_view name = "missing";
    bool operator==(const Missing&) const = default;
    static constexpr void fields(auto&, auto&&) {}
};

struct Nothing {
    static constexpr std::string_view name = "nothing";
    bool operator==(const Nothing&) const = default;
    static constexpr void fields(auto&, auto&&) {}
};

// A text that is no command. The fault follows from the text, and is kept beside it so that nobody reads it twice.
struct Garbled {
    static constexpr std::string_view name = "garbled";
    Fault fault = Fault::UnknownCommand;
    std::string text;  // one part of what was said, without the blanks around it
    bool operator==(const Garbled&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("fault", self.fault);
        visit("text", self.text);
    }
};

struct Move {
    static constexpr std::string_view name = "move";
    Target to;
    bool operator==(const Move&) const = default;
    static constexpr void fields(auto& self, auto&& visit) { visit("to", self.to); }
};

struct Dig {
    static constexpr std::string_view name = "dig";
    Target at;
    bool operator==(const Dig&) const = default;
    static constexpr void fields(auto& self, auto&& visit) { visit("at", self.at); }
};

struct Banana {
    static constexpr std::string_view name = "banana";
    Target at;
    bool operator==(const Banana&) const = default;
    static constexpr void fields(auto& self, auto&& visit) { visit("at", self.at); }
};

struct Shoot {
    static constexpr std::string_view name = "shoot";
    Direction way = Direction::N;
    bool operator==(const Shoot&) const = default;
    static constexpr void fields(auto& self, auto&& visit) { visit("way", self.way); }
};

struct Snowball {
    static constexpr std::string_view name = "snowball";
    Target at;
    bool operator==(const Snowball&) const = default;
    static constexpr void fields(auto& self, auto&& visit) { visit("at", self.at); }
};

// In the order in which they are carried out; what does nothing comes first.
using Command = std::variant<Missing, Nothing, Garbled, Move, Dig, Banana, Shoot, Snowball>;

// All that counts of what a player says in a round: the last select, and the last command that is none.
struct Action {
    std::optional<std::int32_t> select;  // a worm's id, or what should be one
    Command command;
    bool operator==(const Action&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("select", self.select);
        visit("command", self.command);
    }
};

enum class Refusal : std::uint8_t { GameOver };

}  // namespace agon::entelect
