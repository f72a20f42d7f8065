#include "support/environment.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <stdexcept>

namespace agon::support {
namespace {

constexpr const char* name = "AGON_TEST_COUNT";

std::string problem_with(const char* value) {
    ::setenv(name, value, 1);
    std::string problem;
    try {
        count_from_environment(name, 7);
    } catch (const std::runtime_error& thrown) { problem = thrown.what(); }
    ::unsetenv(name);
    return problem;
}

TEST(CountFromEnvironment, IsTheUsualOneUnlessSaid) {
    ::unsetenv(name);
    EXPECT_EQ(count_from_environment(name, 7), 7);
    ::setenv(name, "1000", 1);
    EXPECT_EQ(count_from_environment(name, 7), 1000);
    ::unsetenv(name);
}

TEST(CountFromEnvironment, IsNeverZeroByMistake) {
    EXPECT_EQ(problem_with("x"), "AGON_TEST_COUNT=x: expected a number from 1 to 1000000000");
    for (const char* value : {"", "0", "-1", "+5", " 5", "5 ", "5x", "1000000001", "99999999999999999999"})
        EXPECT_NE(problem_with(value), "") << value;
}

}  // namespace
}  // namespace agon::support
