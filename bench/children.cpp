// How long it takes to start and end a program, free or in a sandbox, to look at its processor time, and to go round the event loop. Times, so they
// depend on the machine and its load: the best of several rounds is shown.
// usage: children [PROGRAM]     a program that ends at once; /bin/true without
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <limits>

#include "system/child.h"
#include "system/event_loop.h"
#include "system/processor_meter.h"
#include "system/program.h"
#include "system/sandbox.h"
#include "system/workplace.h"

namespace {

using namespace agon::system;
using Clock = std::chrono::steady_clock;

template <class Act>
void measure(const char* what, int times, Act act) {
    double best = std::numeric_limits<double>::max();
    for (int round = 0; round < 10; ++round) {
        const auto start = Clock::now();
        for (int i = 0; i < times; ++i) act();
        best = std::min(best, std::chrono::duration<double, std::micro>(Clock::now() - start).count() / times);
    }
    std::printf("%-44s %9.2f us\n", what, best);
}

void wait_until_readable(int descriptor) {
    pollfd waiting{.fd = descriptor, .events = POLLIN, .revents = 0};
    poll(&waiting, 1, -1);
}

}  // namespace

int main(int count, char** arguments) {
    const std::string program = count > 1 ? arguments[1] : "/bin/true";
    const ChildOrder order{.program = program, .arguments = {program, "x"}};
    measure("start a program, wait for its end", 200, [&] {
        auto child = Child::start(order);
        if (child) wait_until_readable(child->end_handle());
    });
    const auto start_caged = [&](const SandboxParts& parts) {
        const auto workplace = Workplace::make();
        if (!workplace) return;
        const auto sandbox = Sandbox::prepare({.readable = {program}, .workplace = workplace->path()}, parts);
        if (!sandbox) return;
        ChildOrder caged = order;
        caged.sandbox = &*sandbox;
        auto child = Child::start(caged);
        if (child) wait_until_readable(child->end_handle());
    };
    measure("the same in a sandbox that is made for it", 200, [&] { start_caged(sandbox_parts()); });
    SandboxParts without_landlock = sandbox_parts();
    without_landlock.landlock = 0;
    without_landlock.bubblewrap = find_program("bwrap").value_or("");
    if (!without_landlock.bubblewrap.empty())
        measure("the same through bubblewrap", 50, [&] { start_caged(without_landlock); });
    measure("the workplace alone", 200, [] { static_cast<void>(Workplace::make()); });
    measure("start a program and end it", 200, [&] { static_cast<void>(Child::start(order)); });

    auto shell = Child::start({.program = "/bin/sh", .arguments = {"sh", "-c", "echo; read line"}});
    if (!shell) return 1;
    wait_until_readable(shell->output().number());
    ProcessorMeter meter(shell->pid());
    measure("start_of_turn()", 20'000, [&] { meter.start_of_turn(); });
    measure("since_start_of_turn() after less than 1 ms", 20'000, [&] {
        meter.start_of_turn();
        meter.since_start_of_turn();
    });

    EventLoop loop;
    int calls = 0;
    loop.watch(shell->output().number(), EventLoop::Interest::Reading, [&](EventLoop::Readiness) { ++calls; });
    measure("run_once() with an event and a new deadline", 20'000, [&] {
        const auto timer = loop.at(Clock::now() + std::chrono::seconds(1), [] {});
        loop.run_once();
        loop.cancel(timer);
    });
    measure("the same with no deadline", 20'000, [&] { loop.run_once(); });
    return calls > 0 ? 0 : 1;
}
