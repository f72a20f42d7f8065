#include <gtest/gtest.h>

#include "cli/run_agon.h"
#include "support/scratch_folder.h"

// A person at the terminal against programs, honest and otherwise.
namespace agon::cli_test {
namespace {

const std::string fake = AGON_PROGRAM_DIR "/fakes/scripted_bot";

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

Ran play(const std::vector<std::string>& options, const std::string& typed) {
    std::vector<std::string> line{"play"};
    line.insert(line.end(), options.begin(), options.end());
    return run_agon(line, {.input = typed});
}

TEST(PlayAgainstProgram, ToTheEnd) {
    const Ran won = play({"tictactoe", "--bot", fake}, "b2\nb1\nb3\n");
    EXPECT_EQ(won.exit, 0) << won.err;
    EXPECT_TRUE(contains(won.out, "Nought (bot " + fake + ")")) << won.out;
    EXPECT_TRUE(contains(won.out, "\n1. Cross: b2\n") && contains(won.out, "\n2. Nought: a1\n")) << won.out;
    EXPECT_TRUE(won.out.ends_with("\nCross wins: three in a row.\n")) << won.out;
    const Ran second = play({"tictactoe", "--bot", fake, "--as", "2"}, "a1\nb2\n");
    EXPECT_TRUE(contains(second.out, "\n1. Cross: a1\n")) << second.out;
    EXPECT_TRUE(contains(second.out, "Nought> a1\nThat cell is taken.\nNought> b2\n")) << second.out;
}

TEST(PlayAgainstProgram, WhereBothActAtOnce) {
    for (const auto& [seat, typed] : {std::pair{"1", "east\nwest\n"}, {"2", "west\neast\n"}}) {
        const Ran game = play({"paint", "--bot", fake, "--as", seat}, typed);
        EXPECT_TRUE(contains(game.out, "\n1. Blue: ") && contains(game.out, "\n2. Blue: ")) << game.out;
        EXPECT_TRUE(game.out.ends_with("The game is left unfinished.\n")) << game.out;
    }
}

// It answers from what the screen has shown it, so it has seen the person's words too.
TEST(PlayAgainstProgram, ThatReadsTheScreen) {
    const Ran game =
        play({"scrabble", "--bot", "console:" AGON_PROGRAM_DIR "/fakes/screen_bot"}, "H H H TEST\nmoves\nundo\nquit\n");
    EXPECT_EQ(game.exit, 0) << game.out << game.err;
    EXPECT_TRUE(contains(game.out, "\n1. Player 1: H H H TEST\n")) << game.out;
    EXPECT_TRUE(contains(game.out, "\n2. Player 2: ")) << game.out;
    EXPECT_TRUE(contains(game.out, "> undo\nA program cannot forget: there is no undo against it.\n")) << game.out;
    const Ran none = play({"tictactoe", "--bot", "console:" AGON_PROGRAM_DIR "/fakes/screen_bot"}, "");
    EXPECT_EQ(none.exit, 69) << none.err;
}

TEST(PlayAgainstProgram, ThatCannotHaveSeenTheStart) {
    const ScratchFile position(run_agon({"step", "scrabble"}).out);
    const Ran console =
        play({"scrabble", "--bot", "console:" AGON_PROGRAM_DIR "/fakes/screen_bot", "--position", position.path()}, "");
    EXPECT_EQ(console.exit, 64);
    EXPECT_TRUE(contains(console.err, "leave --position out")) << console.err;
    const Ran lines = play({"scrabble", "--bot", fake, "--position", position.path()}, "H H H TEST\n");
    EXPECT_TRUE(contains(lines.out, "\n2. Player 2: ")) << lines.out << lines.err;
}

TEST(PlayAgainstProgram, AFaultEndsTheGameAndIsShown) {
    struct Case {
        std::string mood, sentence, evidence;
    };
    const std::vector<Case> cases{
        {"dead", "it ended before the game did at question 2: it was ended by signal 9 (SIGKILL).", ""},
        {"exit-code", "it ended before the game did at question 2: it exited with code 7.",
         "    | Traceback: no such luck\n"},
        {"garbage", "it was not understood at question 2: ", "  it last said         \"this is not JSON\"\n"},
        {"binary", "it was not understood at question 2: ", "\"\\x00\\x01"},
        {"illegal", "it was not understood at question 2: 'no such action': ", ""},
        {"resign", "it gave up at question 2.", ""}};
    for (const Case& one : cases) {
        const std::string bot = fake + " --from-turn 2 --mood " + one.mood;
        const Ran game = play({"tictactoe", "--bot", bot}, "b2\nc3\na3\n");
        EXPECT_EQ(game.exit, 1) << game.out;
        EXPECT_TRUE(contains(game.out, "\nPlayer 2 (" + bot + ") loses: " + one.sentence)) << game.out;
        EXPECT_TRUE(contains(game.out, "\n  fault of player 2   ") && contains(game.out, one.evidence)) << game.out;
        EXPECT_TRUE(contains(game.out, "  to see it again:\n    agon rerun agon:")) << game.out;
        EXPECT_FALSE(contains(game.out, "\033")) << game.out;
        EXPECT_FALSE(contains(game.out, "a3\n")) << "nobody is asked any more";
    }
}

TEST(PlayAgainstProgram, ThatDoesNotStart) {
    const Ran game = play({"tictactoe", "--bot", fake + " --mood no-hello", "--warm-up", "50ms"}, "b2\n");
    EXPECT_EQ(game.exit, 1);
    EXPECT_TRUE(contains(game.out, " loses: it did not start: ")) << game.out;
    EXPECT_FALSE(contains(game.out, "b2\n")) << game.out;
}

TEST(PlayAgainstProgram, LateAnswersAreForgivenAsOftenAsWasSaid) {
    const std::string bot = fake + " --mood silent";
    const Ran game =
        play({"sworms", "--bot", bot, "--move-time", "20ms", "--strikes", "2"}, "idle\nidle\nidle\nidle\n");
    EXPECT_EQ(game.exit, 1) << game.out;
    EXPECT_TRUE(
        contains(game.out, "   Player 2 was forgiven a fault (late) and held to have done that: strike 1 of 2\n"))
        << game.out;
    EXPECT_TRUE(contains(game.out, "strike 2 of 2\n")) << game.out;
    EXPECT_TRUE(contains(game.out, ") loses: it was late at question 3: ")) << game.out;
}

TEST(PlayAgainstProgram, WhatItSaysCannotCommandTheTerminal) {
    const Ran note = play({"tictactoe", "--bot", fake + " --mood note"}, "b2\n");
    EXPECT_TRUE(contains(note.out, "\n   Nought says: \\x1b[31mred xxx")) << note.out;
    EXPECT_FALSE(contains(note.out, "\033")) << note.out;

    const support::ScratchFolder folder;
    const std::string script =
        folder.write("bot.sh", "read hello\n"
                               "printf '%s\\n' '{\"type\":\"ready\",\"name\":\"\\u001b[32mgreen\"}'\n"
                               "read turn\n"
                               "printf '%s\\n' '{\"action\":\"\\u001b[33myellow\"}'\n");
    const Ran names = play({"tictactoe", "--bot", "sh " + script + " \033[31mred", "--sandbox", "off"}, "b2\n");
    EXPECT_EQ(names.exit, 1) << names.err;
    for (const char* part : {" \\x1b[31mred)", "Nought calls itself \"\\x1b[32mgreen\".", "\\x1b[33myellow"})
        EXPECT_TRUE(contains(names.out, part)) << part << names.out;
    EXPECT_FALSE(contains(names.out, "\033") || contains(names.err, "\033")) << names.out;
}

TEST(PlayAgainstProgram, TwoOfThemCanBeWatched) {
    const Ran game = play({"tictactoe", "--bots", fake, "builtin:random"}, "");
    EXPECT_EQ(game.exit, 0) << game.err;
    EXPECT_TRUE(contains(game.out, "Cross wins") || contains(game.out, "Nought wins") || contains(game.out, "A draw"))
        << game.out;
}

TEST(PlayAgainstProgram, BuiltInBotsHaveLevelsAndNames) {
    EXPECT_EQ(play({"tictactoe", "--bot", "playout@1"}, "").exit, 0);
    EXPECT_EQ(play({"tictactoe", "--bot", "builtin:playout@1"}, "").exit, 0);
    EXPECT_EQ(play({"tictactoe", "--bot", "random@1"}, "").exit, 64);
    const Ran wrong = play({"tictactoe", "--bot", "randon"}, "");
    EXPECT_EQ(wrong.exit, 64);
    EXPECT_TRUE(contains(wrong.err, "did you mean 'random'?\nBuilt-in bots of tictactoe: random, playout\n"))
        << wrong.err;
}

}  // namespace
}  // namespace agon::cli_test
