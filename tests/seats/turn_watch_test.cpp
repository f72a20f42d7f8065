#include <gtest/gtest.h>

#include "seats/turn_watch.h"

// What a program is charged of the time its answer took, without a program and without a clock.
namespace agon::seats {
namespace {

using namespace std::chrono_literals;
using match::Nanoseconds;

Nanoseconds charged(Nanoseconds wall, Nanoseconds ran, Nanoseconds waited, Nanoseconds ours = 0ns) {
    return charged_time(wall, {.ran = ran, .waited = waited}, ours);
}

TEST(ChargedTime, IsAllOfItOnAnIdleMachine) {
    EXPECT_EQ(charged(100ms, 100ms, 0ms), 100ms);
    EXPECT_EQ(charged(100ms, 0ms, 0ms), 100ms) << "it slept, which is its own affair";
}

TEST(ChargedTime, IsWithoutTheWaitForACore) {
    EXPECT_EQ(charged(100ms, 30ms, 70ms), 30ms);
    EXPECT_EQ(charged(100ms, 10ms, 40ms), 60ms);
}

TEST(ChargedTime, IsWithoutOurOwnWait) {
    EXPECT_EQ(charged(100ms, 10ms, 0ms, 25ms), 75ms);
    EXPECT_EQ(charged(100ms, 10ms, 40ms, 25ms), 35ms);
}

// A program with more threads than cores keeps itself waiting: it is charged what it ran, but never more than there was.
TEST(ChargedTime, IsAtLeastWhatItRan) {
    EXPECT_EQ(charged(100ms, 60ms, 90ms), 60ms);
    EXPECT_EQ(charged(100ms, 400ms, 90ms), 100ms);
}

TEST(ChargedTime, IsNeverNegative) {
    EXPECT_EQ(charged(100ms, 0ms, 300ms), 0ms);
    EXPECT_EQ(charged(100ms, 0ms, 80ms, 80ms), 0ms);
    EXPECT_EQ(charged(0ms, 0ms, 0ms), 0ms);
}

TEST(TurnWatch, WithoutAMeterChargesTheWall) {
    TurnWatch watch;
    const Instant start = Instant{} + 1h;
    watch.start(start, 100ms);
    EXPECT_EQ(watch.deadline(), start + 100ms);
    EXPECT_EQ(watch.spent(start + 30ms), (match::Spent{30ms, 30ms}));
    EXPECT_FALSE(watch.is_used_up(start + 99ms));
    EXPECT_EQ(watch.deadline(), start + 100ms) << "the host took nothing";
    EXPECT_TRUE(watch.is_used_up(start + 100ms));
}

TEST(TurnWatch, GivesAHopelessHostUp) {
    TurnWatch watch;
    const Instant start = Instant{} + 1h;
    watch.start(start, 1s);
    EXPECT_FALSE(watch.host_is_hopeless(start + 80s));
    EXPECT_TRUE(watch.host_is_hopeless(start + 81s));
}

}  // namespace
}  // namespace agon::seats
