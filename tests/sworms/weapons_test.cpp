#include <gtest/gtest.h>

#include "sworms/pictures.h"

// Section "Waffen": who is hit in which order, then who falls in which order.
namespace agon::sworms_test {
namespace {

using sworms::Direction;
using sworms::Weapon;

TEST(Gun, HitsTheFirstThingInEachOfTheEightDirections) {
    const Picture cave{"EEEEE", "E...E", "E.a.E", "E.E.E", "EEEEE", "...x.", "EEEEE"};
    const std::pair<Direction, std::string> places[] = {
        {Direction::Left, "(2, 0)"},   {Direction::Right, "(2, 4)"},    {Direction::Down, "(3, 2)"},
        {Direction::Up, "(0, 2)"},     {Direction::LeftDown, "(4, 0)"}, {Direction::RightDown, "(4, 4)"},
        {Direction::LeftUp, "(0, 0)"}, {Direction::RightUp, "(0, 4)"},
    };
    for (const auto& [way, place] : places) {
        const auto played = play(drawn(cave), shot(Weapon::Gun, way));
        EXPECT_EQ(played.text, "Shot hit Earth at position " + place + "\n") << name_of(way);
        EXPECT_TRUE(played.turn_over);
    }
}

TEST(Gun, TakesTwentyFiveAndNeedsNoAmmunition) {
    const auto played = play(drawn({"a...x", "EEEEE"}), shot(Weapon::Gun, Direction::Right));
    EXPECT_EQ(played.text, "Shot hit Worm at position (0, 4)\nXan (5) took 25hp damage\n");
    EXPECT_EQ(worm(played.state, 'x').health, 75);
    EXPECT_EQ(worm(played.state, 'a').ammunition, (std::array<std::uint16_t, 6>{0, 1, 1, 1, 1, 1}));
}

TEST(Gun, DoesNotSpareItsOwnTeam) {
    EXPECT_EQ(play(drawn({"a.b.x", "EEEEE"}), shot(Weapon::Gun, Direction::Right)).text,
              "Shot hit Worm at position (0, 2)\nBob (2) took 25hp damage\n");
}

TEST(Gun, KillsAtOnceAndLetsTheStackComeDown) {
    auto state = drawn({"..y", "a.x", "EEE"});
    worm(state, 'x').health = 25;
    const auto played = play(state, shot(Weapon::Gun, Direction::Right));
    EXPECT_EQ(played.text, "Shot hit Worm at position (1, 2)\nXan (5) died.\n");
    EXPECT_EQ(played.picture, (Picture{"...", "a.y", "EEE"}));
}

TEST(Gun, DestroysAChestWithItsContent) {
    const auto played = play(drawn({"a.3.x", "EEEEE"}), shot(Weapon::Gun, Direction::Right));
    EXPECT_EQ(played.text, "Shot hit Chest at position (0, 2)\n");
    EXPECT_EQ(played.picture, (Picture{"a...x", "EEEEE"}));
}

TEST(Gun, MissesWhenItLeavesTheMap) {
    EXPECT_EQ(play(drawn({"a...x", "EEEEE"}), shot(Weapon::Gun, Direction::Up)).text, "Shot missed...\n");
    EXPECT_EQ(play(drawn({"a...x", "EEEEE"}), shot(Weapon::Gun, Direction::LeftDown)).text, "Shot missed...\n");
}

TEST(Gun, IsSwallowedByWaterWithoutAWord) {
    const Picture pool{"a..W.", "E...x", "EEEEE"};
    const auto played = play(drawn(pool), shot(Weapon::Gun, Direction::Right), {1});
    EXPECT_EQ(played.text, "");
    EXPECT_TRUE(played.turn_over);
    EXPECT_EQ(played.picture, pool);
}

TEST(Bazooka, HitsItsImpactThenUpRightDownLeft) {
    const auto played = play(drawn({"a.....", "E.E...", "EEEE..", "E.Ex..", "EEEEEE"}),
                             shot(Weapon::Bazooka, Direction::RightDown), {5});
    EXPECT_EQ(played.text, "Shot hit Earth at position (2, 2)\n"
                           "Shot hit Earth at position (1, 2)\n"
                           "Shot hit Earth at position (2, 3)\n"
                           "Shot hit Earth at position (3, 2)\n"
                           "Shot hit Earth at position (2, 1)\n");
    EXPECT_EQ(played.picture, (Picture{"a.....", "E.....", "E.....", "E..x..", "EEEEEE"}));
    EXPECT_EQ(worm(played.state, 'a').ammunition[1], 0);
}

TEST(Bazooka, TakesFortyFromItsOwnShooterToo) {
    const auto played = play(drawn({"ax.", "EEE", "EEE"}), shot(Weapon::Bazooka, Direction::Right), {2});
    EXPECT_EQ(played.text, "Shot hit Worm at position (0, 1)\n"
                           "Xan (5) took 40hp damage\n"
                           "Shot hit Earth at position (1, 1)\n"
                           "Shot hit Worm at position (0, 0)\n"
                           "Ann (1) took 40hp damage\n");
    EXPECT_EQ(played.picture, (Picture{"a..", "ExE", "EEE"}));
}

TEST(Bazooka, HitsTheNeighboursOfWaterButNotTheWater) {
    const auto played = play(drawn({"..1..", "aEEWx", "E...E", "EEEEE"}, 'x'), shot(Weapon::Bazooka, Direction::Left));
    EXPECT_EQ(played.text, "Shot hit Worm at position (1, 4)\n"
                           "Xan (5) took 40hp damage\n"
                           "Shot hit Earth at position (1, 2)\n");
    EXPECT_EQ(played.picture, (Picture{".....", "aE.Wx", "E.1.E", "EEEEE"})) << "and the chest falls";
}

TEST(Bazooka, StopsAtTheEdgesOfTheMap) {
    EXPECT_EQ(play(drawn({"E.a", "..E", "x.E", "EEE"}), shot(Weapon::Bazooka, Direction::Left), {1}).text,
              "Shot hit Earth at position (0, 0)\n");
    const auto missed = play(drawn({"..a", "x.E", "EEE"}), shot(Weapon::Bazooka, Direction::Up), {1});
    EXPECT_EQ(missed.text, "Shot missed...\n");
    EXPECT_EQ(worm(missed.state, 'a').ammunition[1], 0) << "a miss costs the round too";
}

TEST(Bazooka, LetsThingsFallInTheColumnOfTheImpactThenRightThenLeft) {
    const auto played = play(drawn({".bxy..", ".EEE..", "......", "..a...", "..E...", "EEEEEE"}),
                             shot(Weapon::Bazooka, Direction::Up), {0});
    EXPECT_EQ(played.text, "Shot hit Earth at position (1, 2)\n"
                           "Shot hit Worm at position (0, 2)\n"
                           "Xan (5) took 40hp damage\n"
                           "Shot hit Earth at position (1, 3)\n"
                           "Shot hit Earth at position (1, 1)\n"
                           "Xan (5) took 10hp fall damage\n"
                           "Yul (6) took 30hp fall damage\n"
                           "Bob (2) took 30hp fall damage\n");
    EXPECT_EQ(played.picture, (Picture{"......", "......", "..x...", "..a...", ".bEy..", "EEEEEE"}));
}

TEST(Blowtorch, BurnsThroughFiveFieldsAndNoMore) {
    const auto played = play(drawn({"aExE.1E", "EEEEEEE"}), shot(Weapon::Blowtorch, Direction::Right), {0});
    EXPECT_EQ(played.text, "Torch hit Earth at position (0, 1)\n"
                           "Torch hit Worm at position (0, 2)\n"
                           "Xan (5) took 35hp damage\n"
                           "Torch hit Earth at position (0, 3)\n"
                           "Torch hit Chest at position (0, 5)\n");
    EXPECT_EQ(played.picture, (Picture{"a.x...E", "EEEEEEE"}));
    EXPECT_EQ(worm(played.state, 'a').ammunition[3], 0);
}

TEST(Blowtorch, SaysNothingWhereItHitsNothing) {
    const auto played = play(drawn({"......", "a....x", "EEEEEE"}), shot(Weapon::Blowtorch, Direction::Up), {2});
    EXPECT_EQ(played.text, "");
    EXPECT_TRUE(played.turn_over);
}

TEST(Blowtorch, PassesOverWater) {
    EXPECT_EQ(play(drawn({"aWEWx", "EEEEE"}), shot(Weapon::Blowtorch, Direction::Right)).text,
              "Torch hit Earth at position (0, 2)\n"
              "Torch hit Worm at position (0, 4)\n"
              "Xan (5) took 35hp damage\n");
}

TEST(Blowtorch, LetsTheNearestFallFirst) {
    const Picture bridge{".bxc..", "aEEE..", "E.....", "E.....", "EEEEEE"};
    EXPECT_EQ(play(drawn(bridge), shot(Weapon::Blowtorch, Direction::Right), {5}).text,
              "Torch hit Earth at position (1, 1)\n"
              "Torch hit Earth at position (1, 2)\n"
              "Torch hit Earth at position (1, 3)\n"
              "Bob (2) took 20hp fall damage\n"
              "Xan (5) took 20hp fall damage\n"
              "Cat (3) took 20hp fall damage\n");
    const Picture mirrored{"..cxb.", "..EEEa", ".....E", ".....E", "EEEEEE"};
    EXPECT_EQ(play(drawn(mirrored), shot(Weapon::Blowtorch, Direction::Left), {0}).text,
              "Torch hit Earth at position (1, 4)\n"
              "Torch hit Earth at position (1, 3)\n"
              "Torch hit Earth at position (1, 2)\n"
              "Bob (2) took 20hp fall damage\n"
              "Xan (5) took 20hp fall damage\n"
              "Cat (3) took 20hp fall damage\n");
}

TEST(Blowtorch, DigsItsOwnGrave) {
    EXPECT_EQ(play(drawn({"a.", "EE", "Ex", "EE"}), shot(Weapon::Blowtorch, Direction::Down), {1}).text,
              "Torch hit Earth at position (1, 0)\n"
              "Torch hit Earth at position (2, 0)\n"
              "Torch hit Earth at position (3, 0)\n"
              "Ann (1) fell out of the map.\n");
}

TEST(Blowtorch, BurnsDiagonals) {
    EXPECT_EQ(play(drawn({"a....", "EE...", "EEE..", "EEEE.", "EEEEE", "....x", "EEEEE"}),
                   shot(Weapon::Blowtorch, Direction::RightDown), {0})
                  .text,
              "Torch hit Earth at position (1, 1)\n"
              "Torch hit Earth at position (2, 2)\n"
              "Torch hit Earth at position (3, 3)\n"
              "Torch hit Earth at position (4, 4)\n");
}

TEST(Melee, HitsTheNeighboursClockwiseFromAbove) {
    auto state = drawn({".c.", "bax", "EyE", "EEE"});
    const auto played = play(state, melee);
    EXPECT_EQ(played.text, "Attack hit Worm at position (0, 1)\n"
                           "Cat (3) took 50hp damage\n"
                           "Attack hit Worm at position (1, 2)\n"
                           "Xan (5) took 50hp damage\n"
                           "Attack hit Worm at position (2, 1)\n"
                           "Yul (6) took 50hp damage\n"
                           "Attack hit Worm at position (1, 0)\n"
                           "Bob (2) took 50hp damage\n");
    const auto corners = play(drawn({"b.x", "EaE", "cEy", "EEE"}), melee);
    EXPECT_EQ(corners.text, "Attack hit Worm at position (0, 2)\n"
                            "Xan (5) took 50hp damage\n"
                            "Attack hit Worm at position (2, 2)\n"
                            "Yul (6) took 50hp damage\n"
                            "Attack hit Worm at position (2, 0)\n"
                            "Cat (3) took 50hp damage\n"
                            "Attack hit Worm at position (0, 0)\n"
                            "Bob (2) took 50hp damage\n");
}

TEST(Melee, LeavesEarthAndChestsAlone) {
    const auto played = play(drawn({"E.E..", "1a2.x", "EEEEE"}), melee, {1});
    EXPECT_EQ(played.text, "");
    EXPECT_EQ(played.picture, (Picture{"E.E..", "1a2.x", "EEEEE"}));
    EXPECT_EQ(worm(played.state, 'a').ammunition[4], 0);
}

TEST(Melee, HitsEverybodyBeforeAnythingFalls) {
    auto state = drawn({"x.y..", "cab..", "EEEEE"});
    worm(state, 'c').health = worm(state, 'b').health = 50;
    const auto played = play(state, melee, {4});
    EXPECT_EQ(played.text, "Attack hit Worm at position (0, 2)\n"
                           "Yul (6) took 50hp damage\n"
                           "Attack hit Worm at position (1, 2)\n"
                           "Bob (2) died.\n"
                           "Attack hit Worm at position (1, 0)\n"
                           "Cat (3) died.\n"
                           "Attack hit Worm at position (0, 0)\n"
                           "Xan (5) took 50hp damage\n");
    EXPECT_EQ(played.picture, (Picture{".....", "xay..", "EEEEE"}));
}

// Two dead worms of a stack leave a hole of two fields: who stood on them is hurt, and so shows when its column settled.
TEST(Melee, LetsTheRightColumnFallBeforeTheLeft) {
    auto state = drawn({"c.d", "x.y", "zaw", "EEE"});
    for (const char victim : {'x', 'y', 'z', 'w'}) worm(state, victim).health = 10;
    worm(state, 'x').health = 50;
    const auto played = play(state, melee, {1});
    EXPECT_EQ(played.text, "Attack hit Worm at position (1, 2)\n"
                           "Yul (6) died.\n"
                           "Attack hit Worm at position (2, 2)\n"
                           "Wim (8) died.\n"
                           "Attack hit Worm at position (2, 0)\n"
                           "Zoe (7) died.\n"
                           "Attack hit Worm at position (1, 0)\n"
                           "Xan (5) died.\n"
                           "Dan (4) took 10hp fall damage\n"
                           "Cat (3) took 10hp fall damage\n");
    EXPECT_EQ(played.picture, (Picture{"...", "...", "cad", "EEE"}));
}

TEST(Melee, LetsItsOwnColumnFallFirst) {
    auto state = drawn({".b..", ".xd.", ".ay.", "EzwE", "EEEE"});
    for (const char victim : {'x', 'y', 'z', 'w'}) worm(state, victim).health = 10;
    const auto played = play(state, melee, {3});
    EXPECT_EQ(played.text, "Attack hit Worm at position (1, 1)\n"
                           "Xan (5) died.\n"
                           "Attack hit Worm at position (1, 2)\n"
                           "Dan (4) took 50hp damage\n"
                           "Attack hit Worm at position (2, 2)\n"
                           "Yul (6) died.\n"
                           "Attack hit Worm at position (3, 2)\n"
                           "Wim (8) died.\n"
                           "Attack hit Worm at position (3, 1)\n"
                           "Zoe (7) died.\n"
                           "Bob (2) took 10hp fall damage\n"
                           "Dan (4) took 10hp fall damage\n");
    EXPECT_EQ(played.picture, (Picture{"....", "....", ".b..", "EadE", "EEEE"}));
}

TEST(Airstrike, HitsTheFirstThingFromTheTop) {
    const auto worm_hit = play(drawn({"...", "a.x", "EEE"}), airstrike_on(2));
    EXPECT_EQ(worm_hit.text, "Shot hit Worm at position (1, 2)\nXan (5) took 20hp damage\n");
    EXPECT_EQ(worm(worm_hit.state, 'a').ammunition[5], 0);
    const auto roof = play(drawn({"..E", "a.x", "EEE"}), airstrike_on(2));
    EXPECT_EQ(roof.text, "Shot hit Earth at position (0, 2)\n") << "a roof shields";
    EXPECT_EQ(play(drawn({"a.x", "EEE"}), airstrike_on(0)).text,
              "Shot hit Worm at position (0, 0)\nAnn (1) took 20hp damage\n");
}

TEST(Airstrike, MissesWhereThereIsNoFloorAndIsSilentInWater) {
    EXPECT_EQ(play(drawn({"a.x", "E.E"}), airstrike_on(1)).text, "Shot missed...\n");
    EXPECT_EQ(play(drawn({"a.x", "EWE"}), airstrike_on(1)).text, "");
}

}  // namespace
}  // namespace agon::sworms_test
