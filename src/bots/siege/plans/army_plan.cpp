#include "bots/siege/plans/army_plan.h"

namespace agon::siege {
namespace {

constexpr int watched_distance = 8;     // from the own base: who comes nearer is fought
constexpr int waiting_distance = 4;     // from the own base, where an army gathers
constexpr int last_of_a_wave = 2;       // as long as so many are left it goes on
constexpr Kind on_foot = Kind::Worker;  // whose ways are those of all but knights

Ids ids_of(const Side& side, bool soldiers) {
    Ids ids;
    for (const Unit& unit : side.units)
        if (is_soldier(unit) == soldiers) ids.push_back(unit.id);
    return ids;
}

// A soldier near the own base; none: nobody.
const Unit* nearest_intruder(const Battle& battle) {
    const Unit* nearest = nullptr;
    int shortest = watched_distance + 1;
    for (const Unit& unit : battle.enemy().units) {
        const int distance = manhattan_distance(unit.at, battle.own_base());
        if (!is_soldier(unit) || distance >= shortest) continue;
        shortest = distance;
        nearest = &unit;
    }
    return nearest;
}

int own_turns_left(const State& state) { return (state.turn_limit - state.turns + 1) / 2; }

}  // namespace

int ArmyPlan::count(const Side& side, Kind kind) {
    const auto of_kind = [kind](const Unit& unit) { return unit.kind == kind; };
    return static_cast<int>(std::count_if(side.units.begin(), side.units.end(), of_kind)) +
           (side.builds == kind ? 1 : 0);
}

int ArmyPlan::soldiers(const Side& side) {
    return static_cast<int>(std::count_if(side.units.begin(), side.units.end(), is_soldier));
}

bool ArmyPlan::wants_worker(const Battle& battle) const {
    return !terrain_->mines(battle.us()).empty() && count(battle.own(), Kind::Worker) < habits_.workers;
}

void ArmyPlan::plan(const State& state, Dice& dice, Orders& orders) {
    if (last_turn_ < 0 || state.turns <= last_turn_) begin(state, dice);
    last_turn_ = state.turns;
    Battle battle(state, dice, orders);
    if (battle.is_over() || battle.raze(ids_of(battle.own(), true))) return;
    produce(battle);
    command_army(battle);
    command_workers(battle);
}

void ArmyPlan::begin(const State& state, Dice& dice) {
    map_ = state.map;
    terrain_.emplace(*map_);
    stance_ = Stance::Hold;
    poor_turns_ = 0;
    habits_ = prepare(*terrain_, dice);
}

void ArmyPlan::produce(Battle& battle) {
    const Side& own = battle.own();
    if (own.builds) return;
    Kind kind = wish(battle);
    // Rule "Zasady gry": at the end units are counted, and nothing is a unit
    // sooner than a worker.
    const int last_turns = std::min(30, battle.now().turn_limit / 30);
    if (own_turns_left(battle.now()) <= last_turns) kind = Kind::Worker;
    // What will hardly ever be affordable is not waited for.
    constexpr int longest_wait = 12;
    const bool earns = count(own, Kind::Worker) > 0 && !terrain_->mines(battle.us()).empty();
    poor_turns_ = own.gold < facts_of(kind).cost ? poor_turns_ + 1 : 0;
    if (poor_turns_ > (earns ? longest_wait : 0))
        for (const Kind cheaper : {Kind::Worker, Kind::Pikeman, Kind::Swordsman})
            if (own.gold >= facts_of(cheaper).cost) kind = cheaper;
    battle.give(Build{own.base_id, kind});
}

void ArmyPlan::command_workers(Battle& battle) {
    const Ids workers = ids_of(battle.own(), false);
    battle.strike(workers);
    if (battle.is_over()) return;
    const auto& mines = terrain_->mines(battle.us());
    for (const std::int32_t id : workers)
        battle.go(id, [&](Cell cell) {
            if (mines.empty()) return manhattan_distance(cell, battle.own_base());
            int way = DistanceField::unreachable;
            for (const Terrain::Mine& mine : mines) way = std::min(way, mine.ways(cell));
            return way;
        });
}

void ArmyPlan::command_army(Battle& battle) {
    const Ids army = post_guards(battle);
    stance_ = choose_stance(battle, army);
    battle.strike(army);
    march(battle, army);
}

// Those who are left are the army. Who fills the cells around a base keeps out
// all that strike at arm's length.
Ids ArmyPlan::post_guards(Battle& battle) {
    std::vector<Cell> posts;
    for (const Step step : orthogonal_steps) {
        const Cell post = battle.own_base() + step;
        if (static_cast<int>(posts.size()) < habits_.guards && battle.can_stand(post)) posts.push_back(post);
    }
    Ids army;
    std::size_t posted = 0;
    for (const std::int32_t id : ids_of(battle.own(), true)) {
        const Kind kind = battle.own().find(id)->kind;
        if (posted == posts.size() || (kind != Kind::Pikeman && kind != Kind::Swordsman)) {
            army.push_back(id);
            continue;
        }
        const Cell post = posts[posted++];
        battle.go(id, [&](Cell cell) { return manhattan_distance(cell, post); });
        battle.strike({id});
    }
    return army;
}

ArmyPlan::Stance ArmyPlan::choose_stance(const Battle& battle, const Ids& army) const {
    if (nearest_intruder(battle) != nullptr) return Stance::Defend;
    const int wave = stance_ == Stance::Storm ? last_of_a_wave : habits_.wave;
    return static_cast<int>(army.size()) >= wave ? Stance::Storm : Stance::Hold;
}

void ArmyPlan::march(Battle& battle, const Ids& army) {
    if (battle.is_over()) return;
    const Player us = battle.us(), them = opponent(us);
    std::optional<DistanceField> to_intruder;  // none also when the strikes before have left none
    if (const Unit* const unit = nearest_intruder(battle))
        to_intruder.emplace(*map_, unit->at, facts_of(on_foot).speed);
    const int in_front = std::min(waiting_distance, terrain_->to_base(us, battle.enemy_base(), on_foot) / 4);
    for (const std::int32_t id : army) {
        const Kind kind = battle.own().find(id)->kind;
        const int range = facts_of(kind).range;
        battle.go(id, [&](Cell cell) {
            if (to_intruder) return std::max(0, (*to_intruder)(cell)-range);
            const int way = terrain_->to_base(them, cell, kind), from_home = terrain_->to_base(us, cell, on_foot);
            if (stance_ == Stance::Storm) return manhattan_distance(cell, battle.enemy_base()) <= range ? 0 : way;
            return from_home <= in_front ? way : DistanceField::unreachable + from_home;
        });
    }
}

}  // namespace agon::siege
