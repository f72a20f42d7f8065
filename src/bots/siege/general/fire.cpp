#include <algorithm>

#include "bots/siege/general/script.h"

namespace agon::siege::general {
namespace {

// What it is worth to the enemy, in gold: what it cost, and what it can still do.
constexpr int worth_of(Kind kind) {
    constexpr std::array<int, kind_count> worth{373, 250, 290, 209, 320, 793, 123};
    return worth[index_of(kind)];
}
constexpr int worth_of_base = 2000, worth_of_base_when_charging = 4000;

}  // namespace

void Script::fire() {
    list_shots();
    if (shots_.empty()) return;
    has_shot_.assign(state_->sides[player_].units.size(), 0);
    if (raze()) return;
    if (doctrine_->razes) strike_base();
    while (kill_best()) {}
    harm_most();
}

// Everybody who can strike somebody in this turn, after a step if need be.
void Script::list_shots() {
    shots_.clear();
    const auto& units = state_->sides[player_].units;
    for (std::size_t target = 0; target <= foes_.size(); ++target) {
        const Cell at = cell_of(target);
        for (std::size_t i = 0; i < units.size(); ++i) {
            const Unit& unit = units[i];
            if ((unit.kind == Kind::Worker && !doctrine_->fierce) || unit.points == 0 || unit.attacked) continue;
            const int distance = manhattan_distance(unit.at, at), range = facts_of(unit.kind).range;
            if (distance > range + unit.points - 1) continue;
            if (distance > range && !is_willing(unit, stance_of(i), at)) continue;
            shots_.push_back({static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(target)});
        }
    }
}

// Whoever is careful steps forward to strike only where it survives the answer, or is no worse off than before.
bool Script::is_willing(const Unit& unit, Stance stance, Cell target) const {
    const Cell from = firing_cell(unit, target);
    if (from == unit.at) return false;  // there is no such cell
    const int boldness = boldness_of(stance);
    if (boldness == 0 || doctrine_->fierce) return true;
    const int there = threat(from, unit.kind);
    if (there < unit.health || there <= threat(unit.at, unit.kind)) return true;
    return threatening_force(from) * boldness <= force_of_company(unit) * 10;
}

int Script::harm(const Unit& unit, std::size_t target) const {
    return target < foes_.size() ? damage(unit.kind, foes_[target].kind) : damage_to_base(unit.kind);
}

int Script::worth(std::size_t target) const {
    if (target < foes_.size()) return worth_of(foes_[target].kind);
    return doctrine_->stance == Stance::Charge ? worth_of_base_when_charging : worth_of_base;
}

// The base falls in this turn if everybody who can strikes it.
bool Script::raze() {
    const auto& units = state_->sides[player_].units;
    const std::size_t base = foes_.size();
    int sum = 0;
    for (const Shot& shot : shots_)
        if (shot.target == base) sum += harm(units[shot.unit], base);
    if (sum < state_->sides[opponent(player_)].base_health) return false;
    for (const Shot& shot : shots_)
        if (shot.target == base && state_->sides[opponent(player_)].base_health > 0) shoot(shot.unit, base);
    return true;
}

// Whoever can, also where it would not bring the base down.
void Script::strike_base() {
    for (const Shot& shot : shots_)
        if (shot.target == foes_.size()) shoot(shot.unit, shot.target);
}

// Kills the one that is worth most for the strikes it takes; false if nobody can be killed any more.
bool Script::kill_best() {
    const auto& units = state_->sides[player_].units;
    std::size_t best_first = 0;
    int best_value = 0, best_target = -1;
    const auto order_by_harm = [&](std::size_t first, int target) {
        chosen_.clear();
        for (std::size_t i = first; i < shots_.size() && shots_[i].target == target; ++i)
            if (!has_shot_[shots_[i].unit]) chosen_.push_back(shots_[i].unit);
        std::stable_sort(chosen_.begin(), chosen_.end(), [&](std::uint16_t a, std::uint16_t b) {
            return harm(units[a], static_cast<std::size_t>(target)) > harm(units[b], static_cast<std::size_t>(target));
        });
    };
    for (std::size_t i = 0; i < shots_.size();) {
        const std::size_t first = i;
        const int target = shots_[i].target;
        int sum = 0;
        for (; i < shots_.size() && shots_[i].target == target; ++i)
            if (!has_shot_[shots_[i].unit]) sum += harm(units[shots_[i].unit], static_cast<std::size_t>(target));
        if (static_cast<std::size_t>(target) == foes_.size()) continue;
        const int health = foes_[static_cast<std::size_t>(target)].health;
        if (health <= 0 || sum < health) continue;
        order_by_harm(first, target);
        int strikes = 0;
        for (int left = health; left > 0; ++strikes)
            left -= harm(units[chosen_[static_cast<std::size_t>(strikes)]], static_cast<std::size_t>(target));
        const int value = worth(static_cast<std::size_t>(target)) * 64 / strikes;
        if (value <= best_value) continue;
        best_value = value;
        best_target = target;
        best_first = first;
    }
    if (best_target < 0) return false;
    order_by_harm(best_first, best_target);
    const auto target = static_cast<std::size_t>(best_target);
    for (std::size_t next = 0; foes_[target].is_alive(); ++next) {
        // The last strike is the weakest that is enough.
        std::size_t last = chosen_.size() - 1;
        while (last > next && (harm(units[chosen_[last]], target) < foes_[target].health)) --last;
        const bool ends_it = harm(units[chosen_[last]], target) >= foes_[target].health;
        shoot(chosen_[ends_it ? last : next], target);
    }
    return true;
}

// Whoever has not struck yet strikes where it hurts most.
void Script::harm_most() {
    const auto& units = state_->sides[player_].units;
    for (std::size_t unit = 0; unit < units.size(); ++unit) {
        if (has_shot_[unit]) continue;
        int best_value = 0;
        std::size_t best_target = 0;
        for (const Shot& shot : shots_) {
            if (shot.unit != unit) continue;
            const bool base = shot.target == foes_.size();
            if (!base && !foes_[shot.target].is_alive()) continue;
            const int full = base ? base_health : facts_of(foes_[shot.target].kind).health;
            const int value = harm(units[unit], shot.target) * worth(shot.target) * 16 / full;
            if (value <= best_value) continue;
            best_value = value;
            best_target = shot.target;
        }
        if (best_value > 0) shoot(unit, best_target);
    }
}

// From where it is best to strike the target: where the least can strike back, and from afar. Its own cell if there is none.
Cell Script::firing_cell(const Unit& unit, Cell target) const {
    const int range = facts_of(unit.kind).range, steps = unit.points - 1;
    const int distance = manhattan_distance(unit.at, target);
    Cell best = unit.at;
    int best_price = distance <= range ? threat(unit.at, unit.kind) * 16 - distance : 1 << 20;
    if (distance <= range && (range <= 2 || best_price < 0)) return best;  // close fighters need not shift about
    const auto consider = [&](Cell cell) {
        const int away = manhattan_distance(cell, target);
        if (away > range || manhattan_distance(cell, unit.at) > steps || !is_free(cell)) return;
        const int price = threat(cell, unit.kind) * 16 - away;
        if (price >= best_price) return;
        best_price = price;
        best = cell;
    };
    if (steps <= 1) {
        for (const Step step : orthogonal_steps) consider(unit.at + step);
    } else {
        for (int dy = -range; dy <= range; ++dy)
            for (int dx = -(range - absolute(dy)); dx <= range - absolute(dy); ++dx) consider(target + Step{dx, dy});
    }
    return best;
}

void Script::shoot(std::size_t index, std::size_t target) {
    Unit& unit = state_->sides[player_].units[index];
    const Cell at = cell_of(target);
    move(unit, firing_cell(unit, at));
    has_shot_[index] = 1;
    if (manhattan_distance(unit.at, at) > facts_of(unit.kind).range) return;
    const std::int32_t id = target < foes_.size() ? foes_[target].id : state_->sides[opponent(player_)].base_id;
    if (target < foes_.size())
        foes_[target].health = static_cast<std::int16_t>(foes_[target].health - harm(unit, target));
    Journal<Event> silent;
    strike(*state_, player_, unit, id, silent);
    if (orders_) orders_->push_back(Attack{unit.id, id});
}

}  // namespace agon::siege::general
