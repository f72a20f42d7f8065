#include "protocols/json/json.h"

#include <gtest/gtest.h>
#include <limits>
#include <rapidcheck/gtest.h>

#include "core/player.h"

namespace agon::json {
namespace {

struct Sample {
    int number = 0;
    std::uint64_t large = 0;
    bool flag = false;
    std::string text;
    std::vector<int> list;
    std::optional<Player> owner;
    PerPlayer<int> score;
    bool operator==(const Sample&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("number", self.number);
        visit("large", self.large);
        visit("flag", self.flag);
        visit("text", self.text);
        visit("list", self.list);
        visit("owner", self.owner);
        visit("score", self.score);
    }
};

std::string problem_in(std::string_view text) {
    const auto tree = parse(text);
    return tree ? "none" : to_text(tree.error());
}

std::string problem_in_sample(std::string_view text, Missing missing = Missing::KeepsDefault) {
    const auto sample = from_json<Sample>(text, missing);
    return sample ? "none" : to_text(sample.error());
}

TEST(Json, WritesOneLine) {
    const Sample sample{-3, std::numeric_limits<std::uint64_t>::max(), true, "a", {1, 2}, Player::Second, {{4, 5}}};
    EXPECT_EQ(to_json(sample),
              "{\"number\":-3,\"large\":18446744073709551615,\"flag\":true,\"text\":\"a\",\"list\":[1,2],"
              "\"owner\":\"second\",\"score\":[4,5]}");
    EXPECT_EQ(to_json(Sample{}), "{\"number\":0,\"large\":0,\"flag\":false,\"text\":\"\",\"list\":[],\"owner\":null,"
                                 "\"score\":[0,0]}");
}

TEST(Json, IndentsWhatIsTooLongForALine) {
    Sample sample;
    sample.text = std::string(60, 'x');
    sample.list = {1, 2};
    EXPECT_EQ(to_pretty_json(sample), "{\n"
                                      "  \"number\": 0,\n"
                                      "  \"large\": 0,\n"
                                      "  \"flag\": false,\n"
                                      "  \"text\": \"" +
                                          sample.text +
                                          "\",\n"
                                          "  \"list\": [1, 2],\n"
                                          "  \"owner\": null,\n"
                                          "  \"score\": [0, 0]\n"
                                          "}\n");
    EXPECT_EQ(to_pretty_json(std::vector<int>{}), "[]\n");
}

TEST(Json, EscapesWhatMustBeEscaped) {
    EXPECT_EQ(to_json(std::string("\"\\/\n\r\t\b\x01\x1f\x7f")), "\"\\\"\\\\/\\n\\r\\t\\u0008\\u0001\\u001f\\u007f\"");
    EXPECT_EQ(to_json(std::string("\xC2\x9B"
                                  "31m\xC2\xA0")),
              "\"\\u009b31m\xC2\xA0\"");  // terminals obey the first
    EXPECT_EQ(to_json(std::string("a\0b", 3)), "\"a\\u0000b\"");
    EXPECT_EQ(to_json(std::string("ä€😀")), "\"ä€😀\"");
}

TEST(Json, ReplacesWhatIsNotUtf8) {
    EXPECT_EQ(to_json(std::string("\xff")), "\"\xEF\xBF\xBD\"");
    EXPECT_EQ(to_json(std::string("\xC3")), "\"\xEF\xBF\xBD\"");                                    // cut off
    EXPECT_EQ(to_json(std::string("\xC0\x80")), "\"\xEF\xBF\xBD\xEF\xBF\xBD\"");                    // overlong
    EXPECT_EQ(to_json(std::string("\xED\xA0\x80")), "\"\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\"");    // a surrogate
    EXPECT_EQ(to_json(std::string("\xF4\x90\x80\x80")), to_json(std::string("\xff\xff\xff\xff")));  // beyond U+10FFFF
}

RC_GTEST_PROP(Json, AnyBytesBecomeValidJson, (const std::string& text)) {
    const auto back = from_json<std::string>(to_json(text));
    RC_ASSERT(back.has_value());
    RC_ASSERT(to_json(*back) == to_json(text));
}

RC_GTEST_PROP(Json, ComesBackAsItWas, (int number, std::uint64_t large, bool flag, const std::vector<int>& list)) {
    Sample sample{number, large, flag, "\"\\\n\x01 ä", list, std::nullopt, {{number, 1}}};
    if (flag) sample.owner = Player::First;
    for (const std::string& text : {to_json(sample), to_pretty_json(sample)}) {
        const auto back = from_json<Sample>(text);
        RC_ASSERT(back.has_value());
        RC_ASSERT(*back == sample);
    }
}

RC_GTEST_PROP(Json, NoBytesBreakTheParser, (const std::string& text)) {
    const auto tree = parse(text);
    if (!tree) RC_ASSERT(tree.error().line >= 1);
}

TEST(Json, ReadsNumbersAsWideAsTheyAre) {
    EXPECT_EQ(std::get<std::int64_t>(parse("-9223372036854775808")->content), std::numeric_limits<std::int64_t>::min());
    EXPECT_EQ(std::get<std::uint64_t>(parse("18446744073709551615")->content),
              std::numeric_limits<std::uint64_t>::max());
    EXPECT_EQ(std::get<double>(parse("1.5")->content), 1.5);
    EXPECT_NE(parse("18446744073709551616")->as<double>(), nullptr);
    EXPECT_NE(parse("1e400")->as<double>(), nullptr);
    EXPECT_EQ(problem_in("1e99999999999"), "line 1, column 12: expected a number with a smaller exponent");
    EXPECT_EQ(problem_in_sample("{\"number\":2147483648}"),
              "expected a whole number from -2147483648 to 2147483647 at number");
    EXPECT_EQ(problem_in_sample("{\"large\":-1}"), "expected a whole number from 0 to 18446744073709551615 at large");
    EXPECT_EQ(problem_in_sample("{\"large\":18446744073709551616}"),
              "expected a whole number from 0 to 18446744073709551615 at large");
    EXPECT_EQ(problem_in_sample("{\"number\":1.0}"),
              "expected a whole number from -2147483648 to 2147483647 at number");
}

TEST(Json, NamesThePlaceOfAnError) {
    EXPECT_EQ(problem_in(""), "line 1, column 1: expected more: the JSON text ends too early");
    EXPECT_EQ(problem_in("[1,\n 2"), "line 2, column 3: expected more: the JSON text ends too early");
    EXPECT_EQ(problem_in("{\"a\":1,\n \"c\": x}"), "line 2, column 7: expected JSON, and not 'x' here");
    EXPECT_EQ(problem_in("[1,]"), "line 1, column 4: expected JSON, and not ']' here");
    EXPECT_EQ(problem_in("1 2"), "line 1, column 3: expected nothing more after the JSON value");
    EXPECT_EQ(problem_in("01"), "line 1, column 2: expected nothing more after the JSON value");
    EXPECT_EQ(problem_in("NaN"), "line 1, column 1: expected JSON, and not 'N' here");
    EXPECT_EQ(problem_in("[\"a\nb\"]"),
              "line 1, column 4: expected no control character here: inside a text write \\n or \\u000a");
    EXPECT_EQ(problem_in("\"\xff\""), "line 1, column 2: expected JSON in UTF-8");
    EXPECT_EQ(problem_in("\"\\u12g4\""), "line 1, column 6: expected four hexadecimal digits after \\u");
    EXPECT_EQ(problem_in("/* no */ 1"), "line 1, column 1: expected JSON, and not '/' here");
}

TEST(Json, LoneSurrogatesAreNoText) {
    for (const char* text : {R"("\ud800")", R"("\ud800x")", R"("\udc00")", R"("\ud800\ud800")"}) {
        EXPECT_FALSE(parse(text).has_value()) << text;
    }
    EXPECT_EQ(std::get<std::string>(parse(R"("\ud83d\ude00")")->content), "😀");
}

TEST(Json, DepthIsLimited) {
    const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
    EXPECT_EQ(problem_in(nested(64)), "none");
    EXPECT_EQ(problem_in(nested(65)), "line 1, column 65: expected at most 64 lists and records inside each other");
    EXPECT_EQ(problem_in(nested(1'000'000)),
              "line 1, column 65: expected at most 64 lists and records inside each other");
}

TEST(Json, EveryKeyStandsOnce) {
    EXPECT_EQ(problem_in_sample(R"({"number":1,"number":2})"), "expected the key \"number\" only once");
    EXPECT_EQ(problem_in_sample(R"({"nmuber":1})"), "expected no key \"nmuber\"");
    EXPECT_EQ(problem_in_sample(R"({"number":1})", Missing::IsAnError), "expected the key \"large\"");
    EXPECT_EQ(problem_in_sample(R"({"number":1})"), "none");
    EXPECT_EQ(problem_in_sample("[]"), "expected a record");
}

}  // namespace
}  // namespace agon::json
