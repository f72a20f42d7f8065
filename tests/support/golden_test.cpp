#include "support/golden.h"

#include <unistd.h>

#include <fstream>

namespace agon::golden {
namespace {

class Golden : public ::testing::Test {
protected:
    void SetUp() override { std::ofstream(file_) << "one\ntwo\n"; }
    void TearDown() override { std::filesystem::remove(file_); }

    std::string message(std::string_view text) const { return matches_file(file_, text, Use::Compare).message(); }

    const std::filesystem::path file_ =
        std::filesystem::path(::testing::TempDir()) / ("agon-golden-" + std::to_string(::getpid()) + ".txt");
};

TEST_F(Golden, TheSameTextMatches) { EXPECT_TRUE(matches_file(file_, "one\ntwo\n", Use::Compare)); }

TEST_F(Golden, ADifferenceShowsItsLineInBothVersionsAndWhatToRun) {
    const std::string said = message("one\n2\n");
    EXPECT_NE(said.find(":2 differs\n  kept: two\n  now:  2\n"), std::string::npos) << said;
    EXPECT_NE(said.find("`make goldens`"), std::string::npos) << said;
}

TEST_F(Golden, MissingAndAdditionalLinesAndLineEndsAreDifferences) {
    EXPECT_NE(message("one\n").find(":2 differs\n  kept: two\n  now:  (the end)"), std::string::npos);
    EXPECT_NE(message("one\ntwo\nthree\n").find(":3 differs\n  kept: (the end)\n  now:  three"), std::string::npos);
    EXPECT_NE(message("one\ntwo").find(":2 differs\n  kept: two\n  now:  two (without a line end)"), std::string::npos);
}

TEST_F(Golden, AMissingFileFailsAndRewritingMakesIt) {
    std::filesystem::remove(file_);
    EXPECT_NE(message("three\n").find("is missing"), std::string::npos);
    EXPECT_TRUE(matches_file(file_, "three\n", Use::Rewrite));
    EXPECT_TRUE(matches_file(file_, "three\n", Use::Compare));
}

}  // namespace
}  // namespace agon::golden
