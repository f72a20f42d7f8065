#pragma once
#include <string>
#include <vector>

#include "core/dice.h"
#include "games/sworms/actions.h"
#include "games/sworms/state.h"

namespace agon::sworms {

struct SeenWorm {
    std::int32_t number = 0;  // the document's, from 1
    Player owner = Player::First;
    std::string name;
    Cell at;
    std::int32_t health = 0;  // 0: dead
    std::array<std::uint16_t, weapon_count> ammunition{};
    bool operator==(const SeenWorm&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("number", self.number);
        visit("owner", self.owner);
        visit("name", self.name);
        visit("at", self.at);
        visit("health", self.health);
        visit("ammunition", self.ammunition);
    }
};

// What both players see: everything but what is in the chests. Rows are written as in map files, with # for a chest and air
// where a worm stands.
struct Observation {
    std::vector<std::string> rows;
    std::vector<SeenWorm> worms;
    PerPlayer<std::int32_t> last_worm;  // numbers; 0: none yet
    std::int32_t current_worm = 0;      // its number; 0: the game is over
    Player to_move = Player::First;
    bool moved = false;
    std::int32_t turns = 0;
    std::optional<int> turn_limit;
    std::vector<Event> events;
    bool operator==(const Observation&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("rows", self.rows);
        visit("worms", self.worms);
        visit("last_worm", self.last_worm);
        visit("current_worm", self.current_worm);
        visit("to_move", self.to_move);
        visit("moved", self.moved);
        visit("turns", self.turns);
        visit("turn_limit", self.turn_limit);
        visit("events", self.events);
    }
};

// Contents are drawn evenly and tell nothing until they are picked up, so the last observation is all there is to know.
class Belief {
public:
    static Belief begin(const Setup& setup, Player player);
    void update(const Observation& observation) { last_ = observation; }
    State sample(Dice& dice) const;

private:
    Observation last_;
};

// Rule "Wahl der Kistenposition und Inhalte": 1 to 4, counted from the bazooka.
Weapon draw_chest_content(Dice& dice);

}  // namespace agon::sworms
