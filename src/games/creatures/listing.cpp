#include "games/creatures/rules.h"

namespace agon::creatures {
namespace {

template <class Visit>
void for_each_square_within(int range, Visit visit) {
    for (int x = -range; x <= range; ++x)
        for (int y = -range; y <= range; ++y) visit(x, y);
}

// The deed that a creature tries at a square: what it could do to whoever stands there, else a walk.
Deed fitting_deed(const State& state, int mover, int x, int y, Dice& dice) {
    const Creature& self = state.creature(mover);
    const int column = self.x + x, row = self.y - y;
    if (!state.contains(column, row)) return Deed::NoAct;
    const int target = state.creature_at(column, row);
    if (target < 0) return Deed::Walk;
    const bool is_friend = state.is_north(target) == state.is_north(mover);
    switch (self.kind) {
        case Kind::Human: return Deed::HumanAttack;
        case Kind::Dwarf: return Deed::DwarfAttack;
        case Kind::Dragon:
            return x >= -range_of_paw && x <= range_of_paw && y >= -range_of_paw && y <= range_of_paw
                       ? Deed::DragonPaw
                       : Deed::DragonFire;
        case Kind::Cleric: return Deed::Heal;
        case Kind::BattleMage:
            if (is_friend) return Deed::Heal;
            break;
        case Kind::Wizard: break;
    }
    return dice.flip() ? Deed::FreezeSpell : Deed::WeakenSpell;
}

}  // namespace

void Rules::list_actions(const State& state, Player player, std::vector<Action>& actions) {
    if (!awaits(state, player)) return;
    const int mover = state.mover();
    const Kind kind = state.creature(mover).kind;
    const Manners manners = state.ground->manners();
    for (int number = 0; number < deed_count; ++number) {
        const auto deed = static_cast<Deed>(number);
        if (deed == Deed::NoAct) actions.push_back({});
        if (deed == Deed::NoAct || !may(kind, deed)) continue;
        for_each_square_within(range_of(kind, deed), [&](int x, int y) {
            if (judge(state, mover, {deed, x, y}, manners) == Illegal::None)
                actions.push_back({deed, x, y, std::nullopt});
        });
    }
}

Action Rules::sample_action(const State& state, Player, Dice& dice) {
    constexpr int tries = 8;
    const int mover = state.mover(), range = act_range(state.creature(mover).kind);
    const Manners manners = state.ground->manners();
    for (int i = 0; i < tries; ++i) {
        const int x = dice.roll(-range, range), y = dice.roll(-range, range);
        const Order order{fitting_deed(state, mover, x, y, dice), x, y};
        if (order.deed != Deed::NoAct && judge(state, mover, order, manners) == Illegal::None)
            return {order.deed, x, y, std::nullopt};
    }
    return {};
}

}  // namespace agon::creatures
