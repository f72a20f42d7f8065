// How fast the state files of Entelect's Worms are written: each round's JSON and text for both players, beside playing the round.
// Best of several CPU times; for people, not a gate.
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "core/dice_kinds.h"
#include "games/entelect/command_text.h"
#include "protocols/entelect_state/played_match.h"
#include "protocols/entelect_state/state_writer.h"
#include "search/measure.h"

namespace agon::entelect_state {
namespace {

constexpr int games = 8, runs = 7;
constexpr double seconds_per_run = 0.2;

struct Moment {
    entelect::State state;
    History history;
};

// Every round of some games between two that do whatever comes to their minds.
std::vector<Moment> moments() {
    std::vector<Moment> kept;
    for (int seed = 1; seed <= games; ++seed) {
        PlayedMatch match({}, seed);
        KeyedDice dice(static_cast<std::uint64_t>(seed));
        while (!match.is_over()) {
            kept.push_back({match.state(), match.history()});
            RoundCommands commands;
            for (const Player player : both_players)
                commands[player] = write_commands(entelect::Rules::sample_action(match.state(), player, dice));
            match.play(commands);
        }
    }
    return kept;
}

template <class Pass>
double best_seconds(Pass pass) {
    const int passes = search::passes_that_fill(seconds_per_run, pass);
    double best = search::seconds_of(passes, pass) / passes;
    for (int run = 1; run < runs; ++run) best = std::min(best, search::seconds_of(passes, pass) / passes);
    return best;
}

void measure() {
    const std::vector<Moment> rounds = moments();
    StateWriter writer;
    std::string out;
    const auto write_all = [&](bool with_json, bool with_text) {
        std::uint64_t bytes = 0;
        for (const Moment& moment : rounds)
            for (const Player player : both_players) {
                if (with_json) writer.player_json(moment.state, moment.history, player, out), bytes += out.size();
                if (with_text) writer.player_text(moment.state, moment.history, player, out), bytes += out.size();
            }
        return bytes;
    };
    const auto tell = [&](const char* what, bool with_json, bool with_text) {
        const double seconds = best_seconds([&] { return write_all(with_json, with_text); });
        const auto count = static_cast<double>(rounds.size());
        std::printf("%-14s %12.0f rounds/s %8.1f us %10.0f bytes a round\n", what, count / seconds,
                    seconds / count * 1e6, static_cast<double>(write_all(with_json, with_text)) / count);
    };
    tell("JSON", true, false);
    tell("text", false, true);
    tell("JSON and text", true, true);
}

}  // namespace
}  // namespace agon::entelect_state

int main() { agon::entelect_state::measure(); }
