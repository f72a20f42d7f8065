#include "system/event_loop.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <thread>

namespace agon::system {
namespace {

using Clock = EventLoop::Clock;
using Interest = EventLoop::Interest;
using Readiness = EventLoop::Readiness;
using std::chrono::milliseconds;

struct Pipe {
    Descriptor to_read, to_write;
    Pipe() {
        int ends[2];
        if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) throw std::runtime_error("no pipe");
        to_read = Descriptor(ends[0]);
        to_write = Descriptor(ends[1]);
    }
    void put() const { EXPECT_EQ(write(to_write.number(), "x", 1), 1); }
    void take() const {
        char byte{};
        EXPECT_EQ(read(to_read.number(), &byte, 1), 1);
    }
};

void look(EventLoop& loop) { loop.run_once(Clock::now()); }

TEST(EventLoop, CallsWhoIsReadyUntilForgotten) {
    EventLoop loop;
    const Pipe pipe;
    int calls = 0;
    ASSERT_TRUE(loop.watch(pipe.to_read.number(), Interest::Reading, [&](Readiness readiness) {
        EXPECT_EQ(readiness, (Readiness{.readable = true}));
        ++calls;
    }));
    look(loop);
    EXPECT_EQ(calls, 0);
    pipe.put();
    loop.run_once();
    loop.run_once();  // nobody took it
    EXPECT_EQ(calls, 2);
    pipe.take();
    look(loop);
    pipe.put();
    loop.forget(pipe.to_read.number());
    look(loop);
    EXPECT_EQ(calls, 2);
}

TEST(EventLoop, OneWhoLostInterestHearsNothingNotEvenTheEnd) {
    EventLoop loop;
    Pipe pipe;
    int calls = 0;
    ASSERT_TRUE(loop.watch(pipe.to_read.number(), Interest::Nothing, [&](Readiness) { ++calls; }));
    pipe.put();
    look(loop);
    loop.change(pipe.to_read.number(), Interest::Reading);
    look(loop);
    EXPECT_EQ(calls, 1);
    loop.change(pipe.to_read.number(), Interest::Nothing);
    pipe.to_write.reset();
    look(loop);
    EXPECT_EQ(calls, 1);
    pipe.take();
    loop.change(pipe.to_read.number(), Interest::Reading);
    look(loop);
    EXPECT_EQ(calls, 2);  // the end
}

TEST(EventLoop, ABrokenPipeIsReadyToWrite) {
    EventLoop loop;
    Pipe pipe;
    std::vector<Readiness> heard;
    ASSERT_TRUE(loop.watch(pipe.to_write.number(), Interest::Writing, [&](Readiness now) { heard.push_back(now); }));
    look(loop);
    pipe.to_read.reset();
    look(loop);
    EXPECT_EQ(heard, (std::vector<Readiness>{{.writable = true}, {.writable = true}}));
}

TEST(EventLoop, WhatIsCalledMayForgetItselfAndOthers) {
    EventLoop loop;
    const Pipe one, other;
    int calls = 0;
    const auto forget_both = [&, text = std::string(100, 'x')](Readiness) {
        loop.forget(one.to_read.number());
        loop.forget(other.to_read.number());
        calls += text.size() == 100;  // still there
    };
    ASSERT_TRUE(loop.watch(one.to_read.number(), Interest::Reading, forget_both));
    ASSERT_TRUE(loop.watch(other.to_read.number(), Interest::Reading, forget_both));
    one.put();
    other.put();
    loop.run_once();
    look(loop);
    EXPECT_EQ(calls, 1);
}

// An event that was on its way when its descriptor was closed must not reach the next one with the same number.
TEST(EventLoop, ANewWatchOfTheSameNumberGetsNoOldEvents) {
    EventLoop loop;
    Pipe one, other;
    Pipe fresh;
    int wrong = 0;
    const auto replace = [&](Pipe& victim) {
        const int number = victim.to_read.number();
        loop.forget(number);
        ASSERT_EQ(dup2(fresh.to_read.number(), number), number);
        ASSERT_TRUE(loop.watch(number, Interest::Reading, [&](Readiness) { ++wrong; }));
    };
    ASSERT_TRUE(loop.watch(one.to_read.number(), Interest::Reading, [&](Readiness) {
        loop.change(one.to_read.number(), Interest::Nothing);
        replace(other);
    }));
    ASSERT_TRUE(loop.watch(other.to_read.number(), Interest::Reading, [&](Readiness) {
        loop.change(other.to_read.number(), Interest::Nothing);
        replace(one);
    }));
    one.put();
    other.put();
    loop.run_once();
    look(loop);
    EXPECT_EQ(wrong, 0);
}

TEST(EventLoop, CannotWaitForARegularFile) {
    EventLoop loop;
    const Descriptor file(open("/proc/self/exe", O_RDONLY | O_CLOEXEC));
    EXPECT_FALSE(loop.watch(file.number(), Interest::Reading, [](Readiness) {}));
    loop.forget(file.number());
}

TEST(EventLoop, DeadlinesComeInOrderAndNotEarly) {
    EventLoop loop;
    const auto now = Clock::now();
    std::vector<int> order;
    for (const int delay : {30, 10, 20})
        loop.at(now + milliseconds(delay), [&, delay] {
            EXPECT_GE(Clock::now(), now + milliseconds(delay));
            order.push_back(delay);
        });
    const auto never = loop.at(now + milliseconds(15), [&] { order.push_back(15); });
    loop.cancel(never);
    loop.cancel(never);
    loop.cancel(EventLoop::Timer::None);
    while (order.size() < 3) loop.run_once();
    EXPECT_EQ(order, (std::vector<int>{10, 20, 30}));
}

TEST(EventLoop, ACancelledTimerDoesNotCancelItsSuccessor) {
    EventLoop loop;
    int calls = 0;
    const auto old = loop.at(Clock::now(), [&] { ++calls; });
    look(loop);
    loop.at(Clock::now(), [&] { ++calls; });  // in the same place
    loop.cancel(old);
    loop.run_once();
    EXPECT_EQ(calls, 2);
}

// As in a long match: every move has its deadline, and nearly every one is cancelled.
TEST(EventLoop, ThousandsOfCancelledDeadlinesLeaveTheOthers) {
    EventLoop loop;
    int calls = 0;
    const auto now = Clock::now();
    for (int round = 0; round < 10'000; ++round) {
        const auto timer = loop.at(now + std::chrono::hours(1) + milliseconds(round), [&] { calls += 1'000'000; });
        if (round % 100 == 0) loop.at(now, [&] { ++calls; });
        loop.cancel(timer);
    }
    look(loop);
    EXPECT_EQ(calls, 100);
}

TEST(EventLoop, WhatIsCalledOnTimeMaySetDeadlines) {
    EventLoop loop;
    int calls = 0;
    std::function<void()> again = [&] {
        if (++calls < 50) loop.at(Clock::now(), [&] { again(); });
    };
    loop.at(Clock::now(), [&] { again(); });
    while (calls < 50) loop.run_once();
    EXPECT_EQ(calls, 50);
}

TEST(EventLoop, IsWokenByAnotherThread) {
    EventLoop loop;
    loop.wake();
    loop.run_once();  // returns, though it was woken before
    std::thread other([&] { loop.wake(); });
    loop.run_once();
    other.join();
}

TEST(EventLoop, HoldsThousandsOfDescriptors) {
    EventLoop loop;
    std::vector<Pipe> pipes(400);
    std::size_t calls = 0;
    for (const Pipe& pipe : pipes) {
        ASSERT_TRUE(loop.watch(pipe.to_read.number(), Interest::Reading, [&](Readiness) {
            pipe.take();
            ++calls;
        }));
        pipe.put();
    }
    while (calls < pipes.size()) loop.run_once();
    look(loop);
    EXPECT_EQ(calls, pipes.size());
}

}  // namespace
}  // namespace agon::system
