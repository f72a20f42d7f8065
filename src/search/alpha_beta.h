#pragma once
#include <algorithm>
#include <deque>
#include <functional>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "core/player.h"
#include "search/transposition_table.h"

// Alpha-beta with a transposition table for games of two players in turn, without chance and nothing hidden. game_space.h makes
// a space of any such game; a space of its own can leave out what cannot matter.
namespace agon::search {

// Positions, the moves between them, and what is known without looking further. Every line of play must come to an end.
template <class S>
concept SearchSpace = std::regular<typename S::Key> &&
    requires(const S& space, const typename S::Position& position, const typename S::Move& move,
             const typename S::Key& key, std::vector<typename S::Move>& moves) {
    { space.to_move(position) } -> std::same_as<Player>;
    // The value for whoever moves, if it is known: the game is over, or the space can tell. A fact, never a guess.
    { space.settled(position) } -> std::same_as<std::optional<Value>>;
    space.moves(position,
                moves);  // appends, those that look best first; at least one in a position that is not settled
    { space.play(position, move) } -> std::same_as<typename S::Position>;
    { space.key(position) } -> std::convertible_to<const typename S::Key&>;  // equal keys, equal values
    { space.hash(key) } -> std::same_as<std::uint64_t>;
};

// For searches that stop somewhere: a guess strictly between lost and won.
template <class S>
concept EvaluatedSpace = SearchSpace<S> && requires(const S& space, const typename S::Position& position) {
    { space.evaluate(position) } -> std::same_as<Value>;
};

struct SearchLimits {
    std::uint64_t most_nodes = std::numeric_limits<std::uint64_t>::max();
    std::function<bool(std::uint64_t nodes)> go_on;  // asked now and then, if there is one
};

template <SearchSpace S>
class AlphaBeta {
    using Position = typename S::Position;
    using Move = typename S::Move;
    using Key = typename S::Key;

public:
    struct Proof {
        Bounds bounds;           // both are equal when it was proven
        std::vector<Move> line;  // best play of both, as far as a position that is settled; empty if limits stopped it
        std::uint64_t nodes = 0;

        bool complete() const { return bounds.low == bounds.high; }
    };

    struct Choice {
        Move move;
        Value value = drawn;
        int depth = 0;  // that was searched to its end
    };

    AlphaBeta(const S& space, std::size_t table_bytes) : space_(space), table_(table_bytes) {}

    // Win, draw or loss, by looking at everything that matters. Where limits stop it, what is known by then.
    Proof prove(const Position& root, const SearchLimits& limits) {
        begin(limits);
        Proof proof;
        proof.bounds = bounds_of(root);
        if (proof.complete()) add_line(root, proof);
        proof.nodes = nodes_;
        return proof;
    }

    // The move that looks best after as many plies as the limits allow, deeper and deeper. The first ply is never cut short.
    Choice choose(const Position& root, int deepest, const SearchLimits& limits) requires EvaluatedSpace<S> {
        begin({});
        std::vector<RootMove> moves = root_moves(root);
        Choice choice{moves.front().move};
        for (int depth = 1; depth <= deepest && !stopped_; ++depth) {
            if (!search_root(root, moves, depth)) break;
            const RootMove& best = moves.front();
            if (best.value > lost || depth == 1) choice.move = best.move;  // a loss seen later is not hastened
            choice.value = best.value;
            choice.depth = depth;
            if (best.value == won || best.value == lost || moves.size() == 1) break;
            limits_ = limits;
        }
        return choice;
    }

    std::uint64_t nodes() const { return nodes_; }

private:
    static constexpr int unlimited = std::numeric_limits<std::int16_t>::max();
    static constexpr std::uint64_t nodes_between_questions = 4096;

    struct RootMove {
        Move move;
        Value value = drawn;
    };

    void begin(const SearchLimits& limits) {
        limits_ = limits;
        nodes_ = 0;
        stopped_ = false;
        table_.begin_search();
    }

    bool must_stop() {
        if (nodes_ >= limits_.most_nodes) stopped_ = true;
        if (nodes_ % nodes_between_questions == 0 && limits_.go_on && !limits_.go_on(nodes_)) stopped_ = true;
        return stopped_;
    }

    // Two questions, each with a window so narrow that nearly everything is cut: is it won? If not, is it lost?
    Bounds bounds_of(const Position& root) {
        if (stopped_) return {};
        const Value against_win = value_of(root, unlimited, won - 1, won, 0);
        if (stopped_) return {};
        if (against_win >= won) return {won, won};
        const Value against_loss = value_of(root, unlimited, lost, lost + 1, 0);
        if (stopped_) return {lost, drawn};
        return against_loss > lost ? Bounds{drawn, drawn} : Bounds{lost, lost};
    }

    // Positions of the line were nearly all visited by the proof, so the table answers most of this.
    void add_line(const Position& root, Proof& proof) {
        Position position = root;
        Value value = proof.bounds.low;
        std::vector<Move> moves;
        while (!space_.settled(position)) {
            moves.clear();
            space_.moves(position, moves);
            const auto best = std::find_if(moves.begin(), moves.end(), [&](const Move& move) {
                return moved_value(position, space_.play(position, move), unlimited, value - 1, value, 0) >= value;
            });
            if (stopped_) return proof.line.clear();  // half a line is no proof of anything
            AGON_CHECK(best != moves.end());
            Position next = space_.play(position, *best);
            if (space_.to_move(next) != space_.to_move(position)) value = -value;
            proof.line.push_back(*best);
            position = std::move(next);
        }
    }

    std::vector<RootMove> root_moves(const Position& root) {
        std::vector<Move> moves;
        space_.moves(root, moves);
        AGON_CHECK(!moves.empty());
        std::vector<RootMove> result;
        for (const Move& move : moves) result.push_back({move});
        return result;
    }

    // Leaves the best move in front; false if it was stopped before the end, with the moves in the order they had.
    bool search_root(const Position& root, std::vector<RootMove>& moves, int depth) {
        std::vector<RootMove> searched = moves;
        Value alpha = lost - 1;
        for (RootMove& candidate : searched) {
            candidate.value = moved_value(root, space_.play(root, candidate.move), depth - 1, alpha, won, 0);
            if (stopped_) return false;
            alpha = std::max(alpha, candidate.value);
            if (alpha == won) break;
        }
        // A value at or below the best one before it is only an upper bound, so a later move must be strictly better.
        const auto best = std::max_element(searched.begin(), searched.end(),
                                           [](const RootMove& a, const RootMove& b) { return a.value < b.value; });
        std::rotate(searched.begin(), best, best + 1);
        moves = std::move(searched);
        return true;
    }

    // What a position is worth to whoever made the move that led to it from `before`.
    Value moved_value(const Position& before, const Position& after, int depth, Value alpha, Value beta,
                      std::size_t ply) {
        if (space_.to_move(after) == space_.to_move(before)) return value_of(after, depth, alpha, beta, ply);
        return -value_of(after, depth, -beta, -alpha, ply);
    }

    // Exact between alpha and beta, a bound outside of them; meaningless once stopped_.
    Value value_of(const Position& position, int depth, Value alpha, Value beta, std::size_t ply) {
        ++nodes_;
        if (const auto value = space_.settled(position)) return *value;
        if (must_stop()) return drawn;
        if constexpr (EvaluatedSpace<S>)
            if (depth == 0) return space_.evaluate(position);

        const Key& key = space_.key(position);
        const std::uint64_t hash = space_.hash(key);
        Bounds known;
        if (const auto* entry = table_.find(key, hash)) {
            known = entry->depth >= depth ? entry->bounds : facts_of(entry->bounds);
            if (known.low >= beta || known.low == known.high) return known.low;
            if (known.high <= alpha) return known.high;
        }
        alpha = std::max(alpha, known.low);
        beta = std::min(beta, known.high);
        const std::uint64_t nodes_before = nodes_;
        const Value best = best_of_moves(position, depth, alpha, beta, ply);
        if (stopped_) return drawn;
        if (best < beta) known.high = best;
        if (best > alpha) known.low = best;
        known.low = std::min(known.low, known.high);  // evaluations of different depths may contradict each other
        table_.store(key, hash, known, depth, nodes_ - nodes_before);
        return best;
    }

    Value best_of_moves(const Position& position, int depth, Value alpha, Value beta, std::size_t ply) {
        std::vector<Move>& moves = list_at(ply);
        space_.moves(position, moves);
        AGON_CHECK(!moves.empty());
        const int depth_below = depth == unlimited ? unlimited : depth - 1;
        Value best = lost;
        for (const Move& move : moves) {
            const Value value = moved_value(position, space_.play(position, move), depth_below, alpha, beta, ply + 1);
            if (stopped_) return drawn;
            best = std::max(best, value);
            alpha = std::max(alpha, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    // A win or a loss holds however far was searched; the rest is the evaluation's guess.
    static Bounds facts_of(Bounds bounds) { return {bounds.low == won ? won : lost, bounds.high == lost ? lost : won}; }

    std::vector<Move>& list_at(std::size_t ply) {
        while (lists_.size() <= ply) lists_.emplace_back();
        lists_[ply].clear();
        return lists_[ply];
    }

    const S& space_;
    TranspositionTable<Key> table_;
    std::deque<std::vector<Move>> lists_;  // one for each ply: references stay when it grows
    SearchLimits limits_;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace agon::search
