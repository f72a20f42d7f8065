#include "match/match.h"

#include <gtest/gtest.h>

#include "catalog/catalog.h"

namespace agon::match {
namespace {

using std::chrono::milliseconds;

std::unique_ptr<catalog::Table> open(std::string_view game) {
    catalog::TableOrder order;
    order.dice.seed = 7;
    order.past = catalog::Past::Forgotten;
    return std::move(*catalog::find_game(game)->open(order));
}

MatchOrder order_of(int strikes = 0) {
    MatchOrder order;
    order.players = {{"anna", "bert"}};
    for (const Player player : both_players) {
        order.time[player].move = milliseconds(100);
        order.time[player].warm_up = milliseconds(1000);
        order.policy[player] = forgiving_lateness(strikes);
    }
    return order;
}

constexpr Spent quick{milliseconds(1), milliseconds(1)};

void begin(Match& match) {
    for (const Player player : both_players) match.answer(player, Ready{}, quick);
}
void say(Match& match, Player player, std::vector<std::string> actions, Spent spent = quick) {
    match.answer(player, Actions{std::move(actions), ""}, spent);
}

TEST(Match, AsksForReadinessThenForActions) {
    const auto table = open("tictactoe");
    Match match(*table, order_of());
    for (const Player player : both_players) {
        EXPECT_EQ(match.pending(player).asked, Asked::Ready);
        EXPECT_EQ(match.pending(player).allowance, milliseconds(1000));
    }
    match.answer(Player::Second, Ready{}, quick);
    EXPECT_EQ(match.pending(Player::Second).asked, Asked::Nothing);
    EXPECT_EQ(match.pending(Player::First).asked, Asked::Ready);
    match.answer(Player::First, Ready{}, quick);
    EXPECT_EQ(match.pending(Player::First).asked, Asked::Action);
    EXPECT_EQ(match.pending(Player::First).question, 1);
    EXPECT_EQ(match.pending(Player::First).allowance, milliseconds(100));
    EXPECT_EQ(match.pending(Player::Second).asked, Asked::Nothing);
}

TEST(Match, IsPlayedToTheEndOfTheGame) {
    const auto table = open("tictactoe");
    Match match(*table, order_of());
    begin(match);
    for (const char* action : {"a1", "b1", "a2", "b2", "a3"}) {
        ASSERT_FALSE(match.verdict());
        const Player player = match.pending(Player::First).asked == Asked::Action ? Player::First : Player::Second;
        say(match, player, {action});
    }
    ASSERT_TRUE(match.verdict());
    EXPECT_EQ(match.verdict()->ending, Ending::Normal);
    EXPECT_EQ(match.verdict()->winner, Player::First);
    EXPECT_EQ(match.pending(Player::First), Pending{});
    const Record record = match.take_record();
    EXPECT_EQ(record.steps.size(), 5u);
    EXPECT_EQ(record.steps[1].actions[Player::Second], "b1");
    EXPECT_EQ(record.steps[1].spent[Player::Second], quick);
    EXPECT_EQ(record.players[Player::First], "anna");
}

TEST(Match, WhatTheRulesForbidForfeits) {
    const auto table = open("tictactoe");
    Match match(*table, order_of());
    begin(match);
    say(match, Player::First, {"a1"});
    say(match, Player::Second, {"a1"});
    ASSERT_TRUE(match.verdict());
    EXPECT_EQ(match.verdict()->ending, Ending::Forfeit);
    EXPECT_EQ(match.verdict()->winner, Player::First);
    EXPECT_EQ(match.verdict()->faults[Player::Second], Fault::Illegal);
    EXPECT_EQ(match.verdict()->code, "illegal");
    EXPECT_EQ(match.verdict()->sentence,
              "Player 2 (bert) loses: it broke the rules at question 1: 'a1': That cell is taken.");
}

TEST(Match, WhatIsNoActionIsGarbled) {
    const auto table = open("tictactoe");
    Match match(*table, order_of());
    begin(match);
    say(match, Player::First, {"fetch"});
    EXPECT_EQ(match.verdict()->faults[Player::First], Fault::Garbled);
    EXPECT_EQ(match.verdict()->winner, Player::Second);
}

TEST(Match, ALateAnswerIsNotAskedWhetherItIsLegal) {
    const auto table = open("tictactoe");
    Match match(*table, order_of(5));  // strikes do not help where silence forfeits
    begin(match);
    say(match, Player::First, {"z9"}, {milliseconds(500), milliseconds(101)});
    EXPECT_EQ(match.verdict()->faults[Player::First], Fault::Late);
    EXPECT_EQ(table->steps(), 0);
}

TEST(Match, OnlyChargedTimeMakesLate) {
    const auto table = open("tictactoe");
    Match match(*table, order_of());
    begin(match);
    say(match, Player::First, {"a1"}, {milliseconds(5000), milliseconds(90)});
    EXPECT_FALSE(match.verdict());
}

TEST(Match, AForgivenLateAnswerIsPlayedAsIdle) {
    const auto table = open("sworms");
    Match match(*table, order_of(1));
    begin(match);
    say(match, Player::First, {"airstrike 1"}, {milliseconds(200), milliseconds(200)});
    ASSERT_FALSE(match.verdict());
    EXPECT_EQ(table->last_actions()[Player::First], "idle");
    ASSERT_EQ(match.pending(Player::Second).asked, Asked::Action);
    say(match, Player::Second, {"idle"});
    match.answer(Player::First, Failed{Fault::Late}, {milliseconds(200), milliseconds(200)});
    ASSERT_TRUE(match.verdict());
    EXPECT_EQ(match.verdict()->faults[Player::First], Fault::Late);
    const Record record = match.take_record();
    ASSERT_EQ(record.forgiven.size(), 1u);
    EXPECT_EQ(record.forgiven[0], (ForgivenFault{0, Player::First, Fault::Late}));
}

TEST(Match, ListsArePlayedWhileThePlayerIsAwaited) {
    const auto table = open("sworms");
    Match match(*table, order_of());
    begin(match);
    say(match, Player::First, {"move l 0", "idle", "gun l", "gun l"});
    EXPECT_FALSE(match.verdict());
    EXPECT_EQ(table->steps(), 2);
    EXPECT_EQ(match.pending(Player::Second).asked, Asked::Action);
}

TEST(Match, WhatComesAfterAListIsJudgedIfThePlayerIsStillAwaited) {
    const Failed failed{Fault::Garbled, "line 2: That is no order.", "no-order"};
    for (const char* last : {"move l 0", "idle"}) {
        const auto table = open("sworms");
        Match match(*table, order_of());
        begin(match);
        match.answer(Player::First, Actions{{last}, "", failed}, quick);
        EXPECT_EQ(table->steps(), 1) << "what was in order is played";
        EXPECT_EQ(match.verdict().has_value(), table->awaits(Player::First)) << last;
    }
    const auto table = open("sworms");
    Match match(*table, order_of());
    begin(match);
    match.answer(Player::First, Actions{{}, "", failed}, quick);
    ASSERT_TRUE(match.verdict());
    EXPECT_EQ(match.verdict()->faults[Player::First], Fault::Garbled);
}

TEST(Match, AContractMayCallAFaultByANameOfItsOwn) {
    const auto table = open("tictactoe");
    Match match(*table, order_of());
    begin(match);
    match.answer(Player::First, Failed{Fault::Died, "The program was ended by a signal.", "crashed"}, quick);
    ASSERT_TRUE(match.verdict());
    EXPECT_EQ(match.verdict()->faults[Player::First], Fault::Died);
    EXPECT_EQ(match.verdict()->code, "crashed");
    EXPECT_EQ(match.verdict()->sentence, "Player 1 (anna) loses at question 1: The program was ended by a signal.");
}

TEST(Match, PlayersWhoActAtOnceAreJudgedAtOnce) {
    for (const bool both : {false, true}) {
        const auto table = open("paint");
        Match match(*table, order_of());
        begin(match);
        match.answer(Player::First, Failed{Fault::Died, "it exited with code 1"}, quick);
        EXPECT_FALSE(match.verdict());
        EXPECT_EQ(match.pending(Player::Second).asked, Asked::Action);
        if (both) match.answer(Player::Second, Failed{Fault::Late}, {milliseconds(200), milliseconds(200)});
        else say(match, Player::Second, {"stay"});
        ASSERT_TRUE(match.verdict());
        EXPECT_EQ(match.verdict()->ending, Ending::Forfeit);
        EXPECT_EQ(match.verdict()->winner, both ? std::nullopt : std::optional(Player::Second));
        EXPECT_EQ(match.verdict()->faults[Player::First], Fault::Died);
        EXPECT_EQ(match.verdict()->faults[Player::Second], both ? std::optional(Fault::Late) : std::nullopt);
    }
}

TEST(Match, WhoDoesNotStartLoses) {
    const auto table = open("tictactoe");
    Match match(*table, order_of());
    match.answer(Player::First, Failed{Fault::NoStart, "there is no such file"}, quick);
    EXPECT_FALSE(match.verdict());
    match.answer(Player::Second, Ready{}, quick);
    EXPECT_EQ(match.verdict()->winner, Player::Second);
    EXPECT_EQ(match.verdict()->code, "no-start");
}

TEST(Match, CanBeStoppedWithoutAResult) {
    const auto table = open("tictactoe");
    Match match(*table, order_of());
    begin(match);
    match.stop(Ending::Host, "This machine has no processes left.");
    EXPECT_FALSE(match.verdict()->is_a_result());
    EXPECT_EQ(match.verdict()->winner, std::nullopt);
    EXPECT_EQ(match.verdict()->code, "host");
    match.stop(Ending::Interrupted, "too late");
    EXPECT_EQ(match.verdict()->ending, Ending::Host);
}

TEST(Match, NotesBelongToTheirSteps) {
    const auto table = open("tictactoe");
    Match match(*table, order_of());
    begin(match);
    say(match, Player::First, {"a1"});
    match.answer(Player::Second, Actions{{"b1"}, "centre is taken"}, quick);
    match.stop(Ending::Interrupted, "enough");
    const Record record = match.take_record();
    ASSERT_EQ(record.notes.size(), 1u);
    EXPECT_EQ(record.notes[0], (Note{1, Player::Second, "centre is taken"}));
}

class Counter final : public Audience {
public:
    void stepped(const Table&) override { ++steps; }
    int steps = 0;
};

TEST(Match, TheAudienceSeesEveryStep) {
    const auto table = open("sworms");
    Counter counter;
    MatchOrder order = order_of();
    order.audience = &counter;
    Match match(*table, order);
    begin(match);
    say(match, Player::First, {"move l 0", "idle"});
    EXPECT_EQ(counter.steps, 2);
}

}  // namespace
}  // namespace agon::match
