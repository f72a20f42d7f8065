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

constexpr Circumstances alone{}, in_company{.has_company = true}, waiting{.is_waiting = true};

AtDeadline follows(Nanoseconds wall, Nanoseconds charged, const Circumstances& circumstances) {
    return what_follows({wall, charged}, 1s, circumstances);
}

TEST(AtDeadline, GivesAHopelessHostUp) {
    EXPECT_EQ(follows(80s, 900ms, alone), AtDeadline::WaitOn);
    EXPECT_EQ(follows(81s, 900ms, alone), AtDeadline::HostIsHopeless);
    EXPECT_EQ(follows(81s, 1s, alone), AtDeadline::Late);
}

// What it waits now is not taken off before it is over: until then it is not late by what seems to be charged.
TEST(AtDeadline, WhoWaitsForACoreIsNotLateYet) {
    EXPECT_EQ(follows(5s, 4s, waiting), AtDeadline::WaitOn);
    EXPECT_EQ(follows(5s, 4s, alone), AtDeadline::Late);
    EXPECT_EQ(follows(81s, 70s, waiting), AtDeadline::HostIsHopeless);
    EXPECT_EQ(follows(81s, 70s, {.has_company = true, .is_waiting = true}), AtDeadline::Late);
}

// Nobody can tell whether the host or its own processes kept it waiting, and there must be a verdict.
TEST(AtDeadline, WhoHasCompanyIsLateWhereTheHostWouldBeHopeless) {
    EXPECT_EQ(follows(80s, 900ms, in_company), AtDeadline::WaitOn);
    EXPECT_EQ(follows(81s, 900ms, in_company), AtDeadline::Late);
}

}  // namespace
}  // namespace agon::seats
