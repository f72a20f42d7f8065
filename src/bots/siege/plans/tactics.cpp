#include "bots/siege/plans/tactics.h"

namespace agon::siege {
namespace {

constexpr int company_distance = 3;
constexpr int kill_percent = 130;  // what is dead does not strike back

bool is_soldier(const Unit& unit) { return unit.kind != Kind::Worker; }

}  // namespace

Battle::Battle(const State& state, const Terrain& terrain, Dice& dice, Orders& orders)
    : now_(state),
      terrain_(terrain),
      dice_(dice),
      orders_(orders),
      us_(state.to_move()),
      enemies_(terrain.map()),
      comrades_(terrain.map()) {
    for (const Unit& unit : enemy().units) {
        Coverage& threat = threats_[index_of(unit.kind)];
        if (threat.empty()) threat = Coverage(terrain_.map());
        threat.add(unit.at, reach_of(unit.kind), 1);
        enemies_.add(unit.at, 0, 1);
    }
    for (const Unit& unit : own().units)
        if (is_soldier(unit)) comrades_.add(unit.at, company_distance, 1);
}

bool Battle::give(const Action& order) {
    if (Rules::refuse(now_, us_, order)) return false;
    const auto* move = std::get_if<Move>(&order);
    if (move != nullptr) {
        const Unit& unit = *own().find(move->unit);
        if (unit.at == move->to) return false;
        if (is_soldier(unit)) {
            comrades_.add(unit.at, company_distance, -1);
            comrades_.add(move->to, company_distance, 1);
        }
    }
    const auto* attack = std::get_if<Attack>(&order);
    const Unit* const target = attack != nullptr ? enemy().find(attack->target) : nullptr;
    const Unit victim = target != nullptr ? *target : Unit{};
    Turn<Action> turn;
    turn[us_] = order;
    Journal<Event> silent;
    Rules::advance(now_, turn, dice_, silent);
    orders_.push_back(order);
    if (target != nullptr && enemy().find(victim.id) == nullptr) {
        threats_[index_of(victim.kind)].add(victim.at, reach_of(victim.kind), -1);
        enemies_.add(victim.at, 0, -1);
    }
    return true;
}

bool Battle::can_stand(Cell cell) const {
    const Map& map = terrain_.map();
    return map.contains(cell) && !map.is_obstacle(cell) && cell != enemy_base() && enemies_[cell] == 0;
}

int Battle::danger(const Unit& unit, Cell at) const {
    int harm = 0;
    for (const Kind kind : all_kinds)
        if (const Coverage& threat = threats_[index_of(kind)]; !threat.empty())
            harm += threat[at] * damage(kind, unit.kind);
    return harm;
}

int Battle::risk(const Unit& unit, Cell at) const {
    const int harm = danger(unit, at);
    if (harm == 0) return 0;
    const int company = comrades_[at] + (manhattan_distance(unit.at, at) > company_distance ? 1 : 0);
    const int share = std::min(int{unit.health}, harm / std::max(1, company));
    return worth_of(unit.kind) * share / unit.health;
}

int Battle::safest_risk(const Unit& unit) const {
    int safest = risk(unit, unit.at);
    for_each_near(terrain_.map(), unit.at, unit.points, [&](Cell cell) {
        if (safest > 0 && can_stand(cell)) safest = std::min(safest, risk(unit, cell));
    });
    return safest;
}

Battle::Blow Battle::blow_at(const Unit& unit, Cell target, int harm, int safest, int caution) const {
    const int range = facts_of(unit.kind).range;
    Blow blow;
    blow.harm = harm;
    if (unit.points < 1 || unit.attacked || manhattan_distance(unit.at, target) > unit.points - 1 + range) return blow;
    int lowest = std::numeric_limits<int>::max();
    const auto consider = [&](Cell from, int risked) {
        // Of equally safe cells the farthest from the target, and without a step if possible.
        const int rank = risked * 64 - manhattan_distance(from, target) * 4 + manhattan_distance(unit.at, from);
        if (rank >= lowest) return;
        lowest = rank;
        blow.from = from;
        blow.possible = true;
        blow.cost = std::max(0, risked - safest) * caution / 100;
    };
    for_each_near(terrain_.map(), unit.at, unit.points - 1, [&](Cell from) {
        if (manhattan_distance(from, target) > range || (from != unit.at && !can_stand(from))) return;
        int risked = risk(unit, from);
        // Who need not step to strike can step back afterwards.
        if (from == unit.at && risked > 0)
            for_each_near(terrain_.map(), unit.at, unit.points - 1, [&](Cell back) {
                if (can_stand(back)) risked = std::min(risked, risk(unit, back));
            });
        consider(from, risked);
    });
    return blow;
}

void Battle::carry_out(std::int32_t id, std::int32_t target, const Blow& blow) {
    give(Move{id, blow.from});
    give(Attack{id, target});
}

bool Battle::raze(const Ids& units) {
    std::vector<std::pair<std::int32_t, Blow>> blows;
    int harm = 0;
    for (const std::int32_t id : units) {
        const Unit* const unit = own().find(id);
        if (unit == nullptr) continue;
        const Blow blow = blow_at(*unit, enemy_base(), damage_to_base(unit->kind), 0, 0);
        if (!blow.possible) continue;
        harm += blow.harm;
        blows.emplace_back(id, blow);
    }
    if (harm < enemy().base_health) return false;
    for (const auto& [id, blow] : blows) {
        if (is_over()) break;
        carry_out(id, enemy().base_id, blow);
    }
    return is_over();
}

struct Battle::Options {
    struct Fighter {
        std::int32_t id;
        Blow at_base;
        std::vector<Blow> at;  // each target
    };
    Ids targets;
    std::vector<Fighter> fighters;

    void drop(std::size_t fighter) { fighters.erase(fighters.begin() + static_cast<std::ptrdiff_t>(fighter)); }
};

Battle::Options Battle::list_options(const Ids& units, int caution) const {
    Options options;
    for (const Unit& target : enemy().units) options.targets.push_back(target.id);
    for (const std::int32_t id : units) {
        const Unit* const unit = own().find(id);
        if (unit == nullptr || unit->attacked || unit->points == 0) continue;
        const int safest = caution > 0 ? safest_risk(*unit) : 0;
        Options::Fighter fighter{id, blow_at(*unit, enemy_base(), damage_to_base(unit->kind), safest, caution), {}};
        bool possible = fighter.at_base.possible;
        for (const Unit& target : enemy().units) {
            fighter.at.push_back(blow_at(*unit, target.at, damage(unit->kind, target.kind), safest, caution));
            possible = possible || fighter.at.back().possible;
        }
        if (possible) options.fighters.push_back(std::move(fighter));
    }
    return options;
}

// The kill that gains most for each blow it takes. False if there is none.
bool Battle::strike_to_kill(Options& options, int base_worth) {
    struct Strike {
        std::size_t who;
        int harm, price;  // the price is its cost, and what this blow could gain for certain at the base
    };
    int best_gain = 0;
    std::size_t best_target = 0;
    std::vector<Strike> best, strikes;
    for (std::size_t t = 0; t < options.targets.size(); ++t) {
        const Unit* const target = enemy().find(options.targets[t]);
        if (target == nullptr) continue;
        strikes.clear();
        int harm = 0;
        for (std::size_t i = 0; i < options.fighters.size(); ++i) {
            const Blow &blow = options.fighters[i].at[t], &other = options.fighters[i].at_base;
            if (!blow.possible) continue;
            const int elsewhere = other.possible ? other.harm * base_worth / enemy().base_health - other.cost : 0;
            strikes.push_back({i, blow.harm, blow.cost + std::max(0, elsewhere)});
            harm += blow.harm;
        }
        if (harm < target->health) continue;
        // The cheapest blows first; then those go that the others make superfluous, the dearest first.
        std::sort(strikes.begin(), strikes.end(),
                  [](const Strike& a, const Strike& b) { return a.price * b.harm < b.price * a.harm; });
        int left = target->health;
        std::size_t count = 0;
        while (left > 0) left -= strikes[count++].harm;
        strikes.resize(count);
        for (std::size_t i = count; i-- > 0;)
            if (left + strikes[i].harm <= 0) {
                left += strikes[i].harm;
                strikes.erase(strikes.begin() + static_cast<std::ptrdiff_t>(i));
            }
        int gain = worth_of(target->kind) * kill_percent / 100;
        for (const Strike& strike : strikes) gain -= strike.price;
        gain /= static_cast<int>(strikes.size());
        if (gain <= best_gain) continue;
        best_gain = gain;
        best_target = t;
        best = strikes;
    }
    if (best_gain == 0) return false;
    std::sort(best.begin(), best.end(), [](const Strike& a, const Strike& b) { return a.who > b.who; });
    for (const Strike& strike : best) {
        const Options::Fighter& fighter = options.fighters[strike.who];
        carry_out(fighter.id, options.targets[best_target], fighter.at[best_target]);
        options.drop(strike.who);
    }
    return true;
}

// The one blow that gains most. False if none is worth its risk.
bool Battle::strike_best(Options& options, int base_worth) {
    int best_gain = 0;
    std::size_t best_fighter = 0;
    std::int32_t best_target = 0;
    Blow best;
    for (std::size_t i = 0; i < options.fighters.size(); ++i) {
        const auto consider = [&](std::int32_t target, const Blow& blow, int health, int worth) {
            const int gain = blow.possible ? worth * std::min(blow.harm, health) / health - blow.cost : 0;
            if (gain <= best_gain) return;
            best_gain = gain;
            best_fighter = i;
            best_target = target;
            best = blow;
        };
        consider(enemy().base_id, options.fighters[i].at_base, enemy().base_health, base_worth);
        for (std::size_t t = 0; t < options.targets.size(); ++t)
            if (const Unit* const target = enemy().find(options.targets[t]))
                consider(target->id, options.fighters[i].at[t], target->health, worth_of(target->kind));
    }
    if (best_gain == 0) return false;
    carry_out(options.fighters[best_fighter].id, best_target, best);
    options.drop(best_fighter);
    return true;
}

void Battle::strike(const Ids& units, int caution, int base_worth) {
    if (is_over()) return;
    Options options = list_options(units, caution);
    bool killed = false;
    while (strike_to_kill(options, base_worth)) {
        killed = true;
        if (raze(units)) return;
    }
    if (killed && !options.fighters.empty()) {
        // Cells are free now that were not.
        options = list_options(units, caution);
        while (strike_to_kill(options, base_worth)) {}
    }
    while (!is_over() && strike_best(options, base_worth)) {}
}

}  // namespace agon::siege
