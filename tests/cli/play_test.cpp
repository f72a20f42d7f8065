#include <gtest/gtest.h>

#include "cli/run_agon.h"

// Whole conversations, as a person would have them.
namespace agon::cli_test {
namespace {

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

Ran play(const std::vector<std::string>& options, const std::string& typed) {
    std::vector<std::string> line{"play"};
    line.insert(line.end(), options.begin(), options.end());
    return run_agon(line, {.input = typed});
}

TEST(Play, AsksUntilAnActionIsTaken) {
    const Ran game = play({"tictactoe", "--as", "both"}, "b2\nb2\nzz\n\na1\nquit\n");
    EXPECT_EQ(game.exit, 0);
    EXPECT_EQ(game.err, "");
    EXPECT_TRUE(contains(game.out, "Cross> b2\n\n1. Cross: b2\n")) << game.out;
    EXPECT_TRUE(contains(game.out, "Nought> b2\nThat cell is taken.\n"
                                   "Nought> zz\nNot understood at column 2: expected a row number from 1. "
                                   "Type moves to see what you can do.\n"
                                   "Nought> \n"
                                   "Nought> a1\n\n2. Nought: a1\n"))
        << game.out;
    EXPECT_TRUE(game.out.ends_with("Cross> quit\nThe game is left unfinished.\n")) << game.out;
}

TEST(Play, PlaysToTheEnd) {
    const Ran game = play({"tictactoe", "--as", "both", "--plain"}, "a1\nb1\na2\nb2\na3\n");
    EXPECT_EQ(game.exit, 0);
    EXPECT_TRUE(game.out.ends_with("\nCross wins: three in a row.\n")) << game.out;
}

TEST(Play, TellsWhatAnActionBringsBeforeItIsDone) {
    const Ran game = play({"scrabble", "--as", "both", "--confirm", "always"},
                          "try H H H TEST\ntry H H H ZOO\nH H H TEST\nno\nH H H ZOO\ninsert H H H TEST\n\nquit\n");
    EXPECT_EQ(game.exit, 0);
    EXPECT_TRUE(contains(game.out, "Player 1> try H H H TEST\nThat gains 7 points, makes 7.\n")) << game.out;
    EXPECT_TRUE(contains(game.out, "Player 1> try H H H ZOO\nA letter of the word is not among the tiles.\n"))
        << game.out;
    EXPECT_TRUE(contains(game.out, "That gains 7 points, makes 7. Enter to do it, anything else to think again: "
                                   "no\nNot done.\n"))
        << game.out;
    EXPECT_TRUE(contains(game.out, "Player 1> H H H ZOO\nA letter of the word is not among the tiles.\n")) << game.out;
    EXPECT_TRUE(contains(game.out, "\n1. Player 1: H H H TEST\n   7 points\n")) << game.out;
    EXPECT_FALSE(contains(game.out, "\n2. ")) << game.out;
    const Ran unasked = play({"scrabble", "--as", "both"}, "H H H TEST\nquit\n");
    EXPECT_TRUE(contains(unasked.out, "\n1. Player 1: H H H TEST\n   7 points\n")) << unasked.out;
}

TEST(Play, ListsTheBestMovesFirstWhereTheGameCanTell) {
    const Ran game = play({"scrabble", "--as", "both"}, "moves\nquit\n");
    EXPECT_TRUE(contains(game.out, "  A A H QQQQQQQQQQQQQQQ  gains 45 points, makes 45\n")) << game.out;
    EXPECT_TRUE(contains(game.out, "  and 3588 more that gain no more\n")) << game.out;
}

TEST(Play, TheEndOfTheInputEndsIt) {
    for (const char* game : {"tictactoe", "paint", "fleet", "pig", "scrabble"}) {
        for (const char* seat : {"1", "2", "both"}) {
            const Ran left = play({game, "--as", seat}, "");
            EXPECT_EQ(left.exit, 0) << game;
            EXPECT_TRUE(left.out.ends_with("The game is left unfinished.\n")) << left.out;
        }
        EXPECT_EQ(run_agon({"play", game}, {.input = std::nullopt}).exit, 0);
    }
}

TEST(Play, AnyBytesAreOnlyNotUnderstood) {
    std::string bytes;
    for (int i = 0; i < 256; ++i) bytes += std::string(3, static_cast<char>(i)) + '\n';
    bytes += std::string(100'000, 'a') + "\nsave\nsave /nowhere/at/all\n";
    for (const char* game : {"tictactoe", "paint", "fleet", "pig", "scrabble"}) {
        const Ran left = play({game}, bytes);
        EXPECT_EQ(left.exit, 0) << left.err;
        EXPECT_TRUE(contains(left.out, "Save where? Type: save FILE\n"));
        EXPECT_TRUE(contains(left.out, "cannot write /nowhere/at/all: its folder does not exist\n")) << left.out;
        EXPECT_FALSE(contains(left.out, "\033"));  // what was typed cannot command the terminal
    }
}

TEST(Play, UndoTakesBackTheBotsAnswerToo) {
    const Ran game = play({"tictactoe", "--bot", "random"}, "undo\nb2\nundo\nmoves\n");
    EXPECT_TRUE(contains(game.out, "Cross> undo\nThere is nothing to take back.\n")) << game.out;
    EXPECT_TRUE(contains(game.out, "Cross> undo\nTaken back.\n")) << game.out;
    EXPECT_TRUE(contains(game.out, "Cross> moves\n  a1  b1  c1  a2  b2  c2  a3  b3  c3\n")) << game.out;
}

TEST(Play, SEWormsTellsWhatHappenedAndShowsTheOriginalMap) {
    const Ran game = play({"sworms", "--bot", "greedy", "--seed", "5", "--plain"}, "move l 2\nundo\ngun d\nundo\n");
    EXPECT_TRUE(contains(game.out, "Current Map:\n  0123456789")) << game.out;
    EXPECT_TRUE(contains(game.out, "Player 1 Worm ")) << game.out;
    EXPECT_TRUE(contains(game.out, "Player 1> undo\nTaken back.\n")) << "within one's own turn";
    EXPECT_TRUE(contains(game.out, "Shot hit Earth at position (")) << game.out;
    EXPECT_TRUE(contains(game.out, "Player 1> undo\nThere is nothing to take back.\n")) << "the turn is over";
}

TEST(Play, DiceThatWereScriptedTooShortAreBadData) {
    std::string position = run_agon({"step", "pig"}).out;
    position.replace(position.find("dice keyed 0 0"), 14, "dice scripted 3");
    const ScratchFile file(position);
    const Ran game = run_agon({"play", "pig", "--bots", "random", "random", "--position", file.path()});
    EXPECT_EQ(game.exit, 65) << game.err;
}

TEST(Play, UndoTakesBackWhatOnlyOneOfBothHasChosen) {
    const Ran game = play({"paint", "--as", "both"}, "east\nundo\nsouth\nnorth\n");
    EXPECT_TRUE(contains(game.out, "> undo\nTaken back.\n")) << game.out;
    EXPECT_TRUE(contains(game.out, ": south, ") && contains(game.out, ": north\n")) << game.out;
    EXPECT_FALSE(contains(game.out, ": east")) << game.out;
}

TEST(Play, BotsPlayByThemselves) {
    for (const char* game : {"tictactoe", "paint", "fleet", "pig", "scrabble"}) {
        const Ran watched = run_agon({"play", game, "--bots", "random", "random", "--seed", "4"});
        EXPECT_EQ(watched.exit, 0) << watched.err;
        EXPECT_TRUE(contains(watched.out, "wins") || contains(watched.out, "draw")) << watched.out;
        EXPECT_EQ(run_agon({"play", game, "--bots", "random", "random", "--seed", "4"}).out, watched.out);
    }
}

TEST(Play, WhatIsHiddenStaysHidden) {
    const std::string ship = "[S]";  // of the second player
    EXPECT_FALSE(contains(play({"fleet", "--as", "1", "--seed", "1"}, "board\na5\n").out, ship));
    EXPECT_TRUE(contains(play({"fleet", "--as", "2", "--seed", "1"}, "board\n").out, ship));
    EXPECT_TRUE(contains(play({"fleet", "--as", "none", "--seed", "1"}, "").out, ship));
    const Ran both = play({"fleet", "--as", "both", "--seed", "1"}, "\na5\n");
    EXPECT_FALSE(contains(both.out, ship)) << both.out;
    EXPECT_TRUE(contains(both.out, "Only Lower fleet may look now: press Enter.")) << both.out;
    EXPECT_TRUE(contains(play({"fleet", "--as", "both", "--seed", "1"}, "\na5\n\n").out, ship));
}

TEST(Play, SavesAndGoesOn) {
    const ScratchFile file("something else\n");
    const Ran saved = play({"tictactoe", "--as", "both"}, "b2\nsave " + file.path() + "\nsave " + file.path() + "\n");
    EXPECT_TRUE(
        contains(saved.out, file.path() + " is there already. Type save " + file.path() + " again to replace it.\n"))
        << saved.out;
    EXPECT_TRUE(contains(saved.out, "Saved to " + file.path() + ".\n")) << saved.out;
    const Ran goes_on = play({"tictactoe", "--as", "both", "--position", file.path()}, "b2\n");
    EXPECT_TRUE(contains(goes_on.out, "Nought> b2\nThat cell is taken.\n")) << goes_on.out;
}

TEST(Play, ColoursOnlyWhenAsked) {
    EXPECT_FALSE(contains(play({"tictactoe"}, "").out, "\033["));
    EXPECT_FALSE(contains(play({"tictactoe", "--colour", "never"}, "").out, "\033["));
    EXPECT_FALSE(contains(play({"tictactoe", "--colour", "always", "--plain"}, "").out, "\033["));
    EXPECT_TRUE(contains(play({"tictactoe", "--color", "always"}, "").out, "\033["));
}

}  // namespace
}  // namespace agon::cli_test
