#pragma once
#include "core/dice_kinds.h"
#include "core/hash.h"
#include "search/alpha_beta.h"
#include "search/turns.h"

namespace agon::search {

// Any game of turns without chance, as it is: positions are states and the key is the whole of one.
template <EnumerableGame G>
requires OpenGame<G>
class GameSpace {
public:
    using Position = typename G::State;
    using Move = typename G::Action;
    using Key = typename G::State;

    Player to_move(const Position& state) const {
        return G::awaits(state, Player::First) ? Player::First : Player::Second;
    }

    std::optional<Value> settled(const Position& state) const {
        const auto outcome = G::outcome(state);
        if (!outcome) return std::nullopt;
        if (!outcome->winner) return drawn;
        return *outcome->winner == to_move(state) ? won : lost;
    }

    void moves(const Position& state, std::vector<Move>& moves) const {
        AGON_CHECK(!G::awaits(state, opponent(to_move(state))));  // both at once are no turns
        G::list_actions(state, to_move(state), moves);
    }

    Position play(const Position& state, const Move& move) const {
        Position next = state;
        Turn<Move> turn;
        turn[to_move(state)] = move;
        HighDice unused;
        Journal<typename G::Event> silent;
        G::advance(next, turn, unused, silent);
        return next;
    }

    const Key& key(const Position& state) const { return state; }
    std::uint64_t hash(const Key& key) const { return hash_of(key); }
};

}  // namespace agon::search
