#include <gtest/gtest.h>

#include "siege/mediator/players.h"

namespace agon::mediator_test {
namespace {

Ran run_agon(const std::vector<std::string>& words) { return support::run_program(AGON_PROGRAM_DIR "/agon", words); }

TEST(MediatorReplay, IsAcceptedByAgon) {
    const Players players;
    const std::string file = players.folder() / "game.agon";
    for (const char* second : {"builder", "cheats", "exits", "crashes"}) {
        const Ran ran = run_mediator({players.map(), players.mood("builder"), players.mood(second), "--tick", "all",
                                      "--turns", "300", "--replay", file});
        EXPECT_TRUE(ran.out.find("replay: " + file) != std::string::npos) << ran.out << ran.err;
        const Ran verified = run_agon({"replay", file, "--verify"});
        EXPECT_EQ(verified.exit, 0) << verified.err;
        EXPECT_LE(std::filesystem::file_size(file), 64U * 1024);
    }
}

TEST(MediatorReplay, TheSameGameGivesTheSameFile) {
    const Players players;
    const auto record = [&](const std::string& name, const std::string& seed) {
        const std::string file = players.folder() / name;
        run_mediator({players.map(), players.mood("builder"), players.mood("honest"), "--turns", "20", "--replay", file,
                      "--seed", seed});
        return players.read(name);
    };
    EXPECT_FALSE(record("a", "1").empty());
    EXPECT_EQ(record("a", "1"), record("b", "1"));
}

// The order of lines in the status is drawn from the seed.
TEST(MediatorReplay, TheSeedShufflesTheStatus) {
    const Players players;
    const auto status = [&](const std::string& seed) {
        run_mediator({players.map(), players.mood("builder"), players.mood("builder"), "--turns", "40", "--log",
                      players.folder() / "log", "--seed", seed});
        return players.read("log/turn-0039-player-1/status.txt");
    };
    const std::string once = status("1"), again = status("1"), other = status("2");
    EXPECT_EQ(once, again);
    EXPECT_NE(once, other);
    EXPECT_EQ(once.size(), other.size());
}

TEST(MediatorReplay, IsNotWrittenOverWhatIsRead) {
    const Players players;
    const std::string map = players.write("map.txt", "10\n02\n"), player = players.script("player", "true\n");
    for (const std::string& read : {map, player}) {
        const std::string before = players.read(std::filesystem::path(read).filename());
        const Ran ran = run_mediator({map, player, player, "--turns", "2", "--replay", read});
        EXPECT_EQ(ran.exit, 64) << ran.out;
        EXPECT_NE(ran.err.find(read + " is read: it cannot be written over"), std::string::npos) << ran.err;
        EXPECT_EQ(players.read(std::filesystem::path(read).filename()), before);
    }
}

TEST(MediatorReplay, TheResultIsToldWhenItCannotBeWritten) {
    const Players players;
    const Ran ran = run_mediator({players.map(), players.mood("honest"), players.mood("honest"), "--turns", "2",
                                  "--replay", "/no/such/folder/game.agon"});
    EXPECT_EQ(ran.exit, 74);
    EXPECT_EQ(last_line(ran.out), "RESULT winner=draw reason=turn-limit turn=2");
    EXPECT_NE(ran.err.find("/no/such/folder/game.agon"), std::string::npos) << ran.err;
    EXPECT_EQ(ran.out.find("replay:"), std::string::npos) << ran.out;
}

TEST(MediatorReplay, AskingAgainShowsWhatHasChanged) {
    const Players players;
    const std::string file = players.folder() / "game.agon";
    const auto rerun = [&](const char* mood) {
        return run_agon({"rerun", file, "--seat", "1", "files:" + players.mood(mood), "--move-time", "60s"});
    };
    run_mediator({players.map(), players.mood("builder"), players.mood("honest"), "--turns", "20", "--replay", file});
    const Ran same = rerun("builder");
    EXPECT_EQ(same.exit, 0) << same.out << same.err;
    const Ran other = rerun("cheats");
    EXPECT_EQ(other.exit, 1) << other.out << other.err;
    EXPECT_NE(other.out.find("now illegal: line 2"), std::string::npos) << other.out;

    run_mediator({players.map(), players.mood("cheats"), players.mood("honest"), "--replay", file});
    const Ran again = rerun("cheats");
    EXPECT_EQ(again.exit, 0) << again.out << again.err;
    EXPECT_NE(again.out.find("again illegal: line 2"), std::string::npos) << again.out;
}

}  // namespace
}  // namespace agon::mediator_test
