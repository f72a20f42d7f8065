#pragma once
#include <gtest/gtest.h>

#include <memory>

#include "bots/creatures/book.h"
#include "bots/creatures/commander.h"
#include "core/dice_kinds.h"
#include "search/random_bot.h"

// Games between built-in bots, which are told what the rules tell a player.
namespace agon::creatures_test {

using namespace creatures;
using Bot = search::Bot<Rules>;

inline State begun(const Setup& setup) {
    EXPECT_EQ(Rules::problem_with(setup), std::nullopt);
    KeyedDice dice(0);
    return Rules::start(setup, dice);
}

inline Observation told(const State& state, Player player) { return Rules::observe({state, {}, {}}, player); }

inline void play(State& state, const Action& action) {
    Turn<Action> turn;
    turn[state.to_move()] = action;
    Journal<Event> silent;
    KeyedDice dice(0);
    Rules::advance(state, turn, dice, silent);
}

// Until the end; before each move `look(state, player, bot)` is called. Empty if a move was illegal.
template <class Look>
std::optional<Outcome> play_out(const Setup& setup, const PerPlayer<Bot*>& bots, std::uint64_t seed, Look look) {
    State state = begun(setup);
    for (const Player player : both_players) bots[player]->begin(Rules::briefing(setup), player, seed);
    while (!Rules::outcome(state)) {
        const Player player = state.to_move();
        for (const Player each : both_players) bots[each]->observe(told(state, each));
        look(state, player, *bots[player]);
        const Action action = bots[player]->choose();
        if (const auto refusal = Rules::refuse(state, player, action)) {
            ADD_FAILURE() << Rules::write(action) << ": " << Rules::describe(*refusal) << "\n" << Rules::write(state);
            return std::nullopt;
        }
        play(state, action);
    }
    return Rules::outcome(state);
}

inline SetupCreature somebody(Kind kind, Cell at, int power, int toughness, int counter = 0) {
    return {kind, at, power, toughness, has_counter(kind) ? counter : 0};
}

// Any board with anybody on it.
inline Setup random_setup(Dice& dice, int longest) {
    Setup setup;
    setup.width = dice.roll(1, longest);
    setup.height = dice.roll(1, longest);
    setup.turn_limit = dice.roll(1, 30);
    setup.strict = dice.flip();
    setup.includes_self = dice.flip();
    setup.walls.clear();
    setup.food.clear();
    setup.north.clear();
    setup.south.clear();
    const int density = dice.roll(2, 6);
    for (int y = 0; y < setup.height; ++y) {
        for (int x = 0; x < setup.width; ++x) {
            const int what = dice.roll(0, 4 * density);
            if (what == 0) setup.walls.push_back({x, y});
            if (what == 1 || what == 2) setup.food.push_back({x, y});
            if (what == 0 || dice.roll(0, density) > 0) continue;
            auto& side = dice.roll(0, 2) == 0 ? setup.north : setup.south;
            side.push_back(somebody(static_cast<Kind>(dice.roll(0, kind_count - 1)), {x, y}, dice.roll(0, 5),
                                    dice.roll(1, 12), dice.roll(0, 6)));
        }
    }
    return setup;
}

}  // namespace agon::creatures_test
