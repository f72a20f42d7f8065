#include "bots/siege/terrain.h"

#include <gtest/gtest.h>

namespace agon::siege_test {
namespace {

using siege::DistanceField, siege::Kind, siege::Map, siege::Terrain;

TEST(SiegeDistances, WallsAreJumpedOverAsFarAsSpeedAllows) {
    const Map thin = *Map::from_text("10902"), thick = *Map::from_text("109902");
    EXPECT_EQ(DistanceField(thin, {4, 0}, 2)({0, 0}), 4);
    EXPECT_EQ(DistanceField(thick, {5, 0}, 2)({0, 0}), DistanceField::unreachable);
    EXPECT_EQ(DistanceField(thick, {5, 0}, 5)({0, 0}), 5);
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
