#include "bots/siege/plans/army_plan.h"

#include <gtest/gtest.h>

#include "siege/rules/orders.h"

namespace agon::siege_test {
namespace {

using siege::Habits, siege::Kind, siege::Orders, siege::State;

struct TestPlan final : siege::ArmyPlan {
    TestPlan(Habits wanted, Kind kind) : wanted_habits(wanted), wanted_kind(kind) {}
    Habits prepare(const siege::Terrain&, Dice&) override { return wanted_habits; }
    Kind wish(const siege::Battle&) override { return wanted_kind; }

    Habits wanted_habits;
    Kind wanted_kind;
};

// The first player follows a plan, without gold unless it is given some; the other one does nothing.
struct Campaign {
    explicit Campaign(std::vector<siege::SetupUnit> units, Habits habits = {.workers = 0, .wave = 3, .guards = 0},
                      Kind kind = Kind::Knight, std::string_view map = "")
        : state(state_on(map.empty() ? open_map(30, 3) : std::string(map), std::move(units))), plan(habits, kind) {
        ours().gold = 0;
    }
    siege::Side& ours() { return state.sides[Player::First]; }
    siege::Side& theirs() { return state.sides[Player::Second]; }

    Orders take_turns(int turns = 1) {
        Orders orders;
        for (int i = 0; i < turns; ++i) {
            orders.clear();
            plan.plan(state, dice, orders);
            for (const siege::Action& order : orders) obey(state, siege::Rules::write(order));
            idle(state, 2);
        }
        return orders;
    }
    std::optional<Kind> built_next() {
        for (const siege::Action& order : take_turns())
            if (const auto* build = std::get_if<siege::Build>(&order)) return build->kind;
        return std::nullopt;
    }
    std::int32_t add(siege::Side& side, Kind kind, Cell at) {
        side.units.push_back(siege::fresh_unit(state.next_id, kind, at));
        return state.next_id++;
    }
    int from_home(std::int32_t id) const {
        return manhattan_distance(place(state, id), state.map->base(Player::First));
    }

    State state;
    TestPlan plan;
    KeyedDice dice{1};
};

TEST(SiegeArmyPlan, WaitsAtHomeUntilTheWaveIsFullAndThenGoes) {
    Campaign campaign({first('S', 0, 1), first('S', 1, 0)});
    campaign.take_turns(8);
    for (const int id : {2, 3}) EXPECT_EQ(campaign.from_home(id), 4) << "in front of the base";
    campaign.add(campaign.ours(), Kind::Swordsman, {0, 0});
    campaign.take_turns(6);
    for (const int id : {2, 3, 4}) EXPECT_EQ(campaign.from_home(id), id == 4 ? 12 : 16);
}

TEST(SiegeArmyPlan, WhoIsBuiltLaterFollowsTheWave) {
    Campaign campaign({first('S', 10, 1), first('S', 10, 1), first('S', 10, 1)});
    campaign.take_turns();
    const std::int32_t late = campaign.add(campaign.ours(), Kind::Swordsman, {0, 0});
    campaign.ours().units.erase_at(0);
    campaign.ours().units.erase_at(0);
    campaign.take_turns(6);
    EXPECT_EQ(campaign.from_home(late), 12) << "two are left: still on their way";
    campaign.ours().units.erase_at(0);
    campaign.take_turns(10);
    EXPECT_EQ(campaign.from_home(late), 4) << "one alone goes home and waits";
}

TEST(SiegeArmyPlan, EverybodyTurnsOnAnIntruder) {
    Campaign campaign({first('S', 14, 1), first('S', 14, 1), first('K', 14, 1), second('W', 3, 1), second('S', 7, 2)});
    campaign.take_turns();
    for (const int id : {2, 3, 4})
        EXPECT_GT(campaign.from_home(id), 15) << "nine away is far, and workers are harmless";
    const State before = campaign.state;
    const std::int32_t intruder = campaign.add(campaign.theirs(), Kind::Swordsman, {6, 2});
    campaign.take_turns();
    for (const int id : {2, 3, 4}) EXPECT_LT(place(campaign.state, id).x, place(before, id).x);
    campaign.take_turns(8);
    EXPECT_FALSE(lives(campaign.state, intruder)) << "it was caught";
}

TEST(SiegeArmyPlan, GuardsStandAroundTheBaseAndAreNoPartOfTheWave) {
    Campaign campaign({first('P', 3, 0), first('P', 3, 0), first('P', 3, 0), first('A', 3, 0)},
                      {.workers = 0, .wave = 3, .guards = 2});
    campaign.take_turns(6);
    for (const int id : {2, 3}) EXPECT_EQ(campaign.from_home(id), 1);
    EXPECT_NE(place(campaign.state, 2), place(campaign.state, 3));
    for (const int id : {4, 5}) EXPECT_EQ(campaign.from_home(id), 4);
    campaign.add(campaign.ours(), Kind::Archer, {0, 0});
    campaign.take_turns(6);
    for (const int id : {2, 3}) EXPECT_EQ(campaign.from_home(id), 1);
    for (const int id : {4, 5}) EXPECT_GT(campaign.from_home(id), 12);
}

TEST(SiegeArmyPlan, WorkersGoToTheNearestMine) {
    Campaign campaign({first('W', 0, 0), first('W', 6, 0)}, {.workers = 2, .wave = 3, .guards = 0}, Kind::Knight,
                      "1006000060000/0000000000002");
    campaign.take_turns(3);
    EXPECT_EQ(place(campaign.state, 2), Cell(3, 0));
    EXPECT_EQ(place(campaign.state, 3), Cell(8, 0));
}

TEST(SiegeArmyPlan, BuildsSomethingCheaperWhenItsWishIsNeverAffordable) {
    Campaign poor({});
    poor.ours().gold = 249;
    EXPECT_EQ(poor.built_next(), Kind::Pikeman);
    Campaign rich({});
    rich.ours().gold = 400;
    EXPECT_EQ(rich.built_next(), Kind::Knight);
    Campaign earning({first('W', 3, 0)}, {.workers = 1, .wave = 3, .guards = 0}, Kind::Knight,
                     "1006000060000/0000000000002");
    earning.ours().gold = 249;
    EXPECT_EQ(earning.built_next(), std::nullopt);
    earning.take_turns(2);
    EXPECT_EQ(earning.built_next(), std::nullopt);
    EXPECT_EQ(earning.built_next(), Kind::Knight) << "it was waited for";
}

TEST(SiegeArmyPlan, BuildsWorkersBeforeUnitsAreCounted) {
    Campaign campaign({});
    campaign.ours().gold = 2000;
    campaign.state.turn_limit = 300;
    campaign.state.turns = 280;
    EXPECT_EQ(campaign.built_next(), Kind::Worker);
}

}  // namespace
}  // namespace agon::siege_test
