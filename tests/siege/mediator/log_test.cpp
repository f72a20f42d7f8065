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

TEST(MediatorLog, TheMapOfAnOldGameIsReplaced) {
    const Players players;
    const std::string log = players.folder() / "log", other = players.write("other.txt", "10\n02\n");
    const auto play = [&](const std::string& map, const char* first) {
        return run_mediator({map, first, players.mood("honest"), "--turns", "4", "--log", log}).exit;
    };
    EXPECT_EQ(play(players.map(), players.mood("honest").c_str()), 0);
    EXPECT_EQ(play(other, "builtin:random") & ~3, 0);
    EXPECT_EQ(players.read("log/map.txt"), "10\n02\n");
    EXPECT_EQ(play(players.map(), players.mood("honest").c_str()), 0);
    EXPECT_EQ(play(log + "/map.txt", players.mood("honest").c_str()), 0) << "the log's map is a map too";
    EXPECT_EQ(players.read("log/map.txt"), "1000\n0960\n0002\n");
    EXPECT_EQ(play(other, players.mood("honest").c_str()), 0);
    EXPECT_EQ(players.read("log/map.txt"), "10\n02\n");
}

// Somebody's own map has the name that the log's has: whoever logs beside it keeps it.
TEST(MediatorLog, SparesAMapThatIsNotItsOwn) {
    const Players players;
    const std::string own = "1000 // mine\r\n0960\r\n0002\r\n", plain = "1000\n0960\n0002\n";
    const std::string other = players.write("other.txt", "10\n02\n");
    for (const std::string& content : {own, plain}) {
        const std::string map = players.write("maps/map.txt", content), folder = players.folder() / "maps";
        const auto play = [&](const std::string& on) {
            return run_mediator({on, players.mood("honest"), players.mood("honest"), "--turns", "2", "--log", folder});
        };
        const Ran same = play(map);
        EXPECT_EQ(last_line(same.out), "RESULT winner=draw reason=turn-limit turn=2") << same.err;
        EXPECT_EQ(players.read("maps/map.txt"), content);
        EXPECT_TRUE(players.files().contains("maps/turn-0002-player-2/status.txt"));
        const Ran refused = play(other);
        EXPECT_EQ(refused.exit, 74) << refused.out;
        EXPECT_NE(refused.err.find(map + " was not left by a log"), std::string::npos) << refused.err;
        EXPECT_EQ(players.read("maps/map.txt"), content);
        EXPECT_TRUE(players.files().contains("maps/turn-0002-player-2/status.txt")) << "nothing was removed";
    }
}

// Its copy of the map is gone with the first turn, and none came in its place.
TEST(MediatorLog, LeavesNoMapWithoutATurn) {
    const Players players;
    const std::string log = players.folder() / "log", other = players.write("other.txt", "10\n02\n");
    const auto play = [&](const std::string& map, const std::string& player) {
        return run_mediator({map, player, player, "--turns", "2", "--log", log}).exit;
    };
    EXPECT_EQ(play(players.map(), players.mood("honest")), 0);
    EXPECT_EQ(play(players.map(), "builtin:random"), 0);
    EXPECT_FALSE(players.files().contains("log/map.txt"));
    EXPECT_EQ(play(other, players.mood("honest")), 0);
    EXPECT_EQ(players.read("log/map.txt"), "10\n02\n");
}

TEST(MediatorLog, SparesItsMapOnceItIsChanged) {
    const Players players;
    const std::string log = players.folder() / "log", other = players.write("other.txt", "10\n02\n");
    run_mediator({other, players.mood("honest"), players.mood("honest"), "--turns", "2", "--log", log});
    players.write("log/map.txt", "100\n002\n");
    EXPECT_EQ(run_mediator({other, players.mood("honest"), players.mood("honest"), "--log", log}).exit, 74);
    EXPECT_EQ(players.read("log/map.txt"), "100\n002\n");
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
