#pragma once
#include "games/creatures/kernel/creature.h"

// Whether a creature may do what it says. A board is whatever has
//   contains(x, y), has_wall(x, y), has_food(x, y), creature_at(x, y) (-1: none), creature(i), is_north(i).
namespace agon {
namespace creatures {

// In the order in which they are looked for: the first that holds is the one that is told.
enum class Illegal : std::uint8_t {
    None,
    GameOver,
    NotYourTurn,
    BadType,
    OutOfRange,
    OffBoard,
    Wall,
    SelfSquare,
    Occupied,
    NoTarget,
    FriendlyFire,
    EnemyHeal,
    SelfHeal,
    TargetFrozen,
    NoMana,
    NoFire,
    BadAccounting
};

// Who adds the 1 that food gives: the engine if the library has not (Auto), the library alone, or the engine alone.
enum class FoodRule : std::uint8_t { Auto, Creature, Engine };

// How closely an engine looks.
struct Manners {
    bool strict = false;  // a battlemage heals itself only where the document tells it to; a wrong toughness is illegal
    FoodRule food = FoodRule::Auto;
};

// One creature's answer: squares are counted from itself, x to the right and y upwards.
struct Order {
    Deed deed = Deed::NoAct;
    std::int32_t x = 0, y = 0;
};

// What a library's own numbers are after its answer.
struct Claim {
    std::int32_t toughness = 0, counter = 0;

    bool operator==(const Claim& other) const { return toughness == other.toughness && counter == other.counter; }
    template <class Self, class Visit>
    static AGON_SINCE_CPP14_CONSTEXPR void fields(Self& self, Visit&& visit) {
        visit("toughness", self.toughness);
        visit("counter", self.counter);
    }
};

template <class Board>
Illegal judge_walk(const Board& board, int x, int y, const Order& order) {
    if (!board.contains(x, y)) return Illegal::OffBoard;
    if (board.has_wall(x, y)) return Illegal::Wall;
    if (order.x == 0 && order.y == 0) return Illegal::SelfSquare;
    return board.creature_at(x, y) >= 0 ? Illegal::Occupied : Illegal::None;
}

template <class Board>
Illegal judge(const Board& board, int mover, const Order& order, const Manners& manners) {
    const Creature& self = board.creature(mover);
    const Deed deed = order.deed;
    if (deed == Deed::NoAct) return Illegal::None;  // wherever it points to
    if (!may(self.kind, deed)) return Illegal::BadType;
    const int range = range_of(self.kind, deed);
    if (order.x < -range || order.x > range || order.y < -range || order.y > range) return Illegal::OutOfRange;
    const int x = self.x + order.x, y = self.y - order.y;
    if (deed == Deed::Walk) return judge_walk(board, x, y, order);

    const int target = board.contains(x, y) ? board.creature_at(x, y) : -1;
    if (target < 0) return Illegal::NoTarget;
    const bool is_friend = board.is_north(target) == board.is_north(mover);
    if (deed == Deed::Heal) {
        if (!is_friend) return Illegal::EnemyHeal;
        if (target != mover) return Illegal::None;
        const bool may_heal_itself =
            self.kind == Kind::BattleMage && (!manners.strict || self.toughness < toughness_for_self_healing);
        return may_heal_itself ? Illegal::None : Illegal::SelfHeal;
    }
    if (is_friend) return Illegal::FriendlyFire;
    if (is_blow(deed) && board.creature(target).bewitched) return Illegal::TargetFrozen;
    if (self.counter < cost_of(deed)) return has_mana(self.kind) ? Illegal::NoMana : Illegal::NoFire;
    return Illegal::None;
}

template <class Board>
bool walks_onto_food(const Board& board, int mover, const Order& order) {
    const Creature& self = board.creature(mover);
    return order.deed == Deed::Walk && eats(self.kind) && board.has_food(self.x + order.x, self.y - order.y);
}

// Of an order that is legal. Who counts the gain from food has kept its books, and so has who leaves it to the engine, whatever
// the engine makes of that.
template <class Board>
bool has_miscounted_toughness(const Board& board, int mover, const Order& order, const Claim& claim) {
    const std::int32_t before = board.creature(mover).toughness;
    if (claim.toughness == before) return false;
    return !(walks_onto_food(board, mover, order) && claim.toughness == raised(before, 1));
}

// A wrong counter is illegal; a wrong toughness only for those who are strict.
template <class Board>
Illegal judge_claim(const Board& board, int mover, const Order& order, const Claim& claim, const Manners& manners) {
    const Creature& self = board.creature(mover);
    const std::int32_t counter = has_counter(self.kind) ? self.counter - cost_of(order.deed) : 0;
    if (claim.counter != counter) return Illegal::BadAccounting;
    const bool miscounted = has_miscounted_toughness(board, mover, order, claim);
    return manners.strict && miscounted ? Illegal::BadAccounting : Illegal::None;
}

}  // namespace creatures
}  // namespace agon
