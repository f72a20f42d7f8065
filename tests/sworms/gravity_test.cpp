#include <gtest/gtest.h>

#include "sworms/pictures.h"

// Section "Schwerkraft": it acts on worms and chests at every moment.
namespace agon::sworms_test {
namespace {

using sworms::Direction;
using sworms::Idle;
using sworms::Move;
using sworms::Weapon;

// Ann walks off a cliff of this height.
Played fall_of(int fields, int health = 100) {
    Picture cliff{"a..", "E.."};
    for (int row = 1; row < fields; ++row) cliff.push_back("E..");
    cliff.push_back("EEx");
    cliff.push_back("EEE");
    auto state = drawn(cliff);
    worm(state, 'a').health = static_cast<std::int16_t>(health);
    return play(state, Move{Direction::Right, 1}, {2});
}

TEST(Fall, CostsTenForEachFieldButTheFirst) {
    EXPECT_EQ(fall_of(1).text, "");
    EXPECT_EQ(fall_of(2).text, "Ann (1) took 10hp fall damage\n");
    EXPECT_EQ(fall_of(3).text, "Ann (1) took 20hp fall damage\n");
    EXPECT_EQ(worm(fall_of(3).state, 'a').health, 80);
    EXPECT_EQ(fall_of(10).text, "Ann (1) took 90hp fall damage\n");
}

TEST(Fall, KillsWithoutADamageLine) {
    EXPECT_EQ(fall_of(11).text, "Ann (1) fell into his death.\n");
    EXPECT_EQ(fall_of(3, 20).text, "Ann (1) fell into his death.\n");
    EXPECT_EQ(fall_of(3, 21).text, "Ann (1) took 20hp fall damage\n");
}

TEST(Fall, OntoAWormHurtsOnlyTheOneOnTop) {
    const auto played = play(drawn({"a..", "E..", "E..", "Ex.", "EEE"}), Move{Direction::Right, 1}, {2});
    EXPECT_EQ(played.text, "Ann (1) took 10hp fall damage\n");
    EXPECT_EQ(worm(played.state, 'x').health, 100);
    EXPECT_EQ(played.picture, (Picture{"...", "E..", "Ea.", "Ex.", "EEE"}));
}

TEST(Fall, IntoWaterDrownsWithoutADamageLine) {
    const auto played = play(drawn({"a.x", "E.E", "E.E", "EWE"}), Move{Direction::Right, 1}, {0});
    EXPECT_EQ(played.text, "Ann (1) drowned.\n");
    EXPECT_TRUE(played.turn_over);
}

TEST(Fall, BelowTheLastRowLeavesTheMap) {
    EXPECT_EQ(play(drawn({"a.x", "E.E"}), Move{Direction::Right, 1}, {0}).text, "Ann (1) fell out of the map.\n");
}

TEST(Fall, PicksUpEveryChestOnTheWayFromTheTop) {
    const auto played = play(drawn({"a..", "E..", "E1.", "E2.", "EEx", "EEE"}), Move{Direction::Right, 1}, {2});
    EXPECT_EQ(played.text, "Ann (1) picked up 1 of bazooka\n"
                           "Ann (1) picked up 1 of teleport\n"
                           "Ann (1) took 20hp fall damage\n");
    EXPECT_EQ(worm(played.state, 'a').ammunition, (std::array<std::uint16_t, 6>{0, 2, 2, 1, 1, 1}));
}

TEST(Fall, NamesWhatIsPickedUpAlsoWhenItKills) {
    auto state = drawn({"a..", "E..", "E4.", "EEx", "EEE"});
    worm(state, 'a').health = 10;
    EXPECT_EQ(play(state, Move{Direction::Right, 1}, {2}).text, "Ann (1) picked up 1 of melee\n"
                                                                "Ann (1) fell into his death.\n");
}

TEST(Stack, KeepsItsOrderAndTheLowerFallsFirst) {
    const auto played =
        play(drawn({"y...", "x...", "E..a", "...E", "...E", "EEEE"}), shot(Weapon::Gun, Direction::Left));
    EXPECT_EQ(played.text, "Shot hit Earth at position (2, 0)\n"
                           "Xan (5) took 20hp fall damage\n"
                           "Yul (6) took 20hp fall damage\n");
    EXPECT_EQ(played.picture, (Picture{"....", "....", "...a", "y..E", "x..E", "EEEE"}));
}

TEST(Stack, DrownsOneAfterTheOther) {
    const auto played = play(drawn({"y..", "x..", "E.a", "WWE"}), shot(Weapon::Gun, Direction::Left), {2});
    EXPECT_EQ(played.text, "Shot hit Earth at position (2, 0)\n"
                           "Xan (5) drowned.\n"
                           "Yul (6) drowned.\n");
}

TEST(Chest, FallsWhenTheChestBelowIsShot) {
    const auto played = play(drawn({"....", "2...", "1..a", "E.xE", "EEEE"}), shot(Weapon::Gun, Direction::Left));
    EXPECT_EQ(played.text, "Shot hit Chest at position (2, 0)\n");
    EXPECT_EQ(played.picture, (Picture{"....", "....", "2..a", "E.xE", "EEEE"}));
}

TEST(Chest, IsPickedUpByTheWormItFallsOnWhoeverActs) {
    const auto played = play(drawn({"2...", "3...", "E..a", "x..E", "EEEE"}), shot(Weapon::Gun, Direction::Left), {1});
    EXPECT_EQ(played.text, "Shot hit Earth at position (2, 0)\n"
                           "Xan (5) picked up 1 of blowtorch\n"
                           "Xan (5) picked up 1 of teleport\n");
    EXPECT_EQ(worm(played.state, 'x').health, 100);
    EXPECT_EQ(played.picture, (Picture{"....", "....", "...a", "x..E", "EEEE"}));
}

TEST(Chest, VanishesSilentlyInWaterAndBelowTheMap) {
    const auto water = play(drawn({"1...", "E..a", "W.xE", "EEEE"}), shot(Weapon::Gun, Direction::Left), {1});
    EXPECT_EQ(water.text, "Shot hit Earth at position (1, 0)\n");
    EXPECT_EQ(water.picture, (Picture{"....", "...a", "W.xE", "EEEE"}));
    const auto hole = play(drawn({"1...", "E..a", "..xE", ".EEE"}), shot(Weapon::Gun, Direction::Left), {1});
    EXPECT_EQ(hole.picture, (Picture{"....", "...a", "..xE", ".EEE"}));
}

TEST(NewChest, RestsOnEarthAndOnChests) {
    EXPECT_EQ(picture_of(play(drawn({"....", "....", "a.2x", "EEEE"}), Idle{}, {2, 4}).state),
              (Picture{"....", "..4.", "a.2x", "EEEE"}));
}

TEST(NewChest, IsPickedUpAtOnceByTheWormBelow) {
    const auto played = play(drawn({"....", "a..x", "EEEE"}), Idle{}, {3, 3});
    EXPECT_EQ(played.chest_text, "Xan (5) picked up 1 of blowtorch\n");
    EXPECT_EQ(picture_of(played.state), (Picture{"....", "a..x", "EEEE"}));
}

TEST(NewChest, IsDiscardedWhereTheTopFieldIsTaken) {
    for (const int taken : {0, 1}) {  // a chest and a worm
        const auto played = play(drawn({"1a.x", "EEEE"}), Idle{}, {taken, 2});
        EXPECT_EQ(played.chest_text, "");
        EXPECT_EQ(picture_of(played.state), (Picture{"1a.x", "EEEE"}));
    }
}

TEST(NewChest, HoldsTheWeaponsOneToFourInTheDocumentsOrder) {
    const std::string names[] = {"bazooka", "teleport", "blowtorch", "melee"};
    for (int content = 1; content <= 4; ++content)
        EXPECT_EQ(play(drawn({"....", "a..x", "EEEE"}), Idle{}, {0, content}).chest_text,
                  "Ann (1) picked up 1 of " + names[content - 1] + "\n");
}

}  // namespace
}  // namespace agon::sworms_test
