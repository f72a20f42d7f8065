#include <gtest/gtest.h>

#include "creatures/library/asking.h"

// Men, dwarves and dragons. Each test is a sentence of the rules; names of creatures in views are N or S, kind, x, y.
namespace agon::creatures_library {
namespace {

TEST(Human, AttacksTheMostImportantNeighbour) {
    EXPECT_EQ(answer({.kind = HUMAN}, "S HUMAN 1 0; S DWARF -1 -1; S HUMAN 0 1"), "HUMANATTACK -1 -1");
    EXPECT_EQ(answer({.kind = HUMAN}, "S DWARF 1 0; S CLERIC 0 1"), "HUMANATTACK 0 1");
    EXPECT_EQ(answer({.kind = HUMAN}, "S CLERIC 1 0; S DRAGON 0 1"), "HUMANATTACK 0 1");
    EXPECT_EQ(answer({.kind = HUMAN}, "S DRAGON 1 0; S WIZARD 0 1"), "HUMANATTACK 0 1");
    EXPECT_EQ(answer({.kind = HUMAN}, "S WIZARD 1 0; S BATTLEMAGE 0 1"), "HUMANATTACK 0 1");
}

TEST(Human, AttacksTheFirstOfEquallyImportantNeighbours) {
    EXPECT_EQ(answer({.kind = HUMAN}, "S CLERIC 1 1; S CLERIC -1 0"), "HUMANATTACK 1 1");
    EXPECT_EQ(answer({.kind = HUMAN}, "S CLERIC -1 0; S CLERIC 1 1"), "HUMANATTACK -1 0");
}

TEST(Human, AttacksNeitherFriendsNorTheBewitchedNorTheDistant) {
    EXPECT_EQ(answer({.kind = HUMAN}, "N BATTLEMAGE 0 1; S WIZARD -1 0 *; S HUMAN 1 0"), "HUMANATTACK 1 0");
    EXPECT_EQ(answer({.kind = HUMAN}, "S BATTLEMAGE 2 0; S HUMAN 0 -1"), "HUMANATTACK 0 -1");
    EXPECT_EQ(answer({.kind = HUMAN, .side = SOUTH}, "S BATTLEMAGE 0 1; N HUMAN 1 0"), "HUMANATTACK 1 0");
}

TEST(Human, MovesToTheSquareNearestToTheMostImportantEnemyInSight) {
    EXPECT_EQ(answer({.kind = HUMAN}, "S HUMAN -2 0; S DRAGON 2 1"), "WALK 1 1");
    EXPECT_EQ(answer({.kind = HUMAN}, "S HUMAN -2 0; S DRAGON 2 1; S WIZARD 0 -2"), "WALK 0 -1");
    EXPECT_EQ(answer({.kind = HUMAN}, "S BATTLEMAGE 3 0; S HUMAN -2 0"), "WALK -1 0")
        << "what is out of sight is ignored";
}

TEST(Human, OfEquallyGoodSquaresTakesTheOneWithLessXThenLessY) {
    EXPECT_EQ(answer({.kind = HUMAN}, "S WIZARD 2 2; N WALL 1 1"), "WALK 0 1");
    EXPECT_EQ(answer({.kind = HUMAN}, "S WIZARD -1 -1 *"), "WALK -1 0");
    EXPECT_EQ(answer({.kind = DRAGON}, "S WIZARD 3 0; N WALL 2 0"), "WALK 3 -1");
}

TEST(Human, OfEquallyImportantEnemiesApproachesTheNearerThenTheFirst) {
    EXPECT_EQ(answer({.kind = HUMAN}, "S DRAGON 2 2; S DRAGON -2 0"), "WALK -1 0");
    EXPECT_EQ(answer({.kind = HUMAN}, "S DRAGON 0 2; S DRAGON -2 0"), "WALK 0 1");
    EXPECT_EQ(answer({.kind = HUMAN}, "S DRAGON -2 0; S DRAGON 0 2"), "WALK -1 0");
}

TEST(Human, TriesTheNextEnemyWhereTheMostImportantCannotBeApproached) {
    EXPECT_EQ(answer({.kind = HUMAN}, "S BATTLEMAGE 1 0 *; S HUMAN -2 0; N FOOD 0 1"), "WALK -1 0");
    EXPECT_EQ(answer({.kind = HUMAN}, "S WIZARD 0 2; N WALL -1 1; N WALL 0 1; N WALL 1 1; S WIZARD 2 0"), "WALK 1 0")
        << "also of the same kind";
}

TEST(Human, IsAttractedByBewitchedEnemies) {
    EXPECT_EQ(answer({.kind = HUMAN}, "S WIZARD 2 0 *; S HUMAN -2 0"), "WALK 1 0");
    EXPECT_EQ(answer({.kind = HUMAN}, "S WIZARD 1 1 *"), "WALK 0 1") << "and goes round them";
}

TEST(Human, EatsWhenNoEnemyCanBeApproached) {
    Self human{.kind = HUMAN};
    EXPECT_EQ(answer(human, "S WIZARD 1 0 *; N FOOD -1 0"), "WALK -1 0");
    EXPECT_EQ(human.toughness, 11);
    EXPECT_EQ(answer({.kind = HUMAN}, "N FOOD 1 1; N FOOD 1 0; N FOOD 0 1"), "WALK 0 1") << "the nearest, then less x";
    EXPECT_EQ(answer({.kind = HUMAN}, "N FOOD -1 1; N FOOD -1 -1"), "WALK -1 -1") << "then less y";
}

TEST(Human, GainsOneFromFoodOnTheWayToAnEnemy) {
    Self human{.kind = HUMAN};
    EXPECT_EQ(answer(human, "S WIZARD 2 0; S FOOD 1 0; N FOOD 1 0"), "WALK 1 0");
    EXPECT_EQ(human.toughness, 11) << "once, however much food there is";
    EXPECT_EQ(answer(human, "S WIZARD 2 0; N FOOD -1 0"), "WALK 1 0");
    EXPECT_EQ(human.toughness, 11);
}

TEST(Human, CannotEatUnderAnotherOrOutOfReach) {
    EXPECT_EQ(answers({.kind = HUMAN}, "N FOOD 1 0; N CLERIC 1 0").size(), 7u);
    EXPECT_EQ(answers({.kind = HUMAN}, "N FOOD 1 0; N WALL 1 0").size(), 7u);
    EXPECT_EQ(answers({.kind = HUMAN}, "N FOOD 2 0").size(), 8u) << "it does not step towards food";
}

TEST(Human, WalksRandomlyWhenThereIsNothingElse) {
    EXPECT_EQ(answers({.kind = HUMAN}, ""), (std::set<std::string>{"WALK -1 -1", "WALK -1 0", "WALK -1 1", "WALK 0 -1",
                                                                   "WALK 0 1", "WALK 1 -1", "WALK 1 0", "WALK 1 1"}));
    EXPECT_EQ(answers({.kind = HUMAN}, "N HUMAN 0 1; N WALL 1 1").size(), 6u) << "friends are neither foes nor floor";
}

TEST(Human, DoesNothingWhereNoSquareIsFree) {
    EXPECT_EQ(answers({.kind = HUMAN}, walls_around(1)), std::set<std::string>{"NOACT 0 0"});
    auto crowd = walls_around(1);
    for (Object& object : crowd) object.objType = CLERIC;
    EXPECT_EQ(answers({.kind = HUMAN}, crowd), std::set<std::string>{"NOACT 0 0"});
}

TEST(Dwarf, SeesAndActsOnItsNeighboursOnly) {
    EXPECT_EQ(answer({.kind = DWARF}, "S HUMAN 1 0; S CLERIC 0 1"), "DWARFATTACK 0 1");
    EXPECT_EQ(answer({.kind = DWARF}, "S HUMAN 1 -1; S DRAGON 0 1 *"), "DWARFATTACK 1 -1");
    EXPECT_EQ(answers({.kind = DWARF}, "S BATTLEMAGE 2 0; S HUMAN 0 2").size(), 8u);
}

TEST(Dwarf, ApproachesBewitchedNeighboursThenEats) {
    EXPECT_EQ(answer({.kind = DWARF}, "S HUMAN 1 1 *; N FOOD -1 -1"), "WALK 0 1");
    Self dwarf{.kind = DWARF};
    EXPECT_EQ(answer(dwarf, "S HUMAN 1 0 *; N FOOD -1 -1"), "WALK -1 -1");
    EXPECT_EQ(dwarf.toughness, 11);
    EXPECT_EQ(answer(dwarf, "S HUMAN 1 1 *; N FOOD 0 1"), "WALK 0 1");
    EXPECT_EQ(dwarf.toughness, 12);
}

TEST(Dragon, PawsTheMostImportantNeighbourBeforeAllElse) {
    Self dragon{.kind = DRAGON, .fire = 5};
    EXPECT_EQ(answer(dragon, "S HUMAN 1 0; S DWARF 1 1; S BATTLEMAGE 2 2"), "DRAGONPAW 1 1");
    EXPECT_EQ(dragon.fire, 5);
}

TEST(Dragon, FiresAtTheMostImportantInItsRangeAndCountsIt) {
    Self dragon{.kind = DRAGON, .fire = 2};
    EXPECT_EQ(answer(dragon, "S HUMAN -3 0; S CLERIC 3 -3; S BATTLEMAGE 0 4"), "DRAGONFIRE 3 -3");
    EXPECT_EQ(answer(dragon, "S HUMAN 2 0; S HUMAN -2 0"), "DRAGONFIRE 2 0");
    EXPECT_EQ(dragon.fire, 0);
    EXPECT_EQ(answer(dragon, "S HUMAN 3 0"), "WALK 2 0");
    EXPECT_EQ(dragon.fire, 0) << "never below";
    EXPECT_EQ(answer({.kind = DRAGON, .fire = -1}, "S HUMAN 3 0"), "WALK 2 0");
}

TEST(Dragon, SparesDwarvesAndTheBewitchedFromItsFire) {
    Self dragon{.kind = DRAGON, .fire = 5};
    EXPECT_EQ(answer(dragon, "S DWARF 2 0; S HUMAN 3 -3"), "DRAGONFIRE 3 -3");
    EXPECT_EQ(answer(dragon, "S BATTLEMAGE 1 0 *; S HUMAN 2 -2"), "DRAGONFIRE 2 -2");
    EXPECT_EQ(dragon.fire, 3);
    EXPECT_EQ(answer(dragon, "S DWARF 3 0"), "WALK 2 0") << "but it goes to them";
    EXPECT_EQ(answer(dragon, "S WIZARD 2 0 *; S DWARF 0 -3"), "WALK 1 0");
    EXPECT_EQ(answer(dragon, "S DWARF 0 -1"), "DRAGONPAW 0 -1") << "and paws them";
    EXPECT_EQ(dragon.fire, 3);
}

TEST(Dragon, WalksAsFarAsItActsOverWhateverIsBetween) {
    EXPECT_EQ(answer({.kind = DRAGON}, "S WIZARD 3 3; N WALL 1 1; N WALL 2 2; N WALL 1 2; N WALL 2 1"), "WALK 2 3");
    auto ring = walls_around(2);
    ring.push_back({SOUTH, HUMAN, 3, 3, false});
    EXPECT_EQ(to_text(ask({.kind = DRAGON}, ring).move), "WALK 2 3");
}

TEST(Dragon, EatsInItsWholeRange) {
    Self dragon{.kind = DRAGON, .fire = 5};
    EXPECT_EQ(answer(dragon, "N FOOD 3 3; N FOOD -3 -2"), "WALK -3 -2");
    EXPECT_EQ(answer(dragon, "N FOOD 3 3; N WALL 1 1"), "WALK 3 3");
    EXPECT_EQ(dragon.toughness, 12);
    EXPECT_EQ(answer({.kind = DRAGON}, "N FOOD 0 2; N FOOD 1 -1; N FOOD 1 1"), "WALK 0 2") << "all equally far";
    EXPECT_EQ(answers({.kind = DRAGON}, "N FOOD 4 0", 5000).size(), 48u);
}

}  // namespace
}  // namespace agon::creatures_library
