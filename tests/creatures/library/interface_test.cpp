#include <gtest/gtest.h>

#include <climits>
#include <memory>
#include <type_traits>

#include "creatures/library/asking.h"

// What an engine that was written without us relies on, and what holds for every creature.
namespace agon::creatures_library {
namespace {

static_assert(NORTH == 0 && SOUTH == 1);
static_assert(WALK == 0 && HUMANATTACK == 1 && DWARFATTACK == 2 && DRAGONPAW == 3 && DRAGONFIRE == 4 && HEAL == 5 &&
              FREEZESPELL == 6 && WEAKENSPELL == 7 && NOACT == 8);
static_assert(BATTLEMAGE == 0 && WIZARD == 1 && CLERIC == 2 && HUMAN == 3 && DWARF == 4 && DRAGON == 5 && FOOD == 6 &&
              WALL == 7);
static_assert(std::is_aggregate_v<Move> && std::is_aggregate_v<Object> && std::is_trivial_v<Object>);
static_assert(std::is_abstract_v<Creature> && std::has_virtual_destructor_v<Creature>);
static_assert(std::is_base_of_v<Wizard, BattleMage> && std::is_base_of_v<Cleric, BattleMage>);
static_assert(std::is_convertible_v<BattleMage*, Creature*>, "there is only one Creature in it");
static_assert(std::is_same_v<decltype(++std::declval<Creature&>()), void>);

constexpr ObjectType every_kind[] = {BATTLEMAGE, WIZARD, CLERIC, HUMAN, DWARF, DRAGON};

TEST(Creatures, StartAsTheyWereMade) {
    const BattleMage mage(SOUTH, 4, 10, 7);
    EXPECT_EQ(mage.getSide(), SOUTH);
    EXPECT_EQ(mage.getActionPower(), 4);
    EXPECT_EQ(mage.getToughness(), 10);
    EXPECT_EQ(mage.getMana(), 7);
    EXPECT_FALSE(mage.getBewitched());
    EXPECT_EQ(Dragon(NORTH, 1, 2, 3).getLeftFireCount(), 3);
}

TEST(Creatures, LoseToughnessAndAreBewitchedByTheEngine) {
    Human human(NORTH, 1, 5);
    human.loseToughness(7);
    EXPECT_EQ(human.getToughness(), -2);
    human.loseToughness(-3);
    EXPECT_EQ(human.getToughness(), 1);
    human.setBewitched(true);
    EXPECT_TRUE(human.getBewitched());
    human.setBewitched(false);
    EXPECT_FALSE(human.getBewitched());
}

TEST(Creatures, AreHealedEachInItsWay) {
    Human human(NORTH, 4, 10);
    Dwarf dwarf(NORTH, 4, 10);
    Dragon dragon(NORTH, 4, 10, 0);
    Wizard wizard(NORTH, 4, 10, 0);
    Cleric cleric(NORTH, 4, 10);
    BattleMage mage(NORTH, 4, 10, 3);
    for (Creature* creature :
         {static_cast<Creature*>(&human), static_cast<Creature*>(&dwarf), static_cast<Creature*>(&dragon),
          static_cast<Creature*>(&wizard), static_cast<Creature*>(&cleric), static_cast<Creature*>(&mage)})
        ++(*creature);
    EXPECT_EQ(human.getToughness(), 11);
    EXPECT_EQ(dwarf.getToughness(), 12);
    EXPECT_EQ(dragon.getToughness(), 11);
    EXPECT_EQ(dragon.getLeftFireCount(), 1);
    EXPECT_EQ(wizard.getToughness(), 13);
    EXPECT_EQ(wizard.getMana(), 2);
    EXPECT_EQ(cleric.getToughness(), 14) << "by its own power: the healer's is not known";
    EXPECT_EQ(mage.getToughness(), 14);
    EXPECT_EQ(mage.getMana(), 3) << "it is listed apart from wizards";
    ++static_cast<Wizard&>(mage);
    ++static_cast<Cleric&>(mage);
    EXPECT_EQ(mage.getToughness(), 22);
    EXPECT_EQ(mage.getMana(), 3);
}

TEST(Creatures, HaveNoGreatestToughnessManaOrFire) {
    Wizard wizard(NORTH, 4, 10, 0);
    Dragon dragon(NORTH, 4, 10, 0);
    for (int i = 0; i < 1000; ++i) {
        ++wizard;
        ++dragon;
    }
    EXPECT_EQ(wizard.getToughness(), 3010);
    EXPECT_EQ(wizard.getMana(), 2000);
    EXPECT_EQ(dragon.getLeftFireCount(), 1000);
}

TEST(Creatures, DoNothingWhileBewitched) {
    for (const ObjectType kind : every_kind) {
        const Self self{.kind = kind, .toughness = 1, .mana = 5, .fire = 5, .bewitched = true};
        Self after = self;
        EXPECT_EQ(answer(after, "S HUMAN 1 0; N HUMAN 0 1; N FOOD -1 0"), "NOACT 0 0");
        EXPECT_EQ(after, self) << "the engine ends the spell";
    }
}

TEST(Creatures, IgnoreWhatLiesUnderThemOrOutOfSight) {
    for (const ObjectType kind : every_kind) {
        const Self self{.kind = kind, .mana = 5, .fire = 5};
        auto view = walls_around(3);
        view.push_back({SOUTH, HUMAN, 0, 0, false});
        view.push_back({NORTH, BATTLEMAGE, 0, 0, false});
        view.push_back({NORTH, FOOD, 0, 0, false});
        for (const int far : {4, -4, 1000, INT_MAX, INT_MIN}) {
            view.push_back({SOUTH, HUMAN, far, 0, false});
            view.push_back({NORTH, HUMAN, 0, far, false});
            view.push_back({NORTH, FOOD, far, far, false});
        }
        const Asked asked = ask(self, view);
        EXPECT_EQ(to_text(asked.move), "NOACT 0 0");
        EXPECT_EQ(asked.after, self);
    }
}

TEST(Creatures, DoNotCareWhoseFoodAndWallsTheyAre) {
    for (const char* view : {"N FOOD 1 0; N WALL 0 1", "S FOOD 1 0; S WALL 0 1", "S FOOD 1 0 *; N WALL 0 1 *"}) {
        Self dwarf{.kind = DWARF};
        EXPECT_EQ(answer(dwarf, view), "WALK 1 0");
        EXPECT_EQ(dwarf.toughness, 11);
        EXPECT_EQ(answers({.kind = CLERIC}, view).size(), 7u);
    }
}

TEST(Creatures, FindTheirWayInViewsOfAnyLength) {
    std::vector<Object> view(100'000, Object{SOUTH, BATTLEMAGE, 1, 0, true});
    view.push_back({SOUTH, HUMAN, -2, 0, false});
    EXPECT_EQ(to_text(ask({.kind = HUMAN}, view).move), "WALK -1 0");
}

}  // namespace
}  // namespace agon::creatures_library
