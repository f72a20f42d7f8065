#include "bots/siege/general/general.h"

#include <gtest/gtest.h>

#include "siege/general/fields.h"

namespace agon::siege::general {
namespace {

#ifdef AGON_FEW_TURNS  // thinking under the sanitizers takes a hundred times as long
constexpr std::int64_t little_effort = 300;
constexpr int turns_to_play = 16;
#else
constexpr std::int64_t little_effort = 1500;
constexpr int turns_to_play = 120;
#endif

GeneralOptions hasty() { return {.effort = {.most_turns = little_effort}}; }

// Plays on until the game is over or so many turns are; every order must be legal.
void play_turns(State& state, Planner& first, Planner& second, int turns) {
    KeyedDice dice(1);
    Journal<Event> silent;
    for (int i = 0; i < turns && !Rules::is_over(state); ++i) {
        const Player player = state.to_move();
        Orders orders;
        (player == Player::First ? first : second).plan(state, dice, orders);
        for (const Action& order : orders) {
            const auto refusal = Rules::refuse(state, player, order);
            ASSERT_EQ(refusal, std::nullopt) << Rules::write(order) << '\n' << Rules::write(state);
            Turn<Action> turn;
            turn[player] = order;
            Rules::advance(state, turn, dice, silent);
            if (Rules::is_over(state)) return;
        }
        end_turn(state, silent);
    }
}

TEST(SiegeGeneral, GivesLegalOrdersOnly) {
    for (const Tick tick : {Tick::Own, Tick::All}) {
        siege::Setup setup;
        setup.tick = tick;
        LowDice dice;
        State state = Rules::start(setup, dice);
        General one(hasty()), other(hasty());
        play_turns(state, one, other, turns_to_play);
    }
}

#ifndef AGON_FEW_TURNS
TEST(SiegeGeneral, SearchingBeatsNotSearching) {
    // One game may go either way, so it is asked for seven of ten.
    constexpr std::string_view maps[] = {
        "1000000000000000/0000000000000000/0000600000000000/0000000000000000/0000000000060000/0000000000000000/"
        "0000000000000002",
        "100600000000/000000000000/000009000000/000000900000/000000000000/000000006002",
    };
    int games = 0, won = 0;
    for (const std::string_view map : maps)
        for (const Tick tick : {Tick::Own, Tick::All})
            for (const Player seat : both_players) {
                siege::Setup setup;
                setup.map = *Map::from_text(map);
                setup.tick = tick;
                LowDice dice;
                State state = Rules::start(setup, dice);
                General searching, usual({.searches = false});
                Planner& first = seat == Player::First ? searching : usual;
                Planner& second = seat == Player::First ? usual : searching;
                play_turns(state, first, second, 400);
                ++games;
                if (const auto outcome = Rules::outcome(state)) won += outcome->winner == seat ? 1 : 0;
            }
    EXPECT_GE(won * 10, games * 7) << won << " of " << games;
}
#endif

TEST(SiegeGeneral, TakesTheBaseThatLiesOpen) {
    State state = field(open_field, {{Player::First, Kind::Knight, {17, 4}}, {Player::First, Kind::Knight, {17, 4}}});
    state.sides[Player::Second].base_health = 70;
    General general(hasty());
    KeyedDice dice(1);
    Orders orders;
    general.plan(state, dice, orders);
    EXPECT_NE(std::find(orders.begin(), orders.end(), Action(Attack{2, 1})), orders.end());
    EXPECT_NE(std::find(orders.begin(), orders.end(), Action(Attack{3, 1})), orders.end());
}

TEST(SiegeGeneral, PlaysOnWhenTimeIsUpAtOnce) {
    const State state = field(open_field, {{Player::First, Kind::Worker, {0, 0}}});
    General general({.effort = {.most_turns = 0, .is_out_of_time = [] { return true; }}});
    KeyedDice dice(1);
    Orders orders;
    general.plan(state, dice, orders);
    EXPECT_FALSE(orders.empty());
}

TEST(SiegeGeneral, RemembersWhatItWasUpTo) {
    const State state = field(open_field, {});
    General general(hasty());
    EXPECT_EQ(general.memory(), "");
    KeyedDice dice(1);
    Orders orders;
    general.plan(state, dice, orders);
    const std::string memory = general.memory();
    EXPECT_FALSE(memory.empty());
    General heir;
    heir.recall(memory);
    EXPECT_EQ(heir.memory(), memory);
    for (const std::string_view wrong :
         {"", "1 2", "1 2 3 4 5 6 7", "0 0 0 1 0 2 0 3 1 99", "0 0 0 1 0 2 0 3 1 1 ", "300 0 0 0 0 0 0 3 1 1"}) {
        heir.recall(wrong);
        EXPECT_EQ(heir.memory(), "") << wrong;
    }
}

}  // namespace
}  // namespace agon::siege::general
