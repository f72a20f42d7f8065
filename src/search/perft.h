#pragma once
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <deque>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "core/dice_kinds.h"
#include "search/turns.h"

// Perft counts the ways to play exactly `depth` turns. One number shows what fifty unit tests miss, and it is the first thing
// to compare between an old and an optimised list of actions.
namespace agon::search {

// Counts below one state. Chance is keyed by ply, so that a count does not depend on the order in which turns are tried.
template <EnumerableGame G>
class PerftCounter {
public:
    PerftCounter(int depth, std::uint64_t dice_seed) : depth_(static_cast<std::size_t>(depth)), dice_seed_(dice_seed) {
        AGON_CHECK(depth >= 0);
    }

    // `state` is reached after `ply` turns.
    std::uint64_t leaves_below(const typename G::State& state, std::size_t ply) {
        if (ply == depth_) return 1;
        ActionLists<G>& lists = at(ply).lists;
        const std::size_t turns = list_turns<G>(state, lists);
        if (ply + 1 == depth_) return turns;  // the last turn of each way need not be played to be counted
        std::uint64_t leaves = 0;
        for (std::size_t number = 0; number < turns; ++number)
            leaves += leaves_after(state, listed_turn<G>(lists, number), ply);
        return leaves;
    }

    std::uint64_t leaves_after(const typename G::State& state, const Turn<typename G::Action>& turn, std::size_t ply) {
        typename G::State& next = at(ply).after;
        next = state;
        KeyedDice dice = KeyedDice::for_ply(dice_seed_, static_cast<int>(ply));
        Journal<typename G::Event> silent;
        G::advance(next, turn, dice, silent);
        return leaves_below(next, ply + 1);
    }

private:
    struct Ply {
        ActionLists<G> lists;
        typename G::State after;
    };

    Ply& at(std::size_t ply) {
        while (plies_.size() <= ply) plies_.emplace_back();
        return plies_[ply];
    }

    std::size_t depth_;
    std::uint64_t dice_seed_;
    std::deque<Ply> plies_;  // grows only as deep as games go, and leaves the plies above where they are
};

template <EnumerableGame G>
std::uint64_t perft(const typename G::State& state, int depth, std::uint64_t dice_seed = 0) {
    return PerftCounter<G>(depth, dice_seed).leaves_below(state, 0);
}

// Calls visit(turn, leaves) as soon as the ways that begin with that turn are counted.
template <EnumerableGame G, class Visit>
void perft_divide(const typename G::State& state, int depth, std::uint64_t dice_seed, Visit visit) {
    AGON_CHECK(depth >= 1);
    PerftCounter<G> counter(depth, dice_seed);
    for_each_turn<G>(state,
                     [&](const Turn<typename G::Action>& turn) { visit(turn, counter.leaves_after(state, turn, 0)); });
}

// As perft_divide, with the first turns shared out among the threads: each takes the next one when it is free. Calls
// visit(number of the turn, turn, leaves) in the order in which they are finished, one call at a time.
template <EnumerableGame G, class Visit>
void perft_shared_out(const typename G::State& state, int depth, std::uint64_t dice_seed, int threads, Visit visit) {
    AGON_CHECK(depth >= 1);
    ActionLists<G> lists;
    const std::size_t turns = list_turns<G>(state, lists);
    std::atomic<std::size_t> next_turn{0};
    std::exception_ptr failure;
    std::mutex mutex;
    const auto work = [&] {
        try {
            PerftCounter<G> counter(depth, dice_seed);
            for (std::size_t number = next_turn++; number < turns; number = next_turn++) {
                const Turn<typename G::Action> turn = listed_turn<G>(lists, number);
                const std::uint64_t leaves = counter.leaves_after(state, turn, 0);
                const std::lock_guard lock(mutex);
                if (failure) return;
                try {
                    visit(number, turn, leaves);
                } catch (...) {  // noted before the lock is given back: nobody is visited after a failure
                    failure = std::current_exception();
                }
            }
        } catch (...) {
            const std::lock_guard lock(mutex);
            failure = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> workers;
        const std::size_t useful = std::min(turns, static_cast<std::size_t>(std::max(threads, 1)));
        for (std::size_t i = 0; i < useful; ++i) workers.emplace_back(work);
    }
    if (failure) std::rethrow_exception(failure);
}

// The same number as perft().
template <EnumerableGame G>
std::uint64_t perft_threaded(const typename G::State& state, int depth, std::uint64_t dice_seed, int threads) {
    if (depth == 0) return 1;
    std::uint64_t leaves = 0;
    perft_shared_out<G>(state, depth, dice_seed, threads,
                        [&](std::size_t, const Turn<typename G::Action>&, std::uint64_t below) { leaves += below; });
    return leaves;
}

}  // namespace agon::search
