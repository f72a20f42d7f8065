#include <gtest/gtest.h>

#include "protocols/json/json.h"
#include "siege/rules/orders.h"

namespace agon::siege_test {
namespace {

using siege::Rules, siege::State;

TEST(SiegeNotation, ActionsAreTheDocumentsOrders) {
    for (const auto* text : {"12 M 10 10", "13 A 25", "10 B A", "end", "-1 M -3 0"}) {
        const auto action = Rules::read_action(text);
        ASSERT_TRUE(action) << text;
        EXPECT_EQ(*action, order(text));
        EXPECT_EQ(Rules::write(*action), text);
    }
    EXPECT_EQ(Rules::read_action("  007  M\t1   2 "), order("7 M 1 2"));
    for (const siege::Kind kind : siege::all_kinds)
        EXPECT_EQ(Rules::read_action(std::string("0 B ") + siege::letter_of(kind)),
                  (siege::Action{siege::Build{0, kind}}));
}

TEST(SiegeNotation, ErrorsNameTheColumn) {
    const auto error = [](std::string_view text) {
        const auto action = Rules::read_action(text);
        return action ? "" : to_text(action.error());
    };
    EXPECT_EQ(error(""), "line 1, column 1: expected the id of a unit or a base, or end");
    EXPECT_EQ(error("abc"), "line 1, column 1: expected the id of a unit or a base, or end");
    EXPECT_EQ(error("99999999999 M 1 1"), "line 1, column 1: expected the id of a unit or a base, or end");
    EXPECT_EQ(error("2"), "line 1, column 2: expected M, A or B");
    EXPECT_EQ(error("2 m 1 1"), "line 1, column 3: expected M, A or B");
    EXPECT_EQ(error("2 MOVE 1 1"), "line 1, column 3: expected M, A or B");
    EXPECT_EQ(error("2 M 1"), "line 1, column 6: expected a column and a row");
    EXPECT_EQ(error("2 M 1 y"), "line 1, column 7: expected a column and a row");
    EXPECT_EQ(error("2 M 1.5 2"), "line 1, column 6: expected a column and a row");
    EXPECT_EQ(error("2 A"), "line 1, column 4: expected the id of a target");
    EXPECT_EQ(error("0 B Q"), "line 1, column 5: expected K, S, A, P, C, R or W");
    EXPECT_EQ(error("0 B KK"), "line 1, column 5: expected K, S, A, P, C, R or W");
    EXPECT_EQ(error("0 B B"), "line 1, column 5: expected K, S, A, P, C, R or W");
    EXPECT_EQ(error("0 B"), "line 1, column 4: expected K, S, A, P, C, R or W");
    EXPECT_EQ(error("2 M 1 1 1"), "line 1, column 9: expected nothing more");
    EXPECT_EQ(error("2 A 3 x"), "line 1, column 7: expected nothing more");
    EXPECT_EQ(error("0 B K 2"), "line 1, column 7: expected nothing more");
    EXPECT_EQ(error("end now"), "line 1, column 5: expected nothing more");
}

State written_state() {
    State state = state_on(example_map, {first('W', 0, 0), second('K', 2, 0)}, siege::Tick::All);
    take_turn(state, {"0 B C"});
    give(state, {"3 M 1 0", "3 A 2"});
    return state;
}

constexpr std::string_view state_text = "size 4 3\n"
                                        "1000\n"
                                        "0960\n"
                                        "0002\n"
                                        "turn 1 limit 2000 orders 2 tick all next 4\n"
                                        "base 0 health 200 gold 1200 builds C 5\n"
                                        "base 1 health 200 gold 2000 builds nothing\n"
                                        "unit 3 player 2 K at 1 0 health 70 points 3 attacked\n";

TEST(SiegeNotation, StatesHaveALineForEverything) {
    EXPECT_EQ(Rules::write(written_state()), state_text);
    const auto read = Rules::read_state(state_text);
    ASSERT_TRUE(read) << to_text(read.error());
    EXPECT_EQ(*read, written_state());
}

TEST(SiegeNotation, BrokenStatesAreRefusedWhereTheyBreak) {
    const std::size_t units_begin = state_text.find("unit 3");  // what has no units is whole before them
    for (std::size_t length = 0; length + 1 < state_text.size(); ++length)
        EXPECT_EQ(Rules::read_state(state_text.substr(0, length)).has_value(), length == units_begin) << length;
    const auto changed = [&](std::string_view from, std::string_view to) {
        std::string text(state_text);
        text.replace(text.find(from), from.size(), to);
        const auto state = Rules::read_state(text);
        return state ? 0 : state.error().line;
    };
    EXPECT_EQ(changed("1000", "1001"), 2) << "two bases of one player";
    EXPECT_EQ(changed("size 4 3", "size 0 3"), 1);
    EXPECT_EQ(changed("size 4 3", "size 1001 3"), 1);
    EXPECT_EQ(changed("0960", "096"), 3);
    EXPECT_EQ(changed("0960", "096x"), 2) << "the rows are judged together";
    EXPECT_EQ(changed("tick all", "tick some"), 5);
    EXPECT_EQ(changed("turn 1", "turn -1"), 5);
    EXPECT_EQ(changed("builds C 5", "builds C"), 6);
    EXPECT_EQ(changed("builds C 5", "builds C 7"), 6);
    EXPECT_EQ(changed("builds nothing", "builds nothing 1"), 7);
    EXPECT_EQ(changed("health 200", "health 201"), 6);
    EXPECT_EQ(changed("player 2", "player 3"), 8);
    EXPECT_EQ(changed("K at", "B at"), 8);
    EXPECT_EQ(changed("attacked", "attacking"), 8);
    EXPECT_EQ(changed("attacked\n", "attacked\nmore\n"), 9);
}

TEST(SiegeNotation, JsonHasTheMapAsOneText) {
    const State state = written_state();
    const std::string text = json::to_json(state);
    EXPECT_NE(text.find(R"("map":"1000/0960/0002")"), std::string::npos) << text;
    EXPECT_EQ(json::from_json<State>(text), state);
    // Defaults can be written and read too; the rules refuse to play them.
    EXPECT_EQ(json::from_json<State>(json::to_json(State{})), State{});
    for (const auto* map : {"1", "12/", "1/2/0 ", "10/2", "1002/0010", "1x/02", "/12"})
        EXPECT_FALSE(siege::Map::from_text(map)) << map;
    for (const auto* map : {"12", "1/2", "21", "6162/9999"}) EXPECT_TRUE(siege::Map::from_text(map)) << map;
    EXPECT_TRUE(siege::Map::from_text(open_map(1000, 1000)));
    EXPECT_FALSE(siege::Map::from_text(open_map(1001, 1)));
    EXPECT_FALSE(siege::Map::from_text(open_map(1, 1001)));
}

TEST(SiegeMap, TellsWhatIsWhere) {
    const siege::Map map = *siege::Map::from_text(example_map);
    EXPECT_EQ(map.width(), 4);
    EXPECT_EQ(map.height(), 3);
    EXPECT_TRUE(map.is_obstacle({1, 1}));
    EXPECT_TRUE(map.is_mine({2, 1}));
    EXPECT_EQ(map.mines(), std::vector<Cell>{(Cell{2, 1})});
    EXPECT_EQ(map.row(1), "0960");
    for (const Cell cell : {Cell{-1, 0}, Cell{0, -1}, Cell{4, 0}, Cell{0, 3}}) EXPECT_FALSE(map.contains(cell));
}

}  // namespace
}  // namespace agon::siege_test
