#include "bots/siege/plans/forecast.h"

#include <algorithm>
#include <limits>

#include "bots/siege/plans/tactics.h"

namespace agon::siege {
namespace {

constexpr int longest_storm = 40;

// Soldiers of a kind that a side has most of, or else what it builds.
Kind usual_of(const Side& side) {
    std::array<int, kind_count> counts{};
    for (const Unit& unit : side.units) ++counts[index_of(unit.kind)];
    if (side.builds) ++counts[index_of(*side.builds)];
    counts[index_of(Kind::Worker)] = 0;
    const auto most = std::max_element(counts.begin(), counts.end());
    return *most == 0 ? Kind::Swordsman : all_kinds[static_cast<std::size_t>(most - counts.begin())];
}

// Whom this fighter would strike: who dies of it, or loses most by it.
std::size_t choose_target(const Fighter& fighter, const std::vector<Fighter>& enemies) {
    std::size_t best = enemies.size();
    int best_gain = 0;
    for (std::size_t i = 0; i < enemies.size(); ++i) {
        const Fighter& enemy = enemies[i];
        if (manhattan_distance(enemy.at, fighter.at) > reach_of(fighter.kind)) continue;
        const int harm = damage(fighter.kind, enemy.kind), worth = worth_of(enemy.kind);
        const int gain = harm >= enemy.health ? worth * 2 : worth * harm / enemy.health;
        if (gain <= best_gain) continue;
        best_gain = gain;
        best = i;
    }
    return best;
}

// True if there was somebody in reach.
bool strike(const Fighter& fighter, std::vector<Fighter>& enemies) {
    const std::size_t target = choose_target(fighter, enemies);
    if (target == enemies.size()) return false;
    enemies[target].health -= damage(fighter.kind, enemies[target].kind);
    if (enemies[target].health <= 0) enemies.erase(enemies.begin() + static_cast<std::ptrdiff_t>(target));
    return true;
}

bool is_soldier(const Fighter& fighter) { return fighter.kind != Kind::Worker; }

// Where the nearest soldier is, or else somebody, or else the base.
Cell nearest_place(const Fighter& fighter, const Camp& enemy) {
    Cell nearest = enemy.base_at;
    int rank = std::numeric_limits<int>::max();
    for (const Fighter& other : enemy.army) {
        constexpr int far = 10'000;
        const int distance = manhattan_distance(other.at, fighter.at) + (is_soldier(other) ? 0 : far);
        if (distance >= rank) continue;
        rank = distance;
        nearest = other.at;
    }
    return nearest;
}

// First along the longer side, up to `away` from the place.
void step_towards(Fighter& fighter, Cell place, int points, int away) {
    points = std::min(points, manhattan_distance(fighter.at, place) - away);
    for (; points > 0; --points) {
        const Step rest = place - fighter.at;
        const auto sign = [](int value) { return value > 0 ? 1 : -1; };
        fighter.at =
            fighter.at + (absolute(rest.dx) > absolute(rest.dy) ? Step{sign(rest.dx), 0} : Step{0, sign(rest.dy)});
    }
}

void attack(Camp& attacker, Camp& defender, Aim aim) {
    const bool hunts = aim == Aim::Army && std::any_of(defender.army.begin(), defender.army.end(), is_soldier);
    for (Fighter& fighter : attacker.army) {
        const KindFacts facts = facts_of(fighter.kind);
        const int reach = reach_of(fighter.kind), rest = manhattan_distance(fighter.at, defender.base_at);
        const bool at_base = rest <= reach;
        const bool runs = rest - facts.speed <= reach && facts.range <= 2;  // it can be at the base in the next turn
        if (at_base && !hunts) {
            defender.base_health -= damage_to_base(fighter.kind);
            step_towards(fighter, defender.base_at, facts.speed - 1, facts.range);
            continue;
        }
        const Cell place = hunts ? nearest_place(fighter, defender) : defender.base_at;
        if ((hunts || !runs) && strike(fighter, defender.army)) {
            if (facts.range <= 2) step_towards(fighter, place, facts.speed - 1, 1);
        } else if (at_base) {
            defender.base_health -= damage_to_base(fighter.kind);
        } else {
            step_towards(fighter, place, facts.speed, 1);
        }
    }
}

// Those behind come up to who is nearest to the enemy.
void gather(Camp& camp, Cell goal) {
    const auto nearer = [goal](const Fighter& a, const Fighter& b) {
        return manhattan_distance(a.at, goal) < manhattan_distance(b.at, goal);
    };
    const auto front = std::min_element(camp.army.begin(), camp.army.end(), nearer);
    if (front == camp.army.end()) return;
    const Cell place = front->at;
    for (Fighter& fighter : camp.army) step_towards(fighter, place, facts_of(fighter.kind).speed, 0);
}

void defend(Camp& defender, Camp& attacker) {
    for (Fighter& fighter : defender.army) {
        if (attacker.army.empty()) return;
        if (!is_soldier(fighter) || strike(fighter, attacker.army)) continue;
        step_towards(fighter, nearest_place(fighter, attacker), facts_of(fighter.kind).speed, 1);
    }
}

int worth_now(const Camp& camp) {
    int worth = 0;
    for (const Fighter& fighter : camp.army) worth += worth_of(fighter.kind);
    return worth;
}

}  // namespace

Camp::Camp(const State& state, const Terrain& terrain, Player player)
    : base_at(terrain.map().base(player)),
      base_health(state.sides[player].base_health),
      usual(usual_of(state.sides[player])),
      built(state.sides[player].builds.value_or(Kind::Worker)),
      time_left(state.sides[player].build_time_left),
      gold(state.sides[player].gold) {
    for (const Unit& unit : state.sides[player].units)
        if (unit.kind == Kind::Worker && terrain.has_mines(player)) income += gold_per_worker;
}

void Camp::enlist(const Fighter& fighter) {
    army.push_back(fighter);
    worth += worth_of(fighter.kind);
}

void Camp::thin_out(std::size_t scale) {
    if (scale == 1) return;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < army.size(); i += scale) army[kept++] = army[i];
    army.resize(kept);
    worth = worth_now(*this);
    base_health = std::max(1, base_health / static_cast<int>(scale));
    income = gold = 0;
}

void Camp::produce(Tick tick) {
    for (int i = 0; i < (tick == Tick::All ? 2 : 1); ++i) {
        gold += income;
        if (time_left == 0) {
            if (gold < facts_of(usual).cost) continue;
            built = usual;
            time_left = facts_of(usual).build_time;
            gold -= facts_of(usual).cost;
        }
        if (--time_left == 0) enlist({base_at, facts_of(built).health, built});
    }
}

Forecast play_storm(Camp attacker, Camp defender, Tick tick, Aim aim, int delay) {
    // Of large armies one in so many plays for all of them, also against the base.
    constexpr std::size_t enough = 20;
    const std::size_t scale = std::max(attacker.army.size(), defender.army.size()) / enough + 1;
    attacker.thin_out(scale);
    defender.thin_out(scale);
    Forecast result;
    const int health = defender.base_health;
    while (result.turns < delay + longest_storm && defender.base_health > 0) {
        const bool gathers = result.turns < delay;
        if (!gathers && attacker.army.empty()) break;
        ++result.turns;
        if (gathers) {
            gather(attacker, defender.base_at);
            attacker.produce(tick);
        } else {
            attack(attacker, defender, aim);
            if (defender.base_health <= 0) break;
            defend(defender, attacker);
        }
        defender.produce(tick);
    }
    result.razed = defender.base_health <= 0;
    result.base_harm = health - std::max(0, defender.base_health);
    result.lost = attacker.worth - worth_now(attacker);
    result.defence_lost = defender.worth - worth_now(defender);
    return result;
}

}  // namespace agon::siege
