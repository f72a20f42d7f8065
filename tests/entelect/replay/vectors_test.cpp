#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "entelect/replay/run_replay.h"
#include "system/file.h"

// Games and positions recorded from the original engine, kept outside of this repository.
namespace agon::entelect_test {
namespace {

namespace fs = std::filesystem;

const fs::path recordings = AGON_SOURCE_DIR "/../shared/vectors/entelect";

std::string content_of(const fs::path& file) { return system::read_file(file.string()).value(); }

std::vector<fs::path> files_in(const fs::path& folder, std::string_view extension) {
    std::vector<fs::path> files;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(folder, none))
        if (entry.path().extension() == extension) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

void expect_same_lines(const std::string& ours, const std::string& recorded, const fs::path& file) {
    if (ours == recorded) return;
    const auto [at, other] = std::mismatch(ours.begin(), ours.end(), recorded.begin(), recorded.end());
    const auto line = 1 + std::count(ours.begin(), at, '\n');
    ADD_FAILURE() << file.filename().string() << ":" << line << ": " << std::string(at, std::min(ours.end(), at + 120))
                  << "\n  recorded: " << std::string(other, std::min(recorded.end(), other + 120));
}

TEST(EntelectVectors, GamesAreTheSame) {
    const auto games = files_in(recordings / "games", ".tsv");
    if (games.empty()) GTEST_SKIP() << "the recorded games are not on this machine";
    for (const fs::path& game : games) {
        const Ran ran = run_replay({game.stem().string(), game.string()});
        EXPECT_EQ(ran.exit, 0) << game;
        EXPECT_EQ(ran.err, "") << game;
        expect_same_lines(ran.out, content_of(fs::path(game).replace_extension(".jsonl")), game);
    }
}

TEST(EntelectVectors, ScenariosAreTheSame) {
    const auto scenarios = files_in(recordings, ".expected");
    if (scenarios.empty()) GTEST_SKIP() << "the recorded scenarios are not on this machine";
    for (const fs::path& expected : scenarios) {
        const Ran ran = run_replay({"--scenario", fs::path(expected).replace_extension(".txt").string()});
        EXPECT_EQ(ran.exit, 0) << ran.err;
        expect_same_lines(ran.out, content_of(expected), expected);
    }
}

// sample/150.A.json and so on are of one of the games.
TEST(EntelectVectors, StateFilesAreTheSame) {
    const auto samples = files_in(recordings / "sample", ".json");
    const auto games = files_in(recordings / "games", ".tsv");
    if (samples.empty() || games.empty()) GTEST_SKIP() << "the recorded state files are not on this machine";
    const std::string first = content_of(recordings / "sample/001.global.json");
    for (const fs::path& game : games) {
        const ScratchFolder folder;
        const std::vector<std::string> words{game.stem().string(), "-", "--states", folder.path().string(), "--quiet"};
        const std::string commands = content_of(game);
        run_replay(words, {.input = commands.substr(0, commands.find('\n') + 1)});
        if (folder.read("Round 001/GlobalState.json") != first) continue;
        run_replay(words, {.input = commands});
        int compared = 0;
        for (const auto& entry : fs::directory_iterator(recordings / "sample")) {
            const std::string name = entry.path().filename(), round = "Round " + name.substr(0, 3) + "/";
            const std::string player = round + name.substr(4, 1), kind = name.substr(name.rfind('.'));
            const std::string ours = name.find("global") != std::string::npos ? round + "GlobalState.json"
                                     : kind == ".json"                        ? player + "/JsonMap.json"
                                     : kind == ".txt"                         ? player + "/TextMap.txt"
                                                                              : player + "/Console/Console.txt";
            EXPECT_TRUE(folder.read(ours) == content_of(entry.path())) << name << " is not " << ours;
            ++compared;
        }
        EXPECT_GE(compared, 24);
        return;
    }
    FAIL() << "none of the games has these state files";
}

}  // namespace
}  // namespace agon::entelect_test
