#include "core/grid.h"

#include <gtest/gtest.h>

#include <concepts>
#include <cstdint>
#include <limits>
#include <utility>

#include "core/allocation_counter.h"

namespace agon {
namespace {

using Board = Grid<int, 12>;
static_assert(std::regular<Board>);

constexpr int least = std::numeric_limits<std::int16_t>::min(), most = std::numeric_limits<std::int16_t>::max();

TEST(Grid, ContainsExactlyItsCells) {
    for (const auto& [width, height] : {std::pair{4, 3}, {1, 1}, {0, 0}, {0, 5}, {7, 0}, {40, 25}}) {
        const Board board(width, height);
        for (const int x : {least, least + 1, -2, -1, 0, 1, width - 1, width, width + 1, most - 1, most})
            for (const int y : {least, least + 1, -2, -1, 0, 1, height - 1, height, height + 1, most - 1, most})
                EXPECT_EQ(board.contains({x, y}), x >= 0 && x < width && y >= 0 && y < height) << x << "," << y;
    }
}

TEST(Grid, TheLargestSides) {
    const Grid<std::uint8_t, 1> wide(most, 1), high(1, most);
    EXPECT_TRUE(wide.contains({most - 1, 0}));
    EXPECT_FALSE(wide.contains({most, 0}));
    EXPECT_FALSE(wide.contains({least, 0}));
    EXPECT_TRUE(high.contains({0, most - 1}));
    EXPECT_FALSE(high.contains({0, most}));
    EXPECT_EQ(high.index_of({0, most - 1}), static_cast<std::size_t>(most) - 1);
}

TEST(Grid, ImpossibleSidesAreABrokenInvariant) {
    EXPECT_THROW(Board(-1, 3), BrokenInvariant);
    EXPECT_THROW(Board(3, -1), BrokenInvariant);
    EXPECT_THROW(Board(most + 1, 1), BrokenInvariant);
    EXPECT_THROW(Board(1, 65536), BrokenInvariant);
}

TEST(Grid, IndexAndCellAreInverse) {
    const Board board(7, 5);
    for (std::size_t i = 0; i < board.size(); ++i) {
        EXPECT_TRUE(board.contains(board.cell_at(i)));
        EXPECT_EQ(board.index_of(board.cell_at(i)), i);
    }
    std::size_t expected = 0;
    for (int y = 0; y < 5; ++y)
        for (int x = 0; x < 7; ++x) EXPECT_EQ(board.index_of({x, y}), expected++);
    EXPECT_EQ(expected, board.size());
}

TEST(Grid, RunsRowByRow) {
    Board board(3, 2);
    int next = 0;
    for (int& cell : board) cell = next++;
    EXPECT_EQ((board[{0, 0}]), 0);
    EXPECT_EQ((board[{2, 0}]), 2);
    EXPECT_EQ((board[{0, 1}]), 3);
    EXPECT_EQ((board[{2, 1}]), 5);
    EXPECT_EQ(board.end() - board.begin(), 6);
}

TEST(Grid, IsFilledWithItsValue) {
    const Board board(5, 4, 8);
    for (const int cell : board) EXPECT_EQ(cell, 8);
    for (const int cell : Board(5, 4)) EXPECT_EQ(cell, 0);
}

TEST(Grid, CopiesAreIndependentAndCompareByShapeToo) {
    for (const auto& [width, height] : {std::pair{4, 3}, {40, 30}}) {
        Board board(width, height, 1);
        Board copy = board;
        EXPECT_EQ(copy, board);
        copy[{3, 2}] = 9;
        EXPECT_NE(copy, board);
        EXPECT_EQ((board[{3, 2}]), 1);
        EXPECT_NE(Board(width, height), Board(height, width));
    }
}

TEST(Grid, CopiesWithoutAllocating) {
    const Board small(4, 3, 1), large(40, 30, 1);
    const auto before = testing::allocations();
    Board copy = small;
    copy = Board(3, 4);
    EXPECT_EQ(testing::allocations(), before);
    Board other(40, 30);
    const auto grown = testing::allocations();
    other = large;
    EXPECT_EQ(testing::allocations(), grown);
    EXPECT_EQ(other, large);
}

}  // namespace
}  // namespace agon
