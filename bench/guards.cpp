// What it costs to look at what programs take (seats/bot_guard.h): processor time of this thread for one look at each of so
// many programs that do nothing, and the part of a core that this is when each is looked at once a second.
// usage: guards [COUNT] [PROGRAM...]     2000 of /bin/cat without; a program that waits for its input
#include <cstdio>
#include <cstdlib>
#include <time.h>

#include "seats/bot_guard.h"
#include "system/child.h"
#include "system/workplace.h"

namespace {

using Clock = std::chrono::steady_clock;

double seconds_of_this_thread() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

}  // namespace

int main(int argc, char** argv) {
    using namespace agon;
    const int count = argc > 1 ? std::atoi(argv[1]) : 2000;
    std::vector<std::string> words(argv + std::min(argc, 2), argv + argc);
    if (words.empty()) words = {"/bin/cat"};

    struct Bot {
        system::Workplace workplace;
        system::Child child;
    };
    std::vector<Bot> bots;
    std::vector<seats::BotGuard> guards;
    for (int i = 0; i < count; ++i) {
        auto workplace = system::Workplace::make();
        auto child = system::Child::start({.program = words.front(), .arguments = words});
        if (!workplace || !child) {
            std::fprintf(stderr, "guards: only %d programs could be started\n", i);
            break;
        }
        bots.push_back({*std::move(workplace), *std::move(child)});
        guards.emplace_back(bots.back().child.pid(), bots.back().workplace.folder(), seats::GuardCaps{}, Clock::now());
    }
    constexpr int rounds = 5;
    double best = 1e9;
    for (int round = 0; round < rounds; ++round) {
        const double before = seconds_of_this_thread();
        for (seats::BotGuard& guard : guards)
            if (const auto said = guard.look(Clock::now(), false)) std::printf("%s\n", said->c_str());
        best = std::min(best, seconds_of_this_thread() - before);
    }
    std::printf("%zu programs: %.1f us a look, %.1f %% of a core\n", guards.size(),
                best * 1e6 / static_cast<double>(guards.size()), best * 100);
    const auto wait = guards.front().due() - Clock::now();
    std::printf("the next look is in %.2f s\n", std::chrono::duration<double>(wait).count());
}
