#include "core/text_cursor.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

namespace agon {
namespace {

ParseError error_at(const TextCursor& in) { return in.expected("x").error; }

TEST(TextCursor, TakesCharactersAndWords) {
    TextCursor in("ab  cd\te\nf");
    EXPECT_EQ(in.peek(), 'a');
    EXPECT_FALSE(in.take('b'));
    EXPECT_TRUE(in.take('a'));
    EXPECT_FALSE(in.take("bc"));
    EXPECT_TRUE(in.take("b "));
    EXPECT_EQ(in.take_word(), "");
    in.skip_blanks();
    EXPECT_EQ(in.take_word(), "cd");
    in.skip_blanks();
    EXPECT_EQ(in.take_word(), "e");
    in.skip_blanks();
    EXPECT_EQ(in.peek(), '\n') << "blanks are not line ends";
    EXPECT_EQ(in.take_word(), "");
    EXPECT_EQ(in.rest(), "\nf");
}

TEST(TextCursor, TakesLinesWithEitherEnd) {
    TextCursor in("one\r\n\ntwo \rx\nlast");
    EXPECT_EQ(in.take_line(), "one");
    EXPECT_EQ(in.take_line(), "");
    EXPECT_EQ(in.take_line(), "two \rx");
    EXPECT_FALSE(in.at_end());
    EXPECT_EQ(in.take_line(), "last");
    EXPECT_TRUE(in.at_end());
    EXPECT_EQ(in.take_line(), "");
}

TEST(TextCursor, AWordEndsBeforeACarriageReturn) {
    TextCursor in("word\r\nnext");
    EXPECT_EQ(in.take_word(), "word");
    EXPECT_EQ(in.take_line(), "");
    EXPECT_EQ(in.take_word(), "next");
}

TEST(TextCursor, TheEndOfInputIsHarmless) {
    for (const std::string_view text : {std::string_view(), std::string_view("")}) {
        TextCursor in(text);
        EXPECT_TRUE(in.at_end());
        EXPECT_EQ(in.peek(), '\0');
        in.skip_blanks();
        EXPECT_FALSE(in.take('\0'));
        EXPECT_FALSE(in.take("a"));
        EXPECT_EQ(in.take_word(), "");
        EXPECT_EQ(in.take_line(), "");
        EXPECT_EQ(in.rest(), "");
        EXPECT_EQ(in.take_integer(0, 9), std::nullopt);
        EXPECT_EQ(in.take_natural(), std::nullopt);
        EXPECT_EQ(error_at(in), (ParseError{1, 1, "x"}));
    }
}

TEST(TextCursor, AZeroByteIsNotTheEnd) {
    using namespace std::string_view_literals;
    TextCursor in("\0a"sv);
    EXPECT_FALSE(in.at_end());
    EXPECT_TRUE(in.take('\0'));
    EXPECT_TRUE(in.take('a'));
    EXPECT_TRUE(in.at_end());
}

TEST(TextCursor, NamesLineAndColumn) {
    TextCursor in("ab\r\n\n  cd\n");
    EXPECT_EQ(error_at(in), (ParseError{1, 1, "x"}));
    in.take('a');
    EXPECT_EQ(error_at(in), (ParseError{1, 2, "x"}));
    in.take_line();
    EXPECT_EQ(error_at(in), (ParseError{2, 1, "x"}));
    in.take_line();
    in.skip_blanks();
    EXPECT_EQ(error_at(in), (ParseError{3, 3, "x"}));
    in.take_word();
    EXPECT_EQ(error_at(in), (ParseError{3, 5, "x"}));
    in.take_line();
    EXPECT_EQ(error_at(in), (ParseError{4, 1, "x"}));
}

TEST(TextCursor, IntegersWithinTheirBounds) {
    const auto taken = [](std::string_view text, std::int64_t low, std::int64_t high) {
        return TextCursor(text).take_integer(low, high);
    };
    EXPECT_EQ(taken("12", 0, 99), 12);
    EXPECT_EQ(taken("-12x", -99, 99), -12);
    EXPECT_EQ(taken("007", 0, 9), 7);
    EXPECT_EQ(taken("9223372036854775807", INT64_MIN, INT64_MAX), INT64_MAX);
    EXPECT_EQ(taken("-9223372036854775808", INT64_MIN, INT64_MAX), INT64_MIN);
    for (const std::string_view bad : {"100", "-1", "x", "-", "--1", "+1", " 1", "", "9223372036854775808",
                                       "-9223372036854775809", "99999999999999999999999999"}) {
        TextCursor in(bad);
        EXPECT_EQ(in.take_integer(0, 99), std::nullopt) << bad;
        EXPECT_EQ(in.rest(), bad) << "stays put";
    }
}

TEST(TextCursor, Naturals) {
    EXPECT_EQ(TextCursor("18446744073709551615").take_natural(), UINT64_MAX);
    EXPECT_EQ(TextCursor("0").take_natural(), 0u);
    for (const std::string_view bad : {"18446744073709551616", "-1", "-0", "+1", "", "a"}) {
        TextCursor in(bad);
        EXPECT_EQ(in.take_natural(), std::nullopt) << bad;
        EXPECT_EQ(in.rest(), bad);
    }
}

template <class T>
void expect_numbers_up_to_the_limits() {
    using Limits = std::numeric_limits<T>;
    const std::string lowest = std::to_string(Limits::min()), highest = std::to_string(Limits::max());
    EXPECT_EQ(TextCursor(lowest).take_number<T>(), Limits::min()) << lowest;
    EXPECT_EQ(TextCursor(highest).take_number<T>(), Limits::max()) << highest;
    EXPECT_EQ(TextCursor(highest + "0").take_number<T>(), std::nullopt) << highest << "0";
    EXPECT_EQ(TextCursor("7").take_number<T>(8, 9), std::nullopt);
    EXPECT_EQ(TextCursor("8").template take_number<T>(8, 9), T{8});
    EXPECT_EQ(TextCursor("-1").take_number<T>().has_value(), std::is_signed_v<T>);
}

TEST(TextCursor, NumbersOfEveryWidth) {
    expect_numbers_up_to_the_limits<std::int8_t>();
    expect_numbers_up_to_the_limits<std::uint8_t>();
    expect_numbers_up_to_the_limits<std::int16_t>();
    expect_numbers_up_to_the_limits<std::uint16_t>();
    expect_numbers_up_to_the_limits<int>();
    expect_numbers_up_to_the_limits<unsigned>();
    expect_numbers_up_to_the_limits<std::int64_t>();
    expect_numbers_up_to_the_limits<std::uint64_t>();
}

RC_GTEST_PROP(TextCursor, LinesPutTogetherAgainAreTheText, ()) {
    const auto text = *rc::gen::container<std::string>(rc::gen::element('a', ' ', '\n', '\t'));
    TextCursor in(text);
    std::string again;
    for (std::size_t lines = 0; !in.at_end(); ++lines) {
        RC_ASSERT(lines <= text.size());
        const std::size_t left = in.rest().size();
        again += in.take_line();
        RC_ASSERT(in.rest().size() < left);
        if (!in.at_end() || text.back() == '\n') again += '\n';
    }
    RC_ASSERT(again == text);
}

TEST(Trimmed, IsWhatStandsBetweenTheBlanks) {
    EXPECT_EQ(trimmed(" \t a b\r\n"), "a b");
    EXPECT_EQ(trimmed("a"), "a");
    EXPECT_EQ(trimmed(""), "");
    EXPECT_EQ(trimmed("\va ", " \v"), "a");
    EXPECT_EQ(trimmed("\va "), "\va");
    const std::string_view blanks = "  \t";
    EXPECT_EQ(trimmed(blanks), "");
    EXPECT_EQ(trimmed(blanks).data(), blanks.data() + blanks.size()) << "its end, so that columns can be counted";
}

RC_GTEST_PROP(TextCursor, WordsAndBlanksAlwaysReachTheLineEnd, ()) {
    const auto text = *rc::gen::container<std::string>(rc::gen::element('a', '-', '7', ' ', '\t'));
    TextCursor in(text);
    for (std::size_t words = 0; !in.at_end(); ++words) {
        RC_ASSERT(words <= text.size());
        in.skip_blanks();
        in.take_word();
    }
}

}  // namespace
}  // namespace agon
