#include "fights.h"

// The cases that the specification lists for an engine, by their numbers, and what healing gives to each kind.
namespace agon::creatures_test {
namespace {

constexpr Action rest{};

Observation seen_by_mover(const State& state) { return Rules::observe({state, {}, {}}, state.to_move()); }

// Up on the board is a smaller row, and up for a creature is a larger y.
TEST(CreaturesEngineCases, E01SquaresAreCountedFromTheMover) {
    const auto seen = seen_by_mover(begun(fight({{Kind::Human, {4, 5}, 1, 5, 0}}, {{Kind::Wizard, {6, 3}, 1, 5, 0}})));
    ASSERT_EQ(seen.objects.size(), 1u);
    EXPECT_EQ(seen.objects.front(), (SeenObject{SideName::South, ObjectKind::Wizard, 2, 2, false}));
}

TEST(CreaturesEngineCases, E02WhatIsBeyondTheEdgeIsAWall) {
    const auto seen = seen_by_mover(begun(fight({{Kind::Human, {0, 0}, 1, 5, 0}}, {{Kind::Human, {9, 9}, 1, 5, 0}})));
    EXPECT_EQ(seen.objects.size(), 16u);
    for (const SeenObject& object : seen.objects) {
        EXPECT_EQ(object.kind, ObjectKind::Wall);
        EXPECT_TRUE(object.x < 0 || object.y > 0);
    }
}

// Creatures by side and slot, then food as the file has it, then walls from the top row on; the mover only if it is wished.
TEST(CreaturesEngineCases, ListsAreInOrder) {
    auto setup = fight({{Kind::Human, {0, 0}, 1, 5, 0}, {Kind::Human, {0, 1}, 1, 5, 0}},
                       {{Kind::Dwarf, {1, 1}, 1, 5, 0}, {Kind::Cleric, {1, 0}, 1, 5, 0}}, {{2, 2}, {0, 2}});
    setup.includes_self = true;
    const auto seen = seen_by_mover(begun(setup));
    const std::vector<SeenObject> first{
        {SideName::North, ObjectKind::Human, 0, 0, false},  {SideName::North, ObjectKind::Human, 0, -1, false},
        {SideName::South, ObjectKind::Dwarf, 1, -1, false}, {SideName::South, ObjectKind::Cleric, 1, 0, false},
        {SideName::North, ObjectKind::Food, 2, -2, false},  {SideName::North, ObjectKind::Food, 0, -2, false},
        {SideName::North, ObjectKind::Wall, -2, 2, false}};
    ASSERT_EQ(seen.objects.size(), 6u + 16u);
    EXPECT_TRUE(std::equal(first.begin(), first.end(), seen.objects.begin()));
}

// All of it is listed, where the file has it; with n * n steps for n foods this would take minutes.
TEST(CreaturesEngineCases, HeapsOfFoodDoNotStall) {
    std::vector<Cell> food{{2, 2}, {0, 2}, {2, 2}};
    const auto fight_over = [&] {
        return begun(fight({{Kind::Human, {1, 1}, 1, 5, 0}}, {{Kind::Human, {9, 9}, 1, 5, 0}}, food));
    };
    const auto columns = [](const State& state) {
        std::string found;
        for (const SeenObject& object : seen_by_mover(state).objects)
            if (object.kind == ObjectKind::Food) found += object.x == 1 ? '>' : '<';
        return found;
    };
    EXPECT_EQ(columns(fight_over()), "><>");
    food.insert(food.end(), 300'000, Cell{2, 2});
    food.push_back({0, 2});
    State heaped = fight_over();
    EXPECT_EQ(columns(heaped), "><>" + std::string(300'000, '>') + "<");
    play(heaped, {Deed::Walk, 1, -1, {}});
    EXPECT_EQ(heaped.creature(0).toughness, 6);
    EXPECT_FALSE(heaped.has_food(2, 2));
}

TEST(CreaturesEngineCases, E03FrozenAfterItsMoveLosesThatOfTheNextTurn) {
    State state = begun(fight({{Kind::Human, {9, 0}, 1, 5, 0}, {Kind::Wizard, {0, 0}, 1, 5, 3}},
                              {{Kind::BattleMage, {2, 2}, 1, 5, 1}, {Kind::Human, {9, 9}, 1, 5, 0}}));
    play(state, rest);
    play(state, rest);
    play(state, {Deed::FreezeSpell, 2, -2, {}});
    EXPECT_TRUE(state.creature(2).bewitched);
    play(state, rest);
    EXPECT_EQ(state.turn, 1);
    EXPECT_EQ(state.mover(), 0);
    play(state, rest);
    EXPECT_EQ(state.mover(), 1) << "SOUTH 0 is passed over";
    EXPECT_FALSE(state.creature(2).bewitched);
    play(state, rest);
    play(state, rest);
    play(state, rest);
    EXPECT_EQ(state.turn, 2);
    EXPECT_EQ(state.mover(), 2);
}

TEST(CreaturesEngineCases, E04FrozenBeforeItsMoveLosesTheOneOfThisTurn) {
    State state = begun(fight({{Kind::Wizard, {0, 0}, 1, 5, 3}}, {{Kind::Wizard, {2, 2}, 1, 5, 3}}));
    play(state, {Deed::FreezeSpell, 2, -2, {}});
    EXPECT_EQ(state.turn, 1);
    EXPECT_EQ(state.mover(), 0);
    EXPECT_FALSE(state.creature(1).bewitched);
    EXPECT_EQ(state.creature(0).counter, 2);
    play(state, rest);
    EXPECT_EQ(state.mover(), 1) << "it lost one move only";
}

TEST(CreaturesEngineCases, E05FrozenTwiceLosesOneMove) {
    State state =
        begun(fight({{Kind::Wizard, {0, 0}, 1, 5, 3}, {Kind::Wizard, {1, 0}, 1, 5, 3}},
                    {{Kind::Human, {9, 9}, 1, 5, 0}, {Kind::Human, {9, 8}, 1, 5, 0}, {Kind::Human, {2, 2}, 1, 5, 0}}));
    play(state, {Deed::FreezeSpell, 2, -2, {}});
    play(state, rest);
    play(state, {Deed::FreezeSpell, 1, -2, {}});
    play(state, rest);
    EXPECT_EQ(state.turn, 1) << "SOUTH 2 is passed over";
    for (int i = 0; i < 4; ++i) play(state, rest);
    EXPECT_EQ(state.mover(), 4);
}

TEST(CreaturesEngineCases, E06DwarvesWithstandFire) {
    State state = begun(fight({{Kind::Dragon, {0, 0}, 3, 5, 2}}, {{Kind::Dwarf, {2, 0}, 1, 5, 0}}));
    play(state, {Deed::DragonFire, 2, 0, {}});
    EXPECT_EQ(state.creature(1).toughness, 5);
    EXPECT_EQ(state.creature(0).counter, 1);
}

TEST(CreaturesEngineCases, E07TheDeadLeaveTheirSquare) {
    State state = begun(
        fight({{Kind::Human, {0, 0}, 4, 5, 0}}, {{Kind::Dragon, {1, 0}, 1, 4, 0}, {Kind::Human, {2, 0}, 1, 5, 0}}));
    play(state, {Deed::HumanAttack, 1, 0, {}});
    EXPECT_EQ(state.mover(), 2);
    EXPECT_EQ(judged(state, {Deed::Walk, -1, 0, {}}), Illegal::None);
}

TEST(CreaturesEngineCases, E08TheLastDeathEndsTheGame) {
    State state = begun(fight({{Kind::Human, {0, 0}, 4, 5, 0}}, {{Kind::Dragon, {1, 0}, 1, 4, 0}}));
    play(state, {Deed::HumanAttack, 1, 0, {}});
    ASSERT_TRUE(Rules::outcome(state));
    EXPECT_EQ(Rules::outcome(state)->winner, Player::First);
    EXPECT_EQ(Rules::turns_played(state), 0);
}

TEST(CreaturesEngineCases, E09AndE10HealingGivesFireAndMana) {
    State state =
        begun(fight({{Kind::Cleric, {0, 0}, 9, 5, 0}, {Kind::Dragon, {1, 0}, 4, 4, 0}, {Kind::Wizard, {0, 1}, 4, 7, 0}},
                    {{Kind::Human, {9, 9}, 1, 5, 0}}));
    play(state, {Deed::Heal, 1, 0, {}});
    EXPECT_EQ(state.creature(1).toughness, 5);
    EXPECT_EQ(state.creature(1).counter, 1);
    while (state.mover() != 0) play(state, rest);
    play(state, {Deed::Heal, 0, -1, {}});
    EXPECT_EQ(state.creature(2).toughness, 10);
    EXPECT_EQ(state.creature(2).counter, 2);
}

TEST(CreaturesEngineCases, E11BattlemagesHealThemselvesByTheirPower) {
    State state = begun(fight({{Kind::BattleMage, {0, 0}, 5, 2, 3}}, {{Kind::Human, {9, 9}, 1, 5, 0}}));
    play(state, {Deed::Heal, 0, 0, {}});
    EXPECT_EQ(state.creature(0).toughness, 7);
    EXPECT_EQ(state.creature(0).counter, 3);
}

TEST(CreaturesEngineCases, E12AndE13FoodIsCountedOnce) {
    for (const int claimed : {6, 7}) {
        State state =
            begun(fight({{Kind::Human, {0, 0}, 1, 6, 0}}, {{Kind::Human, {9, 9}, 1, 5, 0}}, {{1, 0}, {1, 0}}));
        play(state, {Deed::Walk, 1, 0, Claim{claimed, 0}});
        EXPECT_EQ(state.creature(0).toughness, 7);
        EXPECT_FALSE(state.has_food(1, 0));
    }
}

// Whoever counts it, a library that has done so has kept its books.
TEST(CreaturesEngineCases, E12CountedFoodIsNeverBadAccounting) {
    for (const FoodRule rule : {FoodRule::Auto, FoodRule::Creature, FoodRule::Engine}) {
        creatures::Setup setup = fight({{Kind::Human, {0, 0}, 1, 6, 0}}, {{Kind::Human, {9, 9}, 1, 5, 0}}, {{1, 0}});
        setup.strict = true;
        setup.food_rule = rule;
        const State state = begun(setup);
        EXPECT_EQ(judged(state, {Deed::Walk, 1, 0, Claim{7, 0}}), Illegal::None);
        EXPECT_EQ(judged(state, {Deed::Walk, 1, 0, Claim{8, 0}}), Illegal::BadAccounting);
        EXPECT_EQ(judged(state, {Deed::Walk, 0, -1, Claim{7, 0}}), Illegal::BadAccounting) << "nothing to eat";
    }
}

TEST(CreaturesEngineCases, E14WizardsLeaveFoodWhereItIs) {
    State state = begun(fight({{Kind::Wizard, {0, 0}, 1, 6, 0}}, {{Kind::Human, {9, 9}, 1, 5, 0}}, {{1, 0}}));
    play(state, {Deed::Walk, 1, 0, {}});
    EXPECT_EQ(state.creature(0).toughness, 6);
    EXPECT_TRUE(state.has_food(1, 0));
}

TEST(CreaturesEngineCases, E15AndE17WhatIsRefused) {
    const State state = begun(
        fight({{Kind::Wizard, {0, 0}, 1, 6, 0}, {Kind::Human, {1, 0}, 1, 6, 0}}, {{Kind::Human, {0, 1}, 1, 5, 0}}));
    EXPECT_EQ(judged(state, {Deed::Walk, 1, 0, {}}), Illegal::Occupied);
    EXPECT_EQ(judged(state, {Deed::WeakenSpell, 0, -1, {}}), Illegal::NoMana);
    EXPECT_EQ(judged(state, {Deed::WeakenSpell, 1, 0, {}}), Illegal::FriendlyFire);
    EXPECT_EQ(judged(state, {Deed::WeakenSpell, 1, -1, {}}), Illegal::NoTarget);
    EXPECT_EQ(judged(state, {Deed::Heal, 1, 0, {}}), Illegal::BadType);
    EXPECT_EQ(judged(state, {Deed::Walk, 4, 0, {}}), Illegal::OutOfRange);
    EXPECT_EQ(judged(state, {Deed::Walk, -1, 0, {}}), Illegal::OffBoard);
    EXPECT_EQ(judged(state, {Deed::Walk, 0, 0, {}}), Illegal::SelfSquare);
}

TEST(CreaturesEngineCases, E16NobodyStrikesTheBewitchedButMages) {
    State state = begun(fight({{Kind::Wizard, {0, 0}, 1, 5, 3}, {Kind::Dwarf, {0, 1}, 1, 5, 0}},
                              {{Kind::Human, {9, 9}, 1, 5, 0}, {Kind::Human, {1, 1}, 1, 5, 0}}));
    play(state, {Deed::FreezeSpell, 1, -1, {}});
    play(state, rest);
    EXPECT_EQ(judged(state, {Deed::DwarfAttack, 1, 0, {}}), Illegal::TargetFrozen);
    State other = begun(fight({{Kind::Wizard, {0, 0}, 1, 5, 3}, {Kind::Wizard, {0, 1}, 1, 5, 3}},
                              {{Kind::Human, {9, 9}, 1, 5, 0}, {Kind::Human, {1, 1}, 1, 5, 0}}));
    play(other, {Deed::FreezeSpell, 1, -1, {}});
    play(other, rest);
    EXPECT_EQ(judged(other, {Deed::WeakenSpell, 1, 0, {}}), Illegal::None);
}

TEST(CreaturesEngineCases, E18NoTurnsNoMoves) {
    auto setup = fight({{Kind::Human, {0, 0}, 1, 6, 0}}, {{Kind::Human, {9, 9}, 1, 5, 0}});
    setup.turn_limit = 0;
    EXPECT_TRUE(Rules::outcome(begun(setup)));
}

TEST(CreaturesHealing, GivesEachKindItsOwn) {
    struct Case {
        Kind kind;
        int before, toughness, after;
    };
    for (const Case& each :
         {Case{Kind::Human, 0, 11, 0}, Case{Kind::Dwarf, 0, 12, 0}, Case{Kind::Dragon, 0, 11, 1},
          Case{Kind::Wizard, 0, 13, 2}, Case{Kind::Cleric, 0, 14, 0}, Case{Kind::BattleMage, 3, 14, 3}}) {
        State state = begun(fight({{Kind::Cleric, {0, 0}, 9, 5, 0}, {each.kind, {1, 0}, 4, 10, each.before}},
                                  {{Kind::Human, {9, 9}, 1, 5, 0}}));
        play(state, {Deed::Heal, 1, 0, {}});
        EXPECT_EQ(state.creature(1).toughness, each.toughness);
        EXPECT_EQ(state.creature(1).counter, each.after);
    }
}

}  // namespace
}  // namespace agon::creatures_test
