#include "bots/siege/plans/tactics.h"

#include <gtest/gtest.h>

#include "siege/rules/orders.h"

namespace agon::siege_test {
namespace {

using siege::Attack, siege::Battle, siege::Move, siege::Orders, siege::State;

// A turn of the first player, whose units have the ids 2, 3, ... in the order in which they are named.
struct Fight {
    explicit Fight(const State& start) : state(start), battle(state, dice, orders) {
        for (const siege::Unit& unit : state.sides[Player::First].units) ids.push_back(unit.id);
    }
    Fight(std::string_view map, std::vector<siege::SetupUnit> units) : Fight(state_on(map, std::move(units))) {}

    KeyedDice dice{1};
    Orders orders;
    State state;
    Battle battle;
    siege::Ids ids;
};

constexpr std::string_view field = "1000000000/0000000000/0000000002";

TEST(SiegeTactics, NobodyStrikesTheDead) {
    Fight fight(field, {first('K', 4, 1), first('K', 4, 1), first('K', 4, 1), second('W', 8, 1), second('W', 0, 1)});
    fight.battle.strike(fight.ids);
    EXPECT_TRUE(fight.battle.enemy().units.empty());
    EXPECT_EQ(fight.orders.size(), 4u) << "a move and an attack for each; who is not needed stays";
}

TEST(SiegeTactics, FireIsFocused) {
    // Two catapults kill one of the pikemen together rather than hurt both.
    Fight fight(field, {first('C', 1, 0), first('C', 1, 0), second('P', 7, 1), second('P', 7, 0)});
    fight.battle.strike(fight.ids);
    EXPECT_EQ(fight.battle.enemy().units.size(), 1u);
}

TEST(SiegeTactics, KillsComeFirst) {
    // A shot at the knight would take more gold's worth, but it would live.
    State state = state_on(field, {first('A', 1, 1), first('A', 1, 1), second('K', 6, 1), second('S', 6, 0)});
    state.sides[Player::Second].units[0].health = 40;
    state.sides[Player::Second].units[1].health = 30;
    Fight fight(state);
    fight.battle.strike(fight.ids);
    EXPECT_EQ(fight.battle.enemy().find(4)->health, 40);
    EXPECT_EQ(fight.battle.enemy().find(5), nullptr);
}

TEST(SiegeTactics, WhoCannotBeKilledIsHitAllTheSame) {
    Fight fight(field, {first('A', 1, 1), second('K', 6, 1), second('S', 6, 0)});
    fight.battle.strike(fight.ids);
    EXPECT_EQ(fight.orders, Orders{Attack({2, 3})}) << "of a knight it takes more gold's worth";
}

TEST(SiegeTactics, TheyStepIntoRangeAndNoFarther) {
    Fight fight(field, {first('A', 1, 1), first('K', 3, 1), second('R', 7, 1)});
    fight.battle.strike(fight.ids);
    EXPECT_EQ(fight.battle.own().find(2)->at, Cell(2, 1));
    EXPECT_EQ(manhattan_distance(fight.battle.own().find(3)->at, {7, 1}), 1);
    EXPECT_EQ(fight.battle.enemy().find(4)->health, 90 - 10 - 50);
    Fight near(field, {first('A', 0, 1), second('R', 1, 1)});
    near.battle.strike(near.ids);
    EXPECT_EQ(near.orders, (Orders{Move{2, {0, 0}}, Attack{2, 3}})) << "from as far as it can";
}

TEST(SiegeTactics, TheBaseFallsAsSoonAsItCan) {
    const auto catapult = first('C', 4, 1);
    Fight fight(field, {catapult, catapult, catapult, catapult, second('C', 8, 2)});
    EXPECT_TRUE(fight.battle.raze(fight.ids));
    EXPECT_TRUE(fight.battle.is_over());
    Fight weaker(field, {catapult, catapult, catapult});
    EXPECT_FALSE(weaker.battle.raze(weaker.ids));
    EXPECT_TRUE(weaker.orders.empty());
}

TEST(SiegeTactics, GuardsAroundTheBaseAreCutDownFirst) {
    State state = state_on("1000000/0000000/0000002", {first('K', 3, 2), first('K', 3, 2), first('K', 3, 2),
                                                       second('W', 5, 2), second('W', 6, 1)});
    state.sides[Player::Second].base_health = 30;
    Fight fight(state);
    EXPECT_FALSE(fight.battle.raze(fight.ids)) << "both cells beside the base are taken";
    fight.battle.strike(fight.ids);
    EXPECT_TRUE(fight.battle.is_over());
}

TEST(SiegeTactics, NothingDistractsFromABaseThatCanFall) {
    // One of six knights opens the way. The last one could strike the catapult, which is worth more than its part of the base.
    State state =
        state_on("1000000000002", {first('K', 8, 0), first('K', 8, 0), first('K', 8, 0), first('K', 8, 0),
                                   first('K', 8, 0), first('K', 7, 0), second('W', 11, 0), second('C', 2, 0)});
    state.sides[Player::Second].base_health = 175;
    Fight fight(state);
    fight.battle.strike(fight.ids);
    EXPECT_TRUE(fight.battle.is_over());
}

TEST(SiegeTactics, TheShortestWayMayLeadOverAWall) {
    Fight fight("10900/00902/99900", {first('S', 1, 0)});
    fight.battle.go(2, [](Cell cell) { return manhattan_distance(cell, {3, 0}); });
    EXPECT_EQ(fight.orders, Orders{Move({2, {3, 0}})});
    fight.battle.go(2, [](Cell) { return 0; });
    EXPECT_EQ(fight.orders.size(), 1u) << "who has no points left stays, and is not told to";
}

TEST(SiegeTactics, AnArmyStaysTogether) {
    // Two cells are as near to the goal; one of them is beside the others.
    Fight fight("10000000/00000000/00000000/00000000/00000000/00000002",
                {first('S', 3, 0), first('S', 1, 3), first('S', 2, 4)});
    fight.battle.go(2, [](Cell cell) { return cell.y == 2 || cell.x == 5 ? 0 : 1; });
    EXPECT_EQ(fight.orders, Orders{Move({2, {3, 2}})});
}

}  // namespace
}  // namespace agon::siege_test
