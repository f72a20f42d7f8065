// Bots that misbehave, in the sandbox and outside: every match is played to its end, and nothing of them is left.
#include <chrono>
#include <gtest/gtest.h>

#include "entelect/runner/bots.h"

namespace agon::entelect_test {
namespace {

namespace fs = std::filesystem;
constexpr int rounds = 6;

struct Played {
    Ran ran;
    std::vector<std::string> said;  // in each round by the one with the mood
    double seconds = 0;
};

// As player A against somebody honest.
Played play(const Bots& bots, const std::string& mood, const std::string& sandbox, int milliseconds) {
    const std::string config = bots.config(bots.mood(mood), bots.mood("honest"), rounds, milliseconds);
    const auto start = std::chrono::steady_clock::now();
    Played played{run_runner({config, "--quiet", "--sandbox", sandbox}), {}, 0};
    played.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    EXPECT_EQ(played.ran.exit, 0) << mood << ": " << played.ran.err;
    for (int round = 1; round <= rounds; ++round) {
        played.said.push_back(said(bots, "A - " + mood, round));
        EXPECT_EQ(said(bots, "B - honest", round), "shoot N") << mood << " in round " << round;
    }
    EXPECT_EQ(bots.count_alive(), 0) << mood << " in the sandbox " << sandbox;
    return played;
}

// Who has nothing to say from round 3 on.
std::vector<std::string> silent_from_third() {
    return {"shoot N", "shoot N", "No Command", "No Command", "No Command", "No Command"};
}

// Nobody is late who answers, however busy the machine is.
TEST(EntelectMoods, AnswersAreFoundAmongWhateverElseIsSaid) {
    const Bots bots;
    const std::vector<std::string> all(rounds, "shoot N");
    for (const std::string sandbox : {"auto", "off"})
        for (const char* mood : {"honest", "blanks", "chatty", "twice", "old", "errors", "cleans", "marks", "forks"})
            EXPECT_EQ(play(bots, mood, sandbox, 60'000).said, all) << mood << ", " << sandbox;
    EXPECT_EQ(play(bots, "foresees", "off", 60'000).said, all) << "an answer to the next round comes too soon";
    EXPECT_EQ(play(bots, "empty", "off", 60'000).said, std::vector<std::string>(rounds, "No Command"));
    EXPECT_EQ(play(bots, "strange", "off", 60'000).said,
              std::vector<std::string>(rounds, "\xEF\xBF\xBD; select 9 ;x y"));
}

// The limit would be an hour for all rounds: nobody waits for who cannot answer any more.
TEST(EntelectMoods, WhoIsGoneIsNotWaitedFor) {
    const Bots bots;
    for (const std::string sandbox : {"auto", "off"})
        for (const char* mood : {"exits", "crashes", "closes-output", "closes-all", "floods-line", "floods"}) {
            const Played played = play(bots, mood, sandbox, 60'000);
            EXPECT_EQ(played.said, silent_from_third()) << mood << ", " << sandbox;
            EXPECT_LT(played.seconds, 50) << mood;
        }
    const Played played = play(bots, "last-words", "off", 60'000);
    EXPECT_EQ(played.said,
              (std::vector<std::string>{"shoot N", "shoot N", "shoot S", "No Command", "No Command", "No Command"}));
}

TEST(EntelectMoods, SilenceTakesItsTimeAndNoMore) {
    const Bots bots;
    for (const char* mood : {"sleeps", "closes-input", "half", "floods-errors"}) {
        const Played played = play(bots, mood, "auto", 200);
        EXPECT_EQ(std::vector(played.said.begin() + 2, played.said.end()),
                  (std::vector<std::string>(rounds - 2, "No Command")))
            << mood;
        EXPECT_GT(played.seconds, 0.8) << mood;
    }
    EXPECT_EQ(play(bots, "only-old", "auto", 200).said, std::vector<std::string>(rounds, "No Command"));
}

// What comes late is for a round that is over, and is never taken for another.
TEST(EntelectMoods, ALateAnswerIsDropped) {
    const Bots bots;
    const Played played = play(bots, "late", "off", 200);
    EXPECT_EQ(played.said[2], "No Command");
    EXPECT_EQ(played.said[5], "shoot N");
}

TEST(EntelectMoods, FilesOfRoundsAreSetRight) {
    const Bots bots;
    const std::vector<std::string> all(rounds, "shoot N");
    for (const std::string sandbox : {"auto", "off"})
        for (const char* mood : {"rounds-file", "rounds-shut", "round-file", "file-pipe", "file-twin"})
            EXPECT_EQ(play(bots, mood, sandbox, 60'000).said, all) << mood << ", " << sandbox;
}

// The rules text calls the text file state.txt. What the bot reads is of the same game, so both of them are there.
TEST(EntelectMoods, ByTheDocumentTheTextHasItsNameToo) {
    const Bots bots;
    const std::string config = bots.config(bots.mood("by-document"), bots.mood("honest"), 2, 60'000);
    for (const std::string rules : {"engine", "document"}) {
        ASSERT_EQ(run_runner({config, "--quiet", "--rules", rules}).exit, 0);
        EXPECT_EQ(said(bots, "A - by-document", 2), rules == "engine" ? "dig 1 1" : "shoot N");
    }
}

TEST(EntelectMoods, LinksAreNotFollowed) {
    const Bots bots;
    const std::vector<std::string> all(rounds, "shoot N");
    for (const std::string sandbox : {"auto", "off"})
        for (const char* mood : {"rounds-link", "round-link", "file-link"}) {
            EXPECT_EQ(play(bots, mood, sandbox, 60'000).said, all) << mood << ", " << sandbox;
            EXPECT_EQ(bots.scratch().read("victim/precious"), "gold");
            EXPECT_EQ(std::distance(fs::directory_iterator(bots.victim()), fs::directory_iterator()), 1) << mood;
        }
}

TEST(EntelectMoods, NothingOfTheUsersFolderChanges) {
    const Bots bots;
    const std::string folder = bots.mood("marks");
    const std::string before = bots.scratch().read("bots/marks/bot.json");
    play(bots, "marks", "off", 60'000);
    EXPECT_FALSE(fs::exists(folder + "/run/mark") || fs::exists(folder + "/run/rounds"));
    EXPECT_FALSE(fs::exists(folder + "/run/bot.json"));
    EXPECT_EQ(bots.scratch().read("bots/marks/bot.json"), before);
}

TEST(EntelectMoods, TheLastLineOfStandardErrorIsTheException) {
    const Bots bots;
    play(bots, "errors", "auto", 60'000);
    EXPECT_NE(bots.log("Round 004/A - errors/PlayerCommand.txt").find("\nException: second 4\n"), std::string::npos);
    EXPECT_NE(bots.log("Round 004/B - honest/PlayerCommand.txt").find("\nException: null\n"), std::string::npos);
    const std::string end = bots.log("Round 006/endGameState.txt");
    EXPECT_NE(end.find("Player: 1 (A - errors) -> Consecutive exceptions on rounds 5 and 6\n"), std::string::npos)
        << end;
}

TEST(EntelectMoods, TimeoutsAreNoted) {
    const Bots bots;
    play(bots, "exits", "auto", 60'000);
    EXPECT_EQ(bots.log("Round 005/A - exits/PlayerCommand.txt"),
              "Command: No Command\nExecution time: 60000ms\nException: null\n");
    const std::string end = bots.log("Round 006/endGameState.txt");
    EXPECT_NE(end.find("Player: 1 (A - exits) -> Consecutive timeouts on rounds 3 and 4\n"), std::string::npos) << end;
    EXPECT_EQ(end.find("rounds 2 and 3"), std::string::npos) << end;
}

// The engine's notes, then all time-outs, then all exceptions; of each kind the first player's first.
TEST(EntelectMoods, NotesAreInTheOrderOfTheOriginal) {
    const Bots bots;
    const Ran ran = run_runner(
        {bots.config(bots.mood("dies-at-five"), bots.mood("dies-at-five"), 7, 60'000), "--quiet", "--sandbox", "off"});
    ASSERT_EQ(ran.exit, 0) << ran.err;
    const std::string end = bots.log("Round 007/endGameState.txt");
    const std::string a = "Player: 1 (A - dies-at-five) -> Consecutive ";
    const std::string b = "Player: 2 (B - dies-at-five) -> Consecutive ";
    std::string notes = "DoNothingsCount for @Player(1) reached a count of 3 @Round(7)\n"
                        "DoNothingsCount for @Player(2) reached a count of 3 @Round(7)\n";
    for (const std::string& player : {a, b})
        for (const char* rounds_told : {"5 and 6\n", "6 and 7\n"})
            notes += player + "timeouts on rounds " + rounds_told;
    for (const std::string& player : {a, b})
        for (const char* rounds_told : {"1 and 2\n", "2 and 3\n", "3 and 4\n"})
            notes += player + "exceptions on rounds " + rounds_told;
    EXPECT_EQ(end.substr(end.rfind("=\n") + 2), notes);
}

TEST(EntelectMoods, CtrlCLeavesNothing) {
    const Bots bots;
    for (const std::string option : {"--quiet", "--json"}) {
        const std::string config = bots.config(bots.mood("interrupts"), bots.mood("sleeps"), rounds, 60'000);
        const Ran ran = run_runner({config, option, "--sandbox", "off"});
        EXPECT_EQ(ran.exit, 130) << ran.err;
        EXPECT_EQ(ran.out.find("RESULT"), std::string::npos) << ran.out;
        EXPECT_EQ(ran.err, "entelect-runner: interrupted\n");
        EXPECT_EQ(bots.count_alive(), 0);
    }
}

}  // namespace
}  // namespace agon::entelect_test
