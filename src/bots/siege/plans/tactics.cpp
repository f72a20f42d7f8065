#include "bots/siege/plans/tactics.h"

namespace agon::siege {
namespace {

// In gold. A worker has paid for itself after two turns.
constexpr int worth_of(Kind kind) { return kind == Kind::Worker ? 200 : facts_of(kind).cost; }
constexpr int worth_of_base = 2000;
constexpr int kill_percent = 130;  // what is dead does not strike back

}  // namespace

Battle::Battle(const State& state, Dice& dice, Orders& orders)
    : now_(state), dice_(dice), orders_(orders), us_(state.to_move()) {}

bool Battle::give(const Action& order) {
    if (Rules::refuse(now_, us_, order)) return false;
    Turn<Action> turn;
    turn[us_] = order;
    Journal<Event> silent;
    Rules::advance(now_, turn, dice_, silent);
    orders_.push_back(order);
    return true;
}

bool Battle::can_stand(Cell cell) const {
    if (!now_.map->contains(cell) || now_.map->is_obstacle(cell) || cell == enemy_base()) return false;
    const auto& units = enemy().units;
    return std::none_of(units.begin(), units.end(), [&](const Unit& unit) { return unit.at == cell; });
}

int Battle::comrades_near(Cell cell) const {
    constexpr int near = 3;
    const auto is_comrade = [&](const Unit& unit) {
        return is_soldier(unit) && manhattan_distance(unit.at, cell) <= near;
    };
    return static_cast<int>(std::count_if(own().units.begin(), own().units.end(), is_comrade));
}

Battle::Target Battle::base_target() const {
    return {enemy().base_id, enemy_base(), enemy().base_health, worth_of_base, std::nullopt};
}

std::vector<Battle::Target> Battle::enemies() const {
    std::vector<Target> targets;
    for (const Unit& unit : enemy().units)
        targets.push_back({unit.id, unit.at, unit.health, worth_of(unit.kind), unit.kind});
    return targets;
}

// As far from the target as the unit's range lets it, and of those cells the
// nearest.
std::optional<Cell> Battle::place_to_strike(const Unit& unit, Cell target) const {
    const int steps = unit.points - 1, range = facts_of(unit.kind).range;
    if (unit.attacked || steps < 0 || manhattan_distance(unit.at, target) > steps + range) return std::nullopt;
    std::optional<Cell> best;
    int best_distance = 0, best_way = 0;
    for_each_near(*now_.map, unit.at, steps, [&](Cell from) {
        const int distance = manhattan_distance(from, target), way = manhattan_distance(unit.at, from);
        if (distance > range || (from != unit.at && !can_stand(from))) return;
        if (best && (distance < best_distance || (distance == best_distance && way >= best_way))) return;
        best = from;
        best_distance = distance;
        best_way = way;
    });
    return best;
}

std::optional<Battle::Strike> Battle::strike_at(const Target& target, const Unit& unit) const {
    const auto from = place_to_strike(unit, target.at);
    if (!from) return std::nullopt;
    const int harm = target.kind ? damage(unit.kind, *target.kind) : damage_to_base(unit.kind);
    return Strike{unit.id, target.id, *from, harm, target.worth * std::min(harm, target.health) / target.health, 0};
}

std::vector<Battle::Strike> Battle::strikes_at(const Target& target, const Ids& units) const {
    std::vector<Strike> strikes;
    for (const std::int32_t id : units)
        if (const auto strike = strike_at(target, *own().find(id))) strikes.push_back(*strike);
    return strikes;
}

bool Battle::carry_out(const Strike& strike) {
    if (own().find(strike.unit)->at != strike.from) give(Move{strike.unit, strike.from});
    return give(Attack{strike.unit, strike.target});
}

bool Battle::raze(const Ids& units) {
    const std::vector<Strike> strikes = strikes_at(base_target(), units);
    int harm = 0;
    for (const Strike& strike : strikes) harm += strike.harm;
    if (harm < enemy().base_health) return false;
    for (const Strike& strike : strikes)
        if (!is_over()) carry_out(strike);
    return is_over();
}

// The enemy whose death gains most for each strike that it takes. False if they
// kill nobody.
bool Battle::strike_to_kill(const Ids& units) {
    int best_gain = 0;
    std::vector<Strike> best;
    for (const Target& target : enemies()) {
        std::vector<Strike> strikes = strikes_at(target, units);
        for (Strike& strike : strikes)
            if (const auto at_base = strike_at(base_target(), *own().find(strike.unit))) strike.forgone = at_base->gain;
        // Those whom the base does not need come first, and of them the strongest.
        std::stable_sort(strikes.begin(), strikes.end(), [](const Strike& a, const Strike& b) {
            return a.forgone != b.forgone ? a.forgone < b.forgone : a.harm > b.harm;
        });
        int left = target.health, gain = target.worth * kill_percent / 100;
        std::size_t count = 0;
        for (; count < strikes.size() && left > 0; ++count) {
            left -= strikes[count].harm;
            gain -= strikes[count].forgone;
        }
        if (left > 0 || gain / static_cast<int>(count) <= best_gain) continue;
        best_gain = gain / static_cast<int>(count);
        strikes.resize(count);
        best = std::move(strikes);
    }
    for (const Strike& strike : best)
        if (!carry_out(strike)) return false;
    return !best.empty();
}

// The one strike that gains most. False if nobody can hit anything.
bool Battle::strike_best(const Ids& units) {
    std::optional<Strike> best;
    const auto consider = [&](const Target& target) {
        for (const Strike& strike : strikes_at(target, units))
            if (!best || strike.gain > best->gain) best = strike;
    };
    consider(base_target());
    for (const Target& target : enemies()) consider(target);
    return best && carry_out(*best);
}

void Battle::strike(const Ids& units) {
    if (is_over()) return;
    while (strike_to_kill(units))
        if (raze(units)) return;  // cells around the base are free now that were not
    while (!is_over() && strike_best(units)) {}
}

}  // namespace agon::siege
