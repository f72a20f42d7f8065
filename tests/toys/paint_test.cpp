#include "toys/paint.h"

#include <gtest/gtest.h>

#include "core/dice_kinds.h"

namespace agon::toys::paint {
namespace {

State board(std::string_view text) { return Rules::read_state(text).value(); }

// The board after one round, as text.
std::string after(std::string_view text, Way first, Way second) {
    State state = board(text);
    LowDice dice;
    Journal<Rules::Event> silent;
    Rules::advance(state, {{first, second}}, dice, silent);
    return Rules::write(state);
}

TEST(Paint, BothStepAtOnceAndPaintWhereTheyStep) {
    EXPECT_EQ(after("B..\n...\n..O\nrounds left: 9\n", Way::East, Way::North), "bB.\n..O\n..o\nrounds left: 8\n");
}

TEST(Paint, NeitherMovesWhenBothWouldEndOnOneCell) {
    EXPECT_EQ(after("B.O\nrounds left: 9\n", Way::East, Way::West), "B.O\nrounds left: 8\n") << "both enter it";
    EXPECT_EQ(after("BO.\nrounds left: 9\n", Way::East, Way::Stay), "BO.\nrounds left: 8\n") << "one stays in it";
}

TEST(Paint, OneMayFollowAndTwoMaySwap) {
    EXPECT_EQ(after("BO.\nrounds left: 9\n", Way::East, Way::East), "bBO\nrounds left: 8\n");
    EXPECT_EQ(after("BO.\nrounds left: 9\n", Way::East, Way::West), "OB.\nrounds left: 8\n");
}

TEST(Paint, AMeetingIsAnEventAndStayingIsNone) {
    State state = board("B.O\nrounds left: 9\n");
    LowDice dice;
    std::vector<Rules::Event> events;
    Journal<Rules::Event> journal(events);
    Rules::advance(state, {{Way::East, Way::West}}, dice, journal);
    Rules::advance(state, {{Way::Stay, Way::Stay}}, dice, journal);
    EXPECT_EQ(events, (std::vector<Rules::Event>{Bumped{{1, 0}}}));
}

TEST(Paint, WallsAndEdgesAreRefused) {
    const State state = board("B#.\n..O\nrounds left: 9\n");
    EXPECT_EQ(Rules::refuse(state, Player::First, Way::East), Refusal::Blocked);
    EXPECT_EQ(Rules::refuse(state, Player::First, Way::North), Refusal::Blocked);
    EXPECT_EQ(Rules::refuse(state, Player::First, Way::South), std::nullopt);
}

TEST(Paint, MostCellsWinAfterTheLastRound) {
    EXPECT_EQ(Rules::outcome(board("Bbb\n.oO\nrounds left: 1\n")), std::nullopt);
    EXPECT_EQ(Rules::outcome(board("Bbb\n.oO\nrounds left: 0\n")), win_for(Player::First, "rounds-over", {{3, 2}}));
    EXPECT_EQ(Rules::outcome(board("Bb.\n.oO\nrounds left: 0\n")), draw("rounds-over", {{2, 2}}));
}

TEST(Paint, CopiesOfAStateShareTheTerrain) {
    const State state = board("B#.\n..O\nrounds left: 9\n"), copy = state;
    EXPECT_EQ(&*copy.terrain, &*state.terrain);
}

TEST(Paint, RejectsStatesThatNoGameReaches) {
    const State good = board("B#.\n..O\nrounds left: 9\n");
    EXPECT_EQ(Rules::problem_with(good), std::nullopt);
    EXPECT_TRUE(Rules::problem_with(State{}));
    State off_the_board = good, on_paint_of_the_other = good, painted_wall = good, other_size = good, no_clock = good;
    off_the_board.at[Player::First] = {-1, 0};
    on_paint_of_the_other.at[Player::First] = good.at[Player::Second];
    painted_wall.colours[{1, 0}] = Colour::Blue;
    other_size.colours = {2, 3};
    no_clock.rounds_left = -1;
    for (const State& bad : {off_the_board, on_paint_of_the_other, painted_wall, other_size, no_clock})
        EXPECT_TRUE(Rules::problem_with(bad));
}

TEST(Paint, RejectsSetupsThatCannotBePlayed) {
    EXPECT_EQ(Rules::problem_with(Rules::Setup{}), std::nullopt);
    EXPECT_TRUE(Rules::problem_with(Rules::Setup{.width = 1}));
    EXPECT_TRUE(Rules::problem_with(Rules::Setup{.rounds = 0}));
    EXPECT_TRUE(Rules::problem_with(Rules::Setup{.walls = {{0, 0}}})) << "the first player starts there";
    EXPECT_TRUE(Rules::problem_with(Rules::Setup{.walls = {{5, 0}}})) << "off the board";
}

}  // namespace
}  // namespace agon::toys::paint
