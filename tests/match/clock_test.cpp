#include "match/clock.h"

#include <gtest/gtest.h>

namespace agon::match {
namespace {

using std::chrono::milliseconds;

TimeControl control(int move, int bank, std::optional<int> match = std::nullopt) {
    TimeControl time;
    time.move = milliseconds(move);
    time.bank = milliseconds(bank);
    if (match) time.match = milliseconds(*match);
    return time;
}

TEST(MatchClock, EveryMoveHasItsTime) {
    Clock clock(control(100, 0));
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(clock.charge(milliseconds(100)));
    EXPECT_FALSE(clock.charge(milliseconds(100) + Nanoseconds(1)));
    EXPECT_EQ(clock.allowance(), milliseconds(100));
}

TEST(MatchClock, TheBankIsSpentOnceAndOnlyBeyondTheMove) {
    Clock clock(control(100, 50));
    EXPECT_EQ(clock.allowance(), milliseconds(150));
    EXPECT_TRUE(clock.charge(milliseconds(80)));
    EXPECT_EQ(clock.bank(), milliseconds(50));
    EXPECT_TRUE(clock.charge(milliseconds(130)));
    EXPECT_EQ(clock.bank(), milliseconds(20));
    EXPECT_TRUE(clock.charge(milliseconds(120)));
    EXPECT_FALSE(clock.charge(milliseconds(101)));
}

TEST(MatchClock, ALateAnswerUsesUpTheBank) {
    Clock clock(control(100, 50));
    EXPECT_FALSE(clock.charge(milliseconds(1000)));
    EXPECT_EQ(clock.bank(), Nanoseconds(0));
}

TEST(MatchClock, AllAnswersTogetherHaveALimit) {
    Clock clock(control(100, 0, 150));
    EXPECT_TRUE(clock.charge(milliseconds(90)));
    EXPECT_EQ(clock.allowance(), milliseconds(60));
    EXPECT_EQ(clock.left(), milliseconds(60));
    EXPECT_FALSE(clock.charge(milliseconds(70)));
    EXPECT_EQ(clock.left(), Nanoseconds(0));
}

TEST(MatchClock, WithoutAHelloTheFirstAnswerWarmsUp) {
    TimeControl time = control(100, 0, 500);
    time.warm_up = milliseconds(1000);
    Clock clock(time);
    clock.warm_up_in_first_answer();
    EXPECT_EQ(clock.allowance(), milliseconds(1100));
    EXPECT_TRUE(clock.charge(milliseconds(1050)));
    EXPECT_EQ(clock.left(), milliseconds(450));  // only what went beyond the warm-up counts
    EXPECT_EQ(clock.allowance(), milliseconds(100));
}

}  // namespace
}  // namespace agon::match
