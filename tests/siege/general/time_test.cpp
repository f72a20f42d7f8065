#include <gtest/gtest.h>

#include "bots/siege/general/general.h"
#include "siege/general/fields.h"

// A general that is short of time.
namespace agon::siege::general {
namespace {

State some_state() {
    siege::Setup setup;
    setup.units = {{Player::First, Kind::Catapult, {3, 1}},
                   {Player::First, Kind::Worker, {2, 1}},
                   {Player::Second, Kind::Knight, {12, 3}},
                   {Player::Second, Kind::Pikeman, {11, 3}}};
    LowDice dice;
    return Rules::start(setup, dice);
}

void expect_legal(State state, const Orders& orders) {
    LowDice dice;
    Journal<Event> silent;
    for (const Action& order : orders) {
        ASSERT_EQ(Rules::refuse(state, state.to_move(), order), std::nullopt) << Rules::write(order);
        Turn<Action> turn;
        turn[state.to_move()] = order;
        Rules::advance(state, turn, dice, silent);
    }
}

TEST(SiegeGeneralInHaste, HasOrdersReadyBeforeItThinks) {
    int looks = 0, told = 0;
    Orders ready;
    General general({.effort = {.most_turns = 500, .is_out_of_time = [&] {
                                    ++looks;
                                    return false;
                                }}});
    general.when_ready([&](const Orders& orders) {
        ++told;
        ready = orders;
        EXPECT_EQ(looks, 0) << "before the search";
    });
    const State state = some_state();
    LowDice dice;
    Orders orders;
    general.plan(state, dice, orders);
    EXPECT_EQ(told, 1);
    EXPECT_GT(looks, 0);
    EXPECT_FALSE(ready.empty());
    expect_legal(state, ready);
    expect_legal(state, orders);
}

TEST(SiegeGeneralInHaste, StopsWithinATurnWhenTimeIsUp) {
    const State state = some_state();
    for (const int last : {0, 1, 2, 30, 200}) {
        int looks = 0, looks_too_late = 0;
        General general({.effort = {.most_turns = 1'000'000, .is_out_of_time = [&] {
                                        looks_too_late += looks > last ? 1 : 0;
                                        return ++looks > last;
                                    }}});
        LowDice dice;
        Orders orders;
        general.plan(state, dice, orders);
        EXPECT_LT(looks_too_late, 5) << "it was told so after " << last;  // once for each loop that it leaves
        EXPECT_FALSE(orders.empty());
        expect_legal(state, orders);
    }
}

}  // namespace
}  // namespace agon::siege::general
