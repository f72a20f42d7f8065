#include "bots/creatures/commander_skirmish.h"

#include <algorithm>
#include <cstdlib>

namespace agon::creatures {
namespace {

struct Might {
    int itself, of_power;  // what there is without any power, and what a point of power adds
};
// In the order of Kind.
constexpr std::array<Might, kind_count> mights{{{60, 25}, {40, 25}, {40, 15}, {20, 15}, {25, 15}, {50, 25}}};

int distance_between(const Creature& one, const Creature& other) {
    return std::max(std::abs(one.x - other.x), std::abs(one.y - other.y));
}

Creature hurt(Creature creature, int damage) {
    creature.toughness = std::max(0, creature.toughness - damage);
    return creature;
}

Creature healed(Creature creature) {
    creature.toughness = raised(creature.toughness, healing_of(creature.kind, creature.power));
    creature.counter = raised(creature.counter, refill_of(creature.kind));
    return creature;
}

Order at(Deed deed, const Creature& self, const Creature& target) {
    return {deed, target.x - self.x, self.y - target.y};
}

}  // namespace

int worth_of(const Creature& creature) {
    if (!creature.is_alive()) return 0;
    constexpr int survivor = 100, half_way = 8, most_toughness = 10000, most_power = 20, most_counter = 30;
    const Might& might = mights[static_cast<std::size_t>(creature.kind)];
    const int toughness = std::min(creature.toughness, most_toughness);
    const int whole = might.itself + might.of_power * std::min(creature.power, most_power);
    return survivor + whole * toughness / (toughness + half_way) + 2 * toughness +
           std::min(creature.counter, most_counter);
}

Skirmish::Skirmish(Cell center, int board_width, int board_height)
    : left_(center.x - reach), top_(center.y - reach), width_(board_width), height_(board_height) {}

bool Skirmish::contains(int x, int y) const {
    return x >= 0 && y >= 0 && x < width_ && y < height_ && x >= left_ && y >= top_ && x < left_ + side &&
           y < top_ + side;
}

bool Skirmish::add(const Creature& creature, bool is_ours) {
    if (count_ == most_fighters || !contains(creature.x, creature.y)) return false;
    Square& there = square(creature.x, creature.y);
    if (there.fighter >= 0 || there.has_wall) return false;
    there.fighter = static_cast<std::int8_t>(count_);
    const auto index = static_cast<std::size_t>(count_++);
    fighters_[index] = creature;
    is_ours_[index] = is_ours;
    if (!is_ours) ++foes_;
    return true;
}

void Skirmish::move(int index, int x, int y) {
    Creature& moved = creature(index);
    square(moved.x, moved.y).fighter = -1;
    square(x, y).fighter = static_cast<std::int8_t>(index);
    moved.x = static_cast<std::int16_t>(x);
    moved.y = static_cast<std::int16_t>(y);
}

void Skirmish::play_round(int last) {
    for (int i = 1; i <= count_; ++i) act((last + i) % count_);
}

int Skirmish::balance() const {
    int sum = 0;
    for (int i = 0; i < count_; ++i) sum += is_ours(i) ? worth_of(creature(i)) : -worth_of(creature(i));
    return sum;
}

void Skirmish::act(int index) {
    Creature& self = creature(index);
    if (!self.is_alive()) return;
    if (self.bewitched) {
        self.bewitched = false;
        return;
    }
    const Order order = reflex(index);
    carry_out(*this, index, order, nullptr, FoodRule::Auto);
}

// What is worth most at once. Enemy mages bewitch ours before anything else, as the document has it.
Order Skirmish::reflex(int index) const {
    constexpr int before_all_else = 1000;
    const Creature& self = creature(index);
    const int range = act_range(self.kind), sight = sight_range(self.kind);
    Order best;
    int most = 0, prey = -1, nearest = sight + 1;
    const auto consider = [&](int gain, Deed deed, const Creature& other) {
        if (gain <= most) return;
        most = gain;
        best = at(deed, self, other);
    };
    if (self.kind == Kind::BattleMage && self.toughness < toughness_for_self_healing)
        consider(before_all_else, Deed::Heal, self);
    for (int i = 0; i < count_; ++i) {
        const Creature& other = creature(i);
        if (i == index || !other.is_alive()) continue;
        const int distance = distance_between(self, other);
        if (distance > sight) continue;
        if (is_ours(i) == is_ours(index)) {
            if (distance <= range && may(self.kind, Deed::Heal))
                consider(worth_of(healed(other)) - worth_of(other), Deed::Heal, other);
            continue;
        }
        if (distance < nearest) {
            nearest = distance;
            prey = i;
        }
        if (distance > range) continue;
        if (has_mana(self.kind)) {
            if (self.counter == 0) continue;
            const bool is_bewitchable = !is_ours(index) && has_mana(other.kind) && !other.bewitched;
            if (is_bewitchable) consider(before_all_else + worth_of(other), Deed::FreezeSpell, other);
            consider(worth_of(other) - worth_of(hurt(other, self.power)), Deed::WeakenSpell, other);
            continue;
        }
        if (other.bewitched || self.kind == Kind::Cleric) continue;
        if (self.kind == Kind::Dragon && distance > range_of_paw && (self.counter == 0 || other.kind == Kind::Dwarf))
            continue;
        const Deed deed = self.kind == Kind::Human   ? Deed::HumanAttack
                          : self.kind == Kind::Dwarf ? Deed::DwarfAttack
                          : distance <= range_of_paw ? Deed::DragonPaw
                                                     : Deed::DragonFire;
        consider(1 + worth_of(other) - worth_of(hurt(other, self.power)), deed, other);
    }
    const bool comes = !is_ours(index) && prey >= 0 && eats(self.kind);
    return best.deed == Deed::NoAct && comes ? walk_towards(index, prey) : best;
}

Order Skirmish::walk_towards(int index, int target) const {
    const Creature &self = creature(index), &there = creature(target);
    const int range = act_range(self.kind);
    const auto steps = [&](int x, int y) { return std::abs(x - there.x) + std::abs(y - there.y); };
    Order best;
    int least = steps(self.x, self.y);
    for (int x = self.x - range; x <= self.x + range; ++x) {
        for (int y = self.y - range; y <= self.y + range; ++y) {
            if (steps(x, y) >= least || !contains(x, y) || has_wall(x, y) || creature_at(x, y) >= 0) continue;
            least = steps(x, y);
            best = {Deed::Walk, x - self.x, self.y - y};
        }
    }
    return best;
}

}  // namespace agon::creatures
