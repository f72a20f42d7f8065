#pragma once
#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "core/dice_kinds.h"
#include "games/entelect/command_text.h"
#include "games/entelect/rules.h"

// Positions set up by hand and commands as bots say them, a round at a time.
namespace agon::entelect_test {

using namespace entelect;

inline constexpr Player first = Player::First, second = Player::Second;

// A game on nothing but air, where worms stand at their usual places until they are put elsewhere.
struct Board {
    State state;
    XorWowDice dice{1};
    std::vector<Event> events;  // of the last round

    explicit Board(const Setup& setup = {}) {
        state = Rules::start(setup, dice);
        const int packs = 0, side = state.ground.side();
        for (int y = 0; y < side; ++y)
            for (int x = 0; x < side; ++x) state.ground.set({x, y}, Terrain::Air);
        state.ground.packs() = packs;
    }
    static Board by_document() {
        Setup setup;
        setup.rules = RuleBook::Document;
        return Board(setup);
    }

    Board& put(Player player, int id, Cell at, int health) {
        state.worm(player, id).at = at;
        state.worm(player, id).health = static_cast<std::int16_t>(health);
        return *this;
    }
    Board& put(Player player, int id, Cell at) { return put(player, id, at, state.worm(player, id).health); }
    Board& lay(Terrain terrain, Cell at) {
        state.ground.set(at, terrain);
        return *this;
    }
    // The worm that acts next.
    Board& turn_of(Player player, int id) {
        state.set_current(player, id);
        return *this;
    }

    Board& play(std::string_view of_first, std::string_view of_second = "nothing") {
        Turn<Action> turn;
        turn[first] = read_commands(of_first);
        turn[second] = read_commands(of_second);
        events.clear();
        Journal<Event> journal(events);
        Rules::advance(state, turn, dice, journal);
        return *this;
    }

    int score(Player player) const { return state.sides[player].command_score; }
    int do_nothings(Player player) const { return state.sides[player].do_nothings; }
    int health(Player player, int id) const { return state.worm(player, id).health; }
    Cell at(Player player, int id) const { return state.worm(player, id).at; }
    Terrain ground(int x, int y) const { return state.ground[{x, y}]; }

    template <class Fact>
    const Fact* find() const {
        for (const Event& event : events)
            if (const auto* fact = std::get_if<Fact>(&event)) return fact;
        return nullptr;
    }
    // Why a player's command failed in the last round.
    Fault fault_of(Player player) const {
        for (const Event& event : events)
            if (const auto* fact = std::get_if<Failed>(&event); fact && fact->by.player == player) return fact->fault;
        return Fault::None;
    }
};

}  // namespace agon::entelect_test
