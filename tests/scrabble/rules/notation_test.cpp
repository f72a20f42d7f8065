#include <gtest/gtest.h>

#include "protocols/json/json.h"
#include "scrabble/rules/pictures.h"

namespace agon::scrabble_test {
namespace {

using scrabble::Rules, scrabble::State;

TEST(ScrabbleNotation, ActionsReadAsTheyAreTyped) {
    EXPECT_EQ(Rules::write(word("g c h test")), "G C H TEST");
    EXPECT_EQ(word("  insert G\tC  v Test"), word("G C V TEST"));
}

TEST(ScrabbleNotation, ErrorsNameTheColumn) {
    const auto error = [](std::string_view text) {
        const auto action = Rules::read_action(text);
        return action ? "" : to_text(action.error());
    };
    EXPECT_EQ(error(""), "line 1, column 1: expected a row from A to Z and a blank, as in: G C H TEST");
    EXPECT_EQ(error("1 A H X"), "line 1, column 1: expected a row from A to Z and a blank, as in: G C H TEST");
    EXPECT_EQ(error("A"), "line 1, column 2: expected a row from A to Z and a blank, as in: G C H TEST");
    EXPECT_EQ(error("A BB H X"), "line 1, column 4: expected a column from A to Z and a blank, as in: G C H TEST");
    EXPECT_EQ(error("A B X X"), "line 1, column 5: expected H or V and a blank, as in: G C H TEST");
    EXPECT_EQ(error("A B HV X"), "line 1, column 5: expected H or V and a blank, as in: G C H TEST");
    EXPECT_EQ(error("A B H "), "line 1, column 7: expected a word of 1 to 26 characters, none of them blank");
    EXPECT_EQ(error("A B H TWO WORDS"), "line 1, column 7: expected a word of 1 to 26 characters, none of them blank");
    EXPECT_EQ(error("A B H " + std::string(27, 'X')),
              "line 1, column 7: expected a word of 1 to 26 characters, none of them blank");
}

TEST(ScrabbleNotation, StatesHaveARowALine) {
    State state = state_of({"A...", "..B.", "....", "...."}, {{'a', 1}, {'B', 9}}, {{1, 22}}, Player::Second);
    state.turns = 3;
    state.pointless_turns = 1;
    const std::string text = "A...\n..B.\n....\n....\nto move: 2\nscore: 1 22\nturns: 3\npointless turns: 1 of 4\n"
                             "tiles: a1 B9\n";
    EXPECT_EQ(Rules::write(state), text);
    EXPECT_EQ(Rules::read_state(text), state);
    state.pointless_limit.reset();
    EXPECT_EQ(Rules::read_state(Rules::write(state)), state);
}

TEST(ScrabbleNotation, BrokenStatesAreRefusedWhereTheyBreak) {
    const std::string good = Rules::write(state_of({"A...", "..B.", "....", "...."}, {{'a', 1}}));
    for (std::size_t length = 0; length + 1 < good.size(); ++length)
        EXPECT_FALSE(Rules::read_state(good.substr(0, length))) << good.substr(0, length);
    const auto changed = [&](std::string_view from, std::string_view to) {
        std::string text = good;
        text.replace(text.find(from), from.size(), to);
        const auto state = Rules::read_state(text);
        return state ? 0 : state.error().line;
    };
    EXPECT_EQ(changed("..B.", "..b."), 2);
    EXPECT_EQ(changed("..B.", "..B"), 2);
    EXPECT_EQ(changed("to move: 1", "to move: 3"), 5);
    EXPECT_EQ(changed("score: 0 0", "score: 0"), 6);
    EXPECT_EQ(changed("turns: 0", "turns: x"), 7);
    EXPECT_EQ(changed("0 of 4", "0 of x"), 8);
    EXPECT_EQ(changed("a1\n", "a0\n"), 9);
    EXPECT_EQ(changed("a1\n", "a1 \n"), 9);
    EXPECT_EQ(changed("a1\n", "a1\nmore"), 10);
}

TEST(ScrabbleNotation, JsonUsesTheSameShortTexts) {
    const State state = state_of({"A...", "..B.", "....", "...."}, {{'a', 1}, {'B', 9}});
    const std::string text = json::to_json(state);
    EXPECT_NE(text.find(R"("board":"A.../..B./..../....")"), std::string::npos) << text;
    EXPECT_NE(text.find(R"("tiles":"a1 B9")"), std::string::npos) << text;
    EXPECT_EQ(json::from_json<State>(text), state);
    EXPECT_FALSE(json::from_json<scrabble::Board>(R"("A.../..B./....")"));
    EXPECT_FALSE(json::from_json<scrabble::Board>(R"("A.../..b./..../....")"));
    EXPECT_FALSE(json::from_json<scrabble::Board>(R"("A......B./..../....")"));
    EXPECT_FALSE(json::from_json<scrabble::Word>(R"("two words")"));
    // What is missing keeps its default, and defaults can be written too; the rules refuse to play them.
    EXPECT_EQ(json::from_json<scrabble::Place>("{}", Missing::KeepsDefault), scrabble::Place{});
    EXPECT_EQ(json::from_json<scrabble::Place>(json::to_json(scrabble::Place{})), scrabble::Place{});
    EXPECT_EQ(json::from_json<State>(json::to_json(State{})), State{});
}

}  // namespace
}  // namespace agon::scrabble_test
