#pragma once
#include <time.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "core/check.h"
#include "core/dice_kinds.h"
#include "search/playout.h"
#include "search/step_tape.h"

// Speed for people to look at. Times depend on the machine and its load, so each is the best of several CPU times and stands
// beside an anchor measured in the same run; what must not get slower is held by tools/check_gate, which counts instructions.
namespace agon::search {

struct BenchEffort {
    int steps = 20'000;            // recorded, or calls played at random, in one pass
    int runs = 7;                  // the best of so many
    double seconds_per_run = 0.1;  // of CPU time: passes are repeated until they fill it
    std::uint64_t seed = 1;
};

struct BenchFigures {
    std::string name;     // of the game
    std::string measure;  // "rules" or "playout"
    double steps_per_second = 0;
    double anchor_rolls_per_step = 0;  // how many rolls of the anchor one step costs: comparable between machines
    double anchor_nanoseconds = 0;     // one roll of the anchor, measured in the same run
    std::uint64_t fingerprint = 0;     // of the states in which the games ended: changes only when behaviour does
};

// CPU time of this thread: waiting for a core does not count.
inline double cpu_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

// Keeps the result of measured work alive without costing anything.
inline void keep(std::uint64_t result) { asm volatile("" : : "r"(result)); }

template <class Pass>
double seconds_of(int passes, Pass& pass) {
    const double began = cpu_seconds();
    for (int i = 0; i < passes; ++i) keep(pass());
    return cpu_seconds() - began;
}

template <class Pass>
int passes_that_fill(double seconds, Pass& pass) {
    constexpr int most_passes = 1 << 20;
    int passes = 1;
    while (passes < most_passes && seconds_of(passes, pass) < seconds / 2) passes *= 2;
    return passes;
}

// The anchor: six-sided rolls of the generator that most documents use.
inline constexpr int rolls_per_anchor_pass = 10'000;

inline std::uint64_t anchor_pass(MersenneDice& dice) {
    std::uint64_t sum = 0;
    for (int i = 0; i < rolls_per_anchor_pass; ++i) sum += static_cast<std::uint64_t>(dice.roll(1, 6));
    return sum;
}

// Anchor and work take turns, so that both meet the same weather.
template <class Pass>
BenchFigures measure_beside_anchor(int steps_per_pass, const BenchEffort& effort, Pass pass) {
    MersenneDice dice(1);
    auto anchor = [&dice] { return anchor_pass(dice); };
    const int anchor_passes = passes_that_fill(effort.seconds_per_run / 4, anchor);
    const int passes = passes_that_fill(effort.seconds_per_run, pass);
    double best_roll = seconds_of(anchor_passes, anchor) / anchor_passes / rolls_per_anchor_pass;
    double best_step = seconds_of(passes, pass) / passes / steps_per_pass;
    for (int run = 1; run < effort.runs; ++run) {
        best_roll = std::min(best_roll, seconds_of(anchor_passes, anchor) / anchor_passes / rolls_per_anchor_pass);
        best_step = std::min(best_step, seconds_of(passes, pass) / passes / steps_per_pass);
    }
    BenchFigures figures;
    figures.steps_per_second = 1 / best_step;
    figures.anchor_rolls_per_step = best_step / best_roll;
    figures.anchor_nanoseconds = best_roll * 1e9;
    return figures;
}

// "rules": what the gate counts, as time.
template <EnumerableGame G>
BenchFigures measure_rules(const typename G::Setup& setup, const BenchEffort& effort = {}) {
    const auto tape = StepTape<G>::record(setup, effort.seed, effort.steps);
    BenchFigures figures = measure_beside_anchor(tape.steps(), effort, [&] { return tape.replay_unhashed(); });
    figures.name = G::name;
    figures.measure = "rules";
    figures.fingerprint = tape.replay();
    return figures;
}

// "playout": the same and drawing the actions. Games are played from their start until they make up the steps of a pass.
template <EnumerableGame G>
BenchFigures measure_playouts(const typename G::Setup& setup, const BenchEffort& effort = {}) {
    KeyedDice start_dice(effort.seed);
    typename G::State start = G::start(setup, start_dice);
    for (int dealt = 1; G::outcome(start); ++dealt) {  // some deals are over at once
        AGON_CHECK(dealt < most_starts_in_vain);
        start = G::start(setup, start_dice);
    }
    const auto play_pass = [&](auto ended) {
        KeyedDice dice = KeyedDice::for_ply(effort.seed, 0);
        typename G::State state = start;
        int calls = 0;
        while (calls < effort.steps) {
            state = start;
            const int played = playout<G>(state, dice, effort.steps - calls);
            AGON_CHECK(played > 0);  // or a setup that is over at once would keep us here for ever
            calls += played;
            ended(std::as_const(state), played);
        }
    };
    int steps = 0;
    play_pass([&](const auto& last, int played) { steps += steps_between<G>(start, last, played); });
    BenchFigures figures = measure_beside_anchor(steps, effort, [&] {
        std::uint64_t games = 0;
        play_pass([&](const auto&, int) { ++games; });
        return games;
    });
    figures.name = G::name;
    figures.measure = "playout";
    play_pass([&](const auto& last, int) { figures.fingerprint = chained_hash(figures.fingerprint, last); });
    return figures;
}

}  // namespace agon::search
