#include <gtest/gtest.h>

#include <sys/stat.h>
#include <unistd.h>

#include "entelect/replay/run_replay.h"

namespace agon::entelect_test {
namespace {

TEST(ReplayStates, WritesTheFilesOfAMatchLog) {
    const ScratchFolder folder;
    const std::string game = folder.write("game.tsv", short_game), log = (folder.path() / "log").string();
    const Ran ran =
        run_replay({"-7", game, "--states", log, "--name-a", "A - Kim", "--name-b", "B - Sam", "--time", "12"});
    ASSERT_EQ(ran.exit, 0) << ran.err;
    const auto files = folder.files();
    EXPECT_EQ(files.size(), 1 + 3 * (1 + 2 * 4) + 2 + 1 + 1u) << "the game, rounds, tables, the end and match.log";
    for (const std::string round : {"log/Round 001/", "log/Round 002/", "log/Round 003/"}) {
        EXPECT_TRUE(files.contains(round + "GlobalState.json"));
        for (const std::string name : {"A - Kim/", "B - Sam/"})
            for (const std::string file : {"JsonMap.json", "TextMap.txt", "PlayerCommand.txt", "Console/Console.txt"})
                EXPECT_TRUE(files.contains(round + name + file)) << round << name << file;
    }
    EXPECT_EQ(folder.read("log/Round 003/A - Kim/PlayerCommand.txt"),
              "Command: No Command\nExecution time: 12ms\nException: null\n");
    EXPECT_EQ(folder.read("log/Round 003/B - Sam/PlayerCommand.txt"),
              "Command:  ; ;\nExecution time: 12ms\nException: null\n");
    EXPECT_EQ(folder.read("log/Round 003/endGameState.txt"),
              "Match seed: -7\n\nThe winner is: A - Kim\n\n"
              "A - Kim- score:122 health:350\nB - Sam- score:117 health:350\n");
    EXPECT_TRUE(
        folder.read("log/B - Sam.csv").ends_with("\n3,invalid,\"invalid\",2,117,350,150,7,27,100,8,4,100,31,16\n"));
}

TEST(ReplayStates, RemovesAnEarlierMatchAndNothingElse) {
    const ScratchFolder folder;
    const std::string game = folder.write("game.tsv", short_game), log = (folder.path() / "log").string();
    folder.write("log/Round 400/endGameState.txt", "old");
    folder.write("log/Round table/notes.txt", "mine");
    folder.write("log/A.csv", "old");
    ASSERT_EQ(run_replay({"3", game, "--states", log, "--quiet"}).exit, 0);
    const auto files = folder.files();
    EXPECT_FALSE(files.contains("log/Round 400/endGameState.txt"));
    EXPECT_EQ(folder.read("log/Round table/notes.txt"), "mine");
    EXPECT_TRUE(folder.read("log/A.csv").starts_with("Round,LastCommandType"));
}

TEST(ReplayStates, SaysWhatCannotBeWritten) {
    const ScratchFolder folder;
    const std::string game = folder.write("game.tsv", short_game);
    const std::string file = folder.write("file", "");
    const Ran no_folder = run_replay({"3", game, "--states", file});
    EXPECT_EQ(no_folder.exit, 74);
    EXPECT_NE(no_folder.err.find(file), std::string::npos) << no_folder.err;
    const Ran nowhere = run_replay({"3", game, "--states", file + "/such"});
    EXPECT_EQ(nowhere.exit, 74);
    if (geteuid() == 0) return;  // who may write anywhere
    const std::string locked = (folder.path() / "locked").string();
    ASSERT_EQ(mkdir(locked.c_str(), 0555), 0);
    EXPECT_EQ(run_replay({"3", game, "--states", locked}).exit, 74);
}

}  // namespace
}  // namespace agon::entelect_test
