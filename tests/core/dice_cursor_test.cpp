#include "core/dice_cursor.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <climits>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/dice.h"

namespace agon {
namespace {

const std::vector<DiceCursor> starts{
    {DiceKind::Mersenne, 1, 0, {}},
    {DiceKind::Mersenne, 0xffffffff, 3, {}},
    {DiceKind::XorWow, 42, 0, {}},
    {DiceKind::XorWow, 0xffffffd6, 1000, {}},
    {DiceKind::Keyed, ~std::uint64_t{0}, 0, {}},
    {DiceKind::Keyed, 9, 12, {}},
    {DiceKind::Low, 0, 0, {}},
    {DiceKind::High, 0, 0, {}},
    {DiceKind::Scripted, 0, 0, {}},
};

DiceCursor with_script(DiceCursor cursor, int rolls) {
    if (cursor.kind == DiceKind::Scripted)
        for (int i = 0; i < rolls; ++i) cursor.script.push_back(i % 4);
    return cursor;
}

TEST(DiceCursor, MakesDiceThatStandWhereItSays) {
    for (const DiceCursor& start : starts) {
        EXPECT_FALSE(problem_with(start)) << to_text(start);
        EXPECT_EQ(make_dice(start)->cursor(), start) << to_text(start);
    }
}

TEST(DiceCursor, DiceGoOnAfterAnyNumberOfRolls) {
    constexpr int most_rolls = 40, later = 20;
    for (const DiceCursor& start : starts)
        for (int rolls = 0; rolls <= most_rolls; ++rolls) {
            const auto dice = make_dice(with_script(start, most_rolls + later));
            // The span of 3 * 2^30 makes generators reject, so that draws and rolls part.
            for (int i = 0; i < rolls; ++i) {
                if (start.kind == DiceKind::Scripted) dice->roll(0, 3);
                else dice->roll(INT_MIN, 1073741823);
            }
            const auto copy = make_dice(dice->cursor());
            for (int i = 0; i < later; ++i)
                ASSERT_EQ(copy->roll(0, 3), dice->roll(0, 3)) << to_text(start) << " " << rolls;
            EXPECT_EQ(copy->cursor(), dice->cursor());
        }
}

TEST(DiceCursor, FlipsAndRollsMayBeMixed) {
    for (const DiceCursor& start : starts) {
        if (start.kind == DiceKind::Scripted) continue;
        const auto dice = make_dice(start);
        for (int i = 0; i < 7; ++i) {
            dice->flip();
            dice->roll(0, i);
        }
        const auto copy = make_dice(dice->cursor());
        EXPECT_EQ(copy->roll(0, 1000), dice->roll(0, 1000)) << to_text(start);
    }
}

TEST(DiceCursor, TextsAreAsDocumented) {
    EXPECT_EQ(to_text({DiceKind::Mersenne, 42, 17, {}}), "mersenne 42 17");
    EXPECT_EQ(to_text({DiceKind::Low, 0, 0, {}}), "low");
    EXPECT_EQ(to_text({DiceKind::Scripted, 0, 0, {3, 1, 4}}), "scripted 3 1 4");
    EXPECT_EQ(*read_dice_cursor("mersenne 42 17"), (DiceCursor{DiceKind::Mersenne, 42, 17, {}}));
    EXPECT_EQ(*read_dice_cursor("high"), (DiceCursor{DiceKind::High, 0, 0, {}}));
    EXPECT_EQ(*read_dice_cursor("scripted -3 1 2147483647"), (DiceCursor{DiceKind::Scripted, 0, 0, {-3, 1, INT_MAX}}));
}

TEST(DiceCursor, SeedAndDrawsAreZeroWhenLeftOut) {
    EXPECT_EQ(*read_dice_cursor("keyed"), (DiceCursor{DiceKind::Keyed, 0, 0, {}}));
    EXPECT_EQ(*read_dice_cursor("xorwow 5"), (DiceCursor{DiceKind::XorWow, 5, 0, {}}));
    EXPECT_EQ(*read_dice_cursor(" \tmersenne\t 5  6 "), (DiceCursor{DiceKind::Mersenne, 5, 6, {}}));
}

RC_GTEST_PROP(DiceCursor, TextRoundTrip, ()) {
    DiceCursor cursor;
    cursor.kind = *rc::gen::element(DiceKind::Mersenne, DiceKind::XorWow, DiceKind::Keyed, DiceKind::Low,
                                    DiceKind::High, DiceKind::Scripted);
    const bool narrow = cursor.kind == DiceKind::Mersenne || cursor.kind == DiceKind::XorWow;
    if (narrow) cursor.seed = *rc::gen::arbitrary<std::uint32_t>();
    if (cursor.kind == DiceKind::Keyed) cursor.seed = *rc::gen::arbitrary<std::uint64_t>();
    if (narrow || cursor.kind == DiceKind::Keyed) cursor.draws = *rc::gen::inRange<std::uint64_t>(0, 100000000);
    if (cursor.kind == DiceKind::Scripted) cursor.script = *rc::gen::arbitrary<std::vector<int>>();
    const auto again = read_dice_cursor(to_text(cursor));
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == cursor);
}

struct BadText {
    std::string text;
    int column;
    std::string expected;
};

TEST(DiceCursor, BadTextsNameTheirColumn) {
    const std::vector<BadText> cases{
        {"", 1, "mersenne, xorwow, keyed, low, high or scripted dice"},
        {"   ", 4, "mersenne, xorwow, keyed, low, high or scripted dice"},
        {"dice", 1, "mersenne, xorwow, keyed, low, high or scripted dice"},
        {"  Mersenne 1", 3, "mersenne, xorwow, keyed, low, high or scripted dice"},
        {"\nlow", 1, "mersenne, xorwow, keyed, low, high or scripted dice"},
        {"mersenne x", 10, "a whole number"},
        {"mersenne -1", 10, "a whole number"},
        {"mersenne 1 two", 12, "a whole number"},
        {"mersenne 1 2 3", 14, "nothing more"},
        {"mersenne 1,2", 11, "a whole number"},
        {"keyed 18446744073709551616", 7, "a whole number"},
        {"keyed 1 2.5", 10, "a whole number"},
        {"low 1", 5, "nothing more"},
        {"high\n", 5, "nothing more"},
        {"scripted 1 x", 12, "a whole number"},
        {"scripted 1 2147483648", 12, "a whole number"},
        {"scripted 1,2", 11, "a whole number"},
        {"mersenne 4294967296", 10, "a seed from 0 to 4294967295"},
        {"xorwow  4294967296 3", 9, "a seed from 0 to 4294967295"},
        {"mersenne 1 100000001", 12, "at most 100000000 draws"},
    };
    for (const BadText& bad : cases) {
        const auto read = read_dice_cursor(bad.text);
        ASSERT_FALSE(read) << bad.text;
        EXPECT_EQ(read.error(), (ParseError{1, bad.column, bad.expected})) << bad.text;
    }
}

// "1-2" is a slip of the pen, not the rolls 1 and -2.
TEST(DiceCursor, NumbersStandApart) {
    EXPECT_EQ(read_dice_cursor("scripted 1-2").error().column, 11);
    EXPECT_EQ(read_dice_cursor("scripted 3 1-2").error().column, 13);
}

TEST(DiceCursor, ProblemsOfCursorsThatNeverWereText) {
    EXPECT_TRUE(problem_with({DiceKind::Mersenne, std::uint64_t{1} << 32, 0, {}}));
    EXPECT_TRUE(problem_with({DiceKind::XorWow, std::uint64_t{1} << 32, 0, {}}));
    EXPECT_TRUE(problem_with({DiceKind::Mersenne, 0, 100000001, {}}));
    EXPECT_TRUE(problem_with({DiceKind::Low, 1, 0, {}}));
    EXPECT_TRUE(problem_with({DiceKind::High, 0, 1, {}}));
    EXPECT_TRUE(problem_with({DiceKind::Scripted, 1, 0, {}}));
    EXPECT_TRUE(problem_with({DiceKind::Keyed, 1, 0, {4}}));
    EXPECT_FALSE(problem_with({DiceKind::Scripted, 0, 0, {4}}));
    EXPECT_FALSE(problem_with({}));
}

}  // namespace
}  // namespace agon
