#include "core/geometry.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "core/check.h"
#include "core/grid.h"

namespace agon {
namespace {

constexpr int least = std::numeric_limits<std::int16_t>::min(), most = std::numeric_limits<std::int16_t>::max();

TEST(Geometry, DistancesAgreeWithTheirDefinitions) {
    for (int dx = -300; dx <= 300; ++dx)
        for (int dy = -300; dy <= 300; ++dy) {
            const Cell from{-7, 11}, to{dx - 7, dy + 11};
            ASSERT_EQ(floored_distance(from, to),
                      static_cast<int>(std::floor(std::sqrt(static_cast<long double>(dx * dx + dy * dy)))))
                << dx << "," << dy;
            ASSERT_EQ(squared_distance(from, to), dx * dx + dy * dy);
            ASSERT_EQ(manhattan_distance(from, to), std::abs(dx) + std::abs(dy));
            ASSERT_EQ(chebyshev_distance(from, to), std::max(std::abs(dx), std::abs(dy)));
        }
}

TEST(Geometry, DistancesFromCornerToCornerOfTheWorld) {
    constexpr Cell corner{least, least}, opposite{most, most};
    EXPECT_EQ(chebyshev_distance(corner, opposite), 65535);
    EXPECT_EQ(manhattan_distance(corner, opposite), 131070);
    EXPECT_EQ(squared_distance(corner, opposite), 2LL * 65535 * 65535);
    EXPECT_EQ(floored_distance(corner, opposite), 92680);
    static_assert(floored_distance({0, 0}, {3, 4}) == 5 && floored_distance({0, 0}, {1, 1}) == 1);
}

TEST(Geometry, StepsAndCells) {
    static_assert(Cell{2, 3} + east == Cell{3, 3} && Cell{2, 3} + north == Cell{2, 2});
    static_assert(Cell{5, 1} - Cell{2, 3} == Step{3, -2});
    static_assert(south_west * 3 == Step{-3, 3} && -north_east == south_west);
    EXPECT_EQ(orthogonal_steps.size(), 4u);
    Cell walker{0, 0};
    for (const Step way : compass_steps) {
        EXPECT_EQ(chebyshev_distance({}, Cell{} + way), 1);
        walker = walker + way;
    }
    EXPECT_EQ(walker, Cell{});
    // Clockwise: every step is a turn to the right of the one before.
    for (std::size_t i = 0; i < 8; ++i) {
        const Step a = compass_steps[i], b = compass_steps[(i + 1) % 8];
        EXPECT_GT(a.dx * b.dy - a.dy * b.dx, 0);
    }
    for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(orthogonal_steps[i], compass_steps[2 * i]);
}

TEST(Rays, StopAtTheFirstCellThatIsAccepted) {
    Grid<char, 64> board(8, 8, '.');
    board[{6, 2}] = board[{7, 2}] = '#';
    const auto is_wall = [&](Cell cell) { return board[cell] == '#'; };
    EXPECT_EQ(first_along(board, {1, 2}, east, is_wall), (Cell{6, 2}));
    EXPECT_EQ(first_along(board, {6, 2}, east, is_wall), (Cell{7, 2})) << "the start itself does not count";
    EXPECT_EQ(first_along(board, {7, 2}, east, is_wall), std::nullopt);
    EXPECT_EQ(first_along(board, {1, 3}, east, is_wall), std::nullopt);
    EXPECT_EQ(first_along(board, {2, 6}, north_east, is_wall), (Cell{6, 2}));
    EXPECT_EQ(first_along(board, {0, 2}, Step{2, 0}, is_wall), (Cell{6, 2}));
    EXPECT_EQ(first_along(board, {-1, 2}, east, is_wall), (Cell{6, 2})) << "from just off the board";
}

TEST(Rays, AskEveryCellOnTheWayOnce) {
    const Grid<char, 64> board(8, 5, '.');
    for (const Step way : compass_steps) {
        std::vector<Cell> asked;
        EXPECT_EQ(first_along(board, {3, 2}, way, [&](Cell cell) { return asked.push_back(cell), false; }),
                  std::nullopt);
        for (std::size_t i = 0; i < asked.size(); ++i)
            EXPECT_EQ(asked[i], (Cell{3, 2} + way * (static_cast<int>(i) + 1)));
        EXPECT_FALSE(board.contains(Cell{3, 2} + way * (static_cast<int>(asked.size()) + 1)));
    }
}

TEST(Rays, EndAtTheBorderOfTheLargestBoard) {
    const Grid<std::uint8_t, 1> wide(most, 1);
    EXPECT_EQ(first_along(wide, {0, 0}, east, [](Cell cell) { return cell.x == most - 1; }), (Cell{most - 1, 0}));
    EXPECT_EQ(first_along(wide, {0, 0}, east, [](Cell) { return false; }), std::nullopt);
}

// Such a ray would never leave the board.
TEST(Rays, AWayThatLeadsNowhereIsABrokenInvariant) {
    const Grid<char, 64> board(8, 8, '.');
    EXPECT_THROW(first_along(board, {3, 2}, Step{}, [](Cell) { return false; }), BrokenInvariant);
}

}  // namespace
}  // namespace agon
