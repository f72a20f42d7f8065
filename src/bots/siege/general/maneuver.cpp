#include <algorithm>

#include "bots/siege/general/script.h"

namespace agon::siege::general {
namespace {

constexpr int timid = 1000;       // workers go where nobody can strike them
constexpr int near_home = 10;     // who comes so near to a base is an intruder
constexpr int home_radius = 3;    // of those who stay at home
constexpr int watch_radius = 12;  // in which they go to meet an enemy
constexpr int alarm_radius = 8;   // in which an enemy calls back those who muster
constexpr int muster_radius = 4;  // in which they wait

}  // namespace

int boldness_of(Stance stance) {
    switch (stance) {
        case Stance::Home: return 12;
        case Stance::March:
        case Stance::Adapt: return 25;
        case Stance::Press: return 12;
        case Stance::Raid: return 10;
        case Stance::Hold:
        case Stance::Muster:
        case Stance::Charge:
        case Stance::Hunt: break;
    }
    return 0;
}

void Script::maneuver() {
    settle_group();
    weigh_forces();
    auto& units = state_->sides[player_].units;
    for (std::size_t i = 0; i < units.size(); ++i) {
        Unit& unit = units[i];
        if (unit.attacked || unit.points == 0) continue;
        if (unit.kind == Kind::Worker) work(unit);
        else lead(unit, stance_of(i));
    }
}

// Those in front wait until as many as the doctrine wants are with them.
void Script::settle_group() {
    farthest_front_ = 0;
    if (soldiers_ == 0 || doctrine_->group <= 1) return;
    distances_.clear();
    for (const Unit& unit : state_->sides[player_].units)
        if (unit.kind != Kind::Worker) distances_.push_back(terrain_.to_base(opponent(player_), unit.at, Kind::Worker));
    if (distances_.size() < doctrine_->group) {
        farthest_front_ = DistanceField::unreachable;
        return;
    }
    const auto last = distances_.begin() + (doctrine_->group - 1);
    std::nth_element(distances_.begin(), last, distances_.end());
    constexpr int step_of_the_group = 2;
    farthest_front_ = *last - step_of_the_group;
}

// Who is stronger, everywhere and around the own base.
void Script::weigh_forces() {
    own_force_ = enemy_force_ = home_force_ = intruding_force_ = 0;
    int harm_to_base = 0;
    for (const Unit& unit : state_->sides[player_].units) {
        const int share = force_of(unit.kind, unit.health);
        own_force_ += share;
        if (manhattan_distance(unit.at, own_base_) <= near_home) home_force_ += share;
    }
    for (const Foe& foe : foes_) {
        if (!foe.is_alive()) continue;
        const KindFacts facts = facts_of(foe.kind);
        const int share = force_of(foe.kind, foe.health);
        const int away = manhattan_distance(foe.at, own_base_);
        enemy_force_ += share;
        if (share == 0 || away > std::max(near_home, facts.range + 3 * facts.speed)) continue;
        intruding_force_ += share;
        if (away <= facts.range + 2 * facts.speed) harm_to_base += damage_to_base(foe.kind);
    }
    constexpr int turns_to_live = 3;
    base_in_danger_ = harm_to_base * turns_to_live >= state_->sides[player_].base_health;
}

Stance Script::adapted(const Unit& unit) const {
    const bool nearer_home =
        terrain_.to_base(player_, unit.at, unit.kind) <= terrain_.to_base(opponent(player_), unit.at, unit.kind) + 3;
    if (intruding_force_ > 0 && nearer_home)
        return home_force_ * 10 >= 23 * intruding_force_ ? Stance::Hunt : base_in_danger_ ? Stance::Hold : Stance::Home;
    constexpr int overwhelming = 24;  // tenths
    return own_force_ * 10 >= enemy_force_ * overwhelming &&
                   own_force_ > force_of(Kind::Catapult, facts_of(Kind::Catapult).health)
               ? Stance::Charge
               : Stance::March;
}

// A storm goes on as long as two are left, and most of them are on the way.
bool Script::storms_from_muster() const {
    constexpr int last_of_a_storm = 2;
    return soldiers_ >= doctrine_->group || (soldiers_afield_ >= last_of_a_storm && soldiers_afield_ * 2 >= soldiers_);
}

const Script::Foe* Script::nearest_intruder() const {
    const Foe* found = nullptr;
    int shortest = alarm_radius + 1;
    for (const Foe& foe : foes_) {
        const int away = manhattan_distance(foe.at, own_base_);
        if (!foe.is_alive() || foe.reach == 0 || away >= shortest) continue;
        shortest = away;
        found = &foe;
    }
    return found;
}

void Script::work(Unit& unit) {
    constexpr int poor = 385;  // who has not even that must mine, whatever waits there
    const int fear = state_->sides[player_].gold < poor ? 0 : timid;
    const Terrain::Mine* best = nullptr;
    int best_price = 0;
    constexpr int price_of_danger = 30;
    for (const Terrain::Mine& mine : terrain_.mines(player_)) {
        if (unit.at != mine.at && !is_free(mine.at)) continue;
        int price = mine.ways(unit.at) + mine.from_base / 2;
        if (threat(mine.at, unit.kind) > 0) price += price_of_danger;
        if (best && price >= best_price) continue;
        best = &mine;
        best_price = price;
    }
    if (!best) return go(unit, timid, [&](Cell cell) { return manhattan_distance(cell, own_base_); });
    go(unit, fear, [&](Cell cell) { return best->ways(cell); });
}

void Script::lead(Unit& unit, Stance stance) {
    const Player enemy = opponent(player_);
    const int range = facts_of(unit.kind).range;
    const auto nearest = [&](bool workers_only, Cell from) {
        const Foe* found = nullptr;
        for (const Foe& foe : foes_) {
            if (!foe.is_alive() || (workers_only && foe.kind != Kind::Worker)) continue;
            if (!found || manhattan_distance(foe.at, from) < manhattan_distance(found->at, from)) found = &foe;
        }
        return found;
    };
    const auto to_enemy_base = [&](Cell cell) {
        return std::max(0, terrain_.to_base(enemy, cell, unit.kind) - range) * 16 -
               manhattan_distance(cell, enemy_base_);
    };
    const auto to_cell = [&](Cell goal) {
        return [=](Cell cell) {
            const int distance = manhattan_distance(cell, goal);
            return std::max(0, distance - range) * 16 - distance;
        };
    };
    if (stance == Stance::Adapt) stance = adapted(unit);
    if ((stance == Stance::March || stance == Stance::Press) && farthest_front_ == DistanceField::unreachable)
        stance = Stance::Home;
    const int bold = boldness_of(stance);
    switch (stance) {
        case Stance::Hold:
            return go(unit, bold, [&](Cell cell) { return std::max(0, manhattan_distance(cell, own_base_) - 1); });
        case Stance::Charge: return go(unit, bold, to_enemy_base);
        case Stance::Hunt: {
            const Foe* foe = nearest(false, unit.at);
            if (!foe) return go(unit, bold, to_enemy_base);
            return go(unit, bold, to_cell(foe->at));
        }
        case Stance::Raid: {
            const Foe* worker = nearest(true, unit.at);
            if (!worker) return go(unit, bold, to_enemy_base);
            return go(unit, bold, to_cell(worker->at));
        }
        case Stance::March:
        case Stance::Press:
            return go(unit, bold, [&](Cell cell) {
                const int distance = terrain_.to_base(enemy, cell, unit.kind);
                const int ahead = std::max(0, farthest_front_ - distance);
                return std::max(0, distance - range) * 16 + ahead * 64 - manhattan_distance(cell, enemy_base_);
            });
        case Stance::Muster: {
            if (const Foe* foe = nearest_intruder()) return go(unit, bold, to_cell(foe->at));
            if (storms_from_muster()) return go(unit, bold, to_enemy_base);
            const int in_front = std::min(muster_radius, terrain_.to_base(player_, enemy_base_, Kind::Worker) / 4);
            return go(unit, bold, [&](Cell cell) {
                const int from_home = terrain_.to_base(player_, cell, Kind::Worker);
                if (from_home > in_front) return DistanceField::unreachable + from_home;
                return terrain_.to_base(enemy, cell, unit.kind);
            });
        }
        case Stance::Home:
        case Stance::Adapt: break;
    }
    const Foe* foe = nearest(false, own_base_);
    if (foe && manhattan_distance(foe->at, own_base_) <= watch_radius) return go(unit, bold, to_cell(foe->at));
    go(unit, bold, [&](Cell cell) { return std::max(0, manhattan_distance(cell, own_base_) - home_radius); });
}

// To the cell that serves the objective best, of those where its company is strong enough to be struck; if there is none, to
// where the least can strike it.
template <class Objective>
void Script::go(Unit& unit, int boldness, Objective objective) {
    constexpr int price_of_threat = 1 << 12, too_dangerous = 1 << 24;
    const bool afraid = boldness > 0 && is_danger_near(unit);
    const int company = afraid && boldness < timid ? force_of_company(unit) * 10 : 0;
    const auto price_of = [&](Cell cell) {
        int price = objective(cell);
        if (!afraid) return price;
        if (threatening_force(cell) * boldness > company)
            price += too_dangerous + threat(cell, unit.kind) * price_of_threat;
        return price;
    };
    Cell best = unit.at;
    int best_price = price_of(unit.at);
    const int steps = unit.points;
    for (int dy = -steps; dy <= steps; ++dy) {
        for (int dx = -(steps - absolute(dy)); dx <= steps - absolute(dy); ++dx) {
            const Cell cell = unit.at + Step{dx, dy};
            if (!terrain_.map().contains(cell)) continue;
            if (objective(cell) >= best_price) continue;
            const int price = price_of(cell);
            if (price >= best_price || !is_free(cell)) continue;
            best = cell;
            best_price = price;
        }
    }
    move(unit, best);
}

void Script::move(Unit& unit, Cell to) {
    if (to == unit.at) return;
    move_unit(unit, to);
    if (orders_) orders_->push_back(Move{unit.id, to});
}

}  // namespace agon::siege::general
