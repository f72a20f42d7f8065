#include <gtest/gtest.h>

#include "protocols/agon_lines/end.h"
#include "protocols/agon_lines/hello.h"
#include "protocols/agon_lines/turn.h"
#include "protocols/toy_table.h"
#include "toys/fleet.h"
#include "toys/paint.h"
#include "toys/pig.h"
#include "toys/tictactoe.h"

namespace agon::agon_lines {
namespace {

using namespace std::chrono_literals;
using TicTacToe = ToyTable<toys::tictactoe::Rules>;

void play(match::Table& table, Player player, std::string_view action, PerPlayer<News*> readers) {
    const auto done = table.submit(player, action);
    ASSERT_FALSE(std::holds_alternative<match::Refused>(done) || std::holds_alternative<ParseError>(done)) << action;
    if (!std::holds_alternative<match::Stepped>(done)) return;
    for (const Player reader : both_players)
        if (readers[reader]) readers[reader]->add_step(table);
}

std::string turn_line(int turn, const match::Table& table, const News& news, const TimeLeft& time = {}) {
    std::string line;
    write_turn(line, turn, table, news, time);
    return line;
}

TEST(AgonLinesHello, SaysWhatABotMustKnow) {
    const Hello hello{Player::Second, {{"a \"b\"", "c"}}, {1000ms, 250ms, 60s, 10s, 2, 65'536}};
    std::string line = "before|";
    write_hello(line, hello, TicTacToe{});
    EXPECT_EQ(line,
              "before|{\"type\":\"hello\",\"protocol\":\"agon-lines 1\",\"game\":\"tictactoe\",\"seat\":2,"
              "\"players\":[\"a \\\"b\\\"\",\"c\"],\"limits\":{\"move_ms\":1000,\"bank_ms\":250,\"match_ms\":60000,"
              "\"warm_up_ms\":10000,\"strikes\":2,\"output_bytes\":65536},\"setup\":{\"size\":3}}\n");
}

TEST(AgonLinesHello, SaysNullWhereThereIsNoLimit) {
    std::string line;
    write_hello(line, {}, TicTacToe{});
    EXPECT_NE(line.find("\"move_ms\":null,\"bank_ms\":0,\"match_ms\":null,"), std::string::npos) << line;
}

TEST(AgonLinesTurn, CarriesActionsAndObservationUnlessAskedOtherwise) {
    TicTacToe table{{2}};
    EXPECT_EQ(turn_line(1, table, {Player::First, {}}, {1s, 0ms, {}}),
              "{\"type\":\"turn\",\"turn\":1,\"time_ms\":1000,\"bank_ms\":0,\"actions\":[\"a1\",\"b1\",\"a2\",\"b2\"],"
              "\"observation\":{\"board\":{\"width\":2,\"height\":2,\"cells\":[\"none\",\"none\",\"none\",\"none\"]},"
              "\"to_move\":\"first\"}}\n");
}

TEST(AgonLinesTurn, CarriesTheMovesSinceTheLastQuestion) {
    TicTacToe table;
    News first(Player::First, {false, true, false, false}), second(Player::Second, {false, true, false, false});
    EXPECT_EQ(turn_line(1, table, first),
              "{\"type\":\"turn\",\"turn\":1,\"time_ms\":null,\"bank_ms\":0,\"moves\":[]}\n");
    first.forget();
    play(table, Player::First, "b2", {{&first, &second}});
    EXPECT_EQ(turn_line(1, table, second, {50ms, 7ms, 9s}),
              "{\"type\":\"turn\",\"turn\":1,\"time_ms\":50,\"bank_ms\":7,\"match_ms\":9000,\"moves\":[[1,\"b2\"]]}\n");
    second.forget();
    play(table, Player::Second, "a1", {{&first, &second}});
    EXPECT_EQ(turn_line(2, table, first),
              "{\"type\":\"turn\",\"turn\":2,\"time_ms\":null,\"bank_ms\":0,\"moves\":[[1,\"b2\"],[2,\"a1\"]]}\n");
    EXPECT_EQ(turn_line(2, table, second),
              "{\"type\":\"turn\",\"turn\":2,\"time_ms\":null,\"bank_ms\":0,\"moves\":[[2,\"a1\"]]}\n");
}

TEST(AgonLinesTurn, ShowsBothActionsOfAStepMadeTogether) {
    ToyTable<toys::paint::Rules> table;
    News news(Player::Second, {false, true, false, false});
    play(table, Player::Second, "north", {{nullptr, &news}});
    EXPECT_NE(turn_line(1, table, news).find("\"moves\":[]"), std::string::npos);  // it waits for the other
    play(table, Player::First, "east", {{nullptr, &news}});
    EXPECT_NE(turn_line(1, table, news).find("\"moves\":[[1,\"east\"],[2,\"north\"]]"), std::string::npos);
}

TEST(AgonLinesTurn, ListsTheEventsOfEachStep) {
    ToyTable<toys::pig::Rules> table({}, std::make_unique<ScriptedDice>(std::vector{4, 1}));
    News news(Player::Second, {false, false, true, false});
    play(table, Player::First, "roll", {{nullptr, &news}});
    play(table, Player::First, "roll", {{nullptr, &news}});
    EXPECT_EQ(turn_line(1, table, news),
              "{\"type\":\"turn\",\"turn\":1,\"time_ms\":null,\"bank_ms\":0,\"events\":["
              "[{\"rolled\":{\"by\":\"first\",\"pips\":4}}],"
              "[{\"rolled\":{\"by\":\"first\",\"pips\":1}},{\"lost\":{\"by\":\"first\",\"points\":4}}]]}\n");
    news.forget();
    EXPECT_NE(turn_line(2, table, news).find("\"events\":[]"), std::string::npos);
}

TEST(AgonLinesTurn, TellsNothingThatAPlayerMayNotKnow) {
    ToyTable<toys::fleet::Rules> table;
    News first(Player::First, {false, true, true, false}), second(Player::Second, {false, true, true, false});
    const auto play_first_of = [&](Player player) {
        const std::string action = table.actions(player).front();
        play(table, player, action, {{&first, &second}});
        return action;
    };
    const std::string shot = play_first_of(Player::First);
    play_first_of(Player::Second);
    const std::string line = turn_line(2, table, first);
    EXPECT_NE(line.find("\"moves\":[[1,\"" + shot + "\"]]"), std::string::npos) << line;
    EXPECT_EQ(line.find("events"), std::string::npos) << line;
}

TEST(AgonLinesTurn, LeavesOutAListThatNobodyCouldRead) {
    TicTacToe large({141}), too_large({142});  // 19,881 and 20,164 cells
    const News news(Player::First, {true, false, false, false});
    EXPECT_EQ(turn_line(1, too_large, news), "{\"type\":\"turn\",\"turn\":1,\"time_ms\":null,\"bank_ms\":0}\n");
    EXPECT_NE(turn_line(1, large, news).find(",\"actions\":[\""), std::string::npos);
}

TEST(AgonLinesEnd, SaysWhatItMeansForTheReader) {
    match::Verdict verdict;
    verdict.winner = Player::Second;
    verdict.code = "three-in-a-row";
    verdict.sentence = "B wins.";
    verdict.score = {{0, 1}};
    const auto end_for = [&](Player reader) {
        std::string line;
        write_end(line, verdict, reader);
        return line;
    };
    EXPECT_EQ(end_for(Player::Second),
              "{\"type\":\"end\",\"you\":\"won\",\"verdict\":{\"ending\":\"normal\",\"winner\":\"second\","
              "\"faults\":[null,null],\"code\":\"three-in-a-row\",\"sentence\":\"B wins.\",\"score\":[0,1]}}\n");
    EXPECT_TRUE(end_for(Player::First).starts_with("{\"type\":\"end\",\"you\":\"lost\","));
    verdict.winner.reset();
    EXPECT_TRUE(end_for(Player::First).starts_with("{\"type\":\"end\",\"you\":\"drew\","));
    verdict.ending = match::Ending::Host;
    EXPECT_TRUE(end_for(Player::First).starts_with("{\"type\":\"end\",\"you\":\"none\","));
}

}  // namespace
}  // namespace agon::agon_lines
