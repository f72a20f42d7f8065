#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>

#include "sworms/run_swworms.h"

// Recorded games, kept outside of this repository: each folder has the input, what must be printed
// byte for byte, and the seed and map it was recorded with.
namespace agon::sworms_test {
namespace {

namespace fs = std::filesystem;

const fs::path recordings = fs::path(AGON_SOURCE_DIR).parent_path() / "shared";

std::string content_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
}

std::string value_of(const std::string& meta, const std::string& key) {
    const auto at = ("\n" + meta).find("\n" + key + "=");
    if (at == std::string::npos) return "";
    const auto from = at + key.size() + 1;
    return meta.substr(from, meta.find('\n', from) - from);
}

std::vector<fs::path> recorded_cases() {
    std::vector<fs::path> cases;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(recordings / "vectors/sworms", none))
        if (entry.is_directory()) cases.push_back(entry.path());
    std::sort(cases.begin(), cases.end());
    return cases;
}

TEST(Transcripts, AreRepeatedByteForByte) {
    const auto cases = recorded_cases();
    if (cases.empty()) GTEST_SKIP() << "the recorded transcripts are not on this machine";
    ScratchFolder folder;
    folder.write("assets/config.ini",
                 "[general]\nPROMT=>\nMAP=../assets/map.txt\nWORM_NAMES=../assets/worm_names.txt\n\n"
                 "[player]\nNUM_PLAYER=2\nNUM_WORMS=3\nPLAYER0=~\nPLAYER1=*\n");
    folder.write("assets/worm_names.txt", content_of(recordings / "data/worm_names.txt"));
    folder.write("build/started_here", "");
    for (const fs::path& recorded : cases) {
        const std::string meta = content_of(recorded / "meta");
        folder.write("assets/map.txt", content_of(recorded.parent_path() / value_of(meta, "map")));
        const Ran ran =
            run_swworms({"../assets/config.ini"}, {.input_file = recorded / "in",
                                                   .environment = {{"RAND_SEED", value_of(meta, "RAND_SEED")}},
                                                   .folder = folder.path() / "build"});
        EXPECT_EQ(ran.exit, 0) << recorded.filename();
        EXPECT_EQ(ran.out, content_of(recorded / "exp")) << recorded.filename();
    }
}

}  // namespace
}  // namespace agon::sworms_test
