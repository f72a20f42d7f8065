#include "bots/siege/general/doctrines.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "siege/general/fields.h"

namespace agon::siege::general {
namespace {

TEST(SiegeDoctrines, GoOnLikeBeforeFirst) {
    const State state = field(open_field, {});
    const Doctrine usual = usual_doctrine(state);
    const auto ways = ways_to_go_on(usual, state);
    ASSERT_GT(ways.size(), 10u);
    EXPECT_EQ(ways.front(), usual);
    for (std::size_t i = 1; i < ways.size(); ++i) EXPECT_FALSE(ways[i] == ways.front()) << i;
    Doctrine knights;
    knights.mix[index_of(Kind::Knight)] = 1;
    EXPECT_EQ(ways_to_go_on(knights, state).front().mix, knights.mix);
    Doctrine unheard_of;
    unheard_of.mix.fill(9);
    EXPECT_EQ(ways_to_go_on(unheard_of, state).front(), usual);
}

TEST(SiegeDoctrines, NobodyWantsMinersWhereThereAreNoMines) {
    const State state = field("1000000000/0000000000/0000000002", {});
    EXPECT_EQ(usual_doctrine(state).workers, 0);
    for (const Doctrine& way : ways_to_go_on(usual_doctrine(state), state)) EXPECT_EQ(way.workers, 0);
}

TEST(SiegeDoctrines, EverybodyWantsMinersWhereThereAreMines) {
    const State state = field("106000000000000/000000000000000/000000000000602", {});
    Doctrine knights;
    knights.mix[index_of(Kind::Knight)] = 1;
    for (const Doctrine& before : {usual_doctrine(state), knights})
        for (const Doctrine& way : ways_to_go_on(before, state)) EXPECT_GT(way.workers, 0);
}

TEST(SiegeDoctrines, WhereTheBasesAreCloseAllMayGoIntoTheFirstFight) {
    const State close = field("1060000000000/0000000000600/0000000000002", {});
    const auto ways = ways_to_go_on(usual_doctrine(close), close);
    EXPECT_EQ(ways.front(), usual_doctrine(close));
    EXPECT_TRUE(std::any_of(ways.begin(), ways.end(), [](const Doctrine& way) { return way.workers == 0; }));
}

TEST(SiegeDoctrines, OfTheSameMixTheOneWithTheSameWorkersGoesOn) {
    const State state = field("1060000000000/0000000000600/0000000000002", {});
    for (const std::uint8_t workers : {std::uint8_t{0}, std::uint8_t{3}}) {
        Doctrine catapults;
        catapults.mix[index_of(Kind::Catapult)] = 1;
        catapults.workers = workers;
        EXPECT_EQ(ways_to_go_on(catapults, state).front().workers, workers);
    }
}

TEST(SiegeDoctrines, TheEnemyIsThoughtToGoOnBuildingWhatItBuilt) {
    const State state =
        field(open_field, {{Player::Second, Kind::Archer, {19, 4}}, {Player::Second, Kind::Worker, {19, 4}}});
    Side enemy = state.sides[Player::Second];
    enemy.builds = Kind::Ram;
    for (const Doctrine& guess : guess_enemy(enemy)) {
        EXPECT_EQ(guess.mix[index_of(Kind::Archer)], 1);
        EXPECT_EQ(guess.mix[index_of(Kind::Ram)], 1);
        EXPECT_EQ(guess.mix[index_of(Kind::Knight)], 0);
    }
    EXPECT_GT(guess_enemy(Side{}).size(), 5u) << "of who has nothing yet, anything is expected";
}

}  // namespace
}  // namespace agon::siege::general
