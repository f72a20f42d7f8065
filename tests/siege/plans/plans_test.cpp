#include "siege/plans/play_plans.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

namespace agon::siege_test {
namespace {

using siege::Kind;

const siege::Map& map_named(std::string_view name) {
    static const std::vector<MapFile> maps = example_maps();
    const auto found = std::find_if(maps.begin(), maps.end(), [&](const MapFile& file) { return file.name == name; });
    EXPECT_NE(found, maps.end()) << name;
    return found->map;
}

siege::Setup open_field(int turn_limit = 2000) {
    siege::Setup setup;
    setup.map = map_named("open-16x16-near-mines.txt");
    setup.turn_limit = turn_limit;
    return setup;
}

// What a plan orders in its first turns against each of some others, in percent of all its soldiers; workers as a count.
struct Army {
    std::array<int, siege::kind_count> percent{};
    int workers_a_game = 0;
    int of(Kind kind) const { return percent[index_of(kind)]; }
};

Army army_of(std::string_view plan, const siege::Setup& setup) {
    std::array<int, siege::kind_count> sum{};
    int games = 0;
    for (const std::string_view against : {"rush", "archers", "catapults", "pikes"})
        for (const std::uint64_t seed : {1u, 2u}) {
            const auto game = play_plans(setup, plan, against, seed);
            for (std::size_t kind = 0; kind < sum.size(); ++kind) sum[kind] += game.built[Player::First][kind];
            ++games;
        }
    Army army;
    army.workers_a_game = sum[index_of(Kind::Worker)] / games;
    sum[index_of(Kind::Worker)] = 0;
    const int all = std::max(1, std::accumulate(sum.begin(), sum.end(), 0));
    for (std::size_t kind = 0; kind < sum.size(); ++kind) army.percent[kind] = sum[kind] * 100 / all;
    return army;
}

TEST(SiegePlans, AreFoundByName) {
    for (const std::string_view name : siege::plan_names) EXPECT_NE(siege::make_plan(name), nullptr) << name;
    EXPECT_NE(siege::make_plan("random"), nullptr);
    EXPECT_EQ(siege::make_plan("nobody"), nullptr);
    EXPECT_EQ(siege::make_plan(""), nullptr);
    for (const std::string_view name : siege::plans_kept_out_of_tuning)
        EXPECT_NE(std::find(siege::plan_names.begin(), siege::plan_names.end(), name), siege::plan_names.end()) << name;
}

// Whole games by the dozen: what they show does not depend on the build, and the sanitizers take long.
#ifndef AGON_FEW_TURNS
TEST(SiegePlans, BuildWhatTheirNamesSay) {
    const siege::Setup setup = open_field(100);
    EXPECT_GE(army_of("rush", setup).of(Kind::Knight), 70);
    EXPECT_GE(army_of("archers", setup).of(Kind::Archer), 60);
    EXPECT_GE(army_of("catapults", setup).of(Kind::Catapult), 60);
    EXPECT_GE(army_of("pikes", setup).of(Kind::Pikeman), 40);
    EXPECT_GE(army_of("rams", open_field(8)).of(Kind::Ram), 100) << "before anything else";
    EXPECT_GE(army_of("rams", setup).of(Kind::Ram), 20) << "beside what covers them";
    const Army turtle = army_of("turtle", setup);
    EXPECT_GE(turtle.of(Kind::Archer) + turtle.of(Kind::Catapult), 50);
    const Army mixed = army_of("mixed", setup);
    for (const Kind kind : siege::all_kinds) EXPECT_LT(mixed.of(kind), 90) << siege::letter_of(kind);
    EXPECT_GT(mixed.of(Kind::Pikeman), 0);
    EXPECT_GT(mixed.of(Kind::Catapult), 0);
}
#endif

TEST(SiegePlans, TheBoomMinesMoreThanOthersAndFightsWithoutMines) {
    EXPECT_GE(army_of("boom", open_field(60)).workers_a_game, 4);
    siege::Setup mineless;
    mineless.map = map_named("no-mines-14x10.txt");
    mineless.turn_limit = 100;
    EXPECT_EQ(army_of("boom", mineless).workers_a_game, 0);
}

TEST(SiegePlans, TheRushSendsNothingButKnightsFirst) {
    const auto game = play_plans(open_field(30), "rush", "turtle", 1);
    EXPECT_GE(game.built[Player::First][index_of(Kind::Knight)], 2);
    EXPECT_EQ(game.built[Player::First][index_of(Kind::Worker)], 0);
}

TEST(SiegePlans, ManyUnitsStandAtTheTurtlesEnd) {
    siege::Setup setup = open_field(120);
    const auto game = play_plans(setup, "turtle", "random", 1);
    EXPECT_EQ(game.winner, Player::First);
}

#ifndef AGON_FEW_TURNS
TEST(SiegePlans, BeatRandomOrders) {
    for (const std::string_view plan : siege::plan_names)
        for (const std::string_view map : {"open-16x16-near-mines.txt", "no-mines-14x10.txt"}) {
            siege::Setup setup;
            setup.map = map_named(map);
            setup.turn_limit = 600;
            EXPECT_GE(wins_of(plan, "random", setup, 5), 9) << plan << " on " << map;
        }
}
#endif

TEST(SiegePlans, GamesOfOnePlanDiffer) {
    for (const std::string_view plan : siege::plan_names) {
        std::set<std::string> ends;
        for (std::uint64_t seed = 0; seed < 6; ++seed)
            ends.insert(siege::Rules::write(play_plans(open_field(80), plan, "mixed", seed).last));
        EXPECT_GE(ends.size(), 4u) << plan;
    }
}

TEST(SiegePlans, GamesOfOneSeedAreTheSame) {
    for (const std::string_view plan : siege::plan_names)
        EXPECT_EQ(play_plans(open_field(80), plan, "mixed", 3).last, play_plans(open_field(80), plan, "mixed", 3).last)
            << plan;
}

}  // namespace
}  // namespace agon::siege_test
