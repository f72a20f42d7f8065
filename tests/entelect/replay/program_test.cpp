#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

#include "entelect/replay/run_replay.h"
#include "system/file.h"

namespace agon::entelect_test {
namespace {

bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST(Replay, PrintsALineForEveryRound) {
    const ScratchFolder folder;
    const std::string game = folder.write("game.tsv", short_game);
    const Ran ran = run_replay({"5", game});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 4);
    EXPECT_TRUE(contains(ran.out, R"({"round":1,"a":"move 25 3","b":"move 7 27","pre":{"jsonA":")")) << ran.out;
    EXPECT_TRUE(contains(ran.out, R"("csvA":"3,move,\"move 2 15\",3,126,)")) << ran.out;
    EXPECT_TRUE(
        contains(ran.out, R"("errors":["GameError - Player 1, worm 1, round 3: Unknown command: No Command"])"));
    EXPECT_TRUE(ran.out.ends_with(
        "{\"end\":true,\"seed\":5,\"rounds\":3,\"winner\":\"A\",\"scores\":[122,117],\"referee\":[]}\n"))
        << ran.out;
    EXPECT_EQ(ran.err, "entelect-replay: " + game + " ends after round 3, the game does not\n");

    const Ran quiet = run_replay({"5", "-", "--quiet"}, {.input = short_game});
    EXPECT_EQ(quiet.out, ran.out.substr(ran.out.rfind('{', ran.out.size() - 2)));
    EXPECT_EQ(quiet.err, "");
}

TEST(Replay, TakesSeedsOf32Bits) {
    for (const std::string seed : {"0", "-1", "2147483647", "-2147483648"}) {
        const Ran ran = run_replay({seed, "-", "--quiet"}, {.input = short_game});
        EXPECT_EQ(ran.exit, 0) << ran.err;
        EXPECT_TRUE(contains(ran.out, "\"seed\":" + seed + ",")) << ran.out;
    }
    for (const std::string seed : {"2147483648", "x", "1.5", "", "0x10", " 5", "5 ", "+5"})
        EXPECT_EQ(run_replay({seed, "-"}, {.input = short_game}).exit, 64) << seed;
}

// The game ends with the 13th nothing in a row, or with the 12th.
TEST(Replay, EndsByWhicheverRules) {
    std::string game;
    for (int round = 0; round < 14; ++round) game += "nothing\tshoot N\n";
    const Ran engine = run_replay({"5", "-"}, {.input = game});
    EXPECT_TRUE(contains(engine.out, "\"rounds\":13,\"winner\":\"B\"")) << engine.out;
    EXPECT_EQ(engine.err,
              "entelect-replay: standard input:14: the game is over; the lines from here on were not played\n");
    const Ran document = run_replay({"5", "-", "--rules", "document", "--quiet"}, {.input = game});
    EXPECT_TRUE(contains(document.out, "\"rounds\":12,\"winner\":\"B\"")) << document.out;
}

TEST(Replay, TakesTheNumbersOfAConfiguration) {
    const ScratchFolder folder;
    const std::string config = folder.write(
        "config.json", R"({"maxRounds": 2, "csvSeparator": " | ", "mapSize": 21, "scores": {"move": 50}})");
    const Ran ran = run_replay({"5", "-", "--config", config}, {.input = "nothing\tnothing\nnothing\tnothing\n"});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_TRUE(contains(ran.out, R"("csvA":"2 | nothing | \"nothing \"Player chose to do nothing\"\" | 1 | )"))
        << ran.out;
    EXPECT_TRUE(contains(ran.out, "\"rounds\":2,\"winner\":\"TIE\"")) << ran.out;
    const std::string broken = folder.write("broken.json", "{\n \"maxRounds\": true}");
    const Ran failed = run_replay({"5", "-", "--config", broken}, {.input = short_game});
    EXPECT_EQ(failed.exit, 65);
    EXPECT_EQ(failed.err,
              "entelect-replay: " + broken + ":2:2: expected a whole number of up to 32 bits for maxRounds\n");
}

TEST(Replay, RunsScenarios) {
    const Ran ran = run_replay({"--scenario", "-"}, {.input = "seed 1\nshow 5 5 0\n"});
    EXPECT_EQ(ran.out, "    . \n");
    EXPECT_EQ(ran.exit, 0);
    const Ran bad = run_replay({"--scenario", "-"}, {.input = "seed 1\nshow 5\n"});
    EXPECT_EQ(bad.exit, 65);
    EXPECT_EQ(bad.err, "entelect-replay: standard input:2:7: expected a row from 0 to 32\n");
}

TEST(Replay, SaysWhatIsWrongWithItsWords) {
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{},
                                               {"5"},
                                               {"5", "-", "--rules", "mine"},
                                               {"5", "-", "--name-a", "a/b"},
                                               {"5", "-", "--name-a", ".."},
                                               {"5", "-", "--name-a", "B"},
                                               {"5", "-", "--config", "-"},
                                               {"5", "-", "--time", "-1"},
                                               {"5", "-", "--time", "2147483648"},
                                               {"5", "-", "--states", ""},
                                               {"5", "-", "--config", ""},
                                               {"5", "-", "--scenario", ""},
                                               {"5", "-", "--scenario", "x"},
                                               {"--scenario", "x", "--states", "y"},
                                               {"5", "-", "more"}}) {
        const Ran ran = run_replay(words);
        EXPECT_EQ(ran.exit, 64) << ran.err;
        EXPECT_TRUE(contains(ran.err, "Run `entelect-replay --help` for an example.\n")) << ran.err;
        EXPECT_EQ(ran.out, "");
        EXPECT_LT(ran.err.size(), 200U) << ran.err;
    }
    EXPECT_EQ(run_replay({"5", "/no/such/file"}).exit, 66);
    EXPECT_EQ(run_replay({"5", "-"}, {.input = "no tab here\n"}).exit, 65);
    EXPECT_EQ(run_replay({"5", "-"}, {.input = short_game, .output = "/dev/full"}).exit, 74);
    EXPECT_EQ(run_replay({"--help"}).exit, 0);
    EXPECT_TRUE(contains(run_replay({"--version"}).out, "entelect-replay "));
}

// docs/entelect.md is what people read: no option may be missing there.
TEST(ReplayDocs, NameEveryOption) {
    const std::string text = system::read_file(AGON_SOURCE_DIR "/docs/entelect.md").value();
    const std::string help = run_replay({"--help"}).out, page = text.substr(text.find("## The replay"));
    for (std::size_t at = help.find("\n  --"); at != std::string::npos; at = help.find("\n  --", at + 1)) {
        const std::string option = help.substr(at + 3, help.find_first_of(" \n", at + 3) - at - 3);
        EXPECT_NE(page.find("`" + option), std::string::npos) << option;
    }
}

// The commands come through a pipe that somebody writes to slowly: it is waiting for more when the signal comes.
TEST(Replay, CtrlCEndsIt) {
    const ScratchFolder folder;
    const std::string pipe = (folder.path() / "game.tsv").string(), states = (folder.path() / "states").string();
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    support::Conversation replay(AGON_PROGRAM_DIR "/entelect-replay", {"5", pipe, "--states", states});
    const int writer = ::open(pipe.c_str(), O_WRONLY);  // waits until it is read
    ASSERT_GE(writer, 0);
    EXPECT_EQ(::write(writer, short_game, 10), 10);
    replay.send_signal(SIGINT);
    EXPECT_EQ(replay.wait_for_exit(), 130);
    EXPECT_EQ(replay.read_until("\n"), "");
    EXPECT_FALSE(std::filesystem::exists(states));
    ::close(writer);
}

}  // namespace
}  // namespace agon::entelect_test
