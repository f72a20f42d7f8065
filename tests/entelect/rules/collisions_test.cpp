#include "entelect/rules/board.h"

namespace agon::entelect_test {
namespace {

Board face_to_face() {
    Board board;
    board.put(first, 1, {10, 10}).put(second, 1, {12, 10});
    return board;
}

TEST(EntelectCollision, TheOriginalsDiceDecideWhetherWormsSwapOrAreThrownBack) {
    // Seed 1: swapped, pushed back, pushed back.
    Board board = face_to_face();
    for (const bool swapped : {true, false, false}) {
        board.put(first, 1, {10, 10}, 150).put(second, 1, {12, 10}, 150).turn_of(first, 1).turn_of(second, 1);
        board.play("move 11 10", "move 11 10");
        const Cell left{10, 10}, right{12, 10};
        EXPECT_EQ(board.at(first, 1), swapped ? right : left);
        EXPECT_EQ(board.at(second, 1), swapped ? left : right);
        EXPECT_EQ(*board.find<Collided>(), (Collided{{second, 1}, {first, 1}, right, {11, 10}, swapped}));
    }
}

TEST(EntelectCollision, HurtsBothAndBothHaveMoved) {
    Board board = face_to_face();
    board.play("move 11 10", "move 11 10");
    for (const Player player : both_players) {
        EXPECT_EQ(board.health(player, 1), 130);
        EXPECT_EQ(board.score(player), 5);
        EXPECT_EQ(board.do_nothings(player), 0);
    }
}

TEST(EntelectCollision, KillsNobodysWorm) {
    Board board = face_to_face();
    board.put(second, 1, {12, 10}, 20).play("move 11 10", "move 11 10");
    EXPECT_EQ(board.health(second, 1), 0);
    EXPECT_EQ(board.score(first), 5);
    EXPECT_NE(board.find<Died>(), nullptr);
}

TEST(EntelectCollision, WhoWasThrownBackIsWhereItIsSeen) {
    // Both worms are asked for again at the end of the round, when packs are taken.
    Board board = face_to_face();
    put_pack(board.state, {10, 10});
    board.play("move 11 10", "move 11 10");
    EXPECT_EQ(board.at(second, 1), (Cell{10, 10}));
    EXPECT_EQ(board.health(second, 1), 140);
}

TEST(EntelectCollision, WhoIsCurrentThoughItIsGoneComesBackByMoving) {
    // Seed 1 swaps the two: each ends on a pack, also on the cell where nobody stood when the round began.
    Board board = face_to_face();
    put_pack(board.state, {10, 10});
    put_pack(board.state, {12, 10});
    board.put(second, 1, {12, 10}, 0).play("move 11 10", "move 11 10");
    EXPECT_EQ(board.health(second, 1), 0 - 20 + 10);
    EXPECT_EQ(board.health(first, 1), 150 - 20 + 10);
}

}  // namespace
}  // namespace agon::entelect_test
