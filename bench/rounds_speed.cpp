// How fast rounds of Entelect's Worms are with two bots that answer at once, all on one core: showing two players the round,
// writing their files, and asking. The best of several matches is shown.
// usage: rounds_speed [CORE]
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>

#include "catalog/arena.h"
#include "catalog/catalog.h"
#include "one_core.h"

namespace {

using namespace agon;

struct Figures {
    double seconds = 1e9;
    int rounds = 0;
};

// Wall time from the first question to the last: on one core nothing runs side by side.
Figures play(const std::string& bot, system::SandboxMode sandbox) {
    catalog::MatchWish wish;
    wish.game = catalog::find_game("entelect");
    const auto contestant = catalog::find_contestant(*wish.game, bot);
    if (!contestant) throw std::runtime_error(contestant.error());
    for (const Player player : both_players) wish.contestants[player] = *contestant;
    wish.sandbox = sandbox;
    wish.dice = DiceKind::XorWow;
    wish.seed = 5;
    wish.one_at_a_time = true;
    wish.time.move = std::chrono::minutes(1);
    std::chrono::steady_clock::time_point began, ended;
    wish.on_step = [&](const catalog::Table& table) {
        ended = std::chrono::steady_clock::now();
        if (table.steps() == 0) began = ended;
    };
    const auto report = catalog::run_match(wish);
    if (!report) throw std::runtime_error(report.error().sentence);
    const match::Verdict& verdict = report->record.verdict;
    if (verdict.ending != match::Ending::Normal) throw std::runtime_error(verdict.sentence);
    return {std::chrono::duration<double>(ended - began).count(), static_cast<int>(report->record.steps.size())};
}

void measure(const char* what, const std::string& bot, system::SandboxMode sandbox) {
    constexpr int matches = 15;
    constexpr double million = 1e6;
    Figures best;
    for (int i = 0; i < matches; ++i)
        if (const Figures one = play(bot, sandbox); one.seconds < best.seconds) best = one;
    std::printf("%s  %6.0f rounds/s  %5.1f us a round, %d rounds   (goal: 1500 /s)\n", what, best.rounds / best.seconds,
                million * best.seconds / best.rounds, best.rounds);
}

}  // namespace

int main(int count, char** arguments) {
    try {
        bench::stay_on(count > 1 ? std::atoi(arguments[1]) : 0);
        const std::string bot = "entelect:'" AGON_PROGRAM_DIR "/fakes/entelect_bot' trivial";
        measure("free           ", bot, system::SandboxMode::Off);
        measure("in the sandbox ", bot, system::SandboxMode::Auto);
        return 0;
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "rounds_speed: %s\n", problem.what());
        return 1;
    }
}
