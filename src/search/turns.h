#pragma once
#include <cstddef>
#include <utility>
#include <vector>

#include "core/check.h"
#include "core/game.h"

// Whose actions make a turn: one player's in a sequential game, every pair of them in a simultaneous one.
namespace agon::search {

// Lists that are filled again and again: whoever searches keeps one pair per depth, so that no node allocates.
template <Game G>
using ActionLists = PerPlayer<std::vector<typename G::Action>>;

// How many turns the lists make, now filled for `state`. None when the game is over.
template <EnumerableGame G>
std::size_t list_turns(const typename G::State& state, ActionLists<G>& lists) {
    bool anybody_awaited = false;
    std::size_t turns = 1;
    for (const Player player : both_players) {
        lists[player].clear();
        if (!G::awaits(state, player)) continue;
        G::list_actions(state, player, lists[player]);
        AGON_CHECK(!lists[player].empty());  // whoever is awaited is never stuck
        anybody_awaited = true;
        turns *= lists[player].size();
    }
    return anybody_awaited ? turns : 0;
}

// The turn with that number, counted from 0: the second player's action changes fastest.
template <EnumerableGame G>
Turn<typename G::Action> listed_turn(const ActionLists<G>& lists, std::size_t number) {
    const auto& first = lists[Player::First];
    const auto& second = lists[Player::Second];
    Turn<typename G::Action> turn;
    if (second.empty()) {
        turn[Player::First] = first[number];
    } else {
        turn[Player::Second] = second[number % second.size()];
        if (!first.empty()) turn[Player::First] = first[number / second.size()];
    }
    return turn;
}

template <EnumerableGame G, class Visit>
void for_each_turn(const typename G::State& state, ActionLists<G>& lists, Visit visit) {
    const std::size_t turns = list_turns<G>(state, lists);
    for (std::size_t number = 0; number < turns; ++number) visit(listed_turn<G>(lists, number));
}

template <EnumerableGame G, class Visit>
void for_each_turn(const typename G::State& state, Visit visit) {
    ActionLists<G> lists;
    for_each_turn<G>(state, lists, std::move(visit));
}

// A random action of each awaited player, drawn without listing them all.
template <EnumerableGame G>
Turn<typename G::Action> sample_turn(const typename G::State& state, Dice& dice) {
    Turn<typename G::Action> turn;
    for (const Player player : both_players)
        if (G::awaits(state, player)) turn[player] = G::sample_action(state, player, dice);
    return turn;
}

}  // namespace agon::search
