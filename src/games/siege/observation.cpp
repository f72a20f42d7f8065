#include "games/siege/observation.h"

#include "games/siege/rules.h"

namespace agon::siege {
namespace {

std::vector<Unit> listed(const Side& side) { return {side.units.begin(), side.units.end()}; }

void take_over(Side& side, const SeenSide& seen) {
    side.base_id = seen.base.id;
    side.base_health = seen.base.health;
    side.units.resize(seen.units.size());
    std::copy(seen.units.begin(), seen.units.end(), side.units.begin());
}

std::uint8_t deal_build_time(const Side& side, Dice& dice) {
    if (!side.builds) return 0;
    return static_cast<std::uint8_t>(dice.roll(1, facts_of(*side.builds).build_time));
}

std::int64_t deal_gold(Dice& dice) {
    constexpr int likely_gold = 2000;
    return dice.roll(0, likely_gold);
}

}  // namespace

Observation Rules::observe(const Position<Rules>& position, Player player) {
    const State& state = position.state;
    Observation seen;
    seen.map = state.map;
    seen.gold = state.sides[player].gold;
    for (const Player each : both_players) {
        const Side& side = state.sides[each];
        seen.sides[each] = {{side.base_id, state.map->base(each), side.base_health, side.builds}, listed(side)};
    }
    seen.tick = state.tick;
    seen.turn_limit = state.turn_limit;
    seen.turns = state.turns;
    seen.orders = state.orders;
    seen.events = position.events;
    return seen;
}

State Rules::redeal_hidden(const State& state, Player player, Dice& dice) {
    State redealt = state;
    redealt.sides[opponent(player)].gold = deal_gold(dice);
    for (Side& side : redealt.sides.values) side.build_time_left = deal_build_time(side, dice);
    return redealt;
}

Belief Belief::begin(const Setup& setup, Player player) {
    Belief belief;
    belief.player_ = player;
    for (Side& side : belief.state_.sides.values) side.gold = setup.gold;
    return belief;
}

void Belief::update(const Observation& seen) {
    // Turns that went by are played as the rules say: time is built up and gold is mined by what was seen before them.
    const bool watched = begun_ ? seen.turns == state_.turns || seen.turns == state_.turns + 1 : seen.turns == 0;
    Journal<Event> silent;
    if (begun_ && seen.turns == state_.turns + 1) end_turn(state_, silent);
    begun_ = true;
    if (!watched) {
        knows_gold_ = false;
        knows_build_time_ = {};
    }
    state_.map = seen.map;
    state_.tick = seen.tick;
    state_.turn_limit = seen.turn_limit;
    state_.turns = seen.turns;
    state_.orders = seen.orders;
    for (const Player each : both_players) {
        Side& side = state_.sides[each];
        const SeenSide& now = seen.sides[each];
        if (now.base.builds && now.base.builds != side.builds) {
            begin_building(side, *now.base.builds);
            if (watched) knows_build_time_[each] = true;
        } else if (now.base.builds && side.build_time_left == 0) {
            side.build_time_left = 1;
        }
        side.builds = now.base.builds;
        if (!side.builds) side.build_time_left = 0;
        take_over(side, now);
        state_.next_id = std::max(state_.next_id, side.base_id + 1);
        if (!side.units.empty()) state_.next_id = std::max(state_.next_id, side.units.back().id + 1);
    }
    state_.sides[player_].gold = seen.gold;
    Side& enemy = state_.sides[opponent(player_)];
    enemy.gold = std::clamp<std::int64_t>(enemy.gold, 0, most_gold);
}

State Belief::sample(Dice& dice) const {
    State state = state_;
    Side& enemy = state.sides[opponent(player_)];
    if (!knows_gold_) enemy.gold = std::min(enemy.gold + deal_gold(dice), most_gold);
    for (const Player each : both_players)
        if (!knows_build_time_[each]) state.sides[each].build_time_left = deal_build_time(state.sides[each], dice);
    return state;
}

}  // namespace agon::siege
