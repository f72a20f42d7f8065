#include "protocols/agon_lines/answer.h"

#include <gtest/gtest.h>

#include "protocols/agon_lines/ready.h"
#include "protocols/json/json.h"

namespace agon::agon_lines {
namespace {

template <class T>
std::string problem_in(const Result<T, ParseError>& result) {
    return result ? "none" : to_text(result.error());
}
std::string answer_problem(std::string_view line) { return problem_in(read_answer(line)); }
std::string ready_problem(std::string_view line) { return problem_in(read_ready(line)); }

Answer one(std::string action) {
    Answer answer;
    answer.actions.push_back(std::move(action));
    return answer;
}

TEST(AgonLinesReady, ChoosesWhatEachTurnCarries) {
    EXPECT_EQ(read_ready(R"({"type":"ready"})").value(), (Ready{"", {true, false, false, true}}));
    EXPECT_EQ(read_ready(R"({"type":"ready","want":["moves"],"name":"Zo\u00eb"})").value(),
              (Ready{"Zoë", {false, true, false, false}}));
    EXPECT_EQ(read_ready(R"({"want":["actions","events","actions"],"protocol":"agon-lines 1","type":"ready"})").value(),
              (Ready{"", {true, false, true, false}}));
    EXPECT_EQ(read_ready(R"({"type":"ready","want":["observation"]})")->wants, (Wants{false, false, false, true}));
    EXPECT_EQ(read_ready(R"({"type":"ready","want":[]})")->wants, (Wants{false, false, false, false}));
}

TEST(AgonLinesReady, NamesThePlaceOfWhatIsWrong) {
    EXPECT_EQ(ready_problem("{}"), R"(line 1, column 1: expected the key "type" with "ready")");
    EXPECT_EQ(ready_problem(R"({"type":"hello"})"), R"(line 1, column 9: expected "ready")");
    EXPECT_EQ(ready_problem(R"({"type":"ready","want":["all"]})"),
              R"(line 1, column 25: expected "actions", "moves", "events" or "observation")");
    EXPECT_EQ(ready_problem(R"({"type":"ready","want":"moves"})"), "line 1, column 24: expected a list");
    EXPECT_EQ(ready_problem(R"({"type":"ready","protocol":"agon-lines 2"})"),
              R"(line 1, column 28: expected "agon-lines 1")");
    EXPECT_EQ(ready_problem(R"({"type":"ready","type":"ready"})"),
              R"(line 1, column 24: expected the key "type" only once)");
    EXPECT_EQ(ready_problem("hello"), R"(line 1, column 1: expected a record: {"type":...})");
}

TEST(AgonLinesReady, CutsALongName) {
    const std::string name(longest_name - 1, 'x');
    const auto ready = read_ready("{\"type\":\"ready\",\"name\":\"" + name + "ä\"}");
    ASSERT_TRUE(ready);
    EXPECT_EQ(ready->name, name);  // half a character is none
}

TEST(AgonLinesAnswer, IsAnActionOrSeveral) {
    EXPECT_EQ(read_answer(R"({"type":"action","action":"b2"})").value(), one("b2"));
    EXPECT_EQ(read_answer(R"({"action":"b2"})").value(), one("b2"));
    EXPECT_EQ(read_answer(" { \"action\" : \"b2\" }\r").value(), one("b2"));
    const Answer several{7, {"walk l", "fire"}, "why", false};
    EXPECT_EQ(read_answer(R"({"turn":7,"actions":["walk l", "fire"],"note":"why"})").value(), several);
}

TEST(AgonLinesAnswer, IsAResignation) {
    const Answer resigned{std::nullopt, {}, "mate in 3", true};
    EXPECT_EQ(read_answer(R"({"type":"resign","note":"mate in 3"})").value(), resigned);
}

TEST(AgonLinesAnswer, PassesOverKeysOfVersionsToCome) {
    EXPECT_EQ(read_answer(R"({"x":[1,{"action":"no"},[]],"action":"b2","y":-1.5e+3,"z":null,"a":true,"b":"\n","c":{}})")
                  .value(),
              one("b2"));
    EXPECT_EQ(read_answer(R"({"x":1,"x":2,"action":"b2"})").value(), one("b2"));
}

TEST(AgonLinesAnswer, ReadsEveryEscape) {
    EXPECT_EQ(read_answer(R"({"action":"\"\\\/\b\f\n\r\t\u0041\u00e4\u20AC\ud83d\ude00 ä€😀"})").value(),
              one("\"\\/\b\f\n\r\tAä€😀 ä€😀"));
    EXPECT_EQ(read_answer(R"({"\u0061ction":"b2"})").value(), one("b2"));
    EXPECT_EQ(read_answer(R"({"action":"a\u0000b"})").value(), one(std::string("a\0b", 3)));
}

TEST(AgonLinesAnswer, NamesThePlaceOfWhatIsWrong) {
    EXPECT_EQ(answer_problem(""), R"(line 1, column 1: expected a record: {"type":...})");
    EXPECT_EQ(answer_problem("b2"), R"(line 1, column 1: expected a record: {"type":...})");
    EXPECT_EQ(answer_problem("{"), "line 1, column 2: expected a key");
    EXPECT_EQ(answer_problem("{}"), R"(line 1, column 1: expected the key "action" or "actions")");
    EXPECT_EQ(answer_problem(R"({"type":"action"})"), R"(line 1, column 1: expected the key "action" or "actions")");
    EXPECT_EQ(answer_problem(R"({"action":5})"), "line 1, column 11: expected a text");
    EXPECT_EQ(answer_problem(R"({"action":"b2")"), "line 1, column 15: expected ',' or '}'");
    EXPECT_EQ(answer_problem(R"({"action":"b2"}{})"), "line 1, column 16: expected nothing more after the record");
    EXPECT_EQ(answer_problem(R"({"action":"b2",})"), "line 1, column 16: expected a key");
    EXPECT_EQ(answer_problem(R"({"action":"b)"), "line 1, column 13: expected '\"' at the end of the text");
    EXPECT_EQ(answer_problem("{\"action\":\"\t\"}"),
              "line 1, column 12: expected no control character: write \\n or \\u000a");
    EXPECT_EQ(answer_problem("{\"action\":\"\xff\"}"), "line 1, column 12: expected UTF-8");
    EXPECT_EQ(answer_problem(R"({"action":"\x"})"), R"(line 1, column 13: expected one of "\/bfnrtu after '\')");
    EXPECT_EQ(answer_problem(R"({"action":"\u12g4"})"),
              "line 1, column 14: expected four hexadecimal digits after \\u");
    EXPECT_EQ(answer_problem(R"({"action":"\udc00"})"),
              R"(line 1, column 12: expected a pair of surrogates: \ud800 to \udbff, then \udc00 to \udfff)");
    EXPECT_EQ(answer_problem(R"({"actions":[]})"), "line 1, column 12: expected at least one action");
    EXPECT_EQ(answer_problem(R"({"actions":["a",1]})"), "line 1, column 17: expected a text");
    EXPECT_EQ(answer_problem(R"({"action":"a","actions":["b"]})"),
              R"(line 1, column 25: expected either "action" or "actions")");
    EXPECT_EQ(answer_problem(R"({"action":"a","action":"b"})"),
              R"(line 1, column 24: expected the key "action" only once)");
    EXPECT_EQ(answer_problem(R"({"type":"ready","action":"a"})"), R"(line 1, column 9: expected "action" or "resign")");
    EXPECT_EQ(answer_problem(R"({"type":"resign","action":"a"})"),
              "line 1, column 1: expected no action with a resignation");
    EXPECT_EQ(answer_problem(R"({"action":"a","note":null})"), "line 1, column 22: expected a text");
    EXPECT_EQ(answer_problem(R"({"action":"a","x":nul})"), "line 1, column 19: expected a JSON value");
    EXPECT_EQ(answer_problem(R"({"action":"a","x":01})"), "line 1, column 20: expected ',' or '}'");
    EXPECT_EQ(answer_problem(R"({"action":"a","x":-})"), "line 1, column 20: expected a digit");
    EXPECT_EQ(answer_problem(R"({"action":"a" "x":1})"), "line 1, column 15: expected ',' or '}'");
    EXPECT_EQ(answer_problem(R"({"action" "a"})"), "line 1, column 11: expected ':' after the key");
}

TEST(AgonLinesAnswer, WantsAWholeNumberAsTheTurn) {
    for (const char* number : {"0", "-1", "1.0", "1e2", "2147483648", "99999999999999999999"})
        EXPECT_EQ(answer_problem("{\"action\":\"a\",\"turn\":" + std::string(number) + "}"),
                  "line 1, column 22: expected a whole number from 1 to 2147483647");
    EXPECT_EQ(answer_problem(R"({"action":"a","turn":"7"})"), "line 1, column 22: expected a whole number");
    EXPECT_EQ(read_answer(R"({"action":"a","turn":2147483647})")->turn, 2'147'483'647);
}

TEST(AgonLinesAnswer, ReadsSixtyFourLevelsAndNoMore) {
    const auto nested = [](int lists) {
        const auto count = static_cast<std::size_t>(lists);
        return "{\"action\":\"a\",\"x\":" + std::string(count, '[') + std::string(count, ']') + "}";
    };
    EXPECT_TRUE(read_answer(nested(63)));
    EXPECT_TRUE(json::parse(nested(63)));
    EXPECT_EQ(answer_problem(nested(64)), "line 1, column 82: expected at most 64 lists and records inside each other");
    EXPECT_FALSE(json::parse(nested(64)));
    EXPECT_FALSE(read_answer("{\"x\":" + std::string(1'000'000, '[')));
}

TEST(AgonLinesAnswer, CutsALongNote) {
    const std::string note(longest_note - 2, 'x');
    const auto answer = read_answer("{\"action\":\"a\",\"note\":\"" + note + "€\"}");
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->note, note);  // a part of a character is none
}

}  // namespace
}  // namespace agon::agon_lines
