#include <gtest/gtest.h>

#include <cstring>
#include <limits>

#include "creatures/engine/stage.h"

// Toughness, mana and fires are the engine's: what a library makes of its own numbers is found out, and changes nothing else.
namespace agon::creatures_engine_test {
namespace {

const std::string duel =
    "size 9 9\nturns 4\nunit NORTH WIZARD 4 4 power=2 toughness=9 mana=3\nunit SOUTH WIZARD 5 4 power=1 toughness=9\n";
const std::string meal = "size 9 9\nturns 4\nfood 1 0\nunit NORTH HUMAN 0 0 power=1 toughness=6\n"
                         "unit SOUTH HUMAN 8 8 power=1 toughness=6\n";

TEST(EngineAccounts, AWrongCounterIsIllegal) {
    Stage free_of_charge(duel);
    free_of_charge.answer(0, NORTH, 0, {WEAKENSPELL, 1, 0});
    free_of_charge.tamper([](Creature& self) { dynamic_cast<Wizard&>(self).addMana(1); });
    free_of_charge.engine().simulateGame();
    EXPECT_EQ(free_of_charge.last_of(NORTH, 0).status, "BAD_ACCOUNTING");
    EXPECT_EQ(free_of_charge.engine().info(SOUTH, 0).toughness, 9) << "what is illegal is not carried out";
    EXPECT_EQ(free_of_charge.engine().info(NORTH, 0).mana, 3);

    Stage for_nothing(duel);
    for_nothing.tamper([](Creature& self) { dynamic_cast<Wizard&>(self).addMana(-1); });
    for_nothing.engine().simulateGame();
    EXPECT_EQ(for_nothing.last_of(NORTH, 0).status, "BAD_ACCOUNTING");
}

TEST(EngineAccounts, AWrongToughnessIsAWarningAndOnlyForTheStrictIllegal) {
    for (const bool strict : {false, true}) {
        std::ostringstream messages;
        GameEngine::Options options = quiet_options();
        options.strict = strict;
        options.messages = &messages;
        Stage stage(meal, options);
        stage.tamper([](Creature& self) { self.loseToughness(-3); });
        stage.engine().step();
        EXPECT_EQ(stage.last_of(NORTH, 0).status, strict ? "BAD_ACCOUNTING" : "ok");
        EXPECT_EQ(stage.engine().info(NORTH, 0).toughness, 6);
        if (strict) continue;
        stage.engine().simulateGame();
        EXPECT_EQ(messages.str(),
                  "warning: NORTH 0 (HUMAN), turn 0: move() changed its toughness, though not by 1 for food\n")
            << "it is said once";
    }
}

// A library that has gone astray is judged by what it does now.
TEST(EngineAccounts, WhatWasSkippedLeavesTheLibrarysNumbersAsTheyAre) {
    GameEngine::Options options = quiet_options();
    options.onIllegal = GameEngine::OnIllegal::Skip;
    Stage stage(duel, options);
    stage.answer(0, NORTH, 0, {WEAKENSPELL, 3, 3});  // it pays, and nobody is there
    stage.answer(1, NORTH, 0, {WEAKENSPELL, 1, 0});
    stage.engine().simulateGame();
    EXPECT_EQ(stage.engine().result().illegalMoves, 1);
    EXPECT_EQ(stage.engine().info(NORTH, 0).mana, 2);
    EXPECT_EQ(dynamic_cast<const Wizard*>(stage.engine().creature(NORTH, 0))->getMana(), 1);
    EXPECT_EQ(stage.engine().info(SOUTH, 0).toughness, 7);
}

TEST(EngineAccounts, FoodRules) {
    struct Case {
        GameEngine::FoodRule rule;
        Books books;
        int toughness, of_library;
    };
    using Rule = GameEngine::FoodRule;
    for (const Case& each : {Case{Rule::Auto, Books::AsTheDocumentSays, 7, 7},
                             {Rule::Auto, Books::EngineAddsFood, 7, 7},
                             {Rule::Creature, Books::AsTheDocumentSays, 7, 7},
                             {Rule::Creature, Books::EngineAddsFood, 6, 6},
                             {Rule::Engine, Books::AsTheDocumentSays, 7, 8},
                             {Rule::Engine, Books::EngineAddsFood, 7, 7}}) {
        GameEngine::Options options = quiet_options();
        options.food = each.rule;
        Stage stage(meal, options);
        stage.set_books(each.books);
        stage.answer(0, NORTH, 0, {WALK, 1, 0});
        stage.engine().step();
        EXPECT_EQ(stage.engine().info(NORTH, 0).toughness, each.toughness);
        EXPECT_EQ(stage.engine().creature(NORTH, 0)->getToughness(), each.of_library);
        EXPECT_FALSE(stage.engine().hasFood(1, 0));
    }
}

TEST(EngineAccounts, WrongHealingIsAWarning) {
    std::ostringstream messages;
    GameEngine::Options options = quiet_options();
    options.messages = &messages;
    Stage stage(
        "size 9 9\nturns 2\nunit NORTH CLERIC 0 0 power=1 toughness=6\nunit NORTH DRAGON 1 0 power=1 toughness=6\n"
        "unit SOUTH HUMAN 8 8 power=1 toughness=6\n",
        options);
    stage.answer(0, NORTH, 0, {HEAL, 1, 0});
    heals_wrong = true;
    stage.engine().simulateGame();
    heals_wrong = false;
    EXPECT_EQ(messages.str(), "warning: NORTH 1 (DRAGON), turn 0: operator++ did not give what the document says\n");
    EXPECT_EQ(stage.engine().info(NORTH, 1).toughness, 7);
    EXPECT_EQ(stage.engine().info(NORTH, 1).fireCount, 1);
}

TEST(EngineAccounts, NumbersOfAnySizeAreCompared) {
    GameEngine::Options options = quiet_options();
    options.strict = true;
    options.onIllegal = GameEngine::OnIllegal::Skip;
    Stage stage(meal, options);
    const int least = std::numeric_limits<int>::min(), most = std::numeric_limits<int>::max();
    stage.tamper([&](Creature& self) {
        const int wanted = self.getToughness() == most ? least : most;
        while (self.getToughness() != wanted) {  // each step is in the range of an int
            const long long missing = static_cast<long long>(self.getToughness()) - wanted;
            self.loseToughness(static_cast<int>(missing > most ? most : missing < least ? least : missing));
        }
    });
    stage.engine().simulateGame();
    EXPECT_EQ(stage.engine().result().illegalMoves, 8);
    EXPECT_EQ(stage.engine().info(NORTH, 0).toughness, 6);
}

TEST(EngineAccounts, ANumberThatIsNoMoveTypeIsNeverReadAsOne) {
    Stage stage(duel);
    Move answer{NOACT, 0, 0};
    const int strange = 1234567;
    std::memcpy(&answer.mType, &strange, sizeof answer.mType);
    pull = [&](Creature&, const std::vector<Object>&) { return answer; };
    stage.engine().simulateGame();
    EXPECT_EQ(stage.last_of(NORTH, 0).status, "BAD_TYPE");
    EXPECT_EQ(stage.last_of(NORTH, 0).move, "UNKNOWN");
}

}  // namespace
}  // namespace agon::creatures_engine_test
