// Players that misbehave, in the sandbox and outside: every game ends with a verdict, and nothing of them is left.
#include <gtest/gtest.h>

#include "siege/mediator/players.h"

namespace agon::mediator_test {
namespace {

struct Row {
    const char *mood, *result;
};

std::vector<std::string> both_sandboxes() { return {"auto", "off"}; }

// Eight turns against somebody who does nothing, as player 1. Nobody is late, however busy the machine is.
Ran play(const Players& players, const std::string& mood, const std::string& sandbox,
         const std::vector<std::string>& more = {"--limit", "60"}) {
    std::vector<std::string> words{
        players.map(), players.mood(mood), players.mood("honest"), "--turns", "8", "--sandbox", sandbox};
    words.insert(words.end(), more.begin(), more.end());
    Ran ran = run_mediator(words);
    EXPECT_EQ(players.count_alive(), 0) << mood << " in the sandbox " << sandbox;
    return ran;
}

void expect(const std::vector<Row>& rows, const std::vector<std::string>& sandboxes,
            const std::vector<std::string>& more = {"--limit", "60"}) {
    const Players players;
    for (const auto& [mood, result] : rows)
        for (const std::string& sandbox : sandboxes) {
            const Ran ran = play(players, mood, sandbox, more);
            EXPECT_EQ(last_line(ran.out), "RESULT " + std::string(result)) << mood << ", " << sandbox << ran.out;
            const char winner = last_line(ran.out)[std::string("RESULT winner=").size()];
            EXPECT_EQ(ran.exit, winner == 'd' ? 0 : winner - '0') << mood << ran.err;
        }
}

TEST(MediatorMoods, WhatHarmsNobodyIsForgiven) {
    constexpr const char *draw = "winner=draw reason=turn-limit turn=8", *win = "winner=1 reason=turn-limit turn=8";
    expect({{"honest", draw},
            {"builder", win},
            {"chatty", draw},
            {"floods", draw},
            {"exits", draw},
            {"closes", win},
            {"strays", draw},
            {"shuts", draw},
            {"locks", draw},
            {"private-full", draw},
            {"unlinks-itself", draw}},
           both_sandboxes());
}

TEST(MediatorMoods, MapStatusAndPrivateFileAreSetRight) {
    constexpr const char* draw = "winner=draw reason=turn-limit turn=8";
    expect({{"inputs-folder", draw},
            {"inputs-pipe", draw},
            {"inputs-link", draw},
            {"inputs-twin", draw},
            {"overwrites", draw}},
           both_sandboxes());
}

TEST(MediatorMoods, NothingIsAliveAfterATurn) {
    constexpr const char* draw = "winner=draw reason=turn-limit turn=8";
    expect({{"forks", draw}, {"escapes", draw}, {"crowd", draw}}, both_sandboxes());
}

TEST(MediatorMoods, WhatBecameOfTheOrdersIsLookedAt) {
    constexpr const char* replaced = "winner=2 reason=orders-not-a-file turn=1";
    expect({{"orders-gone", "winner=2 reason=orders-removed turn=1"},
            {"moves-out", "winner=2 reason=orders-removed turn=1"},
            {"orders-folder", replaced},
            {"orders-pipe", replaced},
            {"orders-link", replaced},
            {"orders-twin", replaced},
            {"orders-large", "winner=2 reason=orders-too-large turn=1"},
            {"garbles", "winner=2 reason=not-a-number turn=1"},
            {"cheats", "winner=2 reason=busy turn=1"}},
           both_sandboxes());
    expect({{"orders-huge", "winner=2 reason=orders-too-large turn=1"}}, {"auto"});
}

TEST(MediatorMoods, TooMuchIsAFault) {
    expect({{"private-large", "winner=2 reason=private-file-too-large turn=1"}}, both_sandboxes());
}

TEST(MediatorMoods, EndsAreJudged) {
    expect({{"crashes", "winner=2 reason=crashed turn=1"}}, both_sandboxes());
    expect({{"exits", "winner=2 reason=nonzero-exit turn=1"}}, both_sandboxes(), {"--limit", "60", "--strict-exit"});
}

TEST(MediatorMoods, WhoDoesNotEndIsEnded) {
    expect({{"sleeps", "winner=2 reason=late turn=1"},
            {"stubborn", "winner=2 reason=late turn=1"},
            {"prints", "winner=2 reason=late turn=1"}},
           both_sandboxes(), {"--limit", "0.05"});
}

// It is its own processes that keep it waiting, and not this machine.
TEST(MediatorMoods, WhoCrowdsItselfOutIsLate) {
    expect({{"spins", "winner=2 reason=late turn=1"}}, both_sandboxes(), {"--limit", "0.05"});
}

// Outside the sandbox nobody would stop it.
TEST(MediatorMoods, SurvivesAFlockOfProcesses) {
    const Players players;
    const Ran ran = play(players, "bomb", "auto", {"--limit", "0.1"});
    EXPECT_EQ(ran.exit, 2) << ran.err;
    const std::string line = last_line(ran.out);
    EXPECT_TRUE(line == "RESULT winner=2 reason=late turn=1" || line == "RESULT winner=2 reason=took-too-much turn=1")
        << line;
}

TEST(MediatorMoods, BothPlayersAreJudgedAlike) {
    const Players players;
    const Ran ran = run_mediator({players.map(), players.mood("builder"), players.mood("crashes")});
    EXPECT_EQ(ran.exit, 1);
    EXPECT_EQ(last_line(ran.out), "RESULT winner=1 reason=crashed turn=2") << ran.out;
}

TEST(MediatorMoods, ThePrivateFileStaysAndTheFolderGoes) {
    const Players players;
    for (const std::string& sandbox : both_sandboxes()) {
        const Ran remembers = play(players, "remembers", sandbox);
        EXPECT_NE(remembers.out.find("line 1, \"xxx\""), std::string::npos) << remembers.out;
        EXPECT_EQ(last_line(remembers.out), "RESULT winner=2 reason=not-a-number turn=5");

        const Ran where = play(players, "where", sandbox, {"--json"});
        const std::string front = "\"last_orders\": \"";
        const std::size_t start = where.out.find(front) + front.size();
        const std::string folder = where.out.substr(start, where.out.find('"', start) - start);
        EXPECT_TRUE(folder.starts_with("/")) << where.out;
        EXPECT_FALSE(std::filesystem::exists(folder)) << folder;
    }
}

TEST(MediatorMoods, CtrlCLeavesNothing) {
    const Players players;
    for (const std::string option : {"--quiet", "--json"}) {
        const Ran ran = play(players, "interrupts", "off", {option});
        EXPECT_EQ(ran.exit, 130) << ran.err;
        EXPECT_EQ(ran.out.find("RESULT"), std::string::npos) << ran.out;
        EXPECT_EQ(ran.err, "mediator: interrupted\n");
    }
}

TEST(MediatorMoods, PlaysElsewhereWhereTheMemoryDiskIsFull) {
    const Players players;
    const auto with_little_memory = [&](const std::string& line) {
        const std::string mounted = "mount -t tmpfs -o size=4k,mode=1777 none /dev/shm && echo x > /dev/shm/full && ";
        return support::run_program("/usr/bin/unshare", {"-m", "/bin/sh", "-c", mounted + line});
    };
    if (with_little_memory("true").exit != 0) GTEST_SKIP() << "nothing can be mounted here";
    const std::string player = "'" + players.mood("remembers") + "'";
    const Ran ran = with_little_memory("exec '" AGON_PROGRAM_DIR "/mediator' '" + players.map() + "' " + player + " " +
                                       player + " --limit 60");
    EXPECT_EQ(last_line(ran.out), "RESULT winner=2 reason=not-a-number turn=5") << ran.out << ran.err;
}

TEST(MediatorMoods, PlaysOnWhenItsTerminalIsClosedUnderNohup) {
    const Players players;
    const std::string closes = players.script("closes", "kill -HUP $PPID\nsleep 0.5\n");
    const auto play_under = [&](const std::string& front) {
        const std::string line = front + "exec '" AGON_PROGRAM_DIR "/mediator' '" + players.map() + "' '" + closes +
                                 "' builtin:random --turns 1 --sandbox off --quiet";
        return support::run_program("/bin/sh", {"-c", line});
    };
    EXPECT_EQ(play_under("").exit, 130);
    const Ran ran = play_under("trap '' HUP; ");
    EXPECT_EQ(ran.out, "RESULT winner=draw reason=turn-limit turn=1\n") << ran.err;
}

}  // namespace
}  // namespace agon::mediator_test
