#include <gtest/gtest.h>

#include "scrabble/recordings.h"
#include "scrabble/run_a3.h"

namespace agon::scrabble_test {
namespace {

TEST(Transcripts, AreRepeatedByteForByte) {
    const auto recorded = recordings();
    if (recorded.empty()) GTEST_SKIP() << "the recorded transcripts are not on this machine";
    for (const Recording& recording : recorded) {
        const A3Run ran = run_a3({"config.txt"}, recording.input, recording.files_before);
        EXPECT_EQ(ran.out, recording.output) << recording.name;
        EXPECT_EQ(ran.err, "") << recording.name;
        EXPECT_EQ(ran.exit, recording.exit) << recording.name;
        auto files_after = recording.files_before;
        files_after["config.txt"] = recording.config_after;
        EXPECT_EQ(ran.files, files_after) << recording.name;
    }
}

}  // namespace
}  // namespace agon::scrabble_test
