// The match log: the same files as the replay of the commands that were given.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <regex>

#include "entelect/runner/bots.h"
#include "system/program.h"

namespace agon::entelect_test {
namespace {

namespace fs = std::filesystem;

// What a command took is all that is not the same when it is played again.
std::map<std::string, std::string> timeless(std::map<std::string, std::string> files, const std::string& front) {
    std::map<std::string, std::string> kept;
    const std::regex time("Execution time: \\d+ms");
    for (auto& [name, content] : files) {
        if (!name.starts_with(front) || name == front + "match.log") continue;
        const bool is_command = name.ends_with("PlayerCommand.txt");
        kept[name.substr(front.size())] =
            is_command ? std::regex_replace(content, time, "Execution time: 0ms") : content;
    }
    return kept;
}

void expect_same_as_replay(const Bots& bots, const Words& match, const Words& replay, const std::string& first,
                           const std::string& second) {
    const std::string commands = (bots.folder() / "commands.tsv").string();
    Words words = match;
    words.insert(words.end(), {"--quiet", "--commands", commands});
    const Ran ran = run_runner(words);
    ASSERT_EQ(ran.exit, 0) << ran.err;
    Words again{"42",       commands,       "--quiet",  "--states",     (bots.folder() / "again").string(),
                "--name-a", "A - " + first, "--name-b", "B - " + second};
    again.insert(again.end(), replay.begin(), replay.end());
    const Ran replayed = support::run_program(AGON_PROGRAM_DIR "/entelect-replay", again);
    ASSERT_EQ(replayed.exit, 0) << replayed.err;
    const auto files = bots.scratch().files();
    const auto log = timeless(files, "logs/match/"), states = timeless(files, "again/");
    EXPECT_GT(log.size(), 9U * 5U);
    EXPECT_EQ(log.size(), states.size());
    for (const auto& [name, content] : log) {
        ASSERT_TRUE(states.contains(name)) << name;
        ASSERT_EQ(content, states.at(name)) << name;
    }
}

// With lava from a quarter of the match on.
TEST(EntelectLog, IsWhatTheReplayWrites) {
    if (!system::find_program("python3")) GTEST_SKIP() << "python3 is not installed";
    const Bots bots;
    const std::string mine = bots.with_program("C++ starter", AGON_PROGRAM_DIR "/fakes/example_entelect_bot");
    const std::string config = bots.config(AGON_SOURCE_DIR "/examples/entelect/python", mine, 40, 60'000);
    const std::string numbers = (bots.folder() / "game-config.json").string();
    for (const std::string rules : {"engine", "document"})
        expect_same_as_replay(bots, {config, "--rules", rules}, {"--config", numbers, "--rules", rules},
                              "Python starter", "C++ starter");
}

TEST(EntelectLog, IsTheSameWithABuiltInBot) {
    const Bots bots;
    expect_same_as_replay(bots, {bots.config(bots.mood("strange"), "builtin:hunter", 40, 60'000)},
                          {"--config", (bots.folder() / "game-config.json").string()}, "strange", "builtin:hunter");
}

// With a blank for the tab, or without the mark, "move 24 5" would be a move that the first player can make.
TEST(EntelectLog, IsTheSameWhateverTheCommandsHoldThatTheirFileNeeds) {
    for (const std::string mood : {"tabs", "byte-order-mark"}) {
        const Bots bots;
        expect_same_as_replay(bots, {bots.config(bots.mood(mood), bots.mood(mood), 6, 60'000)},
                              {"--config", (bots.folder() / "game-config.json").string()}, mood, mood);
        EXPECT_NE(bots.log("match.log").find("GameError - Player 1, worm 1, round 1: "), std::string::npos)
            << bots.log("match.log");
    }
}

TEST(EntelectLog, HoldsWhatTheOriginalKeeps) {
    const Bots bots;
    const Ran ran = run_runner({bots.config(bots.mood("honest"), "builtin:random", 2, 60'000), "--quiet"});
    ASSERT_EQ(ran.exit, 0) << ran.err;
    for (const char* file : {"match.log", "A - honest.csv", "B - builtin:random.csv", "Round 001/GlobalState.json",
                             "Round 002/A - honest/JsonMap.json", "Round 002/B - builtin:random/TextMap.txt",
                             "Round 002/A - honest/Console/Console.txt", "Round 002/A - honest/PlayerCommand.txt",
                             "Round 002/endGameState.txt"})
        EXPECT_TRUE(bots.has_log(file)) << file;
    EXPECT_FALSE(bots.has_log("Round 001/endGameState.txt"));
    EXPECT_FALSE(bots.has_log("Round 003"));
    EXPECT_TRUE(bots.log("A - honest.csv").starts_with("Round,LastCommandType,LastCommand,ActiveWorm,Score,Health,"));
    EXPECT_TRUE(bots.log("Round 002/endGameState.txt").starts_with("Match seed: 42\n\nThe winner is: ") ||
                bots.log("Round 002/endGameState.txt").starts_with("Match seed: 42\n\nThe game ended in a tie"));
}

TEST(EntelectLog, MatchesOfOneSecondHaveTheirOwn) {
    const Bots bots;
    const std::string path = bots.scratch().write(
        "c.json", R"({"player-a": "builtin:random", "player-b": "builtin:random", "round-state-output-location": "logs",
                      "game-config-file-location": "g.json"})");
    bots.scratch().write("g.json", R"({"maxRounds": 1})");
    for (int i = 0; i < 3; ++i) EXPECT_EQ(run_runner({path, "--quiet"}, {.folder = bots.folder()}).exit, 0);
    EXPECT_EQ(std::distance(fs::directory_iterator(bots.folder() / "logs"), fs::directory_iterator()), 3);
    EXPECT_EQ(run_runner({path, "--quiet", "--logs", "none"}, {.folder = bots.folder()}).exit, 0);
    EXPECT_EQ(std::distance(fs::directory_iterator(bots.folder() / "logs"), fs::directory_iterator()), 3);
}

// As in the original: not one in the place of the others.
TEST(EntelectLog, TheGameNameIsAFolderOfItsOwn) {
    const Bots bots;
    bots.scratch().write("g.json", R"({"maxRounds": 1})");
    for (const std::string folder : {"final", "deep/er/final/"}) {
        const std::string path = bots.scratch().write(
            "c.json", fmt::format(R"({{"player-a": "builtin:random", "player-b": "builtin:random", "game-name": "{}",
                "round-state-output-location": "logs", "game-config-file-location": "g.json"}})",
                                  folder));
        for (int i = 0; i < 2; ++i) EXPECT_EQ(run_runner({path, "--quiet"}, {.folder = bots.folder()}).exit, 0);
        EXPECT_TRUE(fs::exists(bots.folder() / folder / "Round 001/endGameState.txt")) << folder;
        EXPECT_FALSE(fs::exists(bots.folder() / "logs"));
    }
}

TEST(EntelectLog, ThatCannotBeWrittenIsTold) {
    const Bots bots;
    const std::string path = bots.scratch().write(
        "c.json",
        R"({"player-a": "builtin:random", "player-b": "builtin:random", "round-state-output-location": "c.json"})");
    const Ran ran = run_runner({path, "--quiet"}, {.folder = bots.folder()});
    EXPECT_EQ(ran.exit, 74) << ran.err;
}

}  // namespace
}  // namespace agon::entelect_test
