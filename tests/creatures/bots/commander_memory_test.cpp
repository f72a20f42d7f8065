#include "bots/creatures/commander_memory.h"
#include "games.h"

// What a side remembers.
namespace agon::creatures_test {
namespace {

Setup duel_of(std::vector<SetupCreature> north, std::vector<SetupCreature> south) {
    creatures::Setup setup;
    setup.width = 20;
    setup.height = 11;
    setup.food.clear();
    setup.north = std::move(north);
    setup.south = std::move(south);
    return setup;
}

struct Watch {
    explicit Watch(const Setup& setup) : state(begun(setup)) {
        memory.begin(Rules::briefing(setup), Player::First);
        look();
    }
    void look() { memory.observe(told(state, Player::First)); }
    void act(const Action& action) {
        memory.note(action);
        pass(action);
    }
    // Whatever the enemy does meanwhile, and then the next look of one's own.
    void pass(const Action& action) {
        play(state, action);
        look();
    }
    State state;
    Memory memory;
};

TEST(CreaturesCommanderMemory, KeepsWhatAnotherOneSaw) {
    creatures::Setup setup = duel_of({somebody(Kind::Human, {2, 5}, 1, 9), somebody(Kind::Wizard, {15, 5}, 1, 9, 3)},
                                     {somebody(Kind::Dwarf, {0, 5}, 1, 9)});
    setup.walls = {{2, 4}};
    setup.food = {{3, 5}};
    Watch watch(setup);
    watch.act({});
    watch.pass({});
    EXPECT_EQ(watch.memory.mover().slot, 1);
    ASSERT_EQ(watch.memory.foes().size(), 1U);
    EXPECT_EQ(square_of(watch.memory.foes()[0].creature), (Cell{0, 5}));
    EXPECT_TRUE(watch.memory.is_wall({2, 4}));
    EXPECT_EQ(watch.memory.food(), (std::vector<Cell>{{3, 5}}));
    EXPECT_EQ(watch.memory.turn_looked({9, 9}), Memory::never);
}

TEST(CreaturesCommanderMemory, HoldsThoseDeadThatAreGoneFromWhereTheyStood) {
    Watch watch(duel_of({somebody(Kind::Dragon, {5, 5}, 1, 9, 3), somebody(Kind::Human, {6, 6}, 1, 2)},
                        {somebody(Kind::Human, {7, 6}, 5, 9), somebody(Kind::Human, {19, 10}, 5, 9)}));
    ASSERT_EQ(watch.memory.comrades().size(), 2U);
    watch.act({});
    watch.pass({Deed::HumanAttack, -1, 0, {}});
    watch.pass({});
    EXPECT_EQ(watch.memory.mover().creature.kind, Kind::Dragon);
    EXPECT_EQ(watch.memory.comrades().size(), 1U);
}

TEST(CreaturesCommanderMemory, CountsTheWoundsOfEnemiesUntilTheyOughtToBeDead) {
    Watch watch(duel_of({somebody(Kind::Human, {5, 5}, 4, 9)}, {somebody(Kind::Human, {6, 5}, 1, 30)}));
    const auto strike = [&] {
        watch.memory.note({Deed::HumanAttack, 1, 0, {}});
        play(watch.state, {Deed::HumanAttack, 1, 0, {}});
    };
    EXPECT_EQ(watch.memory.numbers_of(watch.memory.foes()[0]).toughness, 9) << "as one's own";
    strike();
    EXPECT_EQ(watch.memory.numbers_of(watch.memory.foes()[0]).toughness, 5);
    watch.pass({});
    strike();
    watch.pass({});
    strike();
    EXPECT_TRUE(watch.memory.foes()[0].is_held_dead);
    watch.pass({});
    EXPECT_FALSE(watch.memory.foes()[0].is_held_dead) << "there it is";
    EXPECT_GT(watch.memory.numbers_of(watch.memory.foes()[0]).toughness, 0);
}

TEST(CreaturesCommanderMemory, RecognisesTheOneThatHasMoved) {
    Watch watch(duel_of({somebody(Kind::Human, {5, 5}, 4, 9)}, {somebody(Kind::Dwarf, {7, 5}, 1, 30)}));
    watch.memory.note({});
    play(watch.state, {});
    watch.pass({Deed::Walk, -1, 0, {}});
    ASSERT_EQ(watch.memory.foes().size(), 1U);
    EXPECT_EQ(square_of(watch.memory.foes()[0].creature), (Cell{6, 5}));
    EXPECT_FALSE(watch.memory.foes()[0].is_lost);
}

}  // namespace
}  // namespace agon::creatures_test
