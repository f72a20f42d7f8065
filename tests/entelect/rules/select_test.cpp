#include "entelect/rules/board.h"

namespace agon::entelect_test {
namespace {

TEST(EntelectSelect, TheSelectedWormActsAndATokenIsGone) {
    Board board;
    board.put(first, 3, {10, 10}).play("select 3;move 11 10");
    EXPECT_EQ(board.at(first, 3), (Cell{11, 10}));
    EXPECT_EQ(board.state.sides[first].tokens, 4);
    EXPECT_EQ(board.state.previous(first), 3);
    EXPECT_EQ(board.state.current(first), 1) << "the next one after the selected";
    EXPECT_EQ(*board.find<Selected>(), (Selected{{first, 3}, 1}));
    EXPECT_EQ(board.score(first), 5);
}

TEST(EntelectSelect, OfTheCurrentWormCostsATokenToo) {
    Board board;
    board.play("select 1;shoot N");
    EXPECT_EQ(board.state.sides[first].tokens, 4);
}

TEST(EntelectSelect, WithoutACommandIsAllowed) {
    Board board;
    board.play("select 3");
    EXPECT_EQ(board.state.sides[first].tokens, 4);
    EXPECT_EQ(board.score(first), 0);
    EXPECT_EQ(board.do_nothings(first), 1);
    EXPECT_FALSE(board.find<Idled>()->chosen);
    EXPECT_EQ(board.find<Idled>()->by, (WormId{first, 3}));
}

TEST(EntelectSelect, CanFail) {
    Board board;
    const auto fault = [&](std::string_view command) { return board.play(command).find<SelectFailed>()->fault; };
    EXPECT_EQ(fault("select 9;shoot N"), Fault::NoSuchWorm);
    EXPECT_EQ(fault("select 0;shoot N"), Fault::NoSuchWorm);
    board.put(first, 2, {20, 20}, 0);
    EXPECT_EQ(fault("select 2;shoot N"), Fault::DeadWorm);
    board.state.sides[first].tokens = 0;
    EXPECT_EQ(fault("select 9;shoot N"), Fault::NoTokens) << "tokens come first";
}

TEST(EntelectSelect, ThatFailsCostsAndTheCommandIsCarriedOutAllTheSame) {
    Board board;
    board.put(first, 1, {10, 10}).play("select 9;move 11 10");
    EXPECT_EQ(board.at(first, 1), (Cell{11, 10}));
    EXPECT_EQ(board.score(first), -4 + 5);
    EXPECT_EQ(board.do_nothings(first), 0);
    board.turn_of(first, 1).play("select 9;move 30 30");
    EXPECT_EQ(board.score(first), 1 - 8);
    EXPECT_EQ(board.do_nothings(first), 2) << "each of them counts";
}

TEST(EntelectSelect, ResetsTheDoNothingsBeforeTheCommandCounts) {
    Board board;
    board.play("nothing").play("nothing").play("select 1;nothing");
    EXPECT_EQ(board.do_nothings(first), 1);
}

TEST(EntelectSelect, IsNotHeldByIce) {
    Board board;
    board.state.worm(first, 1).frozen = 4;
    board.put(first, 2, {10, 10}).play("select 2;move 11 10");
    EXPECT_EQ(board.at(first, 2), (Cell{11, 10}));
}

TEST(EntelectSelect, ThatCannotBeReadIsAnotherCommand) {
    Board board;
    board.put(first, 1, {10, 10}).play("select q;move 11 10");
    EXPECT_EQ(board.score(first), 5);
    board.play("move 12 10;select q");
    EXPECT_EQ(board.fault_of(first), Fault::BadWormId);
}

}  // namespace
}  // namespace agon::entelect_test
