#include "bots/creatures/commander_goals.h"

namespace agon::creatures {
namespace {

bool is_striker(Kind kind) { return act_range(kind) > 1; }

}  // namespace

Goals::Goals(const Memory& memory) : memory_(memory), self_(memory.mover().creature) {
    const auto strikers = middle_of_comrades(true);
    if (is_striker(self_.kind)) {
        const auto quarry = prey();
        add(quarry ? quarry : unknown_land(), 2, 3);
        add(strikers, 2, 3);
    } else if (self_.kind == Kind::Cleric) {
        add(patient(), 3, 1);
        add(strikers, 1, 2);
    } else {
        add(nearest_food(), 2, 0);
        // Those on foot are a match for a dragon only side by side.
        if (strikers) add(strikers, 1, 3);
        else add(middle_of_comrades(false), 3, 1);
    }
}

void Goals::add(std::optional<Cell> at, int weight, int near_enough) {
    if (at) goals_.push_back({*at, weight, near_enough});
}

int Goals::value_of(Cell at) const {
    int value = 0;
    for (const Goal& goal : goals_)
        value -= goal.weight * std::max(0, distance_between(at, goal.at) - goal.near_enough);
    return value;
}

// The enemy that was seen nearest and last.
std::optional<Cell> Goals::prey() const {
    constexpr int oldest = 20;
    std::optional<Cell> best;
    int least = 0;
    for (const auto& foe : memory_.foes()) {
        if (foe.is_held_dead) continue;
        const int age = memory_.turn() - foe.seen;
        const int cost = distance_between(square_of(self_), square_of(foe.creature)) + age;
        if (age > oldest || (best && cost >= least)) continue;
        if (foe.is_lost && memory_.turn_looked(square_of(foe.creature)) == memory_.turn()) continue;
        least = cost;
        best = square_of(foe.creature);
    }
    return best;
}

// The place that nobody has looked at for longest, near ones first.
std::optional<Cell> Goals::unknown_land() const {
    constexpr int stride = 4;
    std::optional<Cell> best;
    int most = 0;
    for (int y = std::min(2, memory_.height() - 1); y < memory_.height(); y += stride) {
        for (int x = std::min(2, memory_.width() - 1); x < memory_.width(); x += stride) {
            const int looked = memory_.turn_looked({x, y});
            const int age = looked < 0 ? 60 : std::min(60, memory_.turn() - looked);
            const int value = age - distance_between(square_of(self_), {x, y});
            if (best && value <= most) continue;
            most = value;
            best = Cell{x, y};
        }
    }
    return best;
}

std::optional<Cell> Goals::patient() const {
    std::optional<Cell> best;
    int most = 0;
    for (const auto& comrade : memory_.comrades()) {
        const Creature& one = comrade.creature;
        if (comrade.slot == memory_.mover().slot || !memory_.is_with_us(comrade)) continue;
        const int value = 4 * healing_of(one.kind, one.power) - distance_between(square_of(self_), square_of(one));
        if (best && value <= most) continue;
        most = value;
        best = square_of(one);
    }
    return best;
}

std::optional<Cell> Goals::nearest_food() const {
    std::optional<Cell> best;
    int least = 0;
    for (const Cell at : memory_.food()) {
        const int distance = distance_between(square_of(self_), at);
        // Only who comes to food eats it: what it stands on already is not eaten by staying.
        if (distance == 0 || (best && distance >= least)) continue;
        least = distance;
        best = at;
    }
    return best;
}

std::optional<Cell> Goals::middle_of_comrades(bool strikers_only) const {
    std::int64_t x = 0, y = 0, count = 0;
    for (const auto& comrade : memory_.comrades()) {
        if (comrade.slot == memory_.mover().slot || !memory_.is_with_us(comrade)) continue;
        if (strikers_only && !is_striker(comrade.creature.kind)) continue;
        x += comrade.creature.x;
        y += comrade.creature.y;
        ++count;
    }
    if (count == 0) return std::nullopt;
    return Cell{static_cast<int>(x / count), static_cast<int>(y / count)};
}

}  // namespace agon::creatures
