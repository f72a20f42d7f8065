#include "entelect/rules/board.h"

namespace agon::entelect_test {
namespace {

Board with_technologist() {
    Board board;
    board.put(first, 3, {10, 10}).turn_of(first, 3);
    return board;
}

TEST(EntelectSnowball, FreezesTheSquareAroundItsTarget) {
    Board board = with_technologist();
    board.put(second, 1, {14, 11}).put(second, 2, {12, 9}).put(first, 1, {13, 10}).put(second, 3, {15, 10});
    board.play("snowball 13 10");
    EXPECT_EQ(board.state.worm(second, 1).frozen, 5);
    EXPECT_EQ(board.state.worm(second, 2).frozen, 5);
    EXPECT_EQ(board.state.worm(first, 1).frozen, 5);
    EXPECT_EQ(board.state.worm(second, 3).frozen, 0);
    EXPECT_EQ(board.score(first), 17 * (2 - 1));
    EXPECT_EQ(board.state.worm(first, 3).ammunition, 2);
    EXPECT_EQ(board.find<ThrewSnowball>()->impact, Impact::Bullseye);
}

TEST(EntelectSnowball, HittingNobodyScoresNothingAndDeepSpaceIsAMiss) {
    Board board = with_technologist();
    board.play("snowball 13 10");
    EXPECT_EQ(board.score(first), 0);
    board.lay(Terrain::DeepSpace, {13, 10}).put(second, 1, {14, 10}).turn_of(first, 3).play("snowball 13 10");
    EXPECT_EQ(board.score(first), 2);
    EXPECT_EQ(board.state.worm(second, 1).frozen, 0);
}

TEST(EntelectSnowball, OnlyTechnologistsHaveThemAndNotForEver) {
    Board board = with_technologist();
    EXPECT_EQ(board.turn_of(first, 2).play("snowball 13 10").fault_of(first), Fault::NotTrained);
    EXPECT_EQ(board.turn_of(first, 3).play("snowball 16 10").fault_of(first), Fault::TooFar);
    EXPECT_EQ(board.turn_of(first, 3).play("snowball -1 10").fault_of(first), Fault::OffTheMap);
    board.state.worm(first, 3).ammunition = 0;
    EXPECT_EQ(board.turn_of(first, 3).play("snowball 13 10").fault_of(first), Fault::NoneLeft);
}

TEST(EntelectSnowball, WhoIsFrozenAgainScoresAgain) {
    Board board = with_technologist();
    board.put(second, 1, {13, 10}).play("snowball 13 10").turn_of(first, 3).play("snowball 13 10");
    EXPECT_EQ(board.score(first), 34);
    EXPECT_EQ(board.state.worm(second, 1).frozen, 5);
}

TEST(EntelectFreeze, BlocksFourRoundsWithoutAnyCost) {
    Board board = with_technologist();
    board.put(second, 1, {13, 10}).play("snowball 13 10");
    for (const int left : {4, 3, 2, 1}) {
        board.turn_of(second, 1).play("nothing", "move 14 10");
        EXPECT_EQ(board.state.worm(second, 1).frozen, left);
        EXPECT_EQ(board.at(second, 1), (Cell{13, 10}));
        EXPECT_EQ(board.find<StoodFrozen>()->command, Command(Move{{14, 10}}));
        EXPECT_EQ(board.score(second), 0);
        EXPECT_EQ(board.do_nothings(second), 0) << "what is valid counts as done";
    }
    board.turn_of(second, 1).play("nothing", "move 14 10");
    EXPECT_EQ(board.at(second, 1), (Cell{14, 10}));
}

TEST(EntelectFreeze, InvalidCommandsOfTheFrozenCostNothingButCountAsNothing) {
    Board board = with_technologist();
    board.put(second, 1, {13, 10}).play("snowball 13 10", "shoot N");
    board.turn_of(second, 1).play("nothing", "fly");
    board.turn_of(second, 1).play("nothing", "move 30 30");
    EXPECT_EQ(board.score(second), 2) << "of its shot";
    EXPECT_EQ(board.do_nothings(second), 2);
    EXPECT_EQ(board.find<StoodFrozen>()->fault, Fault::TooFar);
}

TEST(EntelectFreeze, ATechnologistWhoIsHitInThisRoundStillThrows) {
    Board board = with_technologist();
    board.put(second, 3, {13, 10}).turn_of(second, 3).play("snowball 13 10", "snowball 10 10");
    EXPECT_EQ(board.score(first), 17);
    EXPECT_EQ(board.score(second), 17);
    // NB: and so does one who was frozen already: its timer is full again when it throws.
    board.turn_of(first, 1).turn_of(second, 1).play("nothing", "nothing");
    board.state.worm(first, 3).frozen = 0;
    board.turn_of(first, 3).turn_of(second, 3).play("snowball 13 10", "snowball 10 10");
    EXPECT_EQ(board.score(second), 34);
}

}  // namespace
}  // namespace agon::entelect_test
