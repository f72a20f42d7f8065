#include <gtest/gtest.h>

#include "bots/siege/memory/memory.h"
#include "bots/siege/plans/plans.h"
#include "core/dice_kinds.h"
#include "protocols/siege_files/map_file.h"
#include "protocols/siege_files/play_orders.h"
#include "protocols/siege_files/status_file.h"
#include "siege/player/player_folder.h"
#include "support/environment.h"

// Whole games in which the program is started for every turn.
namespace agon::player_test {
namespace {

using namespace siege;

void play_plan(State& state, Planner& planner, Dice& dice) {
    Orders orders;
    planner.plan(state, dice, orders);
    orders.push_back(EndTurn{});
    Journal<Event> silent;
    for (const Action& order : orders) {
        if (Rules::is_over(state)) return;
        Turn<Action> turn;
        turn[state.to_move()] = order;
        Rules::advance(state, turn, dice, silent);
    }
}

// Does what the mediator does for a turn; says what was wrong with it.
std::string play_program(State& state, const PlayerFolder& folder, const std::string& limit, Dice& dice) {
    folder.write(siege_files::write_map(*state.map), siege_files::write_status(state, state.to_move(), dice));
    if (!ended_well(folder.run(limit))) return "it did not end well";
    if (folder.memory().size() > 64 * 1024) return "its private file is too large";
    Journal<Event> silent;
    const auto played = siege_files::play_orders(state, folder.orders(), silent);
    return played.disqualification ? siege_files::sentence_of(*played.disqualification) : "";
}

struct Meeting {
    std::string enemy;
    Player seat;
    Tick tick;
};

class PlayerGames : public testing::TestWithParam<Meeting> {};

TEST_P(PlayerGames, EveryOrderIsLegal) {
    const auto& [enemy, seat, tick] = GetParam();
    const PlayerFolder folder;
    const auto planner = make_plan(enemy);
    siege::Setup setup;
    setup.tick = tick;
    setup.turn_limit = 2 * support::count_from_environment("AGON_PLAYER_TURNS", 50);
    KeyedDice dice(7);
    State state = Rules::start(setup, dice);
    int starts = 0;
    while (!Rules::is_over(state)) {
        const int turn = state.turns;
        if (state.to_move() != seat) {
            play_plan(state, *planner, dice);
            continue;
        }
        ASSERT_EQ(play_program(state, folder, "0.4", dice), "") << "in turn " << turn << '\n' << folder.orders();
        ++starts;
    }
    EXPECT_GT(starts, 5);
    const auto memory = Memory::read(folder.memory());
    ASSERT_TRUE(memory) << folder.memory();
    EXPECT_GT(memory->turns, 0);
    EXPECT_LE(memory->turns, starts) << "a turn that had to be given up on a slow machine is not remembered";
}
INSTANTIATE_TEST_SUITE_P(All, PlayerGames,
                         testing::Values(Meeting{"random", Player::First, Tick::Own},
                                         Meeting{"mixed", Player::Second, Tick::Own},
                                         Meeting{"rush", Player::First, Tick::All},
                                         Meeting{"turtle", Player::Second, Tick::All}));

TEST(PlayerTurn, OnALargeBoardWithManyUnits) {
    constexpr int side = 256;
    std::string text(std::size_t{side} * (side + 1) - 1, '0');
    for (std::size_t i = side; i < text.size(); i += side + 1) text[i] = '/';
    text.front() = '1';
    text.back() = '2';
    text[40 * (side + 1) + 20] = '6';
    siege::Setup setup;
    setup.map = Map::from_text(text).value();
    for (int i = 0; i < 60; ++i) {
        const Kind kind = all_kinds[static_cast<std::size_t>(i) % kind_count];
        setup.units.push_back({Player::First, kind, {100 + i % 10, 100 + i / 10}});
        setup.units.push_back({Player::Second, kind, {112 + i % 10, 104 + i / 10}});
    }
    KeyedDice dice(1);
    State state = Rules::start(setup, dice);
    const PlayerFolder folder;
    EXPECT_EQ(play_program(state, folder, "60", dice), "");
    EXPECT_NE(folder.orders(), "");
    EXPECT_EQ(play_program(state, folder, "60", dice), "")
        << "the other player's first turn, with a memory of this one";
    EXPECT_EQ(play_program(state, folder, "0.001", dice), "") << "no time at all";
}

}  // namespace
}  // namespace agon::player_test
