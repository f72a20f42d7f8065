#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/fields.h"
#include "core/inline_vector.h"
#include "core/player.h"
#include "core/shared.h"
#include "games/sworms/board.h"

namespace agon::sworms {

inline constexpr int full_health = 100;

struct Setup {
    std::vector<std::string> map;  // rows of A, E and W from the top
    int worms_each = 3;
    std::vector<std::string> names;       // worms draw theirs from these, with replacement
    std::optional<int> turn_limit = 400;  // the document has none; a match needs one

    Setup();  // two hills and a lake, as large as the document's map, and a handful of names
    bool operator==(const Setup&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("map", self.map);
        visit("worms_each", self.worms_each);
        visit("names", self.names);
        visit("turn_limit", self.turn_limit);
    }
};

struct Worm {
    Cell at;
    std::int16_t health = full_health;                                     // 0: dead, whatever it died of
    std::array<std::uint16_t, weapon_count> ammunition{0, 1, 1, 1, 1, 1};  // the gun needs none

    bool alive() const { return health > 0; }
    bool has_ammunition_for(Weapon weapon) const {
        return weapon == Weapon::Gun || ammunition[static_cast<std::size_t>(weapon)] > 0;
    }
    bool operator==(const Worm&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("at", self.at);
        visit("health", self.health);
        visit("ammunition", self.ammunition);
    }
};

// Everything the rules may read or change. Worm i has the number i + 1 of the document; the first half is player 1's.
struct State {
    Board board;
    InlineVector<Worm, 6> worms;
    Shared<std::vector<std::string>> names;       // of each worm, drawn at the start
    PerPlayer<std::int32_t> last_worm{{-1, -1}};  // the worm each player used last
    std::int32_t current_worm = -1;               // whose turn it is
    Player to_move = Player::First;
    bool moved = false;  // this worm has used up its move
    std::int32_t turns = 0;
    std::optional<int> turn_limit;

    int worms_each() const { return static_cast<int>(worms.size()) / 2; }
    Player owner_of(int worm) const { return worm < worms_each() ? Player::First : Player::Second; }
    Worm& acting() { return worms[static_cast<std::size_t>(current_worm)]; }
    const Worm& acting() const { return worms[static_cast<std::size_t>(current_worm)]; }

    bool operator==(const State&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("board", self.board);
        visit("worms", self.worms);
        visit("names", self.names);
        visit("last_worm", self.last_worm);
        visit("current_worm", self.current_worm);
        visit("to_move", self.to_move);
        visit("moved", self.moved);
        visit("turns", self.turns);
        visit("turn_limit", self.turn_limit);
    }
};

}  // namespace agon::sworms
