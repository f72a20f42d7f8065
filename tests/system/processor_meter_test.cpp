#include "system/processor_meter.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <future>
#include <thread>

#include "system/child.h"
#include "system/processes.h"

namespace agon::system {
namespace {

using namespace std::chrono_literals;

// A shell that counts when it gets a line, and answers.
constexpr const char* counting = "while read n; do i=0; while [ $i -lt $n ]; do i=$((i+1)); done; echo done; done";

void take_turn(Child& child, const std::string& line) {
    ASSERT_GT(write(child.input().number(), (line + "\n").data(), line.size() + 1), 0);
    ASSERT_EQ(read_bytes(child.output(), 5), "done\n");
}

TEST(ProcessorMeter, TellsWhatATurnTook) {
    auto child = Child::start(shell(counting));
    ASSERT_TRUE(child);
    take_turn(*child, "1");
    ProcessorMeter meter(child->pid());
    meter.start_of_turn();
    take_turn(*child, "20000");
    const ProcessorTimes busy = meter.since_start_of_turn();
    EXPECT_GT(busy.ran, 1ms);
    meter.start_of_turn();
    const ProcessorTimes idle = meter.since_start_of_turn();
    EXPECT_LT(idle.ran, busy.ran);
    EXPECT_LT(idle.waited, 1s);
}

TEST(ProcessorMeter, CountsWhatTheProgramStarted) {
    auto child = Child::start(shell(std::string("sh -c '") + counting + "'; true"));
    ASSERT_TRUE(child);
    take_turn(*child, "1");
    ProcessorMeter meter(child->pid());
    meter.start_of_turn();
    take_turn(*child, "20000");
    EXPECT_GT(meter.since_start_of_turn().ran, 1ms);
}

// The parent of the one that computes has ended: otherwise a program could think for nothing, and even have its waiting taken off.
// More than there are files kept open for. The one that computes comes last.
TEST(ProcessorMeter, CountsACrowd) {
    auto child = Child::start(shell("i=0; while [ $i -lt 160 ]; do i=$((i+1)); sleep 60 & done;"
                                    "while :; do :; done & echo done; read line"));
    ASSERT_TRUE(child);
    ASSERT_EQ(read_bytes(child->output(), 5), "done\n");
    ProcessorMeter meter(child->pid());
    EXPECT_FALSE(meter.has_company());
    meter.start_of_turn();
    EXPECT_TRUE(meter.has_company());
    while (meter.since_start_of_turn().ran < 20ms)
        std::this_thread::sleep_for(1ms);  // else the test runs into its limit
}

TEST(ProcessorMeter, TellsWhoWantsACore) {
    auto busy = Child::start(shell("echo done; while :; do :; done"));
    auto idle = Child::start(shell("echo done; read line"));
    ASSERT_TRUE(busy && idle);
    for (Child* child : {&*busy, &*idle}) { ASSERT_EQ(read_bytes(child->output(), 5), "done\n"); }
    ProcessorMeter of_busy(busy->pid()), of_idle(idle->pid());
    of_busy.start_of_turn();
    of_idle.start_of_turn();
    while (!of_busy.wants_a_core() || of_idle.wants_a_core())
        std::this_thread::sleep_for(1ms);  // else the test runs into its limit
}

// What ended and was waited for cannot be asked any more.
TEST(ProcessorMeter, RemembersWhatRan) {
    auto child = Child::start(shell("(i=0; while [ $i -lt 30000 ]; do i=$((i+1)); done; echo done; read line);"
                                    "echo gone; read line"));
    ASSERT_TRUE(child);
    ProcessorMeter meter(child->pid());
    meter.start_of_life();
    ASSERT_EQ(read_bytes(child->output(), 5), "done\n");
    const auto before = meter.since_start_of_turn().ran;
    ASSERT_GT(write(child->input().number(), "\n", 1), 0);
    ASSERT_EQ(read_bytes(child->output(), 5), "gone\n");
    EXPECT_GT(before, 1ms);
    EXPECT_GE(meter.since_start_of_turn().ran, before);
}

TEST(ProcessorMeter, CountsOrphans) {
    auto child = Child::start(shell("(while :; do :; done &) ; echo done; read line"));
    ASSERT_TRUE(child);
    ASSERT_EQ(read_bytes(child->output(), 5), "done\n");
    ProcessorMeter meter(child->pid());
    meter.start_of_turn();
    while (meter.since_start_of_turn().ran < 20ms)
        std::this_thread::sleep_for(1ms);  // else the test runs into its limit
}

// Two on one core: each waits while the other runs.
TEST(ProcessorMeter, TellsHowLongACoreWasWaitedFor) {
    ChildOrder order = shell(counting);
    order.core = sched_getcpu();
    auto one = Child::start(order), other = Child::start(order);
    ASSERT_TRUE(one && other);
    take_turn(*one, "1");
    take_turn(*other, "1");
    ProcessorMeter meter(one->pid());
    ProcessorTimes times;
    for (int attempt = 0; attempt < 10 && times.waited == 0ns; ++attempt) {
        meter.start_of_turn();
        ASSERT_GT(write(other->input().number(), "50000\n", 6), 0);
        take_turn(*one, "50000");
        ASSERT_EQ(read_bytes(other->output(), 5), "done\n");
        times = meter.since_start_of_turn();
    }
    EXPECT_GT(times.waited, 0ns);
}

// Nobody looked before it began, and it is dead already, though not forgotten.
TEST(ProcessorMeter, KnowsTheWholeLifeOfANewProcess) {
    auto child = Child::start(shell("i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done"));
    ASSERT_TRUE(child);
    ProcessorMeter meter(child->pid());
    meter.start_of_life();
    wait_for_end(*child);
    EXPECT_GT(meter.since_start_of_turn().ran, 1ms);
}

TEST(ProcessorMeter, AProcessThatIsGoneTookNothing) {
    auto child = Child::start(shell("read line"));
    ASSERT_TRUE(child);
    ProcessorMeter meter(child->pid());
    meter.start_of_turn();
    child->end();
    EXPECT_EQ(meter.since_start_of_turn().ran, 0ns);
    meter.start_of_turn();
    EXPECT_EQ(meter.since_start_of_turn().waited, 0ns);
    ProcessorMeter nobody(1 << 22);  // larger than any number of a process
    nobody.start_of_turn();
    EXPECT_EQ(nobody.since_start_of_turn().ran, 0ns);
}

void work_for(std::chrono::nanoseconds time) {
    const auto start = times_of_this_thread().ran;
    while (times_of_this_thread().ran - start < time) {}
}

TEST(ProcessorMeter, CountsThreadsThatCameAndWentDuringTheTurn) {
    ProcessorMeter meter(getpid());
    meter.start_of_turn();
    std::thread([] { work_for(20ms); }).join();
    std::promise<void> worked, enough;
    std::thread living([&] {
        work_for(20ms);
        worked.set_value();
        enough.get_future().wait();
    });
    worked.get_future().wait();
    EXPECT_GE(meter.since_start_of_turn().ran, 40ms);
    enough.set_value();
    living.join();
}

TEST(ProcessorMeter, KnowsTheThreadThatAsks) {
    const ProcessorTimes before = times_of_this_thread();
    work_for(5ms);
    EXPECT_GE(times_of_this_thread().ran - before.ran, 5ms);
}

}  // namespace
}  // namespace agon::system
