#include "games/sworms/rules.h"
#include "games/sworms/weapons/weapons.h"

namespace agon::sworms {
namespace {

void list_shots(const State& state, Weapon weapon, std::vector<Action>& actions) {
    switch (aim_of(weapon)) {
        case Aim::Way:
            for (std::size_t way = 0; way < direction_count; ++way)
                actions.push_back(Fire{weapon, static_cast<Direction>(way), {}});
            return;
        case Aim::Nothing: actions.push_back(Fire{weapon, {}, {}}); return;
        case Aim::Column:
            for (int column = 0; column < state.board.width(); ++column)
                actions.push_back(Fire{weapon, {}, {column, 0}});
            return;
        case Aim::Place:
            for (std::size_t i = 0; i < state.board.size(); ++i)
                if (const Cell cell = state.board.cell_at(i); can_teleport_to(state, cell))
                    actions.push_back(Fire{weapon, {}, cell});
            return;
    }
}

Action sample_shot(const State& state, Weapon weapon, Dice& dice) {
    Fire shot{weapon, {}, {}};
    switch (aim_of(weapon)) {
        case Aim::Way: shot.way = static_cast<Direction>(dice.roll(0, direction_count - 1)); return shot;
        case Aim::Nothing: return shot;
        case Aim::Column: shot.target = {dice.roll(0, state.board.width() - 1), 0}; return shot;
        case Aim::Place: break;
    }
    constexpr int tries = 8;
    for (int i = 0; i < tries; ++i) {
        shot.target =
            state.board.cell_at(static_cast<std::size_t>(dice.roll(0, static_cast<int>(state.board.size()) - 1)));
        if (can_teleport_to(state, shot.target)) return shot;
    }
    return Idle{};
}

}  // namespace

// A move of no steps is legal and is not listed: it only uses up the move.
void Rules::list_actions(const State& state, Player player, std::vector<Action>& actions) {
    if (!awaits(state, player)) return;
    actions.push_back(Idle{});
    if (!state.moved)
        for (const Direction way : {Direction::Left, Direction::Right})
            for (int steps = 1; steps <= most_steps; ++steps) actions.push_back(Move{way, steps});
    for (std::size_t i = 0; i < weapon_count; ++i)
        if (const auto weapon = static_cast<Weapon>(i); state.acting().has_ammunition_for(weapon))
            list_shots(state, weapon, actions);
}

Action Rules::sample_action(const State& state, Player, Dice& dice) {
    if (!state.moved && dice.flip())
        return Move{dice.flip() ? Direction::Left : Direction::Right, dice.roll(1, most_steps)};
    const auto weapon = static_cast<Weapon>(dice.roll(0, weapon_count - 1));
    if (!state.acting().has_ammunition_for(weapon)) return sample_shot(state, Weapon::Gun, dice);
    return sample_shot(state, weapon, dice);
}

}  // namespace agon::sworms
