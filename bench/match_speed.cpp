// How fast matches of programs are, all on one core: moves through agon lines beside a bare conversation over pipes, matches
// with new programs for each, and what the sandbox adds to a start. Times, so they depend on the machine and its load: the best
// of several rounds is shown, and ratios to the bare pipes, which suffer from the same load.
// usage: match_speed [CORE]
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>

#include "catalog/arena.h"
#include "catalog/catalog.h"
#include "one_core.h"

namespace {

using namespace agon;
using Seconds = std::chrono::duration<double>;

// Two processes that hand a line of the size of a move to and fro: nothing that asks a program can be faster.
double pipe_round_trip() {
    constexpr int times = 20'000;
    std::array<int, 2> down{}, up{};
    if (pipe(down.data()) != 0 || pipe(up.data()) != 0) throw std::runtime_error("there are no pipes");
    std::array<char, 64> line{};
    const pid_t echo = fork();
    if (echo == 0) {
        close(down[1]);
        while (read(down[0], line.data(), line.size()) > 0)
            if (write(up[1], line.data(), line.size()) < 0) break;
        _exit(0);
    }
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < times; ++i)
        if (write(down[1], line.data(), line.size()) < 0 || read(up[0], line.data(), line.size()) < 0) break;
    const Seconds took = std::chrono::steady_clock::now() - start;
    for (const int end : {down[0], down[1], up[0], up[1]}) close(end);
    waitpid(echo, nullptr, 0);
    return took.count() / times;
}

catalog::MatchReport play(const char* game, const std::string& options, system::SandboxMode sandbox,
                          std::optional<std::string> setup = {}) {
    catalog::MatchWish wish;
    wish.game = catalog::find_game(game);
    auto bot = catalog::find_contestant(*wish.game, "'" AGON_PROGRAM_DIR "/fakes/scripted_bot' " + options);
    if (!bot) throw std::runtime_error(bot.error());
    for (const Player player : both_players) wish.contestants[player] = *bot;
    wish.setup = std::move(setup);
    wish.sandbox = sandbox;
    wish.time.move = std::chrono::minutes(1);
    auto report = catalog::run_match(wish);
    if (!report) throw std::runtime_error(report.error().sentence);
    const match::Verdict& verdict = report->record.verdict;
    if (verdict.ending != match::Ending::Normal) throw std::runtime_error(verdict.sentence);
    return *std::move(report);
}

double time_of_move() {
    const auto report = play("sworms", "--say idle", system::SandboxMode::Off, R"({"turn_limit": 40000})");
    return Seconds(report.wall).count() / static_cast<double>(report.record.steps.size());
}

double time_of_match(system::SandboxMode sandbox) {
    constexpr int matches = 50;
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < matches; ++i) play("tictactoe", "", sandbox);
    return Seconds(std::chrono::steady_clock::now() - start).count() / matches;
}

void run(int core) {
    bench::stay_on(core);
    const double trip = bench::best_of(pipe_round_trip);
    std::printf("bare pipes between two processes   %9.0f round trips/s\n", 1 / trip);
    const double move = bench::best_of(time_of_move);
    std::printf("moves through agon lines, sworms   %9.0f /s, %.2f round trips each     (goal: 60000 /s)\n", 1 / move,
                move / trip);
    const double free = bench::best_of([] { return time_of_match(system::SandboxMode::Off); });
    std::printf("matches with two new programs      %9.0f /s, %.0f round trips each      (goal: 100 /s)\n", 1 / free,
                free / trip);
    const double caged = bench::best_of([] { return time_of_match(system::SandboxMode::Auto); });
    std::printf("the same in the sandbox            %9.0f /s, %.0f round trips each      (goal: 100 /s)\n", 1 / caged,
                caged / trip);
    const double start = (caged - free) / 2;
    std::printf("what the sandbox adds to a start   %9.3f ms, %.0f round trips           (goal: 0.3 ms)\n",
                1000 * start, start / trip);
}

}  // namespace

int main(int count, char** arguments) {
    try {
        run(count > 1 ? std::atoi(arguments[1]) : 0);
        return 0;
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "match_speed: %s\n", problem.what());
        return 1;
    }
}
