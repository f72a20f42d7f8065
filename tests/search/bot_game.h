#pragma once
#include <gtest/gtest.h>

#include "core/dice_kinds.h"
#include "core/hash.h"
#include "search/bot.h"
#include "search/turns.h"

namespace agon::search {

template <Game G>
struct BotGame {
    Position<G> last;
    int steps = 0;
    std::uint64_t hash = 0;  // of every position in turn
};

// Plays one game and fails the test when a bot chooses what the rules refuse.
template <Game G>
BotGame<G> play_bots(Bot<G>& first, Bot<G>& second, const typename G::Setup& setup, std::uint64_t seed) {
    const PerPlayer<Bot<G>*> bots{{&first, &second}};
    KeyedDice dice(seed);
    BotGame<G> game{.last = opening<G>(setup, dice)};
    for (const Player player : both_players) {
        bots[player]->begin(setup, player, seed);
        bots[player]->observe(G::observe(game.last, player));
    }
    while (!G::outcome(game.last.state)) {
        Turn<typename G::Action> turn;
        for (const Player player : both_players) {
            if (!G::awaits(game.last.state, player)) continue;
            turn[player] = bots[player]->choose();
            const auto refusal = G::refuse(game.last.state, player, *turn[player]);
            EXPECT_FALSE(refusal.has_value()) << G::name << ", seed " << seed << ", step " << game.steps;
            if (refusal) return game;
        }
        step<G>(game.last, turn, dice);
        game.hash = hash_of(std::array{game.hash, hash_of(game.last)});
        ++game.steps;
        for (const Player player : both_players) bots[player]->observe(G::observe(game.last, player));
    }
    return game;
}

}  // namespace agon::search
