#include "bots/siege/thinking_time.h"

#include <gtest/gtest.h>

namespace agon::siege {
namespace {

TEST(ThinkingTime, IsAFractionOfTheLimit) {
    EXPECT_DOUBLE_EQ(time_to_think(5), 0.25);
    EXPECT_DOUBLE_EQ(time_to_think(3600), 0.25);
    EXPECT_NEAR(time_to_think(0.5), 0.12, 1e-9);
    EXPECT_NEAR(time_to_think(0.4), 0.06, 1e-9);
    EXPECT_NEAR(time_to_think(0.1), 0.015, 1e-9);
    for (double limit = 0.001; limit < 10; limit *= 1.1) {
        EXPECT_GT(time_to_think(limit), 0) << limit;
        EXPECT_LT(time_to_think(limit), time_to_give_up(limit)) << limit;
        EXPECT_LE(time_to_give_up(limit), 0.5 * limit) << limit;
        if (limit > 0.4) { EXPECT_LE(time_to_give_up(limit), limit - 0.3 + 1e-9) << limit; }
    }
}

TEST(ThinkingTime, ReadsTheLimit) {
    EXPECT_DOUBLE_EQ(read_limit("2"), 2);
    EXPECT_DOUBLE_EQ(read_limit("0.75"), 0.75);
    EXPECT_DOUBLE_EQ(read_limit("1e-3"), 0.001);
    EXPECT_DOUBLE_EQ(read_limit("1e30"), longest_limit);
    EXPECT_DOUBLE_EQ(read_limit("inf"), longest_limit);
    for (const char* nonsense : {"", "five", "5s", "0", "-3", "nan", " 5", "1e999"})
        EXPECT_DOUBLE_EQ(read_limit(nonsense), usual_limit) << nonsense;
}

}  // namespace
}  // namespace agon::siege
