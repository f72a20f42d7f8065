#include "siege/plans/play_plans.h"
#include "siege/rules/random_games.h"

#include <rapidcheck/gtest.h>

#include "bots/siege/turn_bot.h"
#include "search/bot_game.h"

// A plan that gives one forbidden order loses at once: so they are tried everywhere.
namespace agon::siege_test {
namespace {

using siege::Tick;

std::string_view next_plan(std::size_t plan) { return siege::plan_names[(plan + 1) % siege::plan_names.size()]; }

#ifdef AGON_FEW_TURNS  // planning under the sanitizers takes a hundred times as long
constexpr int turns_on_a_map = 16, largest_map = 300;
#else
constexpr int turns_on_a_map = 60, largest_map = 64 * 64;
#endif

TEST(SiegePlans, PlayLegallyOnEveryMap) {
    siege::Setup setup;
    setup.turn_limit = turns_on_a_map;
    for (const MapFile& file : example_maps()) {
        if (file.map.width() * file.map.height() > largest_map) continue;
        for (const Tick tick : {Tick::Own, Tick::All})
            for (std::size_t plan = 0; plan < siege::plan_names.size(); ++plan) {
                SCOPED_TRACE(file.name);
                setup.map = file.map;
                setup.tick = tick;
                play_plans(setup, siege::plan_names[plan], "random", plan);
                play_plans(setup, next_plan(plan), siege::plan_names[plan], plan);
            }
    }
}

TEST(SiegePlans, PlayLegallyWhereThereIsHardlyRoom) {
    for (const std::string_view map :
         {"12", "21", "1/2", "192", "1992", "199999992", "16/62", "19/92", "9999/9192/9999", "9999999/9199929/9999999",
          "100000000000000000000000000000000000000000000000000000000002", "61/26", "1000/9999/9999/0002",
          "6666/6126/6666"})
        for (const Tick tick : {Tick::Own, Tick::All})
            for (std::size_t plan = 0; plan < siege::plan_names.size(); ++plan) {
                SCOPED_TRACE(map);
                siege::Setup setup = setup_on(map, {}, tick);
                setup.turn_limit = 60;
                play_plans(setup, siege::plan_names[plan], next_plan(plan), plan);
            }
}

RC_GTEST_PROP(SiegePlans, PlayLegallyFromAnywhere, ()) {
    KeyedDice dice = random_dice();
    const siege::Setup setup = random_setup(dice);
    const auto draw = [&] {
        return siege::plan_names[static_cast<std::size_t>(
            dice.roll(0, static_cast<int>(siege::plan_names.size()) - 1))];
    };
    play_plans(setup, draw(), draw(), 1);
}

// As built-in bots they see what their player may see, and are asked for one order at a time.
TEST(SiegePlans, PlayLegallyFromWhatTheySee) {
    siege::Setup setup;
    setup.turn_limit = 60;
    for (std::size_t plan = 0; plan < siege::plan_names.size(); ++plan) {
        siege::TurnBot first(siege::make_plan(siege::plan_names[plan])), second(siege::make_plan(next_plan(plan)));
        search::play_bots<siege::Rules>(first, second, setup, plan);
    }
}

TEST(SiegePlans, BeginAnewWhenAnotherGameBegins) {
    siege::Setup small = setup_on("1000/0000/0002"), large;
    small.turn_limit = large.turn_limit = 40;
    for (const std::string_view name : siege::plan_names) {
        siege::TurnBot twice(siege::make_plan(name)), other(siege::make_plan("random"));
        search::play_bots<siege::Rules>(twice, other, large, 1);
        const auto second = search::play_bots<siege::Rules>(twice, other, small, 2);
        siege::TurnBot once(siege::make_plan(name));
        EXPECT_EQ(search::play_bots<siege::Rules>(once, other, small, 2).hash, second.hash) << name;
    }
}

}  // namespace
}  // namespace agon::siege_test
