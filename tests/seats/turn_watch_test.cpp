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
    EXPECT_EQ(watch.at_deadline(start + 99ms), AtDeadline::WaitOn);
    EXPECT_EQ(watch.deadline(), start + 100ms) << "the host took nothing";
    EXPECT_EQ(watch.at_deadline(start + 100ms), AtDeadline::Late);
}

AtDeadline follows(Nanoseconds wall, Nanoseconds charged, bool has_company) {
    return what_follows({wall, charged}, 1s, has_company);
}

TEST(AtDeadline, GivesAHopelessHostUp) {
    EXPECT_EQ(follows(80s, 900ms, false), AtDeadline::WaitOn);
    EXPECT_EQ(follows(81s, 900ms, false), AtDeadline::HostIsHopeless);
    EXPECT_EQ(follows(81s, 1s, false), AtDeadline::Late);
}

// Nobody can tell whether the host or its own processes kept it waiting, and there must be a verdict.
TEST(AtDeadline, WhoHasCompanyIsLateWhereTheHostWouldBeHopeless) {
    EXPECT_EQ(follows(80s, 900ms, true), AtDeadline::WaitOn);
    EXPECT_EQ(follows(81s, 900ms, true), AtDeadline::Late);
}

}  // namespace
}  // namespace agon::seats
