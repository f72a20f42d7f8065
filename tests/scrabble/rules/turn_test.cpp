#include <gtest/gtest.h>

#include "scrabble/rules/pictures.h"

namespace agon::scrabble_test {
namespace {

using scrabble::Refusal, scrabble::Rules, scrabble::State;
using Beginning = scrabble::Setup;  // GoogleTest has a Setup of its own

TEST(ScrabbleTurn, HalfOfTheCellsWin) {
    EXPECT_EQ(scrabble::winning_score(4), 8);
    EXPECT_EQ(scrabble::winning_score(5), 12);
    EXPECT_EQ(scrabble::winning_score(9), 40);
    State state = state_of({"B........", ".........", ".........", ".........", ".........", ".........", ".........",
                            ".........", "........."},
                           {{'a', 9}, {'b', 1}}, {{10, 30}}, Player::Second);
    State winning = state;
    winning.tally.score[Player::Second] = 31;
    play(state, "A A H BA");
    EXPECT_EQ(Rules::outcome(state), std::nullopt) << "39 is not enough";
    play(winning, "A A H BA");
    EXPECT_EQ(Rules::outcome(winning), win_for(Player::Second, "points", {{10, 40}}));
    EXPECT_FALSE(Rules::awaits(winning, Player::First));
    EXPECT_EQ(Rules::refuse(winning, Player::First, word("A A H BA")), Refusal::GameOver);
}

TEST(ScrabbleTurn, OnlyWhoeverMovedCanWin) {
    State state = state_of({"A...", "....", "....", "...."}, {{'a', 1}}, {{100, 0}}, Player::Second);
    EXPECT_EQ(Rules::outcome(state), std::nullopt) << "a loaded score ends nothing";
    play(state, "A A H AA");
    EXPECT_EQ(Rules::outcome(state), std::nullopt);
    EXPECT_EQ(Rules::refuse(state, Player::Second, word("A A H AA")), Refusal::NotYourTurn);
    play(state, "A A H AA");
    EXPECT_EQ(Rules::outcome(state), win_for(Player::First, "points", {{100, 1}}));
}

TEST(ScrabbleTurn, FourTurnsInARowWithoutPointsEndTheGame) {
    State state = state_of({"A...", "....", "....", "...."}, {{'a', 1}}, {{1, 2}});
    for (int i = 0; i < 3; ++i) play(state, "A A H A");
    EXPECT_EQ(Rules::outcome(state), std::nullopt);
    State scored = state;
    play(scored, "A A H AA");
    for (int i = 0; i < 3; ++i) play(scored, "A A H A");
    EXPECT_EQ(Rules::outcome(scored), std::nullopt) << "points begin the count anew";
    play(state, "A A H A");
    EXPECT_EQ(Rules::outcome(state), win_for(Player::Second, "no-points", {{1, 2}}));
    state.pointless_limit.reset();
    EXPECT_EQ(Rules::outcome(state), std::nullopt) << "the document has no such end";
}

TEST(ScrabbleTurn, ABoardOnWhichNothingFitsIsOverAtOnce) {
    EXPECT_EQ(Rules::outcome(state_of({"....", "....", "....", "...."}, {{'a', 1}}, {{3, 0}})),
              win_for(Player::First, "nothing-fits", {{3, 0}}));
    EXPECT_EQ(Rules::outcome(state_of({"Q...", "....", "....", "...."}, {{'a', 1}}, {{3, 3}})),
              draw("nothing-fits", {{3, 3}}));
    EXPECT_EQ(Rules::outcome(state_of({"QA..", "....", "....", "...."}, {{'a', 1}}, {{3, 3}})), std::nullopt);
    EXPECT_EQ(Rules::outcome(state_of({"QQQQ", "QQQQ", "QQQQ", "QQQQ"}, {{'a', 1}})), draw("nothing-fits"));
}

TEST(ScrabbleTurn, EveryRefusalHasASentence) {
    for (int i = 0; i <= static_cast<int>(Refusal::NotConnected); ++i)
        EXPECT_TRUE(Rules::describe(static_cast<Refusal>(i)).ends_with("."));
}

std::string problem(const Beginning& setup) { return Rules::problem_with(setup).value_or(""); }
std::string problem(const State& state) { return Rules::problem_with(state).value_or(""); }

TEST(ScrabbleSetup, SaysWhatIsWrong) {
    const auto with = [](auto change) {
        Beginning setup;
        change(setup);
        return problem(setup);
    };
    EXPECT_EQ(problem(Beginning{}), "");
    EXPECT_EQ(with([](Beginning& setup) { setup.size = 3; }), "size must be from 4 to 26");
    EXPECT_EQ(with([](Beginning& setup) { setup.size = 27; }), "size must be from 4 to 26");
    EXPECT_EQ(with([](Beginning& setup) { setup.tiles.clear(); }), "there must be at least one tile");
    EXPECT_EQ(with([](Beginning& setup) {
                  setup.tiles.push_back({'?', 1});
              }),
              "a tile: a letter and a digit from 1 to 9");
    EXPECT_EQ(with([](Beginning& setup) {
                  setup.tiles.push_back({'a', 10});
              }),
              "a tile: a letter and a digit from 1 to 9");
    EXPECT_EQ(with([](Beginning& setup) { setup.board = {"...."}; }),
              "the board must have as many rows as its size says");
    EXPECT_EQ(with([](Beginning& setup) {
                  setup.size = 4, setup.board = {"....", "...", "....", "...."};
              }),
              "every row of the board must be as long as its size says");
    EXPECT_EQ(with([](Beginning& setup) {
                  setup.size = 4, setup.board = {"....", "..a.", "....", "...."};
              }),
              "a row is made of letters A to Z and dots");
    EXPECT_EQ(with([](Beginning& setup) { setup.score = {{-1, 0}}; }), "a score must be from 0 to 2000000000");
    EXPECT_EQ(with([](Beginning& setup) {
                  setup.score = {{0, 2'000'000'001}};
              }),
              "a score must be from 0 to 2000000000");
    EXPECT_EQ(with([](Beginning& setup) { setup.pointless_limit = 0; }), "pointless_limit must be from 1 to 1000");
    EXPECT_EQ(Rules::longest_game({}), (15 * 15 + 1) * 4);
}

TEST(ScrabbleState, SaysWhatIsWrong) {
    const auto with = [](auto change) {
        State state = state_of({"A...", "....", "....", "...."}, {{'a', 1}}, {{1, 0}}, Player::Second);
        state.turns = 1;
        change(state);
        return problem(state);
    };
    EXPECT_EQ(with([](State&) {}), "");
    EXPECT_EQ(with([](State& state) { state.tiles = {}; }), "there must be at least one tile");
    EXPECT_EQ(with([](State& state) { state.tally.score = {{-1, 0}}; }), "a score must be from 0 to 2000000000");
    EXPECT_EQ(with([](State& state) { state.pointless_limit = 1001; }), "pointless_limit must be from 1 to 1000");
    EXPECT_EQ(with([](State& state) { state.turns = -1; }), "turns must be from 0 to 1000000000");
    EXPECT_EQ(with([](State& state) { state.pointless_turns = 2; }),
              "pointless_turns must be from 0 to the number of turns");
    EXPECT_EQ(with([](State& state) { state.turns = 9, state.pointless_turns = 5; }),
              "pointless_turns must not be beyond its limit");
    EXPECT_EQ(with([](State& state) { state.tally.score = {}; }),
              "a turn with points was played, so the scores cannot both be 0");
    EXPECT_EQ(with([](State& state) { state.board = scrabble::Board(4); }),
              "turns were played, so a word of these tiles must lie on the board");
}

}  // namespace
}  // namespace agon::scrabble_test
