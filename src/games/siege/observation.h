#pragma once
#include <optional>
#include <vector>

#include "core/dice.h"
#include "games/siege/actions.h"
#include "games/siege/state.h"

namespace agon::siege {

struct SeenBase {
    std::int32_t id = 0;
    Cell at;
    std::int16_t health = 0;
    std::optional<Kind> builds;
    bool operator==(const SeenBase&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("id", self.id);
        visit("at", self.at);
        visit("health", self.health);
        visit("builds", self.builds);
    }
};

struct SeenSide {
    SeenBase base;
    std::vector<Unit> units;
    bool operator==(const SeenSide&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("base", self.base);
        visit("units", self.units);
    }
};

// What a player sees: all of the board, its own gold and what both bases build, but neither the enemy's gold nor how long
// anything still takes to build.
struct Observation {
    Shared<Map> map;
    std::int64_t gold = 0;
    PerPlayer<SeenSide> sides;
    Tick tick = Tick::Own;
    std::int32_t turn_limit = 0, turns = 0, orders = 0;
    std::vector<Event> events;
    bool operator==(const Observation&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("map", self.map);
        visit("gold", self.gold);
        visit("sides", self.sides);
        visit("tick", self.tick);
        visit("turn_limit", self.turn_limit);
        visit("turns", self.turns);
        visit("orders", self.orders);
        visit("events", self.events);
    }
};

// Nobody tells the enemy's gold, but who has watched from the start can count it: all its orders and mines are seen. A player
// who comes later guesses what it had by then.
class Belief {
public:
    static Belief begin(const Setup& setup, Player player);
    void update(const Observation& observation);
    State sample(Dice& dice) const;

private:
    Player player_ = Player::First;
    State state_;  // what was seen, with what is known of the rest
    bool begun_ = false;
    bool knows_gold_ = true;
    PerPlayer<bool> knows_build_time_{{true, true}};
};

}  // namespace agon::siege
