#include "protocols/position/position_text.h"

#include <gtest/gtest.h>

#include "toys/pig.h"
#include "toys/tictactoe.h"

namespace agon::position {
namespace {

using Game = toys::tictactoe::Rules;

Position<Game> after_one_step() {
    const auto dice = make_dice({DiceKind::Mersenne, 7, 0, {}});
    auto position = opening<Game>({}, *dice);
    Turn<Game::Action> turn;
    turn[Player::First] = Game::Action{{1, 0}};
    step(position, turn, *dice);
    return position;
}

const std::string text_after_one_step = "agon-position 1 tictactoe\n"
                                        "dice mersenne 7 0\n"
                                        "event {\"placed\":{\"by\":\"first\",\"at\":{\"x\":1,\"y\":0}}}\n"
                                        "state\n"
                                        ".X.\n"
                                        "...\n"
                                        "...\n"
                                        "to move: O\n";

std::string replaced(std::string text, std::string_view what, std::string_view by) {
    const auto at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    return text.replace(at, what.size(), by);
}

std::string problem_with_text(std::string_view text) {
    const auto position = read_position<Game>(text);
    return position ? "none" : to_text(position.error());
}

// What is said about the good text when one part of it is something else.
std::string problem_when(std::string_view what, std::string_view is) {
    return problem_with_text(replaced(text_after_one_step, what, is));
}

TEST(PositionText, IsReadable) { EXPECT_EQ(write_position<Game>(after_one_step()), text_after_one_step); }

TEST(PositionText, ComesBackAsItWas) {
    const auto position = after_one_step();
    EXPECT_EQ(*read_position<Game>(write_position<Game>(position)), position);
    EXPECT_EQ(*read_position<Game>(write_position_json<Game>(position)), position);
}

TEST(PositionText, AByteOrderMarkIsPassedOver) {
    const std::string mark = "\xEF\xBB\xBF", json = write_position_json<Game>(after_one_step());
    EXPECT_EQ(*read_position<Game>(mark + text_after_one_step), after_one_step());
    EXPECT_EQ(*read_position<Game>(mark + "# a remark\n" + text_after_one_step), after_one_step());
    EXPECT_EQ(*read_position<Game>(mark + json), after_one_step());
    EXPECT_FALSE(read_position<Game>(mark + mark + text_after_one_step).has_value());
    EXPECT_FALSE(read_position<Game>(mark).has_value());
}

TEST(PositionText, RemarksAndForeignLineEndsAreFine) {
    EXPECT_EQ(*read_position<Game>("# a remark\n#\n" + text_after_one_step), after_one_step());
    std::string foreign;
    for (const char letter : text_after_one_step) foreign += letter == '\n' ? "\r\n" : std::string(1, letter);
    EXPECT_EQ(*read_position<Game>(foreign), after_one_step());
    EXPECT_EQ(*read_position<Game>(text_after_one_step.substr(0, text_after_one_step.size() - 1)), after_one_step());
}

TEST(PositionText, SaysWhatIsWrongWithTheFirstLine) {
    const std::string wanted = "expected the line \"agon-position 1 tictactoe\"";
    EXPECT_EQ(problem_with_text(""), "line 1, column 1: " + wanted);
    EXPECT_EQ(problem_with_text("\x7f"
                                "ELF\x02\x01"),
              "line 1, column 1: " + wanted);
    EXPECT_EQ(problem_with_text("# only\n# remarks"), "line 2, column 1: " + wanted);
    EXPECT_EQ(problem_when("agon-position 1", "agon-position 2"),
              "line 1, column 15: expected agon-position version 1, the only one known here, instead of 2");
    EXPECT_EQ(problem_when("tictactoe", "pig"),
              "line 1, column 17: expected a position of tictactoe: this is one of pig");
    EXPECT_EQ(problem_when(" tictactoe", ""), "line 1, column 16: expected the name of the game, tictactoe");
    EXPECT_EQ(problem_when("tictactoe", "tictactoe 3"), "line 1, column 27: expected nothing more on this line");
    EXPECT_EQ(problem_with_text("# a\n" + replaced(text_after_one_step, "tictactoe", "pig")),
              "line 2, column 17: expected a position of tictactoe: this is one of pig");
}

TEST(PositionText, SaysWhatIsWrongWithTheOtherLines) {
    EXPECT_EQ(problem_when("dice mersenne 7 0\n", ""),
              "line 2, column 1: expected dice: a line such as \"dice keyed 7 0\"");
    EXPECT_EQ(problem_when("mersenne", "loaded"),
              "line 2, column 6: expected mersenne, xorwow, keyed, low, high or scripted dice");
    EXPECT_EQ(problem_when("mersenne 7 0", "mersenne 7 x"), "line 2, column 17: expected a whole number");
    EXPECT_EQ(problem_when("7 0", "7 999999999999"), "line 2, column 17: expected at most 100000000 draws");
    EXPECT_EQ(problem_when("event ", "evnet "), "line 3, column 1: expected an \"event\" line, or the line \"state\"");
    EXPECT_EQ(problem_when("\"placed\":", "\"placed\" "), "line 3, column 17: expected JSON, and not '{' here");
    EXPECT_EQ(problem_when("placed", "moved"), "line 3, column 7: expected a known kind instead of moved");
    EXPECT_EQ(problem_when("state\n", ""), "line 4, column 1: expected an \"event\" line, or the line \"state\"");
    EXPECT_EQ(problem_when(".X.\n...", ".X.\n.!."), "line 6, column 2: expected X, O or .");
    EXPECT_EQ(problem_when(": O\n", ": O\nmore\n"), "line 9, column 1: expected X or O and the end");
    EXPECT_EQ(problem_when(".X.", ".XX"),
              "line 5, column 1: expected a state that can be played: the marks do not fit the "
              "player to move");
}

TEST(PositionText, NoEndIsTooEarly) {
    for (std::size_t length = 0; length + 1 < text_after_one_step.size(); ++length)
        EXPECT_FALSE(read_position<Game>(text_after_one_step.substr(0, length)).has_value()) << length;
}

std::string problem_with_json(std::string_view what, std::string_view is) {
    return problem_with_text(replaced(write_position_json<Game>(after_one_step()), what, is));
}

TEST(PositionJson, SaysWhatIsWrong) {
    EXPECT_EQ(problem_with_text("{"), "line 1, column 2: expected more: the JSON text ends too early");
    EXPECT_EQ(problem_with_text("{}"), "expected \"format\": \"agon-position 1\"");
    EXPECT_EQ(problem_with_json("agon-position 1", "agon-position 7"),
              "expected agon-position version 1, the only one known here, instead of agon-position 7");
    EXPECT_EQ(problem_with_json("\"agon-position 1\"", "1"), "expected \"format\": \"agon-position 1\"");
    EXPECT_EQ(problem_with_json("tictactoe", "pig"), "expected a position of tictactoe: this is one of pig");
    EXPECT_EQ(problem_with_json("\"game\"", "\"name\""), "expected \"game\": \"tictactoe\"");
    EXPECT_EQ(problem_with_json("\"position\"", "\"place\""), "expected the key \"position\"");
    EXPECT_EQ(problem_with_json("\"game\"", "\"more\": 1, \"game\""),
              "expected format, game and position once each, and no other key");
    EXPECT_EQ(problem_with_json("\"width\": 3", "\"width\": 4"), "expected a list of width times height cells at "
                                                                 "state.board.cells");
    EXPECT_EQ(problem_with_json("\"second\"", "\"first\""),
              "expected a state that can be played: the marks do not fit the player to move");
    EXPECT_EQ(problem_with_json("\"seed\": 7", "\"seed\": 4294967296"), "expected a seed from 0 to 4294967295 at dice");
}

TEST(PositionText, OtherGamesHaveTheirOwn) {
    const auto dice = make_dice({});
    const auto position = opening<toys::pig::Rules>({}, *dice);
    EXPECT_EQ(*read_position<toys::pig::Rules>(write_position<toys::pig::Rules>(position)), position);
    EXPECT_EQ(problem_with_text(write_position<toys::pig::Rules>(position)),
              "line 1, column 17: expected a position of tictactoe: this is one of pig");
}

}  // namespace
}  // namespace agon::position
