#pragma once
#include <cstdint>
#include <optional>
#include <type_traits>
#include <vector>

#include "core/player.h"
#include "core/shared.h"
#include "games/entelect/field.h"
#include "games/entelect/ground.h"

namespace agon::entelect {

struct Setup {
    Config config;
    RuleBook rules = RuleBook::Engine;
    std::optional<std::int32_t> map_seed;  // none: the seed of the match's dice, as in the original

    bool operator==(const Setup&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("config", self.config);
        visit("rules", self.rules);
        visit("map_seed", self.map_seed);
    }
};

struct Worm {
    Cell at;                      // where it was last, once it is dead
    std::int16_t health = 0;      // may exceed what it began with, and falls below 0
    std::uint8_t frozen = 0;      // rounds until unfrozen
    std::uint8_t ammunition = 0;  // an agent's bananas or a technologist's snowballs

    bool alive() const { return health > 0; }
    bool operator==(const Worm&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("at", self.at);
        visit("health", self.health);
        visit("frozen", self.frozen);
        visit("ammunition", self.ammunition);
    }
};

// A worm's name: whose it is, and its id from 1.
struct WormId {
    Player player = Player::First;
    std::int32_t id = 1;
    bool operator==(const WormId&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("player", self.player);
        visit("id", self.id);
    }
};

// One player's part of the game, beside the worms.
struct Side {
    std::int32_t command_score = 0;
    std::uint16_t tokens = 0;       // to select a worm with
    std::uint16_t do_nothings = 0;  // in a row
    bool operator==(const Side&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("command_score", self.command_score);
        visit("tokens", self.tokens);
        visit("do_nothings", self.do_nothings);
    }
};

// Everything the rules may read or change. Between rounds a worm stands on the board exactly if it is alive.
struct State {
    Shared<Field> field;
    Ground ground;
    PerPlayer<Side> sides;

    State() = default;
    State(Shared<Field> its_field, Ground its_ground)
        : field(std::move(its_field)),
          ground(std::move(its_ground)),
          worms_(2 * static_cast<std::size_t>(field->worms_each())) {}

    const Config& config() const { return field->config(); }
    int round() const { return ground.round(); }  // rounds that are over
    void set_round(int round) { ground.round() = static_cast<std::uint16_t>(round); }

    std::size_t worm_count() const { return worms_.size(); }
    int worms_each() const { return static_cast<int>(worms_.size() / 2); }
    Worm& worm(Player player, int id) { return worms_.data()[index_of(player, id)]; }
    const Worm& worm(Player player, int id) const { return worms_.data()[index_of(player, id)]; }
    Worm& worm(WormId name) { return worm(name.player, name.id); }
    const Worm& worm(WormId name) const { return worm(name.player, name.id); }
    // The first player's worms 1, 2, 3..., then the second's.
    Worm* begin() { return worms_.begin(); }
    Worm* end() { return worms_.end(); }
    const Worm* begin() const { return worms_.begin(); }
    const Worm* end() const { return worms_.end(); }
    std::size_t index_of(Player player, int id) const {
        return agon::index_of(player) * (worms_.size() / 2) + static_cast<std::size_t>(id - 1);
    }
    WormId name_of(std::size_t index) const {
        const std::size_t each = worms_.size() / 2;
        return {index < each ? Player::First : Player::Second, static_cast<std::int32_t>(index % each) + 1};
    }

    // Ids of the worm whose turn it is, and of the one that acted before it.
    int current(Player player) const { return worms_.head.current[agon::index_of(player)]; }
    int previous(Player player) const { return worms_.head.previous[agon::index_of(player)]; }
    void set_current(Player player, int id) {
        worms_.head.current[agon::index_of(player)] = static_cast<std::uint8_t>(id);
    }
    void set_previous(Player player, int id) {
        worms_.head.previous[agon::index_of(player)] = static_cast<std::uint8_t>(id);
    }
    WormId current_worm(Player player) const { return {player, current(player)}; }

    // Whether the pack with this index in field->packs() lies there still.
    bool pack_lies(std::size_t index) const { return (ground.packs() >> index & 1) != 0; }
    bool has_pack(Cell cell) const;
    void take_pack(Cell cell);  // if one lies there

    bool operator==(const State&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        // What is derived or packed away is written as plain values, and put back when it was read.
        Setup numbers{self.field->config(), self.field->rules(), std::nullopt};
        std::vector<Cell> packs = self.field->packs();
        std::uint16_t packs_left = self.ground.packs(), rounds = self.ground.round();
        std::vector<Worm> worms(self.begin(), self.end());
        PerPlayer<std::uint8_t> current{self.worms_.head.current}, previous{self.worms_.head.previous};
        visit("config", numbers.config);
        visit("rules", numbers.rules);
        visit("packs", packs);
        visit("packs_left", packs_left);
        visit("round", rounds);
        visit("ground", self.ground);
        visit("worms", worms);
        visit("current", current);
        visit("previous", previous);
        visit("sides", self.sides);
        if constexpr (!std::is_const_v<std::remove_reference_t<decltype(self)>>)
            self.put_back(std::move(numbers), std::move(packs), packs_left, rounds, worms, current, previous);
    }

private:
    void put_back(Setup numbers, std::vector<Cell> packs, std::uint16_t packs_left, std::uint16_t rounds,
                  const std::vector<Worm>& worms, PerPlayer<std::uint8_t> current, PerPlayer<std::uint8_t> previous);

    struct Head {
        std::array<std::uint8_t, 2> current{1, 1}, previous{1, 1};
        bool operator==(const Head&) const = default;
    };
    HeadedArray<Head, Worm, 6> worms_;  // three each inside
};
static_assert(sizeof(Worm) == 8 && sizeof(State) == 384);

// Health of a player's living worms together.
int health_of(const State& state, Player player);
// Points of commands, and the mean health of the worms.
int total_score(const State& state, Player player);

inline bool is_disqualified(const State& state, Player player) {
    return state.sides[player].do_nothings >= state.field->fatal_do_nothings();
}
inline bool has_living_worm(const State& state, Player player) {
    const Worm* const first = &state.worm(player, 1);
    for (int i = 0; i < state.worms_each(); ++i)
        if (first[i].alive()) return true;
    return false;
}
inline bool is_living(const State& state, Player player) {
    return !is_disqualified(state, player) && has_living_worm(state, player);
}
// Who would win if the game ended now; none: a tie.
std::optional<Player> leader(const State& state);

// Changes a position by hand, as scenarios do: a pack lies here from now on.
void put_pack(State& state, Cell at);

}  // namespace agon::entelect
