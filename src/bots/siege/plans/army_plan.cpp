#include "bots/siege/plans/army_plan.h"

#include <algorithm>

namespace agon::siege {
namespace {

bool is_soldier(const Unit& unit) { return unit.kind != Kind::Worker; }

Ids soldiers_of(const Side& side) {
    Ids ids;
    for (const Unit& unit : side.units)
        if (is_soldier(unit)) ids.push_back(unit.id);
    return ids;
}

int knights(const Side& side) {
    int count = 0;
    for (const Unit& unit : side.units) count += unit.kind == Kind::Knight ? 1 : 0;
    return count;
}

int own_turns_left(const State& state) { return (state.turn_limit - state.turns + 1) / 2; }

}  // namespace

int ArmyPlan::count(const Side& side, Kind kind) {
    int count = side.builds == kind ? 1 : 0;
    for (const Unit& unit : side.units) count += unit.kind == kind ? 1 : 0;
    return count;
}

int ArmyPlan::soldiers(const Side& side) {
    int count = 0;
    for (const Unit& unit : side.units) count += is_soldier(unit) ? 1 : 0;
    return count;
}

bool ArmyPlan::wants_worker(const Battle& battle) const {
    return battle.terrain().has_mines(battle.us()) && count(battle.own(), Kind::Worker) < habits_.workers;
}

void ArmyPlan::begin(const State& state, Dice& dice) {
    terrain_ = Terrain(*state.map);
    stance_ = Stance::Hold;
    idle_turns_ = poor_turns_ = 0;
    habits_ = prepare(state, terrain_, dice);
}

void ArmyPlan::plan(const State& state, Dice& dice, Orders& orders) {
    if (last_turn_ < 0 || state.turns <= last_turn_) begin(state, dice);
    last_turn_ = state.turns;
    Battle battle(state, terrain_, dice, orders);
    if (battle.raze(soldiers_of(battle.own()))) return;
    produce(battle);
    command_army(battle);
    command_workers(battle);
}

void ArmyPlan::produce(Battle& battle) {
    const Side& own = battle.own();
    if (own.builds) return;
    // Rule "Zasady gry": at the end units are counted, and nothing is a unit sooner than a worker.
    const int last_turns = std::min(30, battle.now().turn_limit / 30);
    std::optional<Kind> kind = wish(battle);
    if (own_turns_left(battle.now()) <= last_turns) kind = Kind::Worker;
    if (!kind) return;
    // What will hardly ever be affordable is not waited for.
    constexpr int patience = 12;
    const bool earns = count(own, Kind::Worker) > 0 && terrain_.has_mines(battle.us());
    poor_turns_ = own.gold < facts_of(*kind).cost ? poor_turns_ + 1 : 0;
    if (poor_turns_ > (earns ? patience : 0))
        for (const Kind cheaper : {Kind::Swordsman, Kind::Pikeman, Kind::Worker})
            if (own.gold >= facts_of(cheaper).cost) {
                kind = cheaper;
                break;
            }
    if (own.gold >= facts_of(*kind).cost) battle.give(Build{own.base_id, *kind});
}

void ArmyPlan::command_workers(Battle& battle) {
    const Player us = battle.us();
    Ids workers;
    for (const Unit& unit : battle.own().units)
        if (unit.kind == Kind::Worker) workers.push_back(unit.id);
    battle.strike(workers, 100, habits_.base_worth);
    for (const std::int32_t id : workers) {
        const Unit unit = *battle.own().find(id);
        const bool hunted = battle.danger(unit, unit.at) >= unit.health;
        const bool mines = !hunted && terrain_.has_mines(us) && terrain_.to_mine(us, unit.at) < DistanceField::no_way;
        battle.go(
            id, [&](Cell cell) { return mines ? terrain_.to_mine(us, cell) : terrain_.to_base(us, cell); }, 100);
    }
}

// Workers do not storm.
Camp ArmyPlan::camp_of(const State& state, Player player, Player stormed) const {
    Camp camp(state, terrain_, player);
    for (const Unit& unit : state.sides[player].units)
        if (player == stormed || is_soldier(unit)) camp.enlist({unit.at, unit.health, unit.kind});
    return camp;
}

// In gold; of what is lost `wanted` percent more must be gained. To raze the base is worth all the gold, and more the sooner.
int ArmyPlan::score_of(const Forecast& forecast, int wanted) const {
    constexpr int victory = 100'000;
    if (forecast.razed) return victory - forecast.turns * 300 - forecast.lost / 4;
    const int gain = forecast.defence_lost + forecast.base_harm * habits_.base_worth / base_health;
    return gain - forecast.lost - forecast.lost * wanted / 100;
}

Kind ArmyPlan::best_of(const Battle& battle, std::initializer_list<Kind> kinds) const {
    constexpr int a_while = 18;
    const State& state = battle.now();
    const Player us = battle.us(), them = opponent(us);
    Camp attacker = camp_of(state, us, them), own = camp_of(state, us, us);
    const Camp defender = camp_of(state, them, them), intruder = camp_of(state, them, us);
    Kind best = *kinds.begin();
    int best_score = std::numeric_limits<int>::min();
    for (const Kind kind : kinds) {
        attacker.usual = own.usual = kind;
        int ours = std::numeric_limits<int>::min(), theirs = ours;
        for (const Aim aim : {Aim::Base, Aim::Army}) {
            ours = std::max(ours, score_of(play_storm(attacker, defender, state.tick, aim, a_while), 0));
            theirs = std::max(theirs, score_of(play_storm(intruder, own, state.tick, aim, a_while), 0));
        }
        if (ours - theirs <= best_score) continue;
        best_score = ours - theirs;
        best = kind;
    }
    return best;
}

Stance ArmyPlan::choose_stance(const Battle& battle) {
    desperate_ = false;
    const State& state = battle.now();
    const Player us = battle.us(), them = opponent(us);
    struct Choice {
        Stance stance = Stance::Advance;
        int score = 0, turns = 0;
        bool razed = false;
    };
    Choice best;
    const Camp attacker = camp_of(state, us, them), defender = camp_of(state, them, them);
    // Patience ends: an attack that costs more than it gains is better than none before the last turn.
    const bool attacks = stance_ == Stance::Storm || stance_ == Stance::Hunt;
    const Side& mine = battle.own();
    const bool fewer = mine.units.size() <= battle.enemy().units.size();
    const bool finished = !mine.builds && mine.gold < facts_of(Kind::Worker).cost && !terrain_.has_mines(us);
    const int patience = fewer && finished ? 4 : 1;  // who has fewer units at the end loses
    const int wanted = habits_.least_gain - (attacks ? 30 : 0) - idle_turns_ * patience / 2;
    // Who walks does not hunt who rides.
    const bool evasive =
        soldiers(battle.enemy()) < 2 * knights(battle.enemy()) && 2 * knights(battle.own()) < soldiers(battle.own());
    for (const int delay : {0, 4, 10, 18})
        for (const Aim aim : {Aim::Base, Aim::Army}) {
            if (aim == Aim::Army && evasive) continue;
            const Forecast forecast = play_storm(attacker, defender, state.tick, aim, delay);
            const int score = score_of(forecast, wanted) - delay * (5 + idle_turns_ / 4);
            if (score <= best.score) continue;
            const Stance stance = delay > 0 ? Stance::Advance : aim == Aim::Base ? Stance::Storm : Stance::Hunt;
            best = {stance, score, forecast.turns, forecast.razed};
        }
    const Camp intruder = camp_of(state, them, us), own = camp_of(state, us, us);
    for (const Aim aim : {Aim::Base, Aim::Army}) {
        const Forecast forecast = play_storm(intruder, own, state.tick, aim, 0);
        if (!forecast.razed || forecast.turns > habits_.alarm || (best.razed && best.turns <= forecast.turns)) continue;
        desperate_ = forecast.turns <= 3;
        return Stance::Defend;
    }
    return best.stance;
}

void ArmyPlan::command_army(Battle& battle) {
    const Ids soldiers = soldiers_of(battle.own());
    if (soldiers.empty() || battle.is_over()) return;
    const bool attacked = stance_ == Stance::Storm || stance_ == Stance::Hunt;
    stance_ = choose_stance(battle);
    const bool attacks = stance_ == Stance::Storm || stance_ == Stance::Hunt;
    if (attacked && !attacks) idle_turns_ = 0;
    if (!attacks) ++idle_turns_;
    const Ids army = post_guards(battle, soldiers);
    constexpr int turns_per_man = 30;  // patience again
    const int wave = habits_.wave - idle_turns_ / turns_per_man;
    if (stance_ == Stance::Advance && static_cast<int>(army.size()) < wave) stance_ = Stance::Hold;
    march(battle, army, stance_);
}

// Takes the guards out of the army. Who fills the cells around a base keeps out all that strike at arm's length.
Ids ArmyPlan::post_guards(Battle& battle, const Ids& soldiers) {
    if (habits_.guards == 0) return soldiers;
    std::vector<Cell> posts;
    for (const Step step : orthogonal_steps)
        if (const Cell post = battle.own_base() + step; battle.can_stand(post)) posts.push_back(post);
    Ids army;
    std::size_t posted = 0;
    for (const std::int32_t id : soldiers) {
        const Kind kind = battle.own().find(id)->kind;
        const bool fit = kind == Kind::Pikeman || kind == Kind::Swordsman;
        if (!fit || posted == posts.size() || static_cast<int>(posted) >= habits_.guards) {
            army.push_back(id);
            continue;
        }
        const Cell post = posts[posted++];
        battle.go(
            id, [&](Cell cell) { return manhattan_distance(cell, post); }, 0);
        battle.strike({id}, 100, habits_.base_worth);
    }
    return army;
}

void ArmyPlan::march(Battle& battle, const Ids& army, Stance stance) {
    if (army.empty() || battle.is_over()) return;
    const Player us = battle.us(), them = opponent(us);
    const bool attacks = stance == Stance::Storm || stance == Stance::Hunt;
    const int caution = attacks                    ? habits_.storm_caution
                        : desperate_               ? 0
                        : stance == Stance::Defend ? 30
                                                   : habits_.caution;
    battle.strike(army, caution, habits_.base_worth);
    if (battle.is_over()) return;

    // Whom to go for: soldiers before workers, and when defending only who is nearer to our base than to theirs.
    std::vector<Cell> prey;
    if (stance == Stance::Hunt || stance == Stance::Defend)
        for (const bool soldier : {true, false})
            if (prey.empty())
                for (const Unit& unit : battle.enemy().units)
                    if (is_soldier(unit) == soldier &&
                        (stance == Stance::Hunt || terrain_.to_base(us, unit.at) <= terrain_.to_base(them, unit.at)))
                        prey.push_back(unit.at);
    const DistanceField to_prey =
        prey.empty() ? DistanceField() : DistanceField(terrain_.map(), prey, facts_of(Kind::Worker).speed);

    // Those in front wait for most of the others.
    std::vector<int> distances;
    for (const std::int32_t id : army) distances.push_back(terrain_.to_base(them, battle.own().find(id)->at));
    std::sort(distances.begin(), distances.end());
    constexpr int slack = 3;
    const int leash = distances[distances.size() * 2 / 3] - slack;

    for (const std::int32_t id : army) {
        const Kind kind = battle.own().find(id)->kind;
        const int range = facts_of(kind).range;
        const auto goal = [&](Cell cell) {
            if (!prey.empty()) return std::max(0, to_prey[cell] - range);
            if (stance == Stance::Hold || stance == Stance::Defend) return terrain_.to_rally(us, cell);
            const int near =
                manhattan_distance(cell, battle.enemy_base()) <= range ? 0 : terrain_.to_base(them, kind, cell);
            return stance == Stance::Storm ? near : std::max(near, leash);
        };
        battle.go(id, goal, caution);
    }
}

}  // namespace agon::siege
