#pragma once
#include <concepts>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/check.h"
#include "core/dice_kinds.h"
#include "core/hash.h"
#include "search/turns.h"

namespace agon::search {

// Of a sequence of states, one after the other.
template <class State>
std::uint64_t chained_hash(std::uint64_t so_far, const State& state) {
    Hasher hasher;
    hasher.add(so_far);
    hasher.add(state);
    return hasher.finish();
}

// Steps, as measured, that lie between two states of one game which are `calls` calls of advance apart. Where turns are
// counted a step is a whole turn: that is what people compare, unless the game says that they compare calls.
template <class G>
int steps_between([[maybe_unused]] const typename G::State& from, [[maybe_unused]] const typename G::State& to,
                  int calls) {
    if constexpr (requires { G::measured_by_calls; }) return calls;
    else if constexpr (CountsTurns<G>) return G::turns_played(to) - G::turns_played(from);
    else return calls;
}

// What a game's speed is measured with: its usual setup, unless it names another.
template <EnumerableGame G>
typename G::Setup measured_setup() {
    if constexpr (requires { G::measured_setup(); }) return G::measured_setup();
    else return {};
}

// A deal can be over at once; a setup that deals nothing else so many times in a row is an error.
inline constexpr int most_starts_in_vain = 1000;

// Random games written down, to be replayed when the cost of the rules is measured: drawing the actions is not part of it.
template <EnumerableGame G>
class StepTape {
    using State = typename G::State;
    using Event = typename G::Event;

public:
    // Exactly `steps` steps over as many games as it takes; the last game may break off.
    static StepTape record(const typename G::Setup& setup, std::uint64_t seed, int steps) {
        AGON_CHECK(steps >= 1);
        StepTape tape;
        tape.turns_.reserve(static_cast<std::size_t>(steps));
        KeyedDice chooser(seed);
        Journal<Event> silent;
        int starts_in_vain = 0;
        while (tape.steps_ < steps) {
            RecordedGame game{G::start(setup, chooser), KeyedDice::for_ply(seed, static_cast<int>(tape.games_.size())),
                              0};
            State state = game.start;
            KeyedDice dice = game.dice;
            const int steps_before = tape.steps_;
            while (tape.steps_ < steps && !G::outcome(state)) {
                tape.turns_.push_back(sample_turn<G>(state, chooser));
                G::advance(state, tape.turns_.back(), dice, silent);
                ++game.calls;
                tape.steps_ = steps_before + steps_between<G>(game.start, state, static_cast<int>(game.calls));
            }
            if (game.calls == 0) {
                AGON_CHECK(++starts_in_vain < most_starts_in_vain);
                continue;
            }
            starts_in_vain = 0;
            tape.games_.push_back(std::move(game));
            tape.fingerprint_ = chained_hash(tape.fingerprint_, state);
        }
        return tape;
    }

    int steps() const { return steps_; }

    // Of the states in which the games ended while they were recorded; replay() returns the same.
    std::uint64_t fingerprint() const { return fingerprint_; }

    std::uint64_t replay() const {
        std::uint64_t fingerprint = 0;
        replay_games([&](const State& last) { fingerprint = chained_hash(fingerprint, last); });
        return fingerprint;
    }

    // What is measured: awaits, advance with a silent journal and outcome of every step, and the copies that reset the game.
    // Never allocates for states of inline size. The number returned only keeps the compiler from leaving something out.
    std::uint64_t replay_unhashed() const {
        return replay_games([](const State&) {});
    }

private:
    struct RecordedGame {
        State start;
        KeyedDice dice;
        std::size_t calls;
    };

    template <class Ended>
    std::uint64_t replay_games(Ended ended) const {
        std::uint64_t answers = 0;
        Journal<Event> silent;
        State state = games_.front().start;
        auto turn = turns_.begin();
        for (const RecordedGame& game : games_) {
            state = game.start;
            KeyedDice dice = game.dice;
            for (std::size_t i = 0; i < game.calls; ++i, ++turn) {
                for (const Player player : both_players) answers += G::awaits(state, player) ? 1u : 0u;
                G::advance(state, *turn, dice, silent);
                const auto outcome = G::outcome(state);
                if (outcome) answers += outcome->winner ? 3u : 2u;
            }
            ended(std::as_const(state));
        }
        return answers;
    }

    std::vector<RecordedGame> games_;
    std::vector<Turn<typename G::Action>> turns_;
    int steps_ = 0;
    std::uint64_t fingerprint_ = 0;
};

}  // namespace agon::search
