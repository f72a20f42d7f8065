#include <cstdint>
#include <limits>

#include "core/check.h"
#include "core/geometry.h"
#include "games/siege/rules.h"

namespace agon::siege {
namespace {

// Rule "Budowanie": a new unit stands on the cell of its base, whoever else is there.
void go_on_building(State& state, Player player, Journal<Event>& journal) {
    Side& side = state.sides[player];
    if (!side.builds || --side.build_time_left > 0) return;
    const Cell at = state.map->base(player);
    side.units.push_back(fresh_unit(state.next_id, *side.builds, at));
    journal.note(Built{side.base_id, state.next_id, *side.builds, at});
    ++state.next_id;
    side.builds.reset();
}

// Rule "Kopalnia": workers only, any number in one mine, also one that came in this turn.
void mine(State& state, Player player, Journal<Event>& journal) {
    Side& side = state.sides[player];
    std::int32_t gold = 0;
    for (const Unit& unit : side.units)
        if (unit.kind == Kind::Worker && state.map->is_mine(unit.at)) gold += gold_per_worker;
    if (gold == 0) return;
    side.gold = std::min(side.gold + gold, most_gold);
    journal.note(Mined{player, gold});
}

}  // namespace

void move_unit(Unit& unit, Cell to) {
    unit.points = static_cast<std::uint8_t>(unit.points - manhattan_distance(unit.at, to));
    unit.at = to;
}

void strike(State& state, Player attacker, Unit& unit, std::int32_t target, Journal<Event>& journal) {
    const Player defender = opponent(attacker);
    Side& side = state.sides[defender];
    --unit.points;
    unit.attacked = true;
    if (target == side.base_id) {
        const int harm = damage_to_base(unit.kind);
        const Cell at = state.map->base(defender);
        side.base_health = static_cast<std::int16_t>(std::max(0, side.base_health - harm));
        journal.note(Hit{unit.id, target, harm, unit.at, at});
        if (side.base_health == 0) journal.note(Destroyed{target, at});
        return;
    }
    Unit* const victim = side.find(target);
    AGON_CHECK(victim != nullptr);
    const int harm = damage(unit.kind, victim->kind);
    const Cell at = victim->at;
    journal.note(Hit{unit.id, target, harm, unit.at, at});
    if (victim->health > harm) {
        victim->health = static_cast<std::uint8_t>(victim->health - harm);
        return;
    }
    side.units.erase_at(static_cast<std::size_t>(victim - side.units.begin()));
    journal.note(Destroyed{target, at});
}

void begin_building(Side& side, Kind kind) {
    const KindFacts facts = facts_of(kind);
    side.gold -= facts.cost;
    side.builds = kind;
    side.build_time_left = static_cast<std::uint8_t>(facts.build_time);
}

void tick(State& state, Player player, Journal<Event>& journal) {
    go_on_building(state, player, journal);
    mine(state, player, journal);
}

void end_turn(State& state, Journal<Event>& journal) {
    const Player player = state.to_move();
    for (Unit& unit : state.sides[player].units) {
        unit.points = static_cast<std::uint8_t>(facts_of(unit.kind).speed);
        unit.attacked = false;
    }
    if (state.tick == Tick::Own) {
        tick(state, player, journal);
    } else {
        for (const Player each : both_players) tick(state, each, journal);
    }
    ++state.turns;
    state.orders = 0;
}

State Rules::start(const Setup& setup, Dice&) {
    State state;
    state.map = Shared(setup.map);
    state.tick = setup.tick;
    state.turn_limit = setup.turn_limit;
    for (const Player player : both_players) {
        state.sides[player].base_id = static_cast<std::int32_t>(index_of(player));
        state.sides[player].gold = setup.gold;
    }
    for (const SetupUnit& unit : setup.units)
        state.sides[unit.owner].units.push_back(fresh_unit(state.next_id++, unit.kind, unit.at));
    return state;
}

void Rules::advance(State& state, const Turn<Action>& turn, Dice&, Journal<Event>& journal) {
    const Player player = state.to_move();
    Side& side = state.sides[player];
    const Action& action = *turn[player];
    if (std::holds_alternative<EndTurn>(action)) return end_turn(state, journal);
    ++state.orders;
    if (const auto* move = std::get_if<Move>(&action)) {
        Unit* const unit = side.find(move->unit);
        AGON_CHECK(unit != nullptr);
        journal.note(Moved{unit->id, unit->at, move->to});
        move_unit(*unit, move->to);
    } else if (const auto* attack = std::get_if<Attack>(&action)) {
        Unit* const unit = side.find(attack->unit);
        AGON_CHECK(unit != nullptr);
        strike(state, player, *unit, attack->target, journal);
    } else if (const auto* build = std::get_if<Build>(&action)) {
        begin_building(side, build->kind);
        journal.note(Ordered{side.base_id, build->kind});
    }
}

std::optional<Outcome> Rules::outcome(const State& state) {
    if (!is_over(state)) return std::nullopt;
    PerPlayer<int> units;
    for (const Player player : both_players) {
        if (state.sides[player].base_health == 0) return win_for(opponent(player), "base-destroyed");
        units[player] = static_cast<int>(state.sides[player].units.size());
    }
    // Rule "Zasady gry": after the last turn the larger number of units wins.
    return by_score(units, "turn-limit");
}

std::optional<int> Rules::longest_game(const Setup& setup) { return setup.turn_limit * (most_orders + 1); }
static_assert(std::int64_t{longest_turn_limit} * (most_orders + 1) <= std::numeric_limits<std::int32_t>::max());

}  // namespace agon::siege
