#include <gtest/gtest.h>

#include "sworms/pictures.h"

// Section "move": step by step, climbing at most one field, falling after each step.
namespace agon::sworms_test {
namespace {

using sworms::Direction;
using sworms::Move;
using sworms::Weapon;

constexpr std::string_view blocked = "[WARNING] can't move further\n";

Played walk(const Picture& picture, Direction way, int steps, NewChest chest = {}) {
    return play(drawn(picture), Move{way, steps}, chest);
}

TEST(Walk, GoesAsFarAsItIsTold) {
    for (int steps = 0; steps <= 3; ++steps) {
        const auto played = walk({"a....x", "EEEEEE"}, Direction::Right, steps);
        Picture expected{".....x", "EEEEEE"};
        expected[0][static_cast<std::size_t>(steps)] = 'a';
        EXPECT_EQ(played.picture, expected);
        EXPECT_EQ(played.text, "");
        EXPECT_FALSE(played.turn_over);
        EXPECT_TRUE(played.state.moved) << "a move of no steps uses up the move too";
    }
}

TEST(Walk, PicksUpTheChestsItWalksInto) {
    const auto played = walk({"a1.2.x", "EEEEEE"}, Direction::Right, 3);
    EXPECT_EQ(played.text, "Ann (1) picked up 1 of bazooka\nAnn (1) picked up 1 of teleport\n");
    EXPECT_FALSE(played.turn_over) << "picking up does not end the turn";
}

TEST(Walk, LetsTheChestOnAChestFallOntoTheWalker) {
    const auto played = walk({".3...", "a1..x", "EEEEE"}, Direction::Right, 1);
    EXPECT_EQ(played.text, "Ann (1) picked up 1 of bazooka\nAnn (1) picked up 1 of blowtorch\n");
    EXPECT_EQ(played.picture, (Picture{".....", ".a..x", "EEEEE"}));
}

TEST(Walk, WarnsOnceAndKeepsTheStepsItCouldDo) {
    const auto played = walk({"....", ".E..", "aE.x", "EEEE"}, Direction::Right, 3);
    EXPECT_EQ(played.text, blocked);
    EXPECT_FALSE(played.turn_over);
    const auto later = walk({"...E.", "a..Ex", "EEEEE"}, Direction::Right, 3);
    EXPECT_EQ(later.text, blocked);
    EXPECT_EQ(later.picture, (Picture{"...E.", "..aEx", "EEEEE"}));
}

TEST(Climb, LeadsOntoEarthAndOntoWorms) {
    EXPECT_EQ(walk({"...", "aEx", "EEE"}, Direction::Right, 1).picture, (Picture{".a.", ".Ex", "EEE"}));
    EXPECT_EQ(walk({"..", "ax", "EE"}, Direction::Right, 1).picture, (Picture{".a", ".x", "EE"}));
    EXPECT_EQ(walk({"....", "..Ex", "aEEE", "EEEE"}, Direction::Right, 2).picture,
              (Picture{"..a.", "..Ex", ".EEE", "EEEE"}))
        << "a step of the stairs each";
}

TEST(Climb, PicksUpAChestThatLiesUpThere) {
    const auto played = walk({".3.", "aEx", "EEE"}, Direction::Right, 1);
    EXPECT_EQ(played.text, "Ann (1) picked up 1 of blowtorch\n");
    EXPECT_EQ(played.picture, (Picture{".a.", ".Ex", "EEE"}));
}

TEST(Climb, NeedsRoomAboveTheObstacle) {
    for (const char above : {'E', 'W'}) {
        const Picture picture{std::string(".") + above + ".", "aEx", "EEE"};
        EXPECT_EQ(walk(picture, Direction::Right, 1).text, blocked) << above;
    }
    EXPECT_EQ(walk({".y.", "aEx", "EEE"}, Direction::Right, 1).text, blocked);
}

TEST(Climb, NeedsAirOrAWormAboveTheWalker) {
    for (const char above : {'E', 'W'}) {
        const Picture picture{std::string(1, above) + "..", "aEx", "EEE"};
        EXPECT_EQ(walk(picture, Direction::Right, 1).text, blocked) << above;
    }
    const auto carried = walk({"b..", "aEx", "EEE"}, Direction::Right, 1);
    EXPECT_EQ(carried.text, "");
    EXPECT_EQ(carried.picture, (Picture{".a.", "bEx", "EEE"})) << "who stood on the walker comes down";
}

TEST(Climb, IsImpossibleFromTheTopRow) { EXPECT_EQ(walk({"aE.", "EEx", "EEE"}, Direction::Right, 1).text, blocked); }

TEST(Walk, IsStoppedByWater) { EXPECT_EQ(walk({"...", "aWx", "EEE"}, Direction::Right, 1).text, blocked); }

TEST(Walk, OffEitherSideIsTheEnd) {
    for (const Direction way : {Direction::Left, Direction::Right}) {
        const auto played = walk({"a", "x", "E"}, way, 3);
        EXPECT_EQ(played.text, "Ann (1) fell out of the map.\n");
        EXPECT_TRUE(played.turn_over);
        EXPECT_EQ(played.picture, (Picture{".", "x", "E"}));
    }
}

TEST(Walk, OffTheSideLetsTheStackComeDown) {
    const auto played = walk({"b..", "a.x", "EEE"}, Direction::Left, 1);
    EXPECT_EQ(played.picture, (Picture{"...", "b.x", "EEE"}));
}

TEST(Walk, GoesOnAfterAFallThatDoesNotKillAndThenEndsTheTurn) {
    const auto played = walk({"a....", "E....", "E...x", "EEEEE"}, Direction::Right, 3);
    EXPECT_EQ(played.text, "Ann (1) took 10hp fall damage\n");
    EXPECT_EQ(played.picture, (Picture{".....", "E....", "E..ax", "EEEEE"}));
    EXPECT_TRUE(played.turn_over);
}

TEST(Walk, OverASmallStepDoesNotEndTheTurn) {
    const auto played = walk({"a..", "E.x", "EEE"}, Direction::Right, 1);
    EXPECT_EQ(played.text, "");
    EXPECT_FALSE(played.turn_over);
}

TEST(Walk, StopsWhenTheWalkerDies) {
    const auto played = walk({"a...x", "E.EEE", "EWEEE"}, Direction::Right, 3);
    EXPECT_EQ(played.text, "Ann (1) drowned.\n");
}

TEST(Teleporter, FallsFromItsTargetLikeFromAnywhere) {
    const auto played = play(drawn({"....", "....", "....", "a..x", "EEEE"}), teleport_to(0, 1), {2});
    EXPECT_EQ(played.text, "Ann (1) took 20hp fall damage\n");
    EXPECT_EQ(played.picture, (Picture{"....", "....", "....", ".a.x", "EEEE"}));
    EXPECT_EQ(worm(played.state, 'a').ammunition[2], 0);
    EXPECT_TRUE(played.turn_over);
}

TEST(Teleporter, IntoThinAirOverWaterOrNothingIsDeath) {
    EXPECT_EQ(play(drawn({"a.x", "EWE"}), teleport_to(0, 1)).text, "Ann (1) drowned.\n");
    EXPECT_EQ(play(drawn({"a.x", "E.E"}), teleport_to(1, 1)).text, "Ann (1) fell out of the map.\n");
}

TEST(Teleporter, PicksUpTheChestAtItsTargetAndThenWhatLayOnIt) {
    const auto played = play(drawn({"....", "..2.", "a.1x", "EEEE"}), teleport_to(2, 2));
    EXPECT_EQ(played.text, "Ann (1) picked up 1 of bazooka\nAnn (1) picked up 1 of teleport\n");
    EXPECT_EQ(worm(played.state, 'a').ammunition, (std::array<std::uint16_t, 6>{0, 2, 1, 1, 1, 1}));
}

TEST(Teleporter, OntoTheUpperChestFallsThroughTheLower) {
    const auto played = play(drawn({"....", "..2.", "a.1x", "EEEE"}), teleport_to(1, 2));
    EXPECT_EQ(played.text, "Ann (1) picked up 1 of teleport\nAnn (1) picked up 1 of bazooka\n");
    EXPECT_EQ(played.picture, (Picture{"....", "....", "..ax", "EEEE"}));
}

TEST(Teleporter, LetsTheOldColumnSettle) {
    const auto played = play(drawn({"...", "b..", "a.x", "EEE"}), teleport_to(2, 1));
    EXPECT_EQ(played.picture, (Picture{"...", "...", "bax", "EEE"}));
}

TEST(Teleporter, LetsTheOldColumnSettleBeforeItArrives) {
    const auto played = play(drawn({"...", "...", "b..", "a.x", "EEE"}), teleport_to(0, 0));
    EXPECT_EQ(played.text, "Ann (1) took 10hp fall damage\n") << "Bob is down already when Ann falls two fields";
    EXPECT_EQ(played.picture, (Picture{"...", "...", "a..", "b.x", "EEE"}));
}

TEST(Teleporter, IsRefusedWhereItCannotGo) {
    const auto state = drawn({"..b", "aWx", "EEE"});
    const auto refusal = [&](int row, int column) {
        return sworms::Rules::refuse(state, Player::First, teleport_to(row, column));
    };
    EXPECT_EQ(refusal(0, 1), std::nullopt);
    EXPECT_EQ(refusal(1, 0), sworms::Refusal::InvalidTarget) << "itself";
    EXPECT_EQ(refusal(0, 2), sworms::Refusal::InvalidTarget) << "a worm";
    EXPECT_EQ(refusal(1, 1), sworms::Refusal::InvalidTarget) << "water";
    EXPECT_EQ(refusal(2, 1), sworms::Refusal::InvalidTarget) << "earth";
    EXPECT_EQ(refusal(3, 0), sworms::Refusal::OffTheMap);
    EXPECT_EQ(refusal(0, 3), sworms::Refusal::OffTheMap);
    EXPECT_EQ(refusal(-1, 0), sworms::Refusal::OffTheMap);
}

}  // namespace
}  // namespace agon::sworms_test
