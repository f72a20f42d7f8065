#include <gtest/gtest.h>

#include "creatures/library/asking.h"

// Wizards, clerics and battlemages. Each test is a sentence of the rules.
namespace agon::creatures_library {
namespace {

TEST(Wizard, FreezesTheMostImportantMage) {
    Self wizard{.kind = WIZARD, .mana = 2};
    EXPECT_EQ(answer(wizard, "S WIZARD 1 0; S BATTLEMAGE -3 2"), "FREEZESPELL -3 2");
    EXPECT_EQ(answer(wizard, "S DRAGON 1 1; S WIZARD 3 3"), "FREEZESPELL 3 3");
    EXPECT_EQ(wizard.mana, 0);
}

TEST(Wizard, FreezesTheBewitchedOnlyWhenNobodyAsImportantIsLeft) {
    EXPECT_EQ(answer({.kind = WIZARD, .mana = 1}, "S WIZARD 1 0 *; S WIZARD -2 0; S WIZARD 0 1"), "FREEZESPELL -2 0");
    EXPECT_EQ(answer({.kind = WIZARD, .mana = 1}, "S BATTLEMAGE 1 0 *; S WIZARD -2 0"), "FREEZESPELL 1 0");
    EXPECT_EQ(answer({.kind = WIZARD, .mana = 1}, "S WIZARD 1 0 *; S DRAGON 2 2"), "FREEZESPELL 1 0");
    EXPECT_EQ(answer({.kind = WIZARD, .mana = 1}, "S WIZARD 1 0 *; S WIZARD 2 0 *"), "FREEZESPELL 1 0");
}

TEST(Wizard, WeakensTheMostImportantOther) {
    Self wizard{.kind = WIZARD, .mana = 5};
    EXPECT_EQ(answer(wizard, "S DWARF 0 1; S CLERIC -2 -2"), "WEAKENSPELL -2 -2");
    EXPECT_EQ(answer(wizard, "S DRAGON 2 0 *; S HUMAN 0 1"), "WEAKENSPELL 2 0") << "the bewitched, too";
    EXPECT_EQ(answer(wizard, "S DRAGON 2 0 *; S DRAGON 0 1"), "WEAKENSPELL 2 0") << "in the order of the list";
    EXPECT_EQ(answer(wizard, "N BATTLEMAGE 1 1; S HUMAN 3 -3"), "WEAKENSPELL 3 -3");
    EXPECT_EQ(wizard.mana, 1);
}

TEST(Wizard, WithoutManaApproachesTheMostImportantEnemy) {
    Self wizard{.kind = WIZARD};
    EXPECT_EQ(answer(wizard, "S BATTLEMAGE 0 3; S HUMAN 1 0"), "WALK -1 3");
    EXPECT_EQ(answer(wizard, "S BATTLEMAGE 1 0; S HUMAN 0 3; N FOOD 0 2"), "WALK -1 3")
        << "nothing is nearer than next to it";
    EXPECT_EQ(wizard, (Self{.kind = WIZARD}));
    EXPECT_EQ(answer({.kind = WIZARD, .mana = -1}, "S HUMAN 0 3"), "WALK -1 3");
}

TEST(Wizard, WithoutEnemiesTeleportsRandomlyAndDoesNotEat) {
    const Self wizard{.kind = WIZARD, .mana = 3};
    const auto view = view_of("N FOOD 1 0; N WIZARD 2 0; S HUMAN 4 0");
    EXPECT_EQ(answers(wizard, view, 5000).size(), 47u);
    for (int i = 0; i < 1000; ++i) EXPECT_EQ(ask(wizard, view).after, wizard);
    EXPECT_EQ(answers(wizard, walls_around(3)), std::set<std::string>{"NOACT 0 0"});
}

TEST(Cleric, HealsTheMostImportantFriendBesideIt) {
    EXPECT_EQ(answer({.kind = CLERIC}, "N DWARF 1 0; N DRAGON 0 1; N WIZARD 2 2"), "HEAL 0 1");
    EXPECT_EQ(answer({.kind = CLERIC}, "N HUMAN 0 1; N CLERIC 1 1"), "HEAL 1 1") << "another cleric is no obstacle";
    EXPECT_EQ(answer({.kind = CLERIC}, "N WIZARD 0 -1 *; N WIZARD 0 1"), "HEAL 0 -1") << "nor is a spell";
    EXPECT_EQ(answer({.kind = CLERIC}, "N HUMAN 1 0; N HUMAN -1 0"), "HEAL 1 0");
    EXPECT_EQ(answer({.kind = CLERIC}, "S BATTLEMAGE 1 0; N HUMAN -1 0"), "HEAL -1 0");
}

TEST(Cleric, ApproachesTheMostImportantFriendInSight) {
    EXPECT_EQ(answer({.kind = CLERIC}, "N HUMAN -2 0; N DRAGON 2 2; S HUMAN 1 1"), "WALK 0 1");
    EXPECT_EQ(answer({.kind = CLERIC}, "N HUMAN -2 0; N BATTLEMAGE 3 0"), "WALK -1 0");
    EXPECT_EQ(answer({.kind = CLERIC}, "N DRAGON 0 2; N WALL -1 1; N WALL 0 1; N WALL 1 1; N HUMAN 2 0"), "WALK 1 0");
}

TEST(Cleric, NeverHealsItselfAndIgnoresEnemiesAndFood) {
    EXPECT_EQ(answer({.kind = CLERIC}, "N CLERIC 0 0; N BATTLEMAGE 2 0"), "WALK 1 0");
    EXPECT_EQ(answers({.kind = CLERIC}, "N CLERIC 0 0; S HUMAN 1 0").size(), 7u);
    Self cleric{.kind = CLERIC};
    EXPECT_EQ(answer(cleric, "N FOOD 1 0; N HUMAN 2 0"), "WALK 1 0");
    EXPECT_EQ(cleric.toughness, 10);
    EXPECT_EQ(answers({.kind = CLERIC}, "N FOOD 1 0").size(), 8u);
    EXPECT_EQ(answers({.kind = CLERIC}, walls_around(1)), std::set<std::string>{"NOACT 0 0"});
}

TEST(BattleMage, HealsItselfBelowThree) {
    Self weak{.kind = BATTLEMAGE, .toughness = 2, .mana = 5};
    EXPECT_EQ(answer(weak, "S WIZARD 1 0; N HUMAN 0 1"), "HEAL 0 0");
    EXPECT_EQ(weak, (Self{.kind = BATTLEMAGE, .toughness = 2, .mana = 5})) << "the engine does the healing";
    EXPECT_EQ(answer({.kind = BATTLEMAGE, .toughness = 0}, ""), "HEAL 0 0");
    EXPECT_EQ(answer({.kind = BATTLEMAGE, .toughness = 3, .mana = 1}, "S HUMAN 3 0"), "WEAKENSPELL 3 0");
}

TEST(BattleMage, CastsLikeAWizard) {
    Self mage{.kind = BATTLEMAGE, .mana = 3};
    EXPECT_EQ(answer(mage, "S WIZARD 1 0 *; S WIZARD 3 3; N HUMAN 0 1"), "FREEZESPELL 3 3");
    EXPECT_EQ(answer(mage, "S BATTLEMAGE -3 -3; S WIZARD 1 0"), "FREEZESPELL -3 -3");
    EXPECT_EQ(answer(mage, "S HUMAN 1 0; S DRAGON 0 3 *"), "WEAKENSPELL 0 3");
    EXPECT_EQ(mage.mana, 0);
}

TEST(BattleMage, HealsInItsOwnRangeWhenItCannotCast) {
    EXPECT_EQ(answer({.kind = BATTLEMAGE}, "S HUMAN 1 1; N HUMAN 1 0; N DRAGON 3 3"), "HEAL 3 3") << "for want of mana";
    Self mage{.kind = BATTLEMAGE, .mana = 5};
    EXPECT_EQ(answer(mage, "N HUMAN 2 0; N BATTLEMAGE 0 0"), "HEAL 2 0") << "for want of enemies";
    EXPECT_EQ(mage.mana, 5);
}

TEST(BattleMage, WalksRandomlyWhenThereIsNobodyToHeal) {
    EXPECT_EQ(answers({.kind = BATTLEMAGE, .mana = 5}, "", 5000).size(), 48u);
    EXPECT_EQ(answers({.kind = BATTLEMAGE}, "S HUMAN 2 0; N HUMAN 4 0; N FOOD 1 0", 5000).size(), 47u)
        << "it approaches nobody";
    EXPECT_EQ(answers({.kind = BATTLEMAGE}, walls_around(3)), std::set<std::string>{"NOACT 0 0"});
}

}  // namespace
}  // namespace agon::creatures_library
