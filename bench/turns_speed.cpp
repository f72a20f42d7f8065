// How fast turns of programs are that are started anew for each, all on one core: whole games of Siege beside bare starts of the
// same programs, free and in the sandbox. What counts is the processor time of all that runs, because on one core nothing runs side by
// side: others who use the core do not matter so much. The best of several rounds is shown.
// usage: turns_speed [CORE]
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
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
// Of this process and of all children that it has waited for, in seconds.
double processor_time() {
    double sum = 0;
    for (const int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
        rusage used{};
        getrusage(who, &used);
        for (const timeval& part : {used.ru_utime, used.ru_stime})
            sum += static_cast<double>(part.tv_sec) + static_cast<double>(part.tv_usec) / 1e6;
    }
    return sum;
}

constexpr int turns = 200;

// Nothing that starts a program for every turn can be faster.
double bare_start(const std::string& program) {
    std::string name = program;
    char* const arguments[] = {name.data(), nullptr};
    const double start = processor_time();
    for (int i = 0; i < turns; ++i) {
        const pid_t child = vfork();
        if (child == 0) {
            execve(program.c_str(), arguments, environ);
            _exit(127);
        }
        int status = 0;
        if (waitpid(child, &status, 0) != child || status != 0) throw std::runtime_error(program + " does not run");
    }
    return (processor_time() - start) / turns;
}

double time_of_turn(const std::string& program, system::SandboxMode sandbox) {
    catalog::MatchWish wish;
    wish.game = catalog::find_game("siege");
    const auto bot = catalog::find_contestant(*wish.game, "files:'" + program + "'");
    if (!bot) throw std::runtime_error(bot.error());
    for (const Player player : both_players) wish.contestants[player] = *bot;
    wish.setup = "{\"turn_limit\":" + std::to_string(turns) + "}";
    wish.sandbox = sandbox;
    wish.time.move = std::chrono::minutes(1);
    const double start = processor_time();
    const auto report = catalog::run_match(wish);
    if (!report) throw std::runtime_error(report.error().sentence);
    const match::Verdict& verdict = report->record.verdict;
    if (verdict.ending != match::Ending::Normal) throw std::runtime_error(verdict.sentence);
    return (processor_time() - start) / turns;
}

void measure(const char* what, const std::string& program) {
    // One after the other in each round, so that all of them have their share of quiet moments.
    constexpr int rounds = 15;
    constexpr double million = 1e6;
    double bare = 1, free = 1, caged = 1;
    for (int round = 0; round < rounds; ++round) {
        bare = std::min(bare, bare_start(program));
        free = std::min(free, time_of_turn(program, system::SandboxMode::Off));
        caged = std::min(caged, time_of_turn(program, system::SandboxMode::Auto));
    }
    std::printf("%s\n", what);
    std::printf("  bare starts         %7.0f /s  %6.1f us\n", 1 / bare, million * bare);
    std::printf("  turns               %7.0f /s  %6.1f us, %5.1f us of it ours     (goal: 1600 /s, 60 us)\n", 1 / free,
                million * free, million * (free - bare));
    std::printf("  turns in a sandbox  %7.0f /s  %6.1f us, %5.1f us for the sandbox (goal: 1100 /s)\n", 1 / caged,
                million * caged, million * (caged - free));
}

}  // namespace

int main(int count, char** arguments) {
    try {
        bench::stay_on(count > 1 ? std::atoi(arguments[1]) : 0);
        measure("a static program of the C library that does nothing", AGON_PROGRAM_DIR "/fakes/idle_player");
        measure("the same without the library's start", AGON_PROGRAM_DIR "/fakes/bare_player");
        return 0;
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "turns_speed: %s\n", problem.what());
        return 1;
    }
}
