#include "catalog/table.h"

#include <gtest/gtest.h>

#include "catalog/bots.h"
#include "catalog/catalog.h"
#include "protocols/json/json.h"

namespace agon::catalog {
namespace {

std::unique_ptr<Table> open(std::string_view game, const TableOrder& order = {}) {
    auto table = find_game(game)->open(order);
    EXPECT_TRUE(table.has_value());
    return std::move(*table);
}

template <class Kind>
bool is(const Submission& submission) {
    return std::holds_alternative<Kind>(submission);
}

std::string refusal_in(const Submission& submission) {
    const auto* refused = std::get_if<Refused>(&submission);
    return refused ? refused->sentence : "none";
}

// All that can be seen of a table.
std::string everything_about(const Table& table) {
    std::string text = table.position_text() + std::to_string(table.steps()) + std::to_string(table.state_hash());
    for (const Player player : both_players) {
        text += table.awaits(player) ? " awaited" : " waits";
        for (const std::string& action : table.actions(player)) text += ' ' + action;
        text += json::to_json(table.scene(player));
    }
    return text + json::to_json(table.scene(std::nullopt));
}

TEST(Table, PlaysASequentialGame) {
    const auto table = open("tictactoe");
    EXPECT_EQ(table->game(), "tictactoe");
    EXPECT_TRUE(table->awaits(Player::First));
    EXPECT_FALSE(table->awaits(Player::Second));
    EXPECT_EQ(table->actions(Player::First).size(), 9u);
    EXPECT_TRUE(table->actions(Player::Second).empty());
    for (const auto& [player, action] : {std::pair{Player::First, "a1"},
                                         {Player::Second, "b1"},
                                         {Player::First, "a2"},
                                         {Player::Second, "b2"},
                                         {Player::First, "a3"}}) {
        EXPECT_FALSE(table->outcome().has_value());
        EXPECT_TRUE(is<Stepped>(table->submit(player, action)));
        EXPECT_EQ(table->event_count(), 1u);
    }
    EXPECT_EQ(table->steps(), 5);
    EXPECT_EQ(table->outcome()->winner, Player::First);
    EXPECT_EQ(refusal_in(table->submit_turn("c3")), "The game is over.");
}

TEST(Table, HoldsTheFirstOfTwoActions) {
    const auto table = open("paint");
    const std::string before = table->position_text();
    const std::string own = table->actions(Player::Second).front();
    EXPECT_TRUE(is<Held>(table->submit(Player::Second, own)));
    EXPECT_EQ(table->position_text(), before);
    EXPECT_FALSE(table->awaits(Player::Second));
    EXPECT_TRUE(table->actions(Player::Second).empty());
    EXPECT_EQ(refusal_in(table->submit(Player::Second, own)), "You have chosen already.");
    EXPECT_TRUE(is<Stepped>(table->submit(Player::First, table->actions(Player::First).front())));
    EXPECT_EQ(table->steps(), 1);
    EXPECT_TRUE(table->awaits(Player::First) && table->awaits(Player::Second));
}

TEST(Table, OneLineHoldsAWholeTurn) {
    const auto line_by_line = open("paint"), one_by_one = open("paint");
    EXPECT_TRUE(is<Stepped>(line_by_line->submit_turn("stay | stay")));
    one_by_one->submit(Player::First, "stay");
    one_by_one->submit(Player::Second, "stay");
    EXPECT_EQ(everything_about(*line_by_line), everything_about(*one_by_one));
    EXPECT_TRUE(is<ParseError>(line_by_line->submit_turn("stay")));
}

TEST(Table, WhatIsNotTakenChangesNothing) {
    for (const GameEntry& game : games()) {
        if (game.name == "entelect") continue;  // whatever is said there is a command, if an invalid one
        const auto table = open(game.name);
        const std::string before = everything_about(*table);
        EXPECT_TRUE(is<ParseError>(table->submit(Player::First, "\x01 nonsense")));
        EXPECT_TRUE(is<ParseError>(table->submit_turn("\x01 nonsense")));
        if (!table->awaits(Player::Second)) {
            EXPECT_TRUE(is<Refused>(table->submit(Player::Second, table->actions(Player::First).front())));
        }
        EXPECT_EQ(everything_about(*table), before) << game.name;
    }
    const auto table = open("tictactoe");
    table->submit(Player::First, "b2");
    const std::string before = everything_about(*table);
    EXPECT_EQ(refusal_in(table->submit(Player::Second, "b2")), "That cell is taken.");
    EXPECT_EQ(refusal_in(table->submit(Player::First, "a1")), "It is not your turn.");
    EXPECT_EQ(refusal_in(table->submit_turn("b2")), "That cell is taken.");
    EXPECT_EQ(everything_about(*table), before);
}

TEST(Table, TakesBackToTheStart) {
    for (const GameEntry& game : games()) {
        const auto table = open(game.name, {.dice = {DiceKind::Mersenne, 3, 0, {}}});
        table->seat_bot(Player::First, {"random"}, 1);
        table->seat_bot(Player::Second, {"random"}, 2);
        std::vector<std::string> history{everything_about(*table)};
        for (int i = 0; i < 8 && !table->outcome(); ++i) {
            const Player seat = table->awaits(Player::First) ? Player::First : Player::Second;
            if (is<Stepped>(table->submit(seat, table->ask_bot(seat)))) history.push_back(everything_about(*table));
        }
        while (history.size() > 1) {
            history.pop_back();
            EXPECT_TRUE(table->take_back());
            EXPECT_TRUE(everything_about(*table) == history.back()) << game.name << " at step " << table->steps();
        }
        EXPECT_FALSE(table->take_back());
    }
}

TEST(Table, TakesBackTheDiceToo) {
    for (const DiceKind kind : {DiceKind::Mersenne, DiceKind::XorWow, DiceKind::Keyed}) {
        const auto table = open("pig", {.dice = {kind, 9, 0, {}}});
        table->submit_turn("roll");
        table->submit_turn(table->awaits(Player::First) ? "roll" : "hold");
        const std::string before = everything_about(*table);
        table->take_back();
        table->take_back();
        table->submit_turn("roll");
        table->submit_turn(table->awaits(Player::First) ? "roll" : "hold");
        EXPECT_EQ(everything_about(*table), before);
    }
}

TEST(Table, TakesBackWhatIsHeldFirst) {
    const auto table = open("paint");
    table->submit_turn("stay | stay");
    const std::string before = everything_about(*table);
    table->submit(Player::First, "stay");
    EXPECT_TRUE(table->take_back());
    EXPECT_EQ(everything_about(*table), before);
    EXPECT_EQ(table->steps(), 1);
}

TEST(Table, GoesOnFromAPosition) {
    for (const GameEntry& game : games()) {
        const auto table = open(game.name, {.dice = {DiceKind::XorWow, 5, 0, {}}});
        for (const Player seat : both_players)
            if (table->awaits(seat)) table->submit(seat, table->actions(seat).back());
        json::JsonWriter out;
        table->write_position(out);
        for (const std::string& saved : {table->position_text(), out.take()}) {
            const auto loaded = open(game.name, {.position = saved});
            EXPECT_EQ(loaded->position_text(), table->position_text());
            EXPECT_EQ(loaded->state_hash(), table->state_hash());
            EXPECT_EQ(loaded->steps(), 0);
        }
    }
    const auto bad = find_game("pig")->open({.position = open("paint")->position_text()});
    ASSERT_FALSE(bad.has_value());
    EXPECT_EQ(bad.error().part, OrderPart::Position);
}

// The usual game of Siege takes thousands of orders.
std::optional<std::string> short_setup(std::string_view game) {
    if (game == "siege") return R"({"map": "16000/09000/00602", "turn_limit": 20})";
    if (game == "entelect") return R"({"config": {"max_rounds": 8}})";
    return std::nullopt;
}

TEST(Table, BotsFinishEveryGame) {
    for (const GameEntry& game : games()) {
        for (const std::string_view bot : game.bots) {
            const auto table = open(game.name, {.setup = short_setup(game.name), .dice = {DiceKind::Keyed, 11, 0, {}}});
            ASSERT_TRUE(table->seat_bot(Player::First, {std::string(bot)}, 3));
            ASSERT_TRUE(table->seat_bot(Player::Second, {"random"}, 4));
            for (int i = 0; i < 1000 && !table->outcome(); ++i) {
                for (const Player seat : both_players) {
                    if (!table->awaits(seat)) continue;
                    const auto submission = table->submit(seat, table->ask_bot(seat));
                    ASSERT_TRUE(is<Held>(submission) || is<Stepped>(submission)) << game.name << refusal_in(submission);
                }
            }
            EXPECT_TRUE(table->outcome().has_value()) << game.name << ' ' << bot;
        }
        EXPECT_FALSE(open(game.name)->seat_bot(Player::First, {"nobody"}, 0));
    }
}

TEST(Table, SaysWhenScriptedDiceDoNotFit) {
    const auto start = open("pig");
    std::string position = start->position_text();
    position.replace(position.find("dice keyed 0 0"), 14, "dice scripted 4");
    const auto table = open("pig", {.position = position});
    EXPECT_TRUE(is<Stepped>(table->submit_turn("roll")));
    const std::string before = everything_about(*table);
    EXPECT_EQ(refusal_in(table->submit_turn("roll")), "The scripted dice have no roll left that fits.");
    EXPECT_EQ(everything_about(*table), before);
    EXPECT_TRUE(is<Stepped>(table->submit_turn("hold")));
}

TEST(Table, PerftCountsTheSameWithThreads) {
    const auto table = open("paint");
    std::size_t reported = 0;
    const PerftCount alone = table->perft({.depth = 2});
    const PerftCount shared =
        table->perft({.depth = 2, .threads = 2, .progress = [&](std::size_t done, std::size_t) { reported = done; }});
    EXPECT_EQ(alone.leaves, shared.leaves);
    ASSERT_EQ(alone.turns.size(), shared.turns.size());
    EXPECT_EQ(reported, shared.turns.size());
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < alone.turns.size(); ++i) {
        EXPECT_EQ(alone.turns[i].text, shared.turns[i].text);
        EXPECT_EQ(alone.turns[i].leaves, shared.turns[i].leaves);
        sum += alone.turns[i].leaves;
    }
    EXPECT_EQ(sum, alone.leaves);
    EXPECT_EQ(table->perft({.depth = 0}).leaves, 1u);
    EXPECT_EQ(open("tictactoe")->perft({.depth = 9}).leaves, 127872u);
}

}  // namespace
}  // namespace agon::catalog
