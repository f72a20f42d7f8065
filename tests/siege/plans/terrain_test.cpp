#include "bots/siege/terrain.h"

#include <gtest/gtest.h>

#include "core/dice_kinds.h"

namespace agon::siege_test {
namespace {

using siege::DistanceField, siege::Kind, siege::Map, siege::Terrain;

TEST(SiegeDistances, WallsAreJumpedOverAsFarAsSpeedAllows) {
    const Map thin = *Map::from_text("10902"), thick = *Map::from_text("109902");
    EXPECT_EQ(DistanceField(thin, {4, 0}, 2)({0, 0}), 4);
    EXPECT_EQ(DistanceField(thick, {5, 0}, 2)({0, 0}), DistanceField::unreachable);
    EXPECT_EQ(DistanceField(thick, {5, 0}, 5)({0, 0}), 5);
}

// As the rules have it: from any cell to any other within reach, whatever lies between.
std::vector<int> distances_by_jumps(const Map& map, Cell goal, int jump) {
    const auto index = [&](Cell cell) { return static_cast<std::size_t>(cell.y * map.width() + cell.x); };
    std::vector<int> distances(static_cast<std::size_t>(map.width() * map.height()), DistanceField::unreachable);
    distances[index(goal)] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (Cell from; from.y < map.height(); ++from.y)
            for (from.x = 0; from.x < map.width(); ++from.x)
                for (Cell to; to.y < map.height(); ++to.y)
                    for (to.x = 0; to.x < map.width(); ++to.x) {
                        const int way = manhattan_distance(from, to);
                        if (way > jump || map.is_obstacle(to) || map.is_obstacle(from)) continue;
                        const int far = distances[index(from)] + way;
                        if (far >= distances[index(to)]) continue;
                        distances[index(to)] = far;
                        changed = true;
                    }
    }
    return distances;
}

TEST(SiegeDistances, AreThoseOfAllJumps) {
    KeyedDice dice(4);
    for (int board = 0; board < 12; ++board) {
        const int width = dice.roll(2, 9), height = dice.roll(2, 7), share = dice.roll(0, 60);
        std::string text;
        for (int y = 0; y < height; ++y) {
            text += y == 0 ? "" : "/";
            for (int x = 0; x < width; ++x) text += dice.roll(1, 100) <= share ? '9' : '0';
        }
        text.front() = '1';
        text.back() = '2';
        const Map map = *Map::from_text(text);
        for (const int jump : {2, 5}) {
            const DistanceField field(map, {0, 0}, jump);
            const std::vector<int> expected = distances_by_jumps(map, {0, 0}, jump);
            for (int y = 0; y < height; ++y)
                for (int x = 0; x < width; ++x) {
                    if (!map.is_obstacle({x, y})) {
                        EXPECT_EQ(field({x, y}), expected[static_cast<std::size_t>(y * width + x)])
                            << text << ", " << jump << ": " << x << ' ' << y;
                    }
                }
        }
    }
}

TEST(SiegeTerrain, TheNearestMinesComeFirstAndOthersAreLeftOut) {
    const Map map = *Map::from_text("1060000602");
    const Terrain terrain(map);
    ASSERT_EQ(terrain.mines(Player::First).size(), 2u);
    EXPECT_EQ(terrain.mines(Player::First)[0].at, Cell(2, 0));
    EXPECT_EQ(terrain.mines(Player::Second)[0].at, Cell(7, 0));
    EXPECT_EQ(terrain.mines(Player::First)[0].from_base, 2);
    EXPECT_EQ(terrain.mines(Player::First)[0].ways({5, 0}), 3);
    const Map many = *Map::from_text("16666666666662");
    EXPECT_EQ(Terrain(many).mines(Player::First).size(), 4u);
}

TEST(SiegeTerrain, AMineBehindAWallIsNone) {
    const Map map = *Map::from_text("1099600002");
    const Terrain terrain(map);
    EXPECT_TRUE(terrain.mines(Player::First).empty());
    EXPECT_EQ(terrain.mines(Player::Second).size(), 1u);
    EXPECT_EQ(terrain.to_base(Player::Second, {0, 0}, Kind::Knight), 9);
}

}  // namespace
}  // namespace agon::siege_test
