#include <gtest/gtest.h>

#include <climits>

#include "core/check.h"
#include "core/dice_kinds.h"

namespace agon {
namespace {

TEST(LowDice, AlwaysRollsTheLowerEnd) {
    LowDice dice;
    EXPECT_EQ(dice.roll(1, 6), 1);
    EXPECT_EQ(dice.roll(-5, -5), -5);
    EXPECT_EQ(dice.roll(INT_MIN, INT_MAX), INT_MIN);
    EXPECT_FALSE(dice.flip());
    EXPECT_EQ(dice.cursor(), (DiceCursor{DiceKind::Low, 0, 0, {}}));
}

TEST(HighDice, AlwaysRollsTheUpperEnd) {
    HighDice dice;
    EXPECT_EQ(dice.roll(1, 6), 6);
    EXPECT_EQ(dice.roll(-5, -5), -5);
    EXPECT_EQ(dice.roll(INT_MIN, INT_MAX), INT_MAX);
    EXPECT_TRUE(dice.flip());
    EXPECT_EQ(dice.cursor(), (DiceCursor{DiceKind::High, 0, 0, {}}));
}

// A test with stubborn dice must not pass where real dice would be asked for the impossible.
TEST(StubbornDice, RefuseAnEmptyRangeLikeRealOnes) {
    EXPECT_THROW(LowDice().roll(0, -1), BrokenInvariant);
    EXPECT_THROW(HighDice().roll(0, -1), BrokenInvariant);
}

TEST(ScriptedDice, SaysWhatItWasTold) {
    ScriptedDice dice({3, -1, 1, 0});
    EXPECT_EQ(dice.roll(1, 6), 3);
    EXPECT_EQ(dice.cursor(), (DiceCursor{DiceKind::Scripted, 0, 0, {-1, 1, 0}}));
    EXPECT_EQ(dice.roll(-1, -1), -1);
    EXPECT_TRUE(dice.flip());
    EXPECT_FALSE(dice.flip());
    EXPECT_EQ(dice.cursor(), (DiceCursor{DiceKind::Scripted, 0, 0, {}}));
}

TEST(ScriptedDice, RefusesARollItDoesNotHave) {
    ScriptedDice dice({6});
    dice.roll(1, 6);
    EXPECT_THROW(dice.roll(1, 6), BrokenInvariant);
    EXPECT_THROW(dice.roll(1, 6), BrokenInvariant);
    EXPECT_THROW(ScriptedDice({}).flip(), BrokenInvariant);
}

TEST(ScriptedDice, RefusesARollOutOfItsRange) {
    EXPECT_THROW(ScriptedDice({7}).roll(1, 6), BrokenInvariant);
    EXPECT_THROW(ScriptedDice({0}).roll(1, 6), BrokenInvariant);
    EXPECT_THROW(ScriptedDice({2}).flip(), BrokenInvariant);
}

}  // namespace
}  // namespace agon
