#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

#include "seats/play.h"

// When a match is over nothing of a bot is alive, and its folder is gone.
namespace agon::seats {
namespace {

using match::Fault;
using system::SandboxMode;

#ifdef NDEBUG
constexpr int rounds = 200;
#else
constexpr int rounds = 20;  // the builds with sanitizers, which are slow
#endif

// Nobody else's processes have it in their arguments.
std::string marker() { return "leftover-of-" + std::to_string(getpid()); }

// All that is alive, and the dead that nobody waited for.
int count_leftovers() {
    const bool has_children = waitpid(-1, nullptr, WNOHANG) >= 0 || errno != ECHILD;
    return count_processes_with(marker()) + (has_children ? 1 : 0);
}

std::string escapist(const char* tricks) {
    return "'" AGON_PROGRAM_DIR "/fakes/escapist' " + std::string(tricks) + " " + marker();
}

// Each round leaves a zombie, and an orphan in a session of its own that ignores SIGTERM.
TEST(Leftovers, OfHonestBotsWithChildrenAreNone) {
    const std::string bot = scripted("--mood zombie-children --only-turn 1 --bye " + marker());
    for (const SandboxMode sandbox : {SandboxMode::Off, SandboxMode::Auto})
        for (int round = 0; round < rounds; ++round) {
            const auto report = play({.first = bot, .second = bot, .sandbox = sandbox});
            ASSERT_EQ(report.record.verdict.ending, match::Ending::Normal) << report.record.verdict.sentence;
            ASSERT_EQ(count_leftovers(), 0) << "round " << round << ", " << name_of(sandbox);
        }
}

// These end, or run away, before they have said hello.
TEST(Leftovers, OfThoseWhoFleeAreNone) {
    for (const SandboxMode sandbox : {SandboxMode::Off, SandboxMode::Auto})
        for (const char* tricks : {"x", "dsi", "fsidgi", "ffsid", "sdgil", "r"}) {
            const auto report = play({.first = escapist(tricks), .sandbox = sandbox, .seed = 3});
            EXPECT_EQ(report.record.verdict.faults[Player::First], Fault::Died) << tricks;
            EXPECT_EQ(count_leftovers(), 0) << tricks << ", " << name_of(sandbox);
        }
}

TEST(Leftovers, OfThoseWhoStayAreNone) {
    const match::TimeControl impatient{.move = 50ms, .warm_up = 50ms};
    for (const SandboxMode sandbox : {SandboxMode::Off, SandboxMode::Auto}) {
        for (const char* tricks : {"fsi", "iz", "fsic"}) {
            const auto report = play({.second = escapist(tricks), .time = impatient, .sandbox = sandbox});
            EXPECT_NE(report.record.verdict.faults[Player::Second], std::nullopt) << tricks;
            EXPECT_EQ(count_leftovers(), 0) << tricks << ", " << name_of(sandbox);
        }
        for (const char* mood : {"ignore-term", "stopped", "silent"}) {
            const std::string bot = scripted("--bye " + marker() + " --mood " + mood);
            const auto report = play({.second = bot, .time = {.move = 50ms, .warm_up = 60s}, .sandbox = sandbox});
            EXPECT_EQ(report.record.verdict.faults[Player::Second], Fault::Late) << mood;
            EXPECT_EQ(count_leftovers(), 0) << mood << ", " << name_of(sandbox);
        }
    }
}

TEST(Leftovers, NeitherBotNorFolderOfAMatchThatCannotBegin) {
    const std::string bot = scripted("--bye " + marker());
    EXPECT_THROW(play({.first = bot, .second = screen_reader()}), std::runtime_error) << "tictactoe has no console";
    EXPECT_EQ(count_leftovers(), 0);
}

TEST(Leftovers, TheFolderOfABotIsGone) {
    const std::string bot =
        "sh -c 'cd $AGON_FOLDER && mkdir -p a/b && : > a/b/c && { chmod 0 a/b a 2> /dev/null; pwd >&2; }'";
    for (const SandboxMode sandbox : {SandboxMode::Off, SandboxMode::Auto}) {
        const auto report = play({.first = bot, .second = bot, .sandbox = sandbox});
        for (const Player player : both_players) {
            std::string folder = report.evidence[player].errors;
            ASSERT_TRUE(folder.starts_with("/") && folder.ends_with("\n")) << folder;
            folder.pop_back();
            EXPECT_FALSE(std::filesystem::exists(folder)) << folder;
        }
        EXPECT_NE(report.evidence[Player::First].errors, report.evidence[Player::Second].errors);
    }
}

}  // namespace
}  // namespace agon::seats
