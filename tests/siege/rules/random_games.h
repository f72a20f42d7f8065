#pragma once
#include <rapidcheck.h>

#include <algorithm>

#include "siege/rules/orders.h"

namespace agon::siege_test {

inline char random_letter(Dice& dice) { return "KSAPRCW"[dice.roll(0, 6)]; }

// A small board with mines, walls and a few units of each side, close enough to fight; short enough to see the end.
inline siege::Setup random_setup(Dice& dice) {
    const int width = dice.roll(2, 6), height = dice.roll(1, 4);
    std::string text = open_map(width, height);
    for (char& letter : text)
        if (letter == '0') letter = "0000669"[dice.roll(0, 6)];
    siege::Setup setup = setup_on(text, {}, dice.flip() ? siege::Tick::Own : siege::Tick::All);
    setup.turn_limit = dice.roll(1, 30);
    setup.gold = dice.roll(0, 2000);
    for (int tries = dice.roll(0, 12); tries > 0; --tries) {
        const siege::SetupUnit unit{dice.flip() ? Player::First : Player::Second,
                                    *siege::kind_of(random_letter(dice)),
                                    {dice.roll(0, width - 1), dice.roll(0, height - 1)}};
        const bool meets_enemy =
            unit.at == setup.map.base(opponent(unit.owner)) ||
            std::any_of(setup.units.begin(), setup.units.end(), [&](const siege::SetupUnit& other) {
                return other.at == unit.at && other.owner != unit.owner;
            });
        if (!meets_enemy && !setup.map.is_obstacle(unit.at)) setup.units.push_back(unit);
    }
    return setup;
}

inline std::vector<siege::Action> listed(const siege::State& state) {
    std::vector<siege::Action> actions;
    siege::Rules::list_actions(state, state.to_move(), actions);
    return actions;
}

// Attacks are rare among all that can be done; here they are half of what is done where there are any.
inline siege::Action random_action(const siege::State& state, Dice& dice) {
    const auto draw = [&](const std::vector<siege::Action>& from) {
        return from[static_cast<std::size_t>(dice.roll(0, static_cast<int>(from.size()) - 1))];
    };
    const std::vector<siege::Action> all = listed(state);
    std::vector<siege::Action> attacks;
    for (const siege::Action& action : all)
        if (std::holds_alternative<siege::Attack>(action)) attacks.push_back(action);
    if (!attacks.empty() && dice.flip()) return draw(attacks);
    return dice.roll(0, 5) == 0 ? siege::Action{siege::EndTurn{}} : draw(all);
}

// Plays a game of random actions and calls visit(position before, action, position after) for each.
template <class Visit>
void play_at_random(const siege::Setup& setup, Dice& dice, Visit visit) {
    RC_ASSERT(!siege::Rules::problem_with(setup));
    KeyedDice unused(0);
    Position<siege::Rules> now = opening<siege::Rules>(setup, unused);
    while (!siege::Rules::outcome(now.state)) {
        const siege::Action action = random_action(now.state, dice);
        Turn<siege::Action> turn;
        turn[now.state.to_move()] = action;
        const Position<siege::Rules> before = now;
        step(now, turn, unused);
        visit(before, action, now);
    }
}

// Another game each time RapidCheck asks.
inline KeyedDice random_dice() { return KeyedDice(*rc::gen::inRange<std::uint64_t>(0, 1'000'000)); }

}  // namespace agon::siege_test
