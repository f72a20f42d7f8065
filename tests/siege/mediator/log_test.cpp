#include <gtest/gtest.h>

#include "siege/mediator/players.h"

namespace agon::mediator_test {
namespace {

TEST(MediatorLog, KeepsTheFilesOfEveryTurn) {
    const Players players;
    const std::string log = players.folder() / "log";
    const Ran ran =
        run_mediator({players.map(), players.mood("builder"), players.mood("chatty"), "--turns", "4", "--log", log});
    EXPECT_EQ(ran.exit, 1) << ran.err;
    EXPECT_EQ(players.read("log/map.txt"), "1000\n0960\n0002\n");
    EXPECT_EQ(players.read("log/turn-0001-player-1/orders.txt"), "0 B W\n");
    EXPECT_EQ(players.read("log/turn-0003-player-1/orders.txt"), "");
    const std::string status = players.read("log/turn-0002-player-2/status.txt");
    EXPECT_TRUE(status.starts_with("2000\n")) << status;
    EXPECT_NE(status.find("E B 0 0 0 200 W\n"), std::string::npos) << status;
    EXPECT_TRUE(players.read("log/turn-0002-player-2/printed.txt").ends_with("oe\n"));
    const auto files = players.files();
    EXPECT_FALSE(files.contains("log/turn-0001-player-1/printed.txt")) << "it printed nothing";
    EXPECT_TRUE(files.contains("log/turn-0004-player-2/status.txt"));
    EXPECT_FALSE(files.contains("log/turn-0005-player-1/status.txt"));
}

TEST(MediatorLog, ANewGameTakesThePlaceOfAnOldOne) {
    const Players players;
    const std::string log = players.folder() / "log";
    players.write("log/turn-0007-player-1/orders.txt", "old");
    players.write("log/turn-notes.txt", "mine");
    const Ran ran = run_mediator({players.map(), players.mood("honest"), players.mood("orders-gone"), "--log", log});
    EXPECT_EQ(ran.exit, 1) << ran.err;
    const auto files = players.files();
    EXPECT_FALSE(files.contains("log/turn-0007-player-1/orders.txt"));
    EXPECT_EQ(players.read("log/turn-notes.txt"), "mine");
    EXPECT_TRUE(files.contains("log/turn-0002-player-2/status.txt"));
    EXPECT_FALSE(files.contains("log/turn-0002-player-2/orders.txt")) << "there were none to keep";
}

TEST(MediatorLog, IsRefusedBeforeTheGame) {
    const Players players;
    for (const std::string& folder : {std::string("/no/such/folder/log"), players.map(), std::string("/dev/full")}) {
        const Ran ran = run_mediator({players.map(), players.mood("honest"), players.mood("honest"), "--log", folder});
        EXPECT_EQ(ran.exit, 74) << folder;
        EXPECT_EQ(ran.out, "");
        EXPECT_NE(ran.err.find(folder), std::string::npos) << ran.err;
    }
}

// A player outside the sandbox takes the folder away in the middle of the game.
TEST(MediatorLog, TheResultIsToldWhenTheLogIsLost) {
    const Players players;
    const std::string log = players.folder() / "log";
    const std::string thief = players.script("thief", "rm -rf '" + log + "'\n");
    const Ran ran =
        run_mediator({players.map(), players.mood("honest"), thief, "--turns", "6", "--sandbox", "off", "--log", log});
    EXPECT_EQ(ran.exit, 74);
    EXPECT_EQ(last_line(ran.out), "RESULT winner=draw reason=turn-limit turn=6");
    EXPECT_NE(ran.err.find("cannot make " + log + "/turn-0002-player-2"), std::string::npos) << ran.err;
}

}  // namespace
}  // namespace agon::mediator_test
