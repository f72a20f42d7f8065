#include "bots/siege/plans/tactics.h"

#include <gtest/gtest.h>

#include "siege/rules/orders.h"

namespace agon::siege_test {
namespace {

using siege::Attack, siege::Battle, siege::DistanceField, siege::Kind, siege::Map, siege::Move, siege::Orders,
    siege::State, siege::Terrain;

constexpr int bold = 0, careful = 100, base_worth = 3000;

// A turn of the first player, whose units have the ids 2, 3, ... in the order in which they are named.
struct Fight {
    explicit Fight(std::string_view map, std::vector<siege::SetupUnit> units)
        : state(state_on(map, std::move(units))), terrain(*state.map), battle(state, terrain, dice, orders) {
        for (const siege::Unit& unit : state.sides[Player::First].units) ids.push_back(unit.id);
    }
    int health_of(std::int32_t id) const {
        const siege::Unit* const unit = battle.enemy().find(id);
        return unit == nullptr ? 0 : unit->health;
    }

    KeyedDice dice{1};
    Orders orders;
    State state;
    Terrain terrain;
    Battle battle;
    siege::Ids ids;
};

TEST(SiegeDistances, WallsAreJumpedOverAsFarAsSpeedAllows) {
    const Map thin = *Map::from_text("10902"), thick = *Map::from_text("109902");
    const DistanceField thin_on_foot(thin, {{4, 0}}, 2), thick_on_foot(thick, {{5, 0}}, 2), mounted(thick, {{5, 0}}, 5);
    EXPECT_EQ(thin_on_foot[Cell(0, 0)], 4);
    EXPECT_GE(thick_on_foot[Cell(0, 0)], DistanceField::no_way);
    EXPECT_LT(thick_on_foot[Cell(1, 0)], thick_on_foot[Cell(0, 0)]) << "nearer as the crow flies";
    EXPECT_EQ(mounted[Cell(0, 0)], 5);
}

TEST(SiegeTerrain, EachMinesOnItsOwnSide) {
    const Terrain terrain(*Map::from_text("1060000602"));
    EXPECT_EQ(terrain.mines(Player::First), std::vector<Cell>{Cell(2, 0)});
    EXPECT_EQ(terrain.mines(Player::Second), std::vector<Cell>{Cell(7, 0)});
    EXPECT_EQ(terrain.to_mine(Player::First, {5, 0}), 3);
    const Terrain none(*Map::from_text("1000000002")), walled(*Map::from_text("1099600002"));
    EXPECT_FALSE(none.has_mines(Player::First));
    EXPECT_FALSE(walled.has_mines(Player::First));
    EXPECT_TRUE(walled.has_mines(Player::Second));
}

TEST(SiegeTactics, NobodyStrikesTheDead) {
    Fight fight("1000000000/0000000000/0000000002",
                {first('K', 2, 1), first('K', 2, 1), first('K', 2, 1), second('W', 3, 1), second('W', 3, 2)});
    fight.battle.strike(fight.ids, bold, base_worth);
    EXPECT_TRUE(fight.battle.enemy().units.empty());
    int attacks = 0;
    for (const siege::Action& order : fight.orders) attacks += std::holds_alternative<Attack>(order) ? 1 : 0;
    EXPECT_EQ(attacks, 2) << "one for each";
}

TEST(SiegeTactics, FireIsFocused) {
    // Two catapults kill one of the pikemen together rather than hurt both.
    Fight fight("1000000000/0000000000/0000000002",
                {first('C', 1, 0), first('C', 1, 0), second('P', 7, 1), second('P', 7, 0)});
    fight.battle.strike(fight.ids, bold, base_worth);
    EXPECT_EQ(fight.battle.enemy().units.size(), 1u);
}

TEST(SiegeTactics, TheBaseFallsAsSoonAsItCan) {
    Fight fight("1000000000/0000000000/0000000002",
                {first('C', 4, 1), first('C', 4, 1), first('C', 4, 1), first('C', 4, 1), second('C', 8, 2)});
    EXPECT_TRUE(fight.battle.raze(fight.ids));
    EXPECT_TRUE(fight.battle.is_over());
    Fight weaker("1000000000/0000000000/0000000002", {first('C', 4, 1), first('C', 4, 1), first('C', 4, 1)});
    EXPECT_FALSE(weaker.battle.raze(weaker.ids));
    EXPECT_TRUE(weaker.orders.empty());
}

TEST(SiegeTactics, GuardsAroundTheBaseAreCutDownFirst) {
    Fight fight("1000000/0000000/0000002",
                {first('K', 3, 2), first('K', 3, 2), first('K', 3, 2), second('W', 5, 2), second('W', 6, 1)});
    fight.state.sides[Player::Second].base_health = 30;
    Orders orders;
    Battle battle(fight.state, fight.terrain, fight.dice, orders);
    EXPECT_FALSE(battle.raze(fight.ids)) << "both cells beside the base are taken";
    battle.strike(fight.ids, bold, base_worth);
    EXPECT_TRUE(battle.is_over());
}

TEST(SiegeTactics, WhoIsCarefulStaysOutOfReach) {
    Fight fight("100000000000000/000000000000000/000000000000002", {first('A', 2, 1), second('C', 11, 1)});
    const auto to_enemy = [](Cell cell) { return manhattan_distance(cell, {11, 1}); };
    fight.battle.go(2, to_enemy, careful);
    EXPECT_TRUE(fight.orders.empty()) << "one step more and the catapult reaches it";
    fight.battle.go(2, to_enemy, bold);
    EXPECT_EQ(fight.orders, Orders{Move({2, {4, 1}})});
}

TEST(SiegeTactics, ArchersStepBackAfterTheirShot) {
    Fight fight("100000000000000/000000000000000/000000000000002", {first('A', 6, 1), second('S', 8, 1)});
    fight.battle.strike(fight.ids, careful, base_worth);
    EXPECT_EQ(fight.health_of(3), 45);
    fight.battle.go(
        2, [](Cell) { return 0; }, careful);
    EXPECT_GT(manhattan_distance(fight.battle.own().find(2)->at, {8, 1}), siege::reach_of(Kind::Swordsman));
}

TEST(SiegeTactics, TheShortestWayMayLeadOverAWall) {
    Fight fight("10900/00902/99900", {first('S', 1, 0)});
    fight.battle.go(
        2, [&](Cell cell) { return fight.terrain.to_base(Player::Second, cell); }, bold);
    EXPECT_EQ(fight.orders, Orders{Move({2, {3, 0}})});
}

}  // namespace
}  // namespace agon::siege_test
