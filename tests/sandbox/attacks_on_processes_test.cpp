#include <gtest/gtest.h>
#include <sys/sysinfo.h>
#include <unistd.h>

#include <fstream>

#include "sandbox/arena.h"
#include "system/processes.h"

namespace agon::system {
namespace {

class AttacksOnProcesses : public ::testing::Test {
protected:
    void SetUp() override {
        if (!sandbox_parts().seccomp) GTEST_SKIP() << "no seccomp here: " << sandbox_parts().no_seccomp;
    }
    Arena arena;
};

// A program that waits to be attacked, free as we are.
struct Victim {
    Child child;
    std::string number, secret;
    bool lives() { return !child.ended().has_value(); }
};

Victim make_victim(const Arena& arena) {
    auto child = Child::start({.program = arena.hostile(), .arguments = {"hostile", "be-victim"}});
    if (!child) throw std::runtime_error(child.error().message);
    std::string secret;
    while (!secret.ends_with('\n')) secret += read_bytes(child->output(), 1);
    secret.pop_back();
    std::string number = std::to_string(child->pid());
    return {std::move(*child), std::move(number), std::move(secret)};
}

TEST_F(AttacksOnProcesses, NobodyElseIsKilled) {
    for (const std::string attack : {"kill", "kill-thread", "kill-by-handle", "kill-by-pipe"}) {
        Victim first = make_victim(arena), second = make_victim(arena);
        EXPECT_EQ(arena.run({"hostile", attack, first.number}, nullptr).output, "succeeded\n") << attack;
        wait_for_end(first.child);
        expect_prevented(arena, {attack, second.number}, Free::Untried);
        EXPECT_TRUE(second.lives()) << attack;
    }
    expect_prevented(arena, {"ask-parent"});
}

TEST_F(AttacksOnProcesses, SignalsToItselfAreItsOwnMatter) {
    for (const Cage& cage : cages())
        EXPECT_EQ(arena.run({"hostile", "signal-itself"}, &cage.parts).output, "succeeded\n") << cage.name;
}

TEST_F(AttacksOnProcesses, NobodyElseIsLookedInto) {
    Victim victim = make_victim(arena);
    std::ifstream scope("/proc/sys/kernel/yama/ptrace_scope");
    int strictness = 0;
    scope >> strictness;
    const Free free = strictness < 2 ? Free::Succeeds : Free::MayFail;
    expect_prevented(arena, {"trace", victim.number}, free);
    expect_prevented(arena, {"read-memory", victim.number, victim.secret}, free);
    expect_prevented(arena, {"take-descriptor", victim.number}, free);
    expect_prevented(arena, {"read-limits", victim.number});
    expect_prevented(arena, {"read-limits", std::to_string(getpid())});
}

TEST_F(AttacksOnProcesses, ItStaysInItsProcessGroup) {
    expect_prevented(arena, {"new-session"});
    expect_prevented(arena, {"new-group"});
    expect_prevented(arena, {"child-of-parent"}, Free::Untried);
    EXPECT_EQ(count_descendants(), 0);
}

TEST_F(AttacksOnProcesses, AForkBombEnds) {
    SandboxWish wish;
    wish.processes = 10;
    EXPECT_EQ(arena.run({"hostile", "fork-bomb", "100"}, nullptr).output, "100\nsucceeded\n");
    const SandboxParts& parts = sandbox_parts();
    if (parts.root && !parts.other_users) GTEST_SKIP() << "root has no limit: " << parts.no_other_users;
    struct sysinfo machine {};
    sysinfo(&machine);
    // An ordinary user's bots are limited together with all else that runs.
    const int most = parts.root ? 9 : machine.procs + 1000;
    const Ran ran = arena.run({"hostile", "fork-bomb", std::to_string(most + 100)}, &parts, wish);
    EXPECT_EQ(ran.status, (ExitStatus{.code = 1})) << ran.output;
    EXPECT_LE(std::atoi(ran.output.c_str()), most);
    EXPECT_GE(std::atoi(ran.output.c_str()), 9) << "what it was promised";
    EXPECT_EQ(count_descendants(), 0);
}

TEST_F(AttacksOnProcesses, ProcessorTimeEnds) {
    SandboxWish wish;
    wish.processor_time = std::chrono::seconds(1);
    // The kernel counts for the limit in whole ticks, and on a busy virtual machine it may miss many of them.
    const Ran ran = arena.run({"hostile", "burn", "60"}, &sandbox_parts(), wish);
    EXPECT_EQ(ran.status, (ExitStatus{.signal = SIGKILL})) << ran.output;
}

TEST_F(AttacksOnProcesses, ItsShareOfTheProcessorStays) {
    expect_prevented(arena, {"all-cores"});
    expect_prevented(arena, {"other-schedule"});
    expect_prevented(arena, {"other-priority"});
    expect_prevented(arena, {"raise-limit"}, Free::MayFail);
}

}  // namespace
}  // namespace agon::system
