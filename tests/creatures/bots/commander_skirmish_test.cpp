#include <gtest/gtest.h>

#include "bots/creatures/commander_skirmish.h"

// The imagined fight.
namespace agon::creatures_test {
namespace {

using namespace creatures;

Creature at(Kind kind, int x, int y, int power, int toughness, int counter = 0) {
    Creature creature;
    creature.x = static_cast<std::int16_t>(x);
    creature.y = static_cast<std::int16_t>(y);
    creature.kind = kind;
    creature.power = power;
    creature.toughness = toughness;
    creature.counter = counter;
    return creature;
}

TEST(CreaturesSkirmish, APointOfToughnessIsWorthMoreToTheWeak) {
    const auto gain = [](int from, int to) {
        return worth_of(at(Kind::Wizard, 0, 0, 3, to, 5)) - worth_of(at(Kind::Wizard, 0, 0, 3, from, 5));
    };
    EXPECT_GT(gain(1, 3), gain(20, 22));
    EXPECT_GT(gain(20, 22), 0);
    EXPECT_GT(gain(0, 1), gain(1, 2)) << "to be alive is worth most";
    EXPECT_EQ(worth_of(at(Kind::Dragon, 0, 0, 9, 0)), 0);
}

TEST(CreaturesSkirmish, MenComeAndThenStrike) {
    Skirmish fight({5, 5}, 20, 20);
    ASSERT_TRUE(fight.add(at(Kind::Wizard, 5, 5, 3, 10, 0), true));
    ASSERT_TRUE(fight.add(at(Kind::Human, 7, 5, 2, 10), false));
    const int before = fight.balance();
    fight.play_round(0);
    EXPECT_EQ(fight.creature(1).x, 6);
    EXPECT_EQ(fight.creature(0).toughness, 10);
    fight.play_round(0);
    EXPECT_EQ(fight.creature(0).toughness, 8);
    EXPECT_LT(fight.balance(), before);
}

TEST(CreaturesSkirmish, TheBewitchedLoseOneMove) {
    Skirmish fight({5, 5}, 20, 20);
    fight.add(at(Kind::Wizard, 5, 5, 3, 10, 0), true);
    Creature human = at(Kind::Human, 6, 5, 2, 10);
    human.bewitched = true;
    fight.add(human, false);
    fight.play_round(0);
    EXPECT_EQ(fight.creature(0).toughness, 10);
    fight.play_round(0);
    EXPECT_EQ(fight.creature(0).toughness, 8);
}

TEST(CreaturesSkirmish, EnemyMagesBewitchMagesAndOthersAreHurt) {
    Skirmish fight({5, 5}, 20, 20);
    fight.add(at(Kind::Cleric, 5, 5, 3, 10), true);
    fight.add(at(Kind::Wizard, 6, 6, 2, 10, 0), true);
    fight.add(at(Kind::BattleMage, 7, 5, 4, 10, 2), false);
    fight.play_round(1);
    EXPECT_EQ(fight.creature(2).counter, 1) << "it has cast a spell";
    EXPECT_EQ(fight.creature(0).toughness, 10) << "not at the cleric";
    EXPECT_GE(fight.creature(1).toughness, 10) << "nor to hurt the wizard";
}

TEST(CreaturesSkirmish, HasNoRoomForTwoOnASquareOrForThoseFarAway) {
    Skirmish fight({5, 5}, 20, 20);
    fight.add_wall({4, 4});
    EXPECT_TRUE(fight.add(at(Kind::Human, 5, 5, 1, 1), true));
    EXPECT_FALSE(fight.add(at(Kind::Human, 5, 5, 1, 1), false));
    EXPECT_FALSE(fight.add(at(Kind::Human, 4, 4, 1, 1), false));
    EXPECT_FALSE(fight.add(at(Kind::Human, 5 + Skirmish::reach + 1, 5, 1, 1), false));
    EXPECT_FALSE(fight.has_foes());
}

}  // namespace
}  // namespace agon::creatures_test
