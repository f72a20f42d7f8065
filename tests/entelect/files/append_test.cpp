#include "protocols/entelect_state/append.h"

#include <gtest/gtest.h>

namespace agon::entelect_state {
namespace {

std::string quoted(std::string_view text, Html html = Html::Escaped) {
    std::string out = "before ";
    append_quoted(out, text, html);
    return out.substr(7);
}

TEST(GsonText, EscapesWhatCouldBeHtml) {
    EXPECT_EQ(quoted("<a href='x'>&="), R"("\u003ca href\u003d\u0027x\u0027\u003e\u0026\u003d")");
    EXPECT_EQ(quoted("<a href='x'>&=", Html::AsItIs), R"("<a href='x'>&=")");
}

TEST(GsonText, EscapesControlsAsJsonDoes) {
    using namespace std::string_view_literals;
    EXPECT_EQ(quoted("\"\\/\b\f\n\r\t"), R"("\"\\/\b\f\n\r\t")");
    EXPECT_EQ(quoted("\0\x01\x1f\x7f"sv), "\"\\u0000\\u0001\\u001f\x7f\"");
}

TEST(GsonText, EscapesLineEndsOfJavaScript) {
    EXPECT_EQ(quoted("\u2027\u2028\u2029\u202a"), "\"\u2027\\u2028\\u2029\u202a\"");
}

TEST(GsonText, KeepsOtherLettersAndMendsBrokenOnes) {
    EXPECT_EQ(quoted("é漢😀"), "\"é漢😀\"");
    EXPECT_EQ(quoted("a\xff z\xe2\x82"), "\"a\uFFFD z\uFFFD\uFFFD\"");
    EXPECT_EQ(as_utf8("a\xff z\xe2\x82"), "a\uFFFD z\uFFFD\uFFFD");
    EXPECT_EQ(as_utf8("é漢😀"), "é漢😀");
}

TEST(GsonText, NumbersOfAllSizes) {
    std::string out;
    for (const std::int64_t number : {INT64_MIN, std::int64_t{-1}, std::int64_t{0}, INT64_MAX}) {
        append_number(out, number);
        out += ' ';
    }
    EXPECT_EQ(out, "-9223372036854775808 -1 0 9223372036854775807 ");
}

}  // namespace
}  // namespace agon::entelect_state
