#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "siege/rules/random_games.h"

namespace agon::siege_test {
namespace {

using siege::Action, siege::Rules, siege::State;
using Texts_of = std::set<std::string>;

bool is_zero_move(const State& state, const Action& action) {
    const auto* move = std::get_if<siege::Move>(&action);
    return move && unit(state, move->unit) && unit(state, move->unit)->at == move->to;
}

// Everything that could be tried, legal or not: ids of all and of none, cells on the board and around it.
std::vector<Action> everything(const State& state) {
    std::vector<Action> actions{siege::EndTurn{}};
    for (int id = -1; id <= state.next_id; ++id) {
        for (int y = -1; y <= state.map->height(); ++y)
            for (int x = -1; x <= state.map->width(); ++x) actions.push_back(siege::Move{id, {x, y}});
        for (int target = -1; target <= state.next_id; ++target) actions.push_back(siege::Attack{id, target});
        for (const siege::Kind kind : siege::all_kinds) actions.push_back(siege::Build{id, kind});
    }
    return actions;
}

// A state in the middle of a random game.
State random_state() {
    KeyedDice dice = random_dice();
    const siege::Setup setup = random_setup(dice);
    std::vector<State> states;
    play_at_random(setup, dice,
                   [&](const auto& before, const Action&, const auto&) { states.push_back(before.state); });
    return states[static_cast<std::size_t>(dice.roll(0, static_cast<int>(states.size()) - 1))];
}

RC_GTEST_PROP(SiegeListing, HasAllThatIsAcceptedButMovesOfNoStep, ()) {
    const State state = random_state();
    Texts_of accepted, shown;
    for (const Action& action : everything(state))
        if (!Rules::refuse(state, state.to_move(), action) && !is_zero_move(state, action))
            accepted.insert(Rules::write(action));
    const std::vector<Action> actions = listed(state);
    for (const Action& action : actions) shown.insert(Rules::write(action));
    RC_ASSERT(shown == accepted);
    RC_ASSERT(shown.size() == actions.size());
}

RC_GTEST_PROP(SiegeListing, EveryListedActionIsDrawnSometimes, ()) {
    const State state = random_state();
    Texts_of shown, drawn;
    for (const Action& action : listed(state)) shown.insert(Rules::write(action));
    KeyedDice dice(7);
    for (int i = 0; i < 30'000 && drawn.size() < shown.size(); ++i)
        drawn.insert(Rules::write(Rules::sample_action(state, state.to_move(), dice)));
    RC_ASSERT(drawn == shown);
}

TEST(SiegeListing, NobodyElseHasAnything) {
    State state = state_on(example_map);
    std::vector<Action> actions;
    Rules::list_actions(state, Player::Second, actions);
    EXPECT_TRUE(actions.empty());
    EXPECT_EQ(listed(state).size(), 8u) << "seven kinds to build, or the end of the turn";
    state.orders = siege::most_orders;
    EXPECT_EQ(listed(state), std::vector<Action>{siege::EndTurn{}});
}

}  // namespace
}  // namespace agon::siege_test
