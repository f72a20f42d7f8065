#pragma once
#include "games/creatures/kernel/judge.h"

// What an order does that judge() let pass. A board has, besides what judge() asks for,
//   creature(i) to be changed, move(i, x, y), remove_food(x, y), remove(i).
namespace agon {
namespace creatures {

struct Effect {
    int target = -1;  // -1: nobody
    std::int32_t damage = 0;
    bool healed = false, froze = false, ate = false, died = false;
    std::int32_t food_gain = 0;  // of the mover
    std::int32_t healing = 0;    // of the target
};

// Whoever says nothing of its numbers has counted its food.
inline std::int32_t gain_from_food(FoodRule rule, const Creature& self, const Claim* claim) {
    const bool credited_itself = claim == nullptr || claim->toughness == raised(self.toughness, 1);
    return rule == FoodRule::Creature && !credited_itself ? 0 : 1;
}

// `claim` may be null: then the mover kept its books as the document has it.
template <class Board>
Effect carry_out(Board& board, int mover, const Order& order, const Claim* claim, FoodRule food) {
    Effect effect;
    Creature& self = board.creature(mover);
    if (order.deed == Deed::NoAct) return effect;
    const int x = self.x + order.x, y = self.y - order.y;
    if (order.deed == Deed::Walk) {
        board.move(mover, x, y);
        // Who does not eat walks over it, and it stays.
        if (!eats(self.kind) || !board.has_food(x, y)) return effect;
        effect.ate = true;
        effect.food_gain = gain_from_food(food, self, claim);
        self.toughness = raised(self.toughness, effect.food_gain);
        board.remove_food(x, y);
        return effect;
    }

    self.counter -= cost_of(order.deed);
    effect.target = board.creature_at(x, y);
    Creature& target = board.creature(effect.target);
    if (order.deed == Deed::Heal) {
        effect.healed = true;
        effect.healing = healing_of(target.kind, target.power);
        target.toughness = raised(target.toughness, effect.healing);
        target.counter = raised(target.counter, refill_of(target.kind));
    } else if (order.deed == Deed::FreezeSpell) {
        effect.froze = true;
        target.bewitched = true;
    } else {
        // "Dwarves are able to withstand to heat."
        effect.damage = order.deed == Deed::DragonFire && target.kind == Kind::Dwarf ? 0 : self.power;
        effect.died = effect.damage >= target.toughness;
        target.toughness = effect.died ? 0 : target.toughness - effect.damage;
        target.bewitched = target.bewitched && !effect.died;
        if (effect.died) board.remove(effect.target);
    }
    return effect;
}

}  // namespace creatures
}  // namespace agon
