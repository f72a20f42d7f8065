#include <gtest/gtest.h>

#include <algorithm>

#include "creatures/engine/stage.h"

// The cases that the specification lists for an engine, by their numbers, and what healing does to a library's creatures.
namespace agon::creatures_engine_test {
namespace {

const std::string field = "size 10 10\nturns 6\n";
const std::string far_south = "unit SOUTH HUMAN 9 9 power=1 toughness=5\n";

long count_walls(const std::vector<Object>& list) {
    return std::count_if(list.begin(), list.end(), [](const Object& object) { return object.objType == WALL; });
}

void play_to_the_end(Stage& stage) { stage.engine().simulateGame(); }

TEST(EngineCases, E01SquaresAreCountedFromTheMoverAndUpwards) {
    Stage stage(field + "unit NORTH DRAGON 4 5 power=1 toughness=5\nunit SOUTH HUMAN 6 3 power=1 toughness=5\n");
    stage.engine().step();
    const auto& list = stage.seen_by(NORTH, 0);
    ASSERT_EQ(list.size(), 1u);
    EXPECT_EQ(list[0].teamSide, SOUTH);
    EXPECT_EQ(list[0].objType, HUMAN);
    EXPECT_EQ(list[0].relativeX, 2);
    EXPECT_EQ(list[0].relativeY, 2);
    EXPECT_FALSE(list[0].bewitched);
}

TEST(EngineCases, E02TheEdgeOfTheBoardIsWalls) {
    Stage stage(field + "unit NORTH HUMAN 0 0 power=1 toughness=5\n" + far_south);
    stage.engine().step();
    const auto& list = stage.seen_by(NORTH, 0);
    EXPECT_EQ(count_walls(list), 16);
    for (const Object& wall : list) EXPECT_TRUE(wall.relativeX < 0 || wall.relativeY > 0);
}

const std::string mages = field + "unit NORTH HUMAN 0 9 power=1 toughness=5\n"
                                  "unit NORTH WIZARD 4 4 power=1 toughness=5 mana=9\n"
                                  "unit SOUTH BATTLEMAGE 6 4 power=1 toughness=5\n"
                                  "unit SOUTH HUMAN 9 9 power=1 toughness=5\n"
                                  "unit SOUTH WIZARD 4 6 power=1 toughness=5\n";

bool was_called(const Stage& stage, const std::string& call) {
    return std::count(stage.calls().begin(), stage.calls().end(), call) == 1;
}

TEST(EngineCases, E03FrozenAfterItsMoveLosesTheNext) {
    Stage stage(mages);
    stage.answer(3, NORTH, 1, {FREEZESPELL, 2, 0});
    while (!was_called(stage, "4 NORTH 1")) stage.engine().step();
    EXPECT_TRUE(was_called(stage, "3 SOUTH 0"));
    EXPECT_FALSE(was_called(stage, "4 SOUTH 0"));
    EXPECT_EQ(stage.last_of(SOUTH, 0).status, "frozen");
    EXPECT_EQ(stage.last_of(SOUTH, 0).turn, 4);
    EXPECT_FALSE(stage.engine().creature(SOUTH, 0)->getBewitched());
    play_to_the_end(stage);
    EXPECT_TRUE(was_called(stage, "5 SOUTH 0"));
    EXPECT_EQ(stage.engine().result().frozenTurns, 1);
}

TEST(EngineCases, E04FrozenBeforeItsMoveLosesThatOne) {
    Stage stage(mages);
    stage.answer(3, NORTH, 1, {FREEZESPELL, 0, -2});
    play_to_the_end(stage);
    EXPECT_FALSE(was_called(stage, "3 SOUTH 2"));
    EXPECT_TRUE(was_called(stage, "4 SOUTH 2"));
}

TEST(EngineCases, E05FrozenTwiceLosesOneMove) {
    Stage stage(mages + "unit NORTH WIZARD 4 5 power=1 toughness=5 mana=9\n");
    stage.answer(1, NORTH, 1, {FREEZESPELL, 2, 0});
    stage.answer(1, NORTH, 2, {FREEZESPELL, 2, 1});
    play_to_the_end(stage);
    EXPECT_FALSE(was_called(stage, "2 SOUTH 0"));
    EXPECT_TRUE(was_called(stage, "3 SOUTH 0"));
    EXPECT_EQ(stage.engine().result().frozenTurns, 1);
    EXPECT_EQ(stage.engine().result().moves[FREEZESPELL], 2);
}

TEST(EngineCases, FrozenCreaturesAreShownAsBewitched) {
    Stage stage(mages);
    stage.answer(0, NORTH, 1, {FREEZESPELL, 2, 0});
    while (!was_called(stage, "0 SOUTH 2")) stage.engine().step();
    EXPECT_TRUE(stage.engine().creature(SOUTH, 0)->getBewitched());
    const auto& list = stage.seen_by(SOUTH, 2);
    EXPECT_TRUE(std::any_of(list.begin(), list.end(),
                            [](const Object& object) { return object.objType == BATTLEMAGE && object.bewitched; }));
}

TEST(EngineCases, E06DwarvesWithstandFire) {
    Stage stage(field + "unit NORTH DRAGON 0 0 power=3 toughness=5 fire=2\nunit SOUTH DWARF 2 0 power=1 toughness=5\n");
    stage.answer(0, NORTH, 0, {DRAGONFIRE, 2, 0});
    stage.engine().step();
    EXPECT_EQ(stage.last_of(NORTH, 0).status, "ok");
    EXPECT_EQ(stage.engine().info(SOUTH, 0).toughness, 5);
    EXPECT_EQ(stage.engine().creature(SOUTH, 0)->getToughness(), 5);
    EXPECT_EQ(stage.engine().info(NORTH, 0).fireCount, 1);
}

TEST(EngineCases, E07TheDeadLeaveTheirSquare) {
    Stage stage(field + "unit NORTH HUMAN 0 0 power=4 toughness=5\nunit SOUTH DRAGON 1 0 power=1 toughness=4\n"
                        "unit SOUTH HUMAN 2 0 power=1 toughness=5\n");
    stage.answer(0, NORTH, 0, {HUMANATTACK, 1, 0});
    stage.answer(0, SOUTH, 1, {WALK, -1, 0});
    const int living = Creature::living;
    stage.engine().step();
    EXPECT_EQ(Creature::living, living - 1);
    EXPECT_EQ(stage.engine().creature(SOUTH, 0), nullptr);
    EXPECT_TRUE(stage.last_of(NORTH, 0).died);
    stage.engine().step();
    EXPECT_EQ(stage.last_of(SOUTH, 1).status, "ok");
    EXPECT_EQ(stage.engine().info(SOUTH, 1).coor.locationX, 1);
    EXPECT_TRUE(stage.engine().result().code.empty());
}

TEST(EngineCases, E08TheLastDeathEndsTheGame) {
    Stage stage(field + "unit NORTH HUMAN 0 0 power=4 toughness=5\nunit SOUTH DRAGON 1 0 power=1 toughness=4\n");
    stage.answer(0, NORTH, 0, {HUMANATTACK, 1, 0});
    play_to_the_end(stage);
    EXPECT_EQ(stage.calls(), std::vector<std::string>{"0 NORTH 0"});
    EXPECT_EQ(stage.engine().result().code, "NORTH_WINS");
    EXPECT_EQ(stage.engine().result().turns, 0);
    EXPECT_FALSE(stage.engine().step());
}

struct Healed {
    const char* name;
    const char* unit;
    int toughness, mana, fires;
};

TEST(EngineCases, E09E10AndHealingOfEachKind) {
    for (const Healed& each : {Healed{"E09", "DRAGON 1 0 power=4 toughness=4", 5, -1, 1},
                               {"E10", "WIZARD 1 0 power=4 toughness=7", 10, 2, -1},
                               {"human", "HUMAN 1 0 power=4 toughness=10", 11, -1, -1},
                               {"dwarf", "DWARF 1 0 power=4 toughness=10", 12, -1, -1},
                               {"dragon", "DRAGON 1 0 power=4 toughness=10", 11, -1, 1},
                               {"wizard", "WIZARD 1 0 power=4 toughness=10", 13, 2, -1},
                               {"cleric", "CLERIC 1 0 power=4 toughness=10", 14, -1, -1},
                               {"battlemage", "BATTLEMAGE 1 0 power=4 toughness=10 mana=3", 14, 3, -1}}) {
        Stage stage(field + "unit NORTH CLERIC 0 0 power=9 toughness=5\nunit NORTH " + each.unit + "\n" + far_south);
        stage.answer(0, NORTH, 0, {HEAL, 1, 0});
        stage.engine().step();
        const CreatureInfo info = stage.engine().info(NORTH, 1);
        EXPECT_EQ(info.toughness, each.toughness) << each.name;
        EXPECT_EQ(info.mana, each.mana) << each.name;
        EXPECT_EQ(info.fireCount, each.fires) << each.name;
        EXPECT_EQ(stage.engine().creature(NORTH, 1)->getToughness(), each.toughness) << each.name;
    }
}

TEST(EngineCases, E11BattlemagesHealThemselvesByTheirPower) {
    Stage stage(field + "unit NORTH BATTLEMAGE 0 0 power=5 toughness=2 mana=3\n" + far_south);
    stage.answer(0, NORTH, 0, {HEAL, 0, 0});
    stage.engine().step();
    EXPECT_EQ(stage.engine().info(NORTH, 0).toughness, 7);
    EXPECT_EQ(stage.engine().info(NORTH, 0).mana, 3);
    EXPECT_EQ(stage.engine().creature(NORTH, 0)->getToughness(), 7);
}

TEST(EngineCases, E12AndE13FoodIsCountedOnceWhoeverCountsIt) {
    for (const Books books : {Books::AsTheDocumentSays, Books::EngineAddsFood}) {
        Stage stage(field + "food 1 0\nfood 1 0\nunit NORTH HUMAN 0 0 power=1 toughness=6\n" + far_south);
        stage.set_books(books);
        stage.answer(0, NORTH, 0, {WALK, 1, 0});
        stage.engine().step();
        EXPECT_EQ(stage.engine().info(NORTH, 0).toughness, 7);
        EXPECT_EQ(stage.engine().creature(NORTH, 0)->getToughness(), 7);
        EXPECT_FALSE(stage.engine().hasFood(1, 0));
        EXPECT_TRUE(stage.last_of(NORTH, 0).ate);
    }
}

TEST(EngineCases, HeapsOfFoodDoNotStall) {
    std::string lines = field + "unit NORTH HUMAN 0 0 power=1 toughness=6\n" + far_south + "food 2 2\n";
    for (int i = 0; i < 100'000; ++i) lines += "food 1 0\n";
    Stage stage(lines);
    stage.engine().simulateGame();
    std::string columns;
    for (const Object& object : stage.seen_by(NORTH, 0))
        if (object.objType == FOOD) columns += std::to_string(object.relativeX);
    EXPECT_EQ(columns, "2" + std::string(100'000, '1'));
}

TEST(EngineCases, E14WizardsLeaveFoodWhereItIs) {
    Stage stage(field +
                "food 1 0\nunit NORTH WIZARD 0 0 power=1 toughness=6\nunit SOUTH DRAGON 2 1 power=1 toughness=5\n");
    stage.answer(0, NORTH, 0, {WALK, 1, 0});
    stage.engine().step();
    EXPECT_EQ(stage.engine().info(NORTH, 0).toughness, 6);
    EXPECT_TRUE(stage.engine().hasFood(1, 0));
    stage.engine().step();
    const auto& list = stage.seen_by(SOUTH, 0);
    ASSERT_GE(list.size(), 2u);
    for (const std::size_t i : {0u, 1u}) {
        EXPECT_EQ(list[i].objType, i == 0 ? WIZARD : FOOD);
        EXPECT_EQ(list[i].relativeX, -1);
        EXPECT_EQ(list[i].relativeY, 1);
    }
}

TEST(EngineCases, E15AFriendsSquareIsOccupied) {
    const std::string friends = field +
                                "unit NORTH HUMAN 0 0 power=1 toughness=6\n"
                                "unit NORTH HUMAN 1 0 power=1 toughness=6\n" +
                                far_south;
    std::ostringstream messages;
    GameEngine::Options options = quiet_options();
    options.messages = &messages;
    Stage stops(friends, options);
    stops.answer(0, NORTH, 0, {WALK, 1, 0});
    play_to_the_end(stops);
    EXPECT_EQ(stops.calls().size(), 1u);
    EXPECT_EQ(stops.last_of(NORTH, 0).status, "OCCUPIED");
    EXPECT_EQ(stops.engine().result().code, "ILLEGAL_MOVE");
    EXPECT_EQ(stops.engine().result().illegal, "NORTH 0 (HUMAN), turn 0: WALK (1, 0) is OCCUPIED");
    EXPECT_EQ(messages.str(), "illegal move: NORTH 0 (HUMAN), turn 0: WALK (1, 0) is OCCUPIED\n");

    options.onIllegal = GameEngine::OnIllegal::Skip;
    Stage goes_on(friends, options);
    goes_on.answer(0, NORTH, 0, {WALK, 1, 0});
    play_to_the_end(goes_on);
    EXPECT_EQ(goes_on.calls().size(), 18u);
    EXPECT_EQ(goes_on.engine().result().code, "TURN_LIMIT");
    EXPECT_EQ(goes_on.engine().result().illegalMoves, 1);
    EXPECT_EQ(goes_on.engine().info(NORTH, 0).coor.locationX, 0);
}

TEST(EngineCases, E16AndE17FrozenTargetsAndSpellsWithoutMana) {
    Stage stage(field + "unit NORTH WIZARD 0 0 power=1 toughness=6 mana=1\nunit NORTH DWARF 2 2 power=1 toughness=6\n"
                        "unit SOUTH HUMAN 1 1 power=1 toughness=9\n");
    stage.answer(0, NORTH, 0, {FREEZESPELL, 1, -1});
    stage.answer(0, NORTH, 1, {DWARFATTACK, -1, 1});
    play_to_the_end(stage);
    EXPECT_EQ(stage.last_of(NORTH, 1).status, "ok") << "it had lost its move by then, and was free again";

    Stage late(field + "unit NORTH WIZARD 0 0 power=1 toughness=6 mana=1\nunit NORTH DWARF 2 2 power=1 toughness=6\n"
                       "unit SOUTH HUMAN 9 9 power=1 toughness=9\nunit SOUTH HUMAN 1 1 power=1 toughness=9\n");
    late.answer(0, NORTH, 0, {FREEZESPELL, 1, -1});
    late.answer(0, NORTH, 1, {DWARFATTACK, -1, 1});
    play_to_the_end(late);
    EXPECT_EQ(late.last_of(NORTH, 1).status, "TARGET_FROZEN");

    Stage empty(field + "unit NORTH WIZARD 0 0 power=1 toughness=6\nunit SOUTH HUMAN 1 1 power=1 toughness=9\n");
    empty.answer(0, NORTH, 0, {WEAKENSPELL, 1, -1});
    play_to_the_end(empty);
    EXPECT_EQ(empty.last_of(NORTH, 0).status, "NO_MANA");
}

TEST(EngineCases, E18NoTurnsNoMoves) {
    Stage stage("size 9 9\nturns 0\nunit NORTH HUMAN 0 0 power=1 toughness=6\n" +
                std::string("unit SOUTH HUMAN 8 8 power=1 toughness=6\n"));
    play_to_the_end(stage);
    EXPECT_EQ(stage.engine().result().code, "TURN_LIMIT");
    EXPECT_TRUE(stage.calls().empty());
}

TEST(EngineCases, EmptySidesEndTheGameAtOnce) {
    Stage nobody("size 9 9\nturns 3\n");
    EXPECT_FALSE(nobody.engine().step());
    EXPECT_EQ(nobody.engine().result().code, "DRAW_EMPTY");
    Stage one("size 9 9\nturns 3\nunit SOUTH HUMAN 8 8 power=1 toughness=6\n");
    EXPECT_EQ(one.engine().result().code, "SOUTH_WINS");
    play_to_the_end(one);
    EXPECT_TRUE(one.calls().empty());
}

}  // namespace
}  // namespace agon::creatures_engine_test
