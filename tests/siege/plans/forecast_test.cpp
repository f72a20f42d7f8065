#include "bots/siege/plans/forecast.h"

#include <gtest/gtest.h>

#include "siege/rules/orders.h"

namespace agon::siege_test {
namespace {

using siege::Aim, siege::Camp, siege::Forecast, siege::Kind, siege::Terrain, siege::Tick;

struct Armies {
    explicit Armies(std::vector<siege::SetupUnit> units) {
        state = state_on(open_map(20, 3), std::move(units));
        for (siege::Side& side : state.sides.values) side.gold = 0;
        const Terrain terrain(*state.map);
        for (const Player player : both_players) {
            camps.emplace_back(state, terrain, player);
            for (const siege::Unit& unit : state.sides[player].units)
                camps.back().enlist({unit.at, unit.health, unit.kind});
        }
    }
    Forecast storm(Aim aim = Aim::Base, int delay = 0) const {
        return siege::play_storm(camps[0], camps[1], Tick::Own, aim, delay);
    }

    siege::State state;
    std::vector<Camp> camps;
};

TEST(SiegeForecast, AnEmptyBaseFallsAndNobodyStormsWithoutAnArmy) {
    const Forecast knights = Armies({first('K', 10, 1), first('K', 10, 1), first('K', 10, 1)}).storm();
    EXPECT_TRUE(knights.razed);
    EXPECT_EQ(knights.turns, 3) << "one to come near, two to strike 35 three times each";
    EXPECT_EQ(knights.lost, 0);
    EXPECT_FALSE(Armies({}).storm().razed);
    EXPECT_EQ(Armies({}).storm().turns, 0);
}

TEST(SiegeForecast, PikemenStopKnights) {
    const auto army = [](int knights, int pikemen) {
        std::vector<siege::SetupUnit> units;
        for (int i = 0; i < knights; ++i) units.push_back(first('K', 8, 1));
        for (int i = 0; i < pikemen; ++i) units.push_back(second('P', 17, 1));
        return Armies(units);
    };
    EXPECT_TRUE(army(3, 0).storm().razed);
    EXPECT_FALSE(army(3, 6).storm().razed);
    EXPECT_GT(army(3, 6).storm().lost, 0);
    EXPECT_TRUE(army(9, 6).storm().razed);
}

TEST(SiegeForecast, AnArmyThatIsHuntedFallsFirst) {
    const Armies armies({first('C', 8, 1), first('C', 8, 1), first('C', 8, 1), second('S', 18, 1)});
    EXPECT_EQ(armies.storm(Aim::Army).defence_lost, facts_of(Kind::Swordsman).cost);
    EXPECT_TRUE(armies.storm(Aim::Army).razed);
}

TEST(SiegeForecast, WhoWaitsHasMore) {
    Armies armies({first('K', 1, 1)});
    armies.camps[0].gold = 2000;
    armies.camps[0].usual = Kind::Knight;
    armies.camps[1].enlist({{17, 1}, 50, Kind::Pikeman});
    EXPECT_FALSE(armies.storm().razed);
    EXPECT_TRUE(armies.storm(Aim::Base, 25).razed);
}

TEST(SiegeForecast, LargeArmiesAreForetoldLikeSmallOnes) {
    const auto army = [](int ours, int theirs) {
        std::vector<siege::SetupUnit> units;
        for (int i = 0; i < ours; ++i) units.push_back(first('S', 10, 1));
        for (int i = 0; i < theirs; ++i) units.push_back(second('S', 18, 1));
        return Armies(units).storm();
    };
    EXPECT_TRUE(army(90, 10).razed);
    EXPECT_FALSE(army(10, 90).razed);
}

}  // namespace
}  // namespace agon::siege_test
