#include "core/result.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>

#include "core/check.h"

namespace agon {
namespace {

using Number = Result<int, ParseError>;

Number half(int value) {
    if (value % 2 != 0) return Unexpected{ParseError{1, 2, "an even number"}};
    return value / 2;
}

TEST(Result, HoldsAValue) {
    Number result = half(8);
    ASSERT_TRUE(result);
    EXPECT_TRUE(result.has_value());
    EXPECT_EQ(*result, 4);
    EXPECT_EQ(result.value(), 4);
    *result = 7;
    EXPECT_EQ(std::as_const(result).value(), 7);
    EXPECT_THROW(std::ignore = result.error(), BrokenInvariant);
}

TEST(Result, HoldsAnError) {
    Number result = half(3);
    ASSERT_FALSE(result);
    EXPECT_FALSE(result.has_value());
    EXPECT_EQ(result.error(), (ParseError{1, 2, "an even number"}));
    EXPECT_THROW(std::ignore = *result, BrokenInvariant);
    EXPECT_THROW(std::ignore = result.value(), BrokenInvariant);
    EXPECT_THROW(std::ignore = *std::as_const(result), BrokenInvariant);
    EXPECT_THROW(std::ignore = *half(3), BrokenInvariant);
}

TEST(Result, TellsValueAndErrorOfOneTypeApart) {
    const Result<std::string, std::string> good(std::string("x")), bad(Unexpected{std::string("x")});
    EXPECT_TRUE(good);
    EXPECT_FALSE(bad);
    EXPECT_NE(good, bad);
    EXPECT_EQ(good, (Result<std::string, std::string>(std::string("x"))));
}

TEST(Result, ReachesIntoItsValue) {
    Result<std::string, ParseError> result(std::string("agon"));
    EXPECT_EQ(result->size(), 4u);
    EXPECT_EQ(std::as_const(result)->front(), 'a');
}

TEST(Result, HandsOverWhatCannotBeCopied) {
    Result<std::unique_ptr<int>, ParseError> result(std::make_unique<int>(5));
    const std::unique_ptr<int> taken = *std::move(result);
    EXPECT_EQ(*taken, 5);
    const std::unique_ptr<int> direct = Result<std::unique_ptr<int>, ParseError>(std::make_unique<int>(6)).value();
    EXPECT_EQ(*direct, 6);
}

TEST(Result, ConvertsErrorsThatCanBecomeItsOwn) {
    const Result<int, std::string> result(Unexpected{"a number"});
    EXPECT_EQ(result.error(), "a number");
}

TEST(ParseError, Text) {
    EXPECT_EQ(to_text(ParseError{3, 7, "a number from 0 to 8"}), "line 3, column 7: expected a number from 0 to 8");
    EXPECT_EQ(to_text(ParseError{3, 0, "a number"}), "line 3: expected a number");
    EXPECT_EQ(to_text(ParseError{0, 0, "a number"}), "expected a number");
}

std::string message_of(void (*broken)()) {
    try {
        broken();
    } catch (const BrokenInvariant& error) { return error.what(); }
    return "nothing was thrown";
}

TEST(AgonCheck, NamesConditionAndPlaceButNoMachine) {
    const std::string text = message_of([] {
        const int gold = -1;
        AGON_CHECK(gold >= 0);
    });
    EXPECT_EQ(text.rfind("broken invariant: gold >= 0 (tests/core/result_test.cpp:", 0), 0u) << text;
}

TEST(AgonCheck, DropsEveryAbsolutePath) {
    const auto text = message_of([] { check_failed("x", "/somewhere/src/agon/src/core/grid.h", 7); });
    EXPECT_EQ(text, "broken invariant: x (src/core/grid.h:7)");
    EXPECT_EQ(message_of([] { check_failed("x", "src/core/grid.h", 7); }), "broken invariant: x (src/core/grid.h:7)");
    EXPECT_EQ(message_of([] { check_failed("x", "/any/src/agon/tests/toys/pig.cpp", 7); }),
              "broken invariant: x (tests/toys/pig.cpp:7)");
    EXPECT_EQ(message_of([] { check_failed("x", "/somewhere/agon/bench/rules.cpp", 7); }),
              "broken invariant: x (rules.cpp:7)");
}

TEST(AgonCheck, CostsNothingButTheConditionAndEvaluatesItOnce) {
    int evaluated = 0;
    AGON_CHECK(++evaluated == 1);
    EXPECT_EQ(evaluated, 1);
}

constexpr int checked_double(int value) {
    AGON_CHECK(value >= 0);
    return 2 * value;
}
static_assert(checked_double(4) == 8, "a check may stand in a constexpr function");

}  // namespace
}  // namespace agon
