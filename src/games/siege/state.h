#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/fields.h"
#include "core/inline_vector.h"
#include "core/player.h"
#include "core/shared.h"
#include "games/siege/map.h"
#include "games/siege/units.h"

namespace agon::siege {

// Whose production and mining go on at the end of a turn: that of the player whose turn it was, or everybody's. The document
// says "turn" and means either; programs of both kinds are about.
enum class Tick : std::uint8_t { Own, All };
constexpr std::array<std::string_view, 2> enum_names(Tick) { return {"own", "all"}; }

struct SetupUnit {
    Player owner = Player::First;
    Kind kind = Kind::Worker;
    Cell at;
    bool operator==(const SetupUnit&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("owner", self.owner);
        visit("kind", self.kind);
        visit("at", self.at);
    }
};

struct Setup {
    Map map;
    Tick tick = Tick::Own;
    std::int32_t turn_limit = 2000;  // of both players together
    std::int64_t gold = 2000;        // of each
    std::vector<SetupUnit> units;    // that are there from the start; the document has none

    Setup();  // a board of 32 x 16 with mines and walls
    bool operator==(const Setup&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("map", self.map);
        visit("tick", self.tick);
        visit("turn_limit", self.turn_limit);
        visit("gold", self.gold);
        visit("units", self.units);
    }
};

struct Unit {
    std::int32_t id = 0;
    Cell at;
    Kind kind = Kind::Worker;
    std::uint8_t health = 0;
    std::uint8_t points = 0;  // of movement that are left in this turn; of a waiting player's units always all
    bool attacked = false;    // in this turn
    bool operator==(const Unit&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("id", self.id);
        visit("at", self.at);
        visit("kind", self.kind);
        visit("health", self.health);
        visit("points", self.points);
        visit("attacked", self.attacked);
    }
};
static_assert(sizeof(Unit) == 12);

inline Unit fresh_unit(std::int32_t id, Kind kind, Cell at) {
    const KindFacts facts = facts_of(kind);
    return {id, at, kind, static_cast<std::uint8_t>(facts.health), static_cast<std::uint8_t>(facts.speed), false};
}

// One player's part of the game.
struct Side {
    std::int32_t base_id = 0;
    std::int16_t base_health = siege::base_health;  // 0: destroyed
    std::optional<Kind> builds;
    std::uint8_t build_time_left = 0;  // 0 while nothing is built
    std::int64_t gold = 0;
    InlineVector<Unit, 128> units;  // in the order of their ids

    // Halves without a branch: nobody can foresee which unit is asked for.
    const Unit* find(std::int32_t id) const {
        const Unit* found = units.data();
        for (std::size_t left = units.size(); left > 1;) {
            const std::size_t half = left / 2;
            found += found[half].id <= id ? half : 0;
            left -= half;
        }
        return !units.empty() && found->id == id ? found : nullptr;
    }
    Unit* find(std::int32_t id) { return const_cast<Unit*>(std::as_const(*this).find(id)); }

    bool operator==(const Side&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("base_id", self.base_id);
        visit("base_health", self.base_health);
        visit("builds", self.builds);
        visit("build_time_left", self.build_time_left);
        visit("gold", self.gold);
        visit("units", self.units);
    }
};

// Everything the rules may read or change.
struct State {
    Shared<Map> map;
    PerPlayer<Side> sides;
    Tick tick = Tick::Own;
    std::int32_t turn_limit = 0;
    std::int32_t turns = 0;    // that are over; players take them one after the other, the first begins
    std::int32_t orders = 0;   // given in this turn
    std::int32_t next_id = 2;  // of the next unit: ids are never used again

    Player to_move() const { return turns % 2 == 0 ? Player::First : Player::Second; }

    bool operator==(const State&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("map", self.map);
        visit("sides", self.sides);
        visit("tick", self.tick);
        visit("turn_limit", self.turn_limit);
        visit("turns", self.turns);
        visit("orders", self.orders);
        visit("next_id", self.next_id);
    }
};
static_assert(sizeof(State) <= 4096);

// The document allows any number of orders, also such that do nothing; without a bound a turn need not end.
inline constexpr std::int32_t most_orders = 100'000;
inline constexpr std::int32_t longest_turn_limit = 20'000;
inline constexpr std::int64_t most_gold = 1'000'000'000'000;
// Any ids can be given to who is there at the start; each turn builds two units at most, for which there is room above.
inline constexpr std::int32_t most_ids_at_start = 2'100'000'000;
static_assert(most_ids_at_start <= INT32_MAX - 2 * longest_turn_limit);

}  // namespace agon::siege
