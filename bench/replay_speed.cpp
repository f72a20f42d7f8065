// How fast records are verified, beside playing the same games in this process with two random bots, with and without keeping
// a record: all from the start of a game to its end. Best of several CPU times.
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "games/scrabble/rules.h"
#include "games/siege/rules.h"
#include "games/sworms/rules.h"
#include "replay/played.h"
#include "search/measure.h"
#include "toys/fleet.h"
#include "toys/paint.h"
#include "toys/pig.h"
#include "toys/tictactoe.h"

namespace agon::replay {
namespace {

constexpr std::uint64_t games = 50;
constexpr std::size_t most_steps = 1'000;  // longer games are broken off: random ones of Siege go on and on
constexpr int runs = 9;
constexpr double seconds_per_run = 0.05;

template <class Pass>
double best_seconds(Pass pass) {
    const int passes = search::passes_that_fill(seconds_per_run, pass);
    double best = search::seconds_of(passes, pass) / passes;
    for (int run = 1; run < runs; ++run) best = std::min(best, search::seconds_of(passes, pass) / passes);
    return best;
}

// Nothing is recorded and nothing is hashed: as fast as bots can play here.
template <FullGame G>
std::uint64_t play(std::uint64_t seed) {
    const typename G::Setup setup{};
    KeyedDice dice(seed);
    PerPlayer<search::RandomBot<G>> bots;
    Position<G> now = opening<G>(setup, dice);
    for (const Player player : both_players) bots[player].begin(setup, player, seed);
    std::uint64_t steps = 0;
    for (; steps < most_steps && !G::outcome(now.state); ++steps) {
        Turn<typename G::Action> turn;
        for (const Player player : both_players) {
            bots[player].observe(G::observe(now, player));
            if (!G::awaits(now.state, player)) continue;
            turn[player] = bots[player].choose();
            AGON_CHECK(!G::refuse(now.state, player, *turn[player]));
        }
        step<G>(now, turn, dice);
    }
    return steps;
}

template <FullGame G>
void compare() {
    std::vector<std::string> bytes;
    std::vector<ReplayFile> files;
    double steps = 0;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        bytes.push_back(file_of<G>(played_at_random<G>(seed, most_steps)));
        files.push_back(*read_replay(bytes.back()));
        steps += static_cast<double>(files.back().steps);
    }
    const double playing = best_seconds([] {
        std::uint64_t sum = 0;
        for (std::uint64_t seed = 1; seed <= games; ++seed) sum += play<G>(seed);
        return sum;
    });
    const double recording = best_seconds([] {
        std::uint64_t sum = 0;
        for (std::uint64_t seed = 1; seed <= games; ++seed) sum += played_at_random<G>(seed, most_steps).final_hash;
        return sum;
    });
    const double verifying = best_seconds([&] {
        for (const ReplayFile& file : files) AGON_CHECK(!verify<G>(file));
        return std::uint64_t{0};
    });
    const double reading = best_seconds([&] {
        for (const std::string& file : bytes) AGON_CHECK(read_replay(file).has_value());
        return std::uint64_t{0};
    });
    const double writing = best_seconds([&] {
        for (std::size_t i = 0; i < files.size(); ++i)
            AGON_CHECK(!write_replay(files[i].record, files[i].actions).empty());
        return std::uint64_t{0};
    });
    const auto microseconds_a_game = [](double seconds) { return seconds / static_cast<double>(games) * 1e6; };
    std::printf("%-10s %10.1f %14.0f %14.0f %14.0f %12.1f %12.1f\n", std::string(G::name).c_str(),
                steps / static_cast<double>(games), steps / playing, steps / recording, steps / verifying,
                microseconds_a_game(reading), microseconds_a_game(writing));
}

}  // namespace
}  // namespace agon::replay

int main() {
    std::printf("%-10s %10s %14s %14s %14s %12s %12s\n", "game", "steps/game", "playing/s", "recording/s",
                "verifying/s", "us to read", "us to write");
    agon::replay::compare<agon::toys::tictactoe::Rules>();
    agon::replay::compare<agon::toys::paint::Rules>();
    agon::replay::compare<agon::toys::fleet::Rules>();
    agon::replay::compare<agon::toys::pig::Rules>();
    agon::replay::compare<agon::sworms::Rules>();
    agon::replay::compare<agon::scrabble::Rules>();
    agon::replay::compare<agon::siege::Rules>();
}
