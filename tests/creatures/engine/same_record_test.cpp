#include <gtest/gtest.h>

#include <sstream>

#include "bots/creatures/book.h"
#include "creatures/engine/random_board.h"
#include "creatures/engine/rules_record.h"
#include "hw5/engine/GameEngine.h"

// The engine that is handed out plays by the same rules as everything else here, with the library that is handed in.
namespace agon::creatures_engine_test {
namespace {

// By the engine.
std::string record_of(const std::string& board, const creatures::Setup& setup, unsigned long seed) {
    std::ostringstream record, messages;
    GameEngine::Options options;
    options.classic = nullptr;
    options.messages = &messages;
    options.record = &record;
    options.hasSeed = true;
    options.seed = seed;
    options.includeSelf = setup.includes_self;
    GameEngine engine(options);
    std::istringstream file(board);
    EXPECT_TRUE(engine.load(file)) << engine.problem();
    engine.simulateGame();
    return record.str();
}

TEST(EngineWithOurLibrary, KeepsTheRecordThatTheRulesKeep) {
    int games = 0, moves = 0;
    for (std::uint64_t number = 0; number < 600; ++number) {
        creatures::Setup setup = random_setup(number);
        setup.strict = false;  // with it the library would have to be asked for its own numbers
        setup.food_rule = creatures::FoodRule::Auto;
        const std::string record = record_of(text_of(setup), setup, static_cast<unsigned long>(number));
        ASSERT_EQ(record, record_by_rules(setup, number, AfterIllegal::Stop, creatures::ask_library)) << number;
        EXPECT_EQ(record.find("ILLEGAL_MOVE"), std::string::npos) << number;
        ++games;
        for (const char letter : record) moves += letter == '\n' ? 1 : 0;
    }
    EXPECT_GT(moves, 20 * games);
}

TEST(EngineWithOurLibrary, PlaysTheCoursesBoardToTheTurnLimit) {
    for (unsigned long seed = 1; seed < 30; ++seed) {
        const creatures::Setup setup;
        const std::string record = record_of(text_of(setup), setup, seed);
        ASSERT_EQ(record, record_by_rules(setup, seed, AfterIllegal::Stop, creatures::ask_library)) << seed;
        EXPECT_NE(record.find("\nresult\tTURN_LIMIT\t50\t"), std::string::npos) << seed;
    }
}

TEST(EngineWithOurLibrary, PrintsTwoLinesForEachMoveAndTwoForEachTurn) {
    std::ostringstream classic;
    GameEngine::Options options;
    options.classic = &classic;
    GameEngine engine(options);
    std::istringstream file(text_of(creatures::Setup{}));
    ASSERT_TRUE(engine.load(file));
    engine.simulateGame();
    const GameEngine::Result result = engine.result();
    long long moves = 0;
    for (const long long count : result.moves) moves += count;
    const std::string text = classic.str();
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 2 * 50 + 2 * moves);
    EXPECT_EQ(text.substr(0, text.find("SOUTH")),
              "Turn is now: 0\n9\n"
              "Creature Side: NORTH Action Power: 5 Toughness: 20 Bewitched: 0\n"
              "Creature Side: NORTH Action Power: 5 Toughness: 20 Bewitched: 0 Mana: 50\nCreature Side: ");
    EXPECT_NE(text.find(" Fire Count: 10\n"), std::string::npos);
}

}  // namespace
}  // namespace agon::creatures_engine_test
