#include <gtest/gtest.h>

#include "scrabble/faults/faulty_a3.h"

// The document's rules of memory: no more than needed, every allocation checked, exit 4 with its message, nothing leaked.
namespace agon::scrabble_test {
namespace {

const std::string no_memory = "Error: Out of memory\n";

const std::string blank_rows = [] {
    std::string rows;
    for (int y = 0; y < 26; ++y) rows += std::string(26, ' ') + "\n";
    return rows;
}();
const std::string large_game = "Scrabble\n" + blank_rows + "2\n5\n0\na1 b2 c3 d4 e5 f6 g7 h8 i9 j1 k2\n";

const std::string tour = "insert a a v ab\n"
                         "an unknown command that is too long to stand inside a small string object\n"
                         "save\nhelp\n"
                         "load a_file_with_a_long_name_that_does_not_fit_inside_a_small_string_object.txt\n"
                         "insert a a h zz\nsave\nquit\n";
const std::map<std::string, std::string> files{
    {"config.txt", small_game},
    {"a_file_with_a_long_name_that_does_not_fit_inside_a_small_string_object.txt", large_game}};

std::size_t times(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

TEST(A3Memory, BoardAndTilesAreExactlyAsLargeAsTheFileNeeds) {
    const FaultyRun run = run_with_faults("quit\n", {{"config.txt", large_game}}, {});
    ASSERT_TRUE(run.reported) << run.ran.err;
    EXPECT_EQ(times(run.sizes + " ", " 676 "), 1u) << run.sizes;  // 26 x 26 cells
    EXPECT_EQ(times(run.sizes + " ", " 22 "), 1u) << run.sizes;   // 11 tiles of two bytes
}

// What the C++ library takes before main() and keeps for exceptions.
TEST(A3Memory, NothingIsLeftAtTheEnd) {
    const FaultyRun idle = run_with_faults("", files, {}), busy = run_with_faults(tour, files, {});
    ASSERT_TRUE(idle.reported && busy.reported);
    EXPECT_EQ(busy.ran.exit, 0);
    EXPECT_EQ(idle.live_blocks, 1);
    EXPECT_EQ(busy.live_blocks, 1);
}

void expect_ended_well(const FaultyRun& run, int number, long live_before) {
    SCOPED_TRACE("allocation " + std::to_string(number));
    ASSERT_EQ(run.ran.signal, 0);
    EXPECT_EQ(run.ran.exit, 4);
    EXPECT_TRUE(run.ran.out.ends_with(no_memory)) << run.ran.out;
    // Where not even the exception could be made, nothing of ours was allocated yet and nothing is reported.
    EXPECT_EQ(run.reported, number > 1);
    if (run.reported) { EXPECT_EQ(run.live_blocks, live_before); }
    const std::string config = run.ran.files.at("config.txt");
    EXPECT_TRUE(config == small_game || config == small_game_after) << config;
}

TEST(A3Memory, EachAllocationMayFail) {
    const FaultyRun sound = run_with_faults(tour, files, {});
    int failed = 0;
    for (int number = 2;; ++number) {  // the first is the C++ library's own, which does without
        const FaultyRun run = run_with_faults(tour, files, {{"AGON_FAIL_ALLOCATION", std::to_string(number)}});
        if (run.failures == 0) {
            EXPECT_EQ(run.ran.out, sound.ran.out);
            break;
        }
        expect_ended_well(run, number, 1);
        ++failed;
    }
    EXPECT_GT(failed, 20);
}

TEST(A3Memory, AllAllocationsFromOneOnMayFail) {
    for (int number = 1;; ++number) {
        const FaultyRun run = run_with_faults(tour, files, {{"AGON_FAIL_ALLOCATION", std::to_string(number) + "+"}});
        if (run.reported && run.failures == 0) break;
        expect_ended_well(run, number, number == 1 ? 0 : 1);
        ASSERT_LT(number, 10'000);
    }
}

}  // namespace
}  // namespace agon::scrabble_test
