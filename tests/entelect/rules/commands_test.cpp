#include "entelect/rules/board.h"

namespace agon::entelect_test {
namespace {

TEST(EntelectMove, GoesToAFreeOpenCellBesideIt) {
    Board board;
    board.put(first, 1, {10, 10}).lay(Terrain::Lava, {11, 11}).play("move 11 11");
    EXPECT_EQ(board.at(first, 1), (Cell{11, 11}));
    EXPECT_EQ(board.score(first), 5);
    EXPECT_EQ(*board.find<Moved>(), (Moved{{first, 1}, {10, 10}, {11, 11}}));
}

TEST(EntelectMove, IsInvalidOffTheMapTooFarIntoDirtOrSpaceAndOntoAnybody) {
    Board board;
    board.put(first, 1, {0, 10});
    board.lay(Terrain::Dirt, {1, 9}).lay(Terrain::DeepSpace, {1, 10}).put(first, 2, {1, 11}).put(second, 1, {0, 11});
    const auto fault = [&](std::string_view command) { return board.turn_of(first, 1).play(command).fault_of(first); };
    EXPECT_EQ(fault("move -1 10"), Fault::OffTheMap);
    EXPECT_EQ(fault("move 2147483647 10"), Fault::OffTheMap);
    EXPECT_EQ(fault("move 2 10"), Fault::TooFar);
    EXPECT_EQ(fault("move 1 9"), Fault::NotOpen);
    EXPECT_EQ(board.find<Failed>()->terrain, Terrain::Dirt);
    EXPECT_EQ(fault("move 1 10"), Fault::NotOpen);
    EXPECT_EQ(board.find<Failed>()->terrain, Terrain::DeepSpace);
    EXPECT_EQ(fault("move 1 11"), Fault::Occupied);
    EXPECT_EQ(fault("move 0 11"), Fault::Occupied);
    EXPECT_EQ(fault("move 0 10"), Fault::Occupied) << "its own cell";
    EXPECT_EQ(board.score(first), 8 * -4);
    EXPECT_EQ(board.at(first, 1), (Cell{0, 10}));
}

TEST(EntelectMove, ACellThatIsLeftInThisRoundIsStillOccupied) {
    Board board;
    board.put(first, 1, {10, 10}).put(second, 1, {11, 10}).play("move 11 10", "move 12 10");
    EXPECT_EQ(board.fault_of(first), Fault::Occupied);
    EXPECT_EQ(board.at(second, 1), (Cell{12, 10}));
    board.put(second, 1, {11, 10}).turn_of(first, 1).turn_of(second, 1).play("move 11 10", "move 10 10");
    EXPECT_EQ(board.fault_of(first), Fault::Occupied);
    EXPECT_EQ(board.fault_of(second), Fault::Occupied);
}

TEST(EntelectDig, MakesAirOfDirtBesideIt) {
    Board board;
    board.put(first, 1, {10, 10}).lay(Terrain::Dirt, {9, 9}).play("dig 9 9");
    EXPECT_EQ(board.ground(9, 9), Terrain::Air);
    EXPECT_EQ(board.score(first), 7);
}

TEST(EntelectDig, IsInvalidOffTheMapOnWhatIsNoDirtAndTooFar) {
    Board board;
    board.put(first, 1, {0, 10})
        .lay(Terrain::Lava, {1, 9})
        .lay(Terrain::DeepSpace, {1, 11})
        .lay(Terrain::Dirt, {2, 10});
    const auto fault = [&](std::string_view command) { return board.turn_of(first, 1).play(command).fault_of(first); };
    EXPECT_EQ(fault("dig -1 10"), Fault::OffTheMap);
    EXPECT_EQ(fault("dig 1 10"), Fault::NotDiggable);
    EXPECT_EQ(board.find<Failed>()->terrain, Terrain::Air);
    EXPECT_EQ(fault("dig 1 9"), Fault::NotDiggable);
    EXPECT_EQ(fault("dig 1 11"), Fault::NotDiggable);
    EXPECT_EQ(fault("dig 20 20"), Fault::NotDiggable) << "what it is comes before how far it is";
    EXPECT_EQ(fault("dig 2 10"), Fault::TooFar);
    EXPECT_EQ(board.ground(2, 10), Terrain::Dirt);
}

TEST(EntelectDig, BothMayDigOneCellAndBothScore) {
    Board board;
    board.put(first, 1, {10, 10}).put(second, 1, {12, 10}).lay(Terrain::Dirt, {11, 10});
    board.play("dig 11 10", "dig 11 10");
    EXPECT_EQ(board.score(first), 7);
    EXPECT_EQ(board.score(second), 7);
}

TEST(EntelectDig, ACellThatIsDugInThisRoundIsNoPlaceToMoveToYet) {
    Board board;
    board.put(first, 1, {10, 10}).put(second, 1, {12, 10}).lay(Terrain::Dirt, {11, 10});
    board.play("dig 11 10", "move 11 10");
    EXPECT_EQ(board.fault_of(second), Fault::NotOpen);
}

TEST(EntelectShot, FliesFourCellsStraightAndThreeAcross) {
    struct Case {
        Cell enemy;
        std::string_view command;
        bool hits;
    };
    for (const Case& each :
         {Case{{14, 10}, "shoot E", true}, Case{{15, 10}, "shoot E", false}, Case{{13, 13}, "shoot SE", true},
          Case{{14, 14}, "shoot SE", false}, Case{{10, 6}, "shoot N", true}, Case{{7, 13}, "shoot SW", true}}) {
        Board board;
        board.put(first, 1, {10, 10}).put(second, 1, each.enemy).play(each.command);
        EXPECT_EQ(board.health(second, 1), each.hits ? 142 : 150) << each.command;
        EXPECT_EQ(board.score(first), each.hits ? 16 : 2) << each.command;
        EXPECT_EQ(board.find<Shot>()->end, each.hits ? ShotEnd::Hit : ShotEnd::OutOfRange);
        EXPECT_EQ(board.find<Shot>()->at, each.enemy) << "what it hit, or the first cell out of range";
    }
}

TEST(EntelectShot, IsBlockedByDirtAndSpaceButNotByLava) {
    for (const Terrain terrain : {Terrain::Dirt, Terrain::DeepSpace, Terrain::Lava}) {
        Board board;
        board.put(first, 1, {10, 10}).put(second, 1, {12, 10}).lay(terrain, {11, 10}).play("shoot E");
        const bool flies = terrain == Terrain::Lava;
        EXPECT_EQ(board.find<Shot>()->end, flies ? ShotEnd::Hit : ShotEnd::Blocked);
        EXPECT_EQ(board.score(first), flies ? 16 : 2);
    }
}

TEST(EntelectShot, OnOnesOwnWormCosts) {
    Board board;
    board.put(first, 1, {10, 10}).put(first, 2, {11, 10}).put(second, 1, {12, 10}).play("shoot E");
    EXPECT_EQ(board.health(first, 2), 92);
    EXPECT_EQ(board.health(second, 1), 150) << "only the nearest is hit";
    EXPECT_EQ(board.score(first), -16);
}

TEST(EntelectShot, LeavesTheMapForNothing) {
    Board board;
    board.put(first, 1, {1, 10}).play("shoot W");
    EXPECT_EQ(board.find<Shot>()->end, ShotEnd::OutOfRange);
    EXPECT_EQ(board.find<Shot>()->at, (Cell{-1, 10}));
    EXPECT_EQ(board.score(first), 2);
}

TEST(EntelectNothing, ScoresNothingAndCounts) {
    Board board;
    board.play("nothing", " ; ");
    EXPECT_EQ(board.score(first), 0);
    EXPECT_EQ(board.score(second), 0);
    EXPECT_EQ(board.do_nothings(first), 1);
    EXPECT_EQ(board.do_nothings(second), 1);
    EXPECT_EQ(board.events.size(), 2u);
    EXPECT_EQ(std::get<Idled>(board.events[0]), (Idled{{first, 1}, true}));
    EXPECT_EQ(std::get<Idled>(board.events[1]), (Idled{{second, 1}, false}));
}

TEST(EntelectInvalid, CostsFourPointsAndCountsAsNothing) {
    Board board;
    board.play("fly away", "");
    for (const Player player : both_players) {
        EXPECT_EQ(board.score(player), -4);
        EXPECT_EQ(board.do_nothings(player), 1);
        EXPECT_EQ(board.fault_of(player), Fault::UnknownCommand);
    }
    EXPECT_EQ(Rules::idle(board.state, first), read_commands("")) << "who says nothing has said No Command";
}

}  // namespace
}  // namespace agon::entelect_test
