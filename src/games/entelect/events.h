#pragma once
#include <variant>

#include "games/entelect/actions.h"

// Facts of a round in the order in which they happened. What a command brought (Blasted, Hurt, Frozen) stands before the
// command's own fact. The round itself is State::round() after it.
namespace agon::entelect {

struct Selected {
    static constexpr std::string_view name = "selected";
    WormId worm;                // that is current from now on
    std::int32_t previous = 1;  // id of the one that was
    bool operator==(const Selected&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("worm", self.worm);
        visit("previous", self.previous);
    }
};

// A select that was no good. The other command is carried out all the same.
struct SelectFailed {
    static constexpr std::string_view name = "select_failed";
    WormId by;  // the current worm
    std::int32_t id = 0;
    Fault fault = Fault::NoSuchWorm;
    bool operator==(const SelectFailed&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("by", self.by);
        visit("id", self.id);
        visit("fault", self.fault);
    }
};

// One of the following stands for each player in every round, whatever it said.
struct Idled {
    static constexpr std::string_view name = "idled";
    WormId by;
    bool chosen = true;  // or no command came
    bool operator==(const Idled&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("by", self.by);
        visit("chosen", self.chosen);
    }
};

struct Failed {
    static constexpr std::string_view name = "failed";
    WormId by;
    Command command;
    Fault fault = Fault::UnknownCommand;
    Terrain terrain = Terrain::Air;  // of the target, where the fault is NotOpen or NotDiggable
    bool operator==(const Failed&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("by", self.by);
        visit("command", self.command);
        visit("fault", self.fault);
        visit("terrain", self.terrain);
    }
};

// The worm is frozen: whatever it was told, and whether or not that was any good, it stands still at no cost.
struct StoodFrozen {
    static constexpr std::string_view name = "stood_frozen";
    WormId by;
    Command command;
    Fault fault = Fault::None;
    bool operator==(const StoodFrozen&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("by", self.by);
        visit("command", self.command);
        visit("fault", self.fault);
    }
};

struct Moved {
    static constexpr std::string_view name = "moved";
    WormId by;
    Cell from, to;
    bool operator==(const Moved&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("by", self.by);
        visit("from", self.from);
        visit("to", self.to);
    }
};

// Two worms moved to one cell. The first player's has its Moved already; this is the second's.
struct Collided {
    static constexpr std::string_view name = "collided";
    WormId by, with;
    Cell from, target;     // of `by`
    bool swapped = false;  // or both were pushed back
    bool operator==(const Collided&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("by", self.by);
        visit("with", self.with);
        visit("from", self.from);
        visit("target", self.target);
        visit("swapped", self.swapped);
    }
};

struct Dug {
    static constexpr std::string_view name = "dug";
    WormId by;
    Cell from, at;
    bool operator==(const Dug&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("by", self.by);
        visit("from", self.from);
        visit("at", self.at);
    }
};

// Where a throw came down: on a worm, on the ground, or nowhere.
enum class Impact : std::uint8_t { Bullseye, Terrain, DeepSpace };
constexpr std::array<std::string_view, 3> enum_names(Impact) { return {"BULLSEYE", "TERRAIN", "DEEP_SPACE"}; }

struct ThrewBanana {
    static constexpr std::string_view name = "threw_banana";
    WormId by;
    Cell from, at;
    Impact impact = Impact::Terrain;
    std::int32_t score = 0;
    bool operator==(const ThrewBanana&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("by", self.by);
        visit("from", self.from);
        visit("at", self.at);
        visit("impact", self.impact);
        visit("score", self.score);
    }
};

struct ThrewSnowball {
    static constexpr std::string_view name = "threw_snowball";
    WormId by;
    Cell from, at;
    Impact impact = Impact::Terrain;
    std::int32_t score = 0;
    bool operator==(const ThrewSnowball&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("by", self.by);
        visit("from", self.from);
        visit("at", self.at);
        visit("impact", self.impact);
        visit("score", self.score);
    }
};

enum class ShotEnd : std::uint8_t { Hit, Blocked, OutOfRange };
constexpr std::array<std::string_view, 3> enum_names(ShotEnd) { return {"HIT", "BLOCKED", "OUT_OF_RANGE"}; }

struct Shot {
    static constexpr std::string_view name = "shot";
    WormId by;
    Direction way = Direction::N;
    Cell from, at;  // where it ended: the first cell out of range if nothing was in its way
    ShotEnd end = ShotEnd::OutOfRange;
    std::int32_t score = 0;
    bool operator==(const Shot&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("by", self.by);
        visit("way", self.way);
        visit("from", self.from);
        visit("at", self.at);
        visit("end", self.end);
        visit("score", self.score);
    }
};

// What else happens.
struct Blasted {  // a cell of dirt, by a banana
    static constexpr std::string_view name = "blasted";
    Cell at;
    bool operator==(const Blasted&) const = default;
    static constexpr void fields(auto& self, auto&& visit) { visit("at", self.at); }
};

enum class Cause : std::uint8_t { Lava, Collision, Banana, Shot };
constexpr std::array<std::string_view, 4> enum_names(Cause) { return {"lava", "collision", "banana", "shot"}; }

struct Hurt {
    static constexpr std::string_view name = "hurt";
    WormId worm;
    Cell at;
    std::int32_t damage = 0;
    Cause cause = Cause::Shot;
    bool operator==(const Hurt&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("worm", self.worm);
        visit("at", self.at);
        visit("damage", self.damage);
        visit("cause", self.cause);
    }
};

struct Frozen {
    static constexpr std::string_view name = "frozen";
    WormId worm;
    Cell at;
    bool operator==(const Frozen&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("worm", self.worm);
        visit("at", self.at);
    }
};

struct Healed {
    static constexpr std::string_view name = "healed";
    WormId worm;
    Cell at;
    std::int32_t health = 0;
    bool operator==(const Healed&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("worm", self.worm);
        visit("at", self.at);
        visit("health", self.health);
    }
};

struct KillScored {
    static constexpr std::string_view name = "kill_scored";
    WormId worm;
    Player by = Player::First;
    std::int32_t score = 0;  // negative for one's own worm
    bool operator==(const KillScored&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("worm", self.worm);
        visit("by", self.by);
        visit("score", self.score);
    }
};

struct Died {
    static constexpr std::string_view name = "died";
    WormId worm;
    Cell at;
    bool operator==(const Died&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("worm", self.worm);
        visit("at", self.at);
    }
};

// The referee notes that a living player did nothing for so many rounds.
inline constexpr int noted_do_nothings = 3;
struct DidNothingLong {
    static constexpr std::string_view name = "did_nothing_long";
    Player player = Player::First;
    bool operator==(const DidNothingLong&) const = default;
    static constexpr void fields(auto& self, auto&& visit) { visit("player", self.player); }
};

struct Disqualified {
    static constexpr std::string_view name = "disqualified";
    Player player = Player::First;
    bool operator==(const Disqualified&) const = default;
    static constexpr void fields(auto& self, auto&& visit) { visit("player", self.player); }
};

using Event =
    std::variant<Selected, SelectFailed, Idled, Failed, StoodFrozen, Moved, Collided, Dug, ThrewBanana, Shot,
                 ThrewSnowball, Blasted, Hurt, Frozen, Healed, KillScored, Died, DidNothingLong, Disqualified>;

}  // namespace agon::entelect
