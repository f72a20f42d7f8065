#include <gtest/gtest.h>

#include "scrabble/random_config.h"
#include "scrabble/recordings.h"
#include "scrabble/reference/reference.h"

// The reference is worth comparing with only if it is right itself.
namespace agon::scrabble_test {
namespace {

TEST(ReferenceAlone, RepeatsTheRecordedSessions) {
    const auto recorded = recordings();
    if (recorded.empty()) GTEST_SKIP() << "the recorded transcripts are not on this machine";
    for (const Recording& recording : recorded) {
        scrabble_reference::Program program({"config.txt"}, {.files = recording.files_before});
        program.read_all(recording.input);
        EXPECT_EQ(program.output(), recording.output) << recording.name;
        EXPECT_EQ(program.exit_code(), recording.exit) << recording.name;
        auto files_after = recording.files_before;
        files_after["config.txt"] = recording.config_after;
        EXPECT_EQ(program.files(), files_after) << recording.name;
    }
}

int exit_code_with(const std::string& config) {
    return scrabble_reference::Program({"config.txt"}, {.files = {{"config.txt", config}}}).exit_code();
}

TEST(ReferenceAlone, AgreesWhichFilesAreInvalid) {
    RandomDice dice(1);
    for (int file = 0; file < 2000; ++file) {
        const std::string valid = random_config(dice), invalid = random_invalid_config(dice);
        ASSERT_EQ(exit_code_with(valid), 0) << valid;
        ASSERT_EQ(exit_code_with(invalid), 3) << invalid;
    }
}

}  // namespace
}  // namespace agon::scrabble_test
