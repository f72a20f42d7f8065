#include <gtest/gtest.h>

#include "scrabble/rules/pictures.h"

// Section "Unmögliche Züge" of the document, sentence by sentence.
namespace agon::scrabble_test {
namespace {

using scrabble::Refusal, scrabble::Rules, scrabble::State;

const std::vector<scrabble::Tile> letters{{'p', 3}, {'L', 2}, {'a', 1}, {'y', 4}, {'e', 1}, {'s', 1}};

State play_on_six() {
    return state_of({"......", "......", "......", ".PLAY.", "......", "......"}, letters, {{10, 0}});
}

std::optional<Refusal> refusal(const State& state, std::string_view text) {
    return Rules::refuse(state, state.tally.to_move, word(text));
}

TEST(ScrabblePlacement, WordMustFitOnTheBoard) {
    const State state = state_of({"....", "....", "....", "...."}, letters);
    EXPECT_EQ(refusal(state, "A A H SEAS"), std::nullopt);
    EXPECT_EQ(refusal(state, "A B H SEAS"), Refusal::OffTheBoard);
    EXPECT_EQ(refusal(state, "B A V SEAS"), Refusal::OffTheBoard);
    EXPECT_EQ(refusal(state, "E A H S"), Refusal::OffTheBoard);
    EXPECT_EQ(refusal(state, "A E V S"), Refusal::OffTheBoard);
    EXPECT_EQ(refusal(state, "Z Z V S"), Refusal::OffTheBoard);
    EXPECT_EQ(Rules::refuse(state, Player::First, {{-1, 0}, scrabble::Direction::Horizontal, word("A A H SEA").word}),
              Refusal::OffTheBoard);
    EXPECT_EQ(Rules::refuse(state, Player::First, {{0, -1}, scrabble::Direction::Vertical, word("A A H SEA").word}),
              Refusal::OffTheBoard);
    EXPECT_EQ(Rules::refuse(state, Player::First, {}), Refusal::EmptyWord);
}

TEST(ScrabblePlacement, WordHasOnlyLettersOfTheTiles) {
    const State state = play_on_six();
    EXPECT_EQ(refusal(state, "D B H PLAY"), std::nullopt);
    EXPECT_EQ(refusal(state, "D B V P1"), Refusal::NotALetter);
    EXPECT_EQ(refusal(state, "D B V P-"), Refusal::NotALetter);
    EXPECT_EQ(refusal(state, "D B V P\xc3\x84"), Refusal::NotALetter);
    EXPECT_EQ(refusal(state, "D B V PX"), Refusal::NoSuchTile);
}

TEST(ScrabblePlacement, ALetterThatLiesThereMustBeAmongTheTilesToo) {
    const State state = state_of({"Q...", "....", "....", "...A"}, letters, {{1, 0}});
    EXPECT_EQ(refusal(state, "A A H QA"), Refusal::NoSuchTile);
}

TEST(ScrabblePlacement, NoOtherLetterIsOverwritten) {
    EXPECT_EQ(refusal(play_on_six(), "D B H SEA"), Refusal::AnotherLetter);
    EXPECT_EQ(refusal(play_on_six(), "C C V LLL"), std::nullopt);
    EXPECT_EQ(refusal(play_on_six(), "C C V LAL"), Refusal::AnotherLetter);
}

TEST(ScrabblePlacement, WordsShareALetterExceptTheFirst) {
    State state = play_on_six();
    EXPECT_EQ(refusal(state, "A A H SEA"), Refusal::NotConnected);
    EXPECT_EQ(refusal(state, "C B H SEA"), Refusal::NotConnected) << "touching is not sharing";
    EXPECT_EQ(refusal(state, "B B V ESP"), std::nullopt);
    state.tally.score = {};  // the first move is known by the scores, whatever lies on the board
    EXPECT_EQ(refusal(state, "A A H SEA"), std::nullopt);
    EXPECT_EQ(refusal(state, "D B H SEA"), Refusal::AnotherLetter);
    state.tally.score = {{0, 1}};
    EXPECT_EQ(refusal(state, "A A H SEA"), Refusal::NotConnected);
}

TEST(ScrabblePlacement, OnlyNewLettersCount) {
    State state = play_on_six();
    play(state, "B B V esp");
    EXPECT_EQ(state.tally.score, (PerPlayer<std::int32_t>{{12, 0}}));
    EXPECT_EQ(state.board.text(), "....../.E..../.S..../.PLAY./....../......");
    play(state, "B B V ESP");  // again: legal, no points, the turn passes
    EXPECT_EQ(state.tally.score, (PerPlayer<std::int32_t>{{12, 0}}));
    EXPECT_EQ(state.tally.to_move, Player::First);
    EXPECT_EQ(state.pointless_turns, 1);
    play(state, "D A H SPLAYS");
    EXPECT_EQ(state.tally.score, (PerPlayer<std::int32_t>{{14, 0}}));
    EXPECT_EQ(state.pointless_turns, 0);
}

TEST(ScrabblePlacement, ATileListedTwiceHasItsFirstValue) {
    State state = state_of({"....", "....", "....", "...."}, {{'a', 2}, {'A', 5}});
    EXPECT_EQ(Rules::preview(state, word("A A H AA")).gain, 4);
    play(state, "A A H AA");
    EXPECT_EQ(state.tally.score[Player::First], 4);
}

TEST(ScrabblePlacement, PreviewTellsWhatThePlacementThenBrings) {
    const State state = play_on_six();
    EXPECT_EQ(Rules::preview(state, word("B B V ESP")), (Preview{2, "gains 2 points, makes 12"}));
    EXPECT_EQ(Rules::preview(state, word("D A H SPLAY")), (Preview{1, "gains 1 point, makes 11"}));
    EXPECT_EQ(Rules::preview(state, word("B E V YYYYY")), (Preview{16, "gains 16 points and wins with 26"}));
    EXPECT_EQ(Rules::preview(state, word("D B H PLAY")), (Preview{0, "gains 0 points, makes 10"}));
}

}  // namespace
}  // namespace agon::scrabble_test
