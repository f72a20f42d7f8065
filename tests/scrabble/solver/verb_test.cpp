#include <gtest/gtest.h>

#include "cli/run_agon.h"
#include "protocols/json/json.h"

namespace agon::cli_test {
namespace {

Ran solve(const std::string& size, const std::string& tile, std::vector<std::string> more = {}) {
    std::vector<std::string> line{"solve", "scrabble", "--size", size, "--tile", tile, "--memory", "1"};
    line.insert(line.end(), more.begin(), more.end());
    return run_agon(line);
}

TEST(Solve, PrintsTheValueAndALine) {
    const Ran at_once = solve("4", "2");
    EXPECT_EQ(at_once.exit, 0);
    EXPECT_TRUE(at_once.out.starts_with("scrabble, 4 x 4, best tile 2: win for the first player\n"
                                        "   1. A A H AAAA  +8   8 : 0\n"
                                        "1 position, "))
        << at_once.out;
    const Ran longer = solve("4", "1", {"--exhaustive"});
    EXPECT_EQ(longer.exit, 0);
    EXPECT_NE(longer.out.find("   5. "), std::string::npos) << longer.out;
}

TEST(Solve, IsDataForPrograms) {
    const Ran solved = solve("5", "2", {"--json"});
    EXPECT_EQ(solved.exit, 0);
    EXPECT_TRUE(json::parse(solved.out).has_value()) << solved.out;
    EXPECT_NE(solved.out.find("\"value\": \"win\""), std::string::npos) << solved.out;
}

TEST(Solve, SaysWhatItDidNotProve) {
    const Ran stopped = solve("12", "1", {"--exhaustive", "--nodes", "1000"});
    EXPECT_EQ(stopped.exit, 1);
    EXPECT_TRUE(stopped.out.starts_with("scrabble, 12 x 12, best tile 1: not proven\n  nothing is known\n"))
        << stopped.out;
    EXPECT_FALSE(stopped.err.empty());
}

TEST(Solve, RefusesWhatIsNoBoard) {
    for (const char* size : {"3", "27", "-1", "four", ""}) EXPECT_EQ(solve(size, "1").exit, 64) << size;
    for (const char* tile : {"0", "10", "x"}) EXPECT_EQ(solve("4", tile).exit, 64) << tile;
    EXPECT_EQ(run_agon({"solve", "tictactoe", "--size", "4", "--tile", "1"}).exit, 64);
    EXPECT_EQ(run_agon({"solve", "scrabble"}).exit, 64);
}

}  // namespace
}  // namespace agon::cli_test
