#include "entelect/rules/board.h"

namespace agon::entelect_test {
namespace {

// An agent at (10, 10), and everybody else far away.
Board with_agent() {
    Board board;
    board.put(first, 2, {10, 10}).turn_of(first, 2);
    return board;
}

TEST(EntelectBanana, HurtsLessFurtherAwayAndScoresDamageAndDirt) {
    Board board = with_agent();
    board.put(second, 1, {13, 10}).put(second, 2, {14, 10}).put(second, 3, {14, 11}).put(first, 1, {15, 10});
    board.lay(Terrain::Dirt, {12, 9}).lay(Terrain::Dirt, {13, 8}).lay(Terrain::Dirt, {11, 8});
    board.play("banana 13 10");
    EXPECT_EQ(board.health(second, 1), 130);
    EXPECT_EQ(board.health(second, 2), 87);
    EXPECT_EQ(board.health(second, 3), 89);
    EXPECT_EQ(board.health(first, 1), 143);
    EXPECT_EQ(board.score(first), 7 * 2 + 2 * (20 + 13 + 11 - 7));
    EXPECT_EQ(board.ground(12, 9), Terrain::Air);
    EXPECT_EQ(board.ground(11, 8), Terrain::Dirt) << "out of the radius";
    EXPECT_EQ(board.state.worm(first, 2).ammunition, 2);
    EXPECT_EQ(board.find<ThrewBanana>()->impact, Impact::Bullseye);
    EXPECT_EQ(*board.find<Blasted>(), (Blasted{{12, 9}})) << "x by x";
}

// Seven tenths of 45 are 31.5, which would be 32; seven tenths as a double are a little less.
TEST(EntelectBanana, RoundsTheShareOfTheDamageFirst) {
    entelect::Setup setup;
    setup.config.bananas.damage = 45;
    setup.config.bananas.damage_radius = 9;
    Board board(setup);
    board.put(first, 2, {10, 10}).turn_of(first, 2).put(second, 1, {16, 10}).play("banana 13 10");
    EXPECT_EQ(board.health(second, 1), 150 - 31);
}

TEST(EntelectBanana, ReachesAsFarAsTheFlooredDistance) {
    Board board = with_agent();
    const auto fault = [&](std::string_view command) { return board.turn_of(first, 2).play(command).fault_of(first); };
    EXPECT_EQ(fault("banana 15 13"), Fault::None);
    EXPECT_EQ(fault("banana 14 14"), Fault::None);
    EXPECT_EQ(fault("banana 16 10"), Fault::TooFar);
    EXPECT_EQ(fault("banana 33 10"), Fault::OffTheMap);
    EXPECT_EQ(fault("banana 2147483647 -2147483648"), Fault::OffTheMap);
}

TEST(EntelectBanana, OnlyAgentsHaveThemAndNotForEver) {
    Board board = with_agent();
    EXPECT_EQ(board.turn_of(first, 1).play("banana 13 10").fault_of(first), Fault::NotTrained);
    EXPECT_EQ(board.turn_of(first, 3).play("banana 13 10").fault_of(first), Fault::NotTrained);
    board.state.worm(first, 2).ammunition = 0;
    EXPECT_EQ(board.turn_of(first, 2).play("banana 13 10").fault_of(first), Fault::NoneLeft);
}

TEST(EntelectBanana, IntoDeepSpaceIsAMiss) {
    Board board = with_agent();
    board.lay(Terrain::DeepSpace, {13, 10}).lay(Terrain::Dirt, {12, 10}).play("banana 13 10");
    EXPECT_EQ(board.score(first), 2);
    EXPECT_EQ(board.ground(12, 10), Terrain::Dirt);
    EXPECT_EQ(board.state.worm(first, 2).ammunition, 2);
    EXPECT_EQ(board.find<ThrewBanana>()->impact, Impact::DeepSpace);
}

TEST(EntelectBanana, OnLandThatHitsNobodyScoresTheDirtAlone) {
    Board board = with_agent();
    board.play("banana 13 10");
    EXPECT_EQ(board.score(first), 0);
    EXPECT_EQ(board.find<ThrewBanana>()->impact, Impact::Terrain);
}

TEST(EntelectBanana, TwoOfOneRoundBothScoreTheSameDirt) {
    Board board = with_agent();
    board.put(second, 2, {16, 10}).turn_of(second, 2);
    for (const Cell cell : {Cell{12, 10}, Cell{13, 10}, Cell{13, 11}}) board.lay(Terrain::Dirt, cell);
    board.play("banana 13 10", "banana 13 10");
    EXPECT_EQ(board.score(first), 21);
    EXPECT_EQ(board.score(second), 21);
}

TEST(EntelectBanana, DirtThatWasDugBeforeDoesNotCount) {
    Board board = with_agent();
    board.put(second, 1, {14, 11});
    for (const Cell cell : {Cell{12, 10}, Cell{13, 10}, Cell{13, 11}}) board.lay(Terrain::Dirt, cell);
    board.play("banana 13 10", "dig 13 11");
    EXPECT_EQ(board.score(second), 7);
    EXPECT_EQ(board.score(first), 14 + 2 * 11);
}

TEST(EntelectBanana, DestroysPacks) {
    Board board = with_agent();
    put_pack(board.state, {14, 10});
    put_pack(board.state, {20, 20});
    board.play("banana 13 10");
    EXPECT_FALSE(board.state.has_pack({14, 10}));
    EXPECT_TRUE(board.state.has_pack({20, 20}));
}

TEST(EntelectBanana, AtTheEdgeTheRestIsLost) {
    Board board;
    board.put(first, 2, {2, 2}).turn_of(first, 2).lay(Terrain::Dirt, {0, 0}).play("banana 0 0");
    EXPECT_EQ(board.score(first), 7);
}

}  // namespace
}  // namespace agon::entelect_test
