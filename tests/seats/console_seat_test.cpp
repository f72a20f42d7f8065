#include <gtest/gtest.h>

#include "seats/play.h"
#include "support/scratch_folder.h"

// Programs that play by reading the screens of the original programs.
namespace agon::seats {
namespace {

using match::Ending;
using match::Fault;

// A program that types what is in a file.
std::string typist(const support::ScratchFolder& scratch, const std::string& lines) {
    return "console:sh -c 'cat \"$0\"; cat > /dev/null' '" + scratch.write("typed", lines).string() + "'";
}

TEST(ConsoleSeat, SwormsIsPlayedToItsEnd) {
    for (const Player seat : both_players) {
        const auto report = play(with_bot(
            {.game = "sworms", .second = "builtin:greedy", .setup = R"({"turn_limit": 40})"}, seat, screen_reader()));
        EXPECT_EQ(report.record.verdict.ending, Ending::Normal) << report.record.verdict.sentence;
        const auto actions = actions_of(report.record, seat);
        EXPECT_GT(std::count(actions.begin(), actions.end(), "gun l"), 0) << "it read whose turn it was, and shot";
    }
}

TEST(ConsoleSeat, ScrabbleIsPlayedToItsEnd) {
    for (const Player seat : both_players) {
        const auto report = play(with_bot({.game = "scrabble"}, seat, screen_reader()));
        EXPECT_EQ(report.record.verdict.ending, Ending::Normal) << report.record.verdict.sentence;
        EXPECT_FALSE(actions_of(report.record, seat).empty());
    }
}

TEST(ConsoleSeat, ScreensAgainstScreens) {
    const auto report = play({.game = "scrabble", .first = screen_reader(), .second = screen_reader()});
    EXPECT_EQ(report.record.verdict.ending, Ending::Normal) << report.record.verdict.sentence;
}

TEST(ConsoleSeat, ScreensAgainstLines) {
    const auto report = play({.game = "sworms",
                              .first = scripted(),
                              .second = screen_reader(),
                              .sandbox = system::SandboxMode::Auto,
                              .setup = R"({"turn_limit": 20})"});
    EXPECT_EQ(report.record.verdict.ending, Ending::Normal) << report.record.verdict.sentence;
}

// What the screen only answers to (questions, mistakes, what the rules forbid) costs time and nothing else.
TEST(ConsoleSeat, QuestionsDoNotCostTheTurn) {
    const support::ScratchFolder scratch;
    const auto script = scratch.write("bot.sh", "printf 'help\\nstate\\nnonsense\\n\\naction teleporter 0 0\\n'\n"
                                                "sed '/ERROR/q' >&2\nprintf 'action idle\\r\\n'\ncat > /dev/null\n");
    const auto report = play({.game = "sworms",
                              .first = "console:sh '" + script.string() + "'",
                              .second = "builtin:random",
                              .setup = R"({"turn_limit": 2})"});
    EXPECT_EQ(report.record.verdict.ending, Ending::Normal) << report.record.verdict.sentence;
    EXPECT_EQ(actions_of(report.record, Player::First), (std::vector<std::string>{"idle"}));
    const std::string& screen = report.evidence[Player::First].errors;
    EXPECT_NE(screen.find("Player 1"), std::string::npos) << screen;
    EXPECT_NE(screen.find("[ERROR]"), std::string::npos) << screen;
}

TEST(ConsoleSeat, QuittingResigns) {
    for (const char* game : {"sworms", "scrabble"})
        for (const Player seat : both_players) {
            const support::ScratchFolder scratch;
            const auto report = play(with_bot({.game = game}, seat, typist(scratch, "quit\n")));
            EXPECT_EQ(report.record.verdict.faults[seat], Fault::Resigned) << report.record.verdict.sentence;
            EXPECT_EQ(report.record.verdict.winner, opponent(seat));
        }
}

TEST(ConsoleSeat, IsNeverForgivenToBeLate) {
    const auto report =
        play({.game = "sworms", .first = "console:sleep 100", .time = {.move = 50ms, .warm_up = 50ms, .strikes = 9}});
    EXPECT_EQ(report.record.verdict.faults[Player::First], Fault::Late) << report.record.verdict.sentence;
}

// Each line asks for a long text that nobody reads.
TEST(ConsoleSeat, AFloodOfQuestionsCostsTheMatch) {
    for (const char* game : {"sworms", "scrabble"}) {
        const auto report = play({.game = game, .first = "console:yes help"});
        EXPECT_EQ(report.record.verdict.faults[Player::First], Fault::Flooded) << report.record.verdict.sentence;
    }
}

TEST(ConsoleSeat, OtherGamesHaveNone) {
    EXPECT_THROW(play({.game = "tictactoe", .first = screen_reader()}), std::runtime_error);
}

}  // namespace
}  // namespace agon::seats
