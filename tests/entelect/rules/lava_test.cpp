#include <cmath>

#include "entelect/rules/board.h"

namespace agon::entelect_test {
namespace {

int cells_that_stay(const Field& field, int round) {
    const std::uint64_t* const flooded = field.flooded(round);
    int cells = 0;
    for (int i = 0; i < 33 * 33; ++i) cells += flooded && (flooded[i / 64] >> (i % 64) & 1) != 0 ? 0 : 1;
    return cells;
}

int cells_within(double radius) {
    int cells = 0;
    for (int y = -16; y <= 16; ++y)
        for (int x = -16; x <= 16; ++x) cells += std::sqrt(x * x + y * y) <= radius ? 1 : 0;
    return cells;
}

TEST(EntelectLava, LeavesACircleThatShrinks) {
    const Field field;
    EXPECT_EQ(field.flooded(99), nullptr);
    for (const auto& [round, radius] : {std::pair{100, 16.0},
                                        {125, 14.4},
                                        {150, 12.8},
                                        {200, 9.6},
                                        {250, 6.4},
                                        {300, 3.2},
                                        {303, 3.008},
                                        {304, 3.0},
                                        {400, 3.0}})
        EXPECT_EQ(cells_that_stay(field, round), cells_within(radius)) << "round " << round;
    EXPECT_EQ(cells_that_stay(field, 304), 29);
}

TEST(EntelectLava, TakesAirButNeitherDirtNorSpace) {
    Board board;
    board.state.set_round(99);
    board.lay(Terrain::Dirt, {1, 0}).lay(Terrain::DeepSpace, {2, 0}).play("nothing");
    EXPECT_EQ(board.ground(0, 0), Terrain::Lava);
    EXPECT_EQ(board.ground(1, 0), Terrain::Dirt);
    EXPECT_EQ(board.ground(2, 0), Terrain::DeepSpace);
    EXPECT_EQ(board.ground(16, 0), Terrain::Air);
}

TEST(EntelectLava, TakesWhatIsDugOpenOneRoundLater) {
    Board board;
    board.state.set_round(150);
    board.lay(Terrain::Dirt, {3, 3}).put(first, 1, {4, 4}).play("dig 3 3");
    EXPECT_EQ(board.ground(3, 3), Terrain::Air);
    board.play("nothing");
    EXPECT_EQ(board.ground(3, 3), Terrain::Lava);
}

TEST(EntelectLava, HurtsWhoStandsInItBeforeAnythingElse) {
    Board board;
    board.state.set_round(150);
    board.put(first, 1, {0, 16}, 3).put(first, 2, {16, 16}).play("move 0 17");
    EXPECT_EQ(board.health(first, 1), 0);
    EXPECT_EQ(board.health(first, 2), 100);
    EXPECT_EQ(board.at(first, 1), (Cell{0, 17})) << "the dead current worm still acts";
    EXPECT_EQ(board.score(first), 5);
    const int rest = board.play("nothing").health(first, 1);
    EXPECT_EQ(rest, 0) << "and burns no more";
}

TEST(EntelectLava, IsNoDangerBeforeItsRound) {
    Board board;
    board.put(first, 1, {10, 10}).lay(Terrain::Lava, {10, 10}).play("nothing");
    EXPECT_EQ(board.health(first, 1), 150);
}

TEST(EntelectLava, FloodsBoardsOfEverySize) {
    for (const int side : {7, 8, 9, 33, 34, 64, 65}) {
        entelect::Setup setup;
        setup.config.map_size = side;
        Board board(setup);
        board.state.set_round(399);
        board.play("nothing");
        for (int y = 0; y < side; ++y)
            for (int x = 0; x < side; ++x) {
                const int across = 2 * x - (side - 1), down = 2 * y - (side - 1);
                const bool stays = across * across + down * down <= 4 * 9;
                ASSERT_EQ(board.ground(x, y), stays ? Terrain::Air : Terrain::Lava) << side << ": " << x << ' ' << y;
            }
    }
}

}  // namespace
}  // namespace agon::entelect_test
