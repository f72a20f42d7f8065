#include <cmath>

#include "entelect/rules/board.h"

// The places where the rules text says something else than the engine does, each beside the engine's way.
namespace agon::entelect_test {
namespace {

TEST(EntelectDocument, TheTwelfthDoNothingDisqualifies) {
    Board board = Board::by_document();
    for (int i = 0; i < 11; ++i) board.play("nothing", "shoot N");
    EXPECT_FALSE(Rules::is_over(board.state));
    board.play("nothing", "shoot N");
    EXPECT_TRUE(Rules::is_over(board.state));
}

TEST(EntelectDocument, LavaComesEvenlyAndLeavesARadiusOfFour) {
    const Field field(Config{}, RuleBook::Document, {});
    for (const int round : {100, 101, 225, 349, 350, 400}) {
        const double radius = std::max(4.0, 16 - 12.0 * (round - 100) / 250);
        const std::uint64_t* const flooded = field.flooded(round);
        ASSERT_NE(flooded, nullptr);
        for (int i = 0; i < 33 * 33; ++i) {
            const double x = i % 33 - 16, y = i / 33 - 16;
            EXPECT_EQ((flooded[i / 64] >> (i % 64) & 1) != 0, std::sqrt(x * x + y * y) > radius) << round << ": " << i;
        }
    }
    EXPECT_EQ(field.flooded(99), nullptr);
}

TEST(EntelectDocument, FreezingBlocksFiveRounds) {
    Board board = Board::by_document();
    board.put(first, 3, {10, 10}).turn_of(first, 3).put(second, 1, {13, 10}).play("snowball 13 10", "shoot N");
    for (const int shown : {5, 4, 3, 2, 1}) {
        EXPECT_EQ(board.state.worm(second, 1).frozen, shown);
        board.turn_of(second, 1).play("nothing", "move 14 10");
        EXPECT_EQ(board.at(second, 1), (Cell{13, 10}));
    }
    board.turn_of(second, 1).play("nothing", "move 14 10");
    EXPECT_EQ(board.at(second, 1), (Cell{14, 10}));
}

TEST(EntelectDocument, WhoIsHitByASnowballInThisRoundStillThrows) {
    Board board = Board::by_document();
    board.put(first, 3, {10, 10}).turn_of(first, 3).put(second, 3, {13, 10}).turn_of(second, 3);
    board.play("snowball 13 10", "snowball 10 10");
    EXPECT_EQ(board.score(second), 17);
}

TEST(EntelectDocument, EveryThrowThatHitsNobodyScoresAMiss) {
    Board board = Board::by_document();
    board.put(first, 2, {10, 10}).turn_of(first, 2).lay(Terrain::Dirt, {13, 10}).play("banana 13 10");
    EXPECT_EQ(board.score(first), 7 + 2);
    board.put(first, 3, {10, 12}).turn_of(first, 3).play("snowball 13 12");
    EXPECT_EQ(board.score(first), 9 + 2);
    board.lay(Terrain::DeepSpace, {13, 12}).turn_of(first, 3).play("snowball 13 12");
    EXPECT_EQ(board.score(first), 11 + 2) << "and only one";
    board.put(second, 1, {13, 10}).turn_of(first, 2).play("banana 13 10");
    EXPECT_EQ(board.score(first), 13 + 40);
}

TEST(EntelectDocument, PacksHealWhoEntersBeforeAnythingElseHappens) {
    for (const RuleBook rules : {RuleBook::Engine, RuleBook::Document}) {
        entelect::Setup setup;
        setup.rules = rules;
        Board board(setup);
        put_pack(board.state, {11, 10});
        board.put(first, 1, {10, 10}, 3).put(second, 2, {14, 10}).turn_of(second, 2);
        board.play("move 11 10", "banana 11 10");
        const bool by_document = rules == RuleBook::Document;
        EXPECT_EQ(board.health(first, 1), by_document ? 3 + 10 - 20 : 3 - 20) << "the banana destroys it first";
        EXPECT_FALSE(board.state.has_pack({11, 10}));
    }
    Board board = Board::by_document();
    put_pack(board.state, {11, 10});
    board.put(first, 1, {10, 10}).play("move 11 10");
    EXPECT_EQ(board.health(first, 1), 160) << "once";
}

TEST(EntelectDocument, ABareSelectIsInvalidAsAWhole) {
    Board board = Board::by_document();
    board.play("select 3");
    EXPECT_EQ(board.fault_of(first), Fault::BareSelect);
    EXPECT_EQ(board.score(first), -4);
    EXPECT_EQ(board.do_nothings(first), 1);
    EXPECT_EQ(board.state.sides[first].tokens, 5);
    EXPECT_EQ(board.state.current(first), 2) << "the first worm did nothing, the second is next";
    board.play("select 3;shoot N");
    EXPECT_EQ(board.state.sides[first].tokens, 4);
}

}  // namespace
}  // namespace agon::entelect_test
