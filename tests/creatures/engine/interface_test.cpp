#include <gtest/gtest.h>

#include <cstdlib>
#include <stdexcept>

#include "creatures/engine/stage.h"
#include "games/creatures/kernel/seeding.h"
#include "games/creatures/kernel/sequence.h"
#include "support/scratch_folder.h"

// What a program that uses the engine can ask of it.
namespace agon::creatures_engine_test {
namespace {

const std::string two_men = "size 7 5\nturns 2\nseed 77\nwall 3 3\nfood 4 4\nunit NORTH HUMAN 0 0 power=2 toughness=6\n"
                            "unit SOUTH DRAGON 6 4 power=1 toughness=8 fire=3\n";

bool load(GameEngine& engine, const std::string& text) {
    std::istringstream file(text);
    return engine.load(file);
}

TEST(EngineInterface, ShowsTheBoard) {
    Stage stage(two_men);
    const GameEngine& engine = stage.engine();
    EXPECT_EQ(engine.width(), 7);
    EXPECT_EQ(engine.height(), 5);
    EXPECT_TRUE(engine.hasWall(3, 3));
    EXPECT_TRUE(engine.hasFood(4, 4));
    EXPECT_FALSE(engine.hasFood(3, 3));
    EXPECT_FALSE(engine.hasWall(-1, 0) || engine.hasWall(0, 5) || engine.hasFood(7, 0));
    EXPECT_EQ(engine.slots(NORTH), 1);
    const CreatureInfo dragon = engine.info(SOUTH, 0);
    EXPECT_EQ(dragon.coor.locationX, 6);
    EXPECT_EQ(dragon.coor.locationY, 4);
    EXPECT_EQ(dragon.type, DRAGON);
    EXPECT_EQ(dragon.power, 1);
    EXPECT_EQ(dragon.fireCount, 3);
    EXPECT_EQ(dragon.mana, -1);
    EXPECT_EQ(engine.creature(SOUTH, 0)->getToughness(), 8);
    EXPECT_EQ(engine.creature(SOUTH, 1), nullptr);
    EXPECT_EQ(engine.creature(NORTH, -1), nullptr);
    EXPECT_EQ(engine.result().seed, 77u);
}

TEST(EngineInterface, HasNoBoardUntilOneIsLoaded) {
    GameEngine engine(quiet_options());
    EXPECT_FALSE(engine.step());
    EXPECT_EQ(engine.problem(), "no board has been loaded");
    EXPECT_EQ(engine.width(), 0);
    EXPECT_EQ(engine.slots(SOUTH), 0);
    EXPECT_EQ(engine.info(NORTH, 0).toughness, 0);
    EXPECT_EQ(engine.result().code, "");
    EXPECT_FALSE(engine.load("/there/is/no/such/file"));
    EXPECT_EQ(engine.problem(), "/there/is/no/such/file: it cannot be opened");
    EXPECT_FALSE(engine.load("/"));
    EXPECT_EQ(engine.problem(), "/: it cannot be read, or is far too long");
}

TEST(EngineInterface, SaysWhereABoardIsWrong) {
    support::ScratchFolder folder;
    GameEngine engine(quiet_options());
    EXPECT_FALSE(engine.load(folder.write("board", "WARBOARD 1\nsize 4 4\nturns 1\nfood 4 0\n").string()));
    EXPECT_EQ(engine.problem(), (folder.path() / "board").string() + ":4:6: expected a column from 0 to 3");
    EXPECT_FALSE(load(engine, "10 50 1 0\n0 0 9 1 1\n"));
    EXPECT_EQ(engine.problem(), "board:2:5: expected a type from 0 to 5");
    EXPECT_FALSE(engine.step());
}

TEST(EngineInterface, ASecondBoardReplacesTheFirst) {
    const int living = Creature::living;
    {
        Stage stage(two_men);
        stage.engine().simulateGame();
        ASSERT_TRUE(load(stage.engine(), "3 1 1 0\n0 0 3 1 1\n2 2 3 1 1\n"));
        EXPECT_EQ(stage.engine().width(), 3);
        EXPECT_EQ(Creature::living, living + 2);
        stage.engine().simulateGame();
        EXPECT_EQ(stage.engine().result().moves[NOACT], 2);
        EXPECT_FALSE(load(stage.engine(), "nonsense"));
        EXPECT_EQ(Creature::living, living);
        EXPECT_EQ(stage.engine().width(), 0);
    }
    EXPECT_EQ(Creature::living, living);
}

TEST(EngineInterface, StrangeBoardsAreWarningsAndErrorsForTheStrict) {
    const std::string two = "WARBOARD 1\nsize 4 4\nturns 1\nunit NORTH BATTLEMAGE 0 0 power=1 toughness=1\n"
                            "unit NORTH BATTLEMAGE 1 0 power=1 toughness=1\n";
    std::ostringstream messages;
    GameEngine::Options options = quiet_options();
    options.messages = &messages;
    GameEngine lenient(options);
    EXPECT_TRUE(load(lenient, two));
    EXPECT_EQ(messages.str(), "warning: board:5:12: NORTH has more than one battlemage\n");
    options.strict = true;
    GameEngine strict(options);
    EXPECT_FALSE(load(strict, two));
}

TEST(EngineInterface, ShowsCreaturesThemselvesIfAskedTo) {
    GameEngine::Options options = quiet_options();
    options.includeSelf = true;
    Stage stage(two_men, options);
    stage.engine().step();
    const auto& list = stage.seen_by(NORTH, 0);
    ASSERT_FALSE(list.empty());
    EXPECT_EQ(list[0].objType, HUMAN);
    EXPECT_EQ(list[0].relativeX, 0);
    EXPECT_EQ(list[0].relativeY, 0);
}

TEST(EngineInterface, PrintsTheCoursesLines) {
    std::ostringstream classic;
    GameEngine::Options options = quiet_options();
    options.classic = &classic;
    Stage stage("size 7 5\nturns 1\nfood 1 0\nunit NORTH HUMAN 0 0 power=2 toughness=6\n"
                "unit NORTH BATTLEMAGE 2 4 power=1 toughness=8 mana=3\nunit NORTH CLERIC 0 4 power=1 toughness=1\n"
                "unit SOUTH DRAGON 5 4 power=1 toughness=8 fire=3\n",
                options);
    stage.answer(0, NORTH, 0, {WALK, 1, 0});
    stage.answer(0, SOUTH, 0, {DRAGONFIRE, -3, 0});
    stage.engine().simulateGame();
    EXPECT_EQ(classic.str(), "Turn is now: 0\n3\n"
                             "Creature Side: NORTH Action Power: 2 Toughness: 7 Bewitched: 0\n"
                             "Creature Side: NORTH Action Power: 2 Toughness: 7 Bewitched: 0\n"
                             "Creature Side: SOUTH Action Power: 1 Toughness: 8 Bewitched: 0\n"
                             "Creature Side: SOUTH Action Power: 1 Toughness: 8 Bewitched: 0 Fire Count: 2\n"
                             "Creature Side: NORTH Action Power: 1 Toughness: 7 Bewitched: 0\n"
                             "Creature Side: NORTH Action Power: 1 Toughness: 7 Bewitched: 0 Mana: 3\n"
                             "Creature Side: NORTH Action Power: 1 Toughness: 1 Bewitched: 0\n"
                             "Creature Side: NORTH Action Power: 1 Toughness: 1 Bewitched: 0\n");
    std::ostringstream printed;
    printed << *stage.engine().creature(NORTH, 0);
    EXPECT_EQ(printed.str(), "Creature Side: NORTH Action Power: 2 Toughness: 7 Bewitched: 0");
}

TEST(EngineInterface, ReportsWhoIsLeftAndWhatWasDone) {
    Stage stage(two_men);
    stage.answer(1, NORTH, 0, {WALK, 1, 0});
    stage.engine().simulateGame();
    std::ostringstream report;
    stage.engine().writeReport(report);
    EXPECT_EQ(report.str(), "TURN_LIMIT after 2 turns, seed 77\n"
                            "NORTH 1 alive, toughness 6, HUMAN 1\nSOUTH 1 alive, toughness 8, DRAGON 1\n"
                            "WALK 1, HUMANATTACK 0, DWARFATTACK 0, DRAGONPAW 0, DRAGONFIRE 0, HEAL 0, FREEZESPELL 0, "
                            "WEAKENSPELL 0, NOACT 3, turns lost to freezing 0, illegal 0\n");
}

TEST(EngineInterface, LibrariesAreSeededBeforeEveryMove) {
    Stage stage(two_men);
    std::vector<unsigned long> seeds;
    pull = [&](Creature&, const std::vector<Object>&) {
        seeds.push_back(last_seed);
        return Move{NOACT, 0, 0};
    };
    stage.engine().simulateGame();
    std::vector<unsigned long> expected;
    for (const creatures::Moment& moment : {creatures::Moment{0, 0}, {0, 1}, {1, 0}, {1, 1}})
        expected.push_back(creatures::seed_of_move(77, static_cast<unsigned long>(creatures::ply_of(moment))));
    EXPECT_EQ(seeds, expected);
}

// std::srand() before every move, so that a move does not depend on how often others drew.
TEST(EngineInterface, LibrariesThatCallRandRepeatTheirGames) {
    const auto drawn = [](unsigned long seed) {
        Stage stage(two_men);
        std::vector<int> draws;
        pull = [&](Creature&, const std::vector<Object>&) {
            draws.push_back(std::rand());
            return Move{NOACT, 0, 0};
        };
        GameEngine::Options options = quiet_options();
        options.hasSeed = true;
        options.seed = seed;
        GameEngine engine(options);
        EXPECT_TRUE(load(engine, "WARBOARD 1\n" + two_men));
        engine.simulateGame();
        return draws;
    };
    EXPECT_EQ(drawn(1).size(), 4u);
    EXPECT_EQ(drawn(1), drawn(1));
    EXPECT_NE(drawn(1), drawn(2));
    EXPECT_NE(drawn(1)[0], drawn(1)[1]);
}

// What a library throws goes to whoever plays the game, and the board is as it was.
TEST(EngineInterface, ExceptionsOfALibraryPassThrough) {
    Stage stage(two_men);
    bool throws = true;
    pull = [&](Creature&, const std::vector<Object>&) {
        if (throws) throw std::runtime_error("no idea");
        return Move{WALK, 1, 0};
    };
    EXPECT_THROW(stage.engine().step(), std::runtime_error);
    throws = false;
    EXPECT_TRUE(stage.engine().step());
    EXPECT_EQ(stage.last_of(NORTH, 0).number, 0);
    EXPECT_EQ(stage.engine().info(NORTH, 0).coor.locationX, 1);
}

}  // namespace
}  // namespace agon::creatures_engine_test
