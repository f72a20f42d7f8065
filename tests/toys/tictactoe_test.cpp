#include "toys/tictactoe.h"

#include <gtest/gtest.h>

#include "core/dice_kinds.h"

namespace agon::toys::tictactoe {
namespace {

State board(std::string_view text) { return Rules::read_state(text).value(); }

TEST(TicTacToe, ThreeInARowWinsEveryWay) {
    for (const char* won : {"XXX\nOO.\n...\nto move: O\n", "XO.\nXO.\nX..\nto move: O\n", "XO.\nOX.\n..X\nto move: O\n",
                            "..X\nOX.\nX.O\nto move: O\n"}) {
        const auto outcome = Rules::outcome(board(won));
        ASSERT_TRUE(outcome) << won;
        EXPECT_EQ(outcome->winner, Player::First) << won;
    }
}

TEST(TicTacToe, AFullBoardWithoutARowIsADraw) {
    EXPECT_EQ(Rules::outcome(board("XOX\nXOO\nOXX\nto move: O\n")), draw("board-full"));
}

TEST(TicTacToe, ARowMayNotWrapAroundTheEdge) {
    EXPECT_EQ(Rules::outcome(board(".XX\nXOO\n...\nto move: X\n")), std::nullopt);
}

TEST(TicTacToe, RefusesWhatTheRulesForbid) {
    const State state = board("X..\n...\n...\nto move: O\n");
    EXPECT_EQ(Rules::refuse(state, Player::Second, {{0, 0}}), Refusal::Taken);
    EXPECT_EQ(Rules::refuse(state, Player::Second, {{3, 0}}), Refusal::OffTheBoard);
    EXPECT_EQ(Rules::refuse(state, Player::First, {{1, 1}}), Refusal::NotYourTurn);
    EXPECT_EQ(Rules::refuse(board("XXX\nOO.\n...\nto move: O\n"), Player::Second, {{2, 2}}), Refusal::GameOver);
}

TEST(TicTacToe, RejectsStatesThatNoGameReaches) {
    EXPECT_TRUE(Rules::problem_with(State{}));
    EXPECT_TRUE(Rules::problem_with(board("XX.\n...\n...\nto move: O\n")));
    EXPECT_TRUE(Rules::problem_with(board("X..\n...\n...\nto move: X\n")));
}

}  // namespace
}  // namespace agon::toys::tictactoe
