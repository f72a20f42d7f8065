#include <algorithm>

#include "core/check.h"
#include "core/dice_kinds.h"
#include "games/siege/rules.h"

namespace agon::siege {
namespace {

constexpr std::string_view usual_map = "00000000000000009000000000000000/"
                                       "00000000000000009000000000000000/"
                                       "00100000060000000000000000000000/"
                                       "00000000000000000000000000000000/"
                                       "00000099000000000000090000000000/"
                                       "00000099000000009000090000600000/"
                                       "00060000000000099000000000000000/"
                                       "00000000000600000000000000000000/"
                                       "00000000000000000000600000000000/"
                                       "00000000000000099000000000006000/"
                                       "00000600009000090000000099000000/"
                                       "00000000009000000000000099000000/"
                                       "00000000000000000000000000000000/"
                                       "00000000000000000000006000000200/"
                                       "00000000000000090000000000000000/"
                                       "00000000000000090000000000000000";

bool may_stand(const Map& map, Player owner, Cell at) {
    return map.contains(at) && !map.is_obstacle(at) && at != map.base(opponent(owner));
}

std::optional<std::string> problem_with_limits(std::int32_t turn_limit, std::int64_t gold) {
    if (turn_limit < 0 || turn_limit > longest_turn_limit)
        return "the turn limit must be from 0 to " + std::to_string(longest_turn_limit);
    if (gold < 0 || gold > most_gold) return "gold must be from 0 to " + std::to_string(most_gold);
    return std::nullopt;
}

std::optional<std::string> problem_with_unit(const State& state, Player owner, const Unit& unit) {
    const KindFacts facts = facts_of(unit.kind);
    if (!may_stand(*state.map, owner, unit.at))
        return "a unit must stand on the board, on no obstacle and no enemy base";
    if (unit.health < 1 || unit.health > facts.health) return "a unit must have 1 HP up to as many as its kind has";
    if (unit.points > facts.speed) return "a unit cannot have more points than its kind";
    const bool waits = state.to_move() != owner;
    if (waits && (unit.attacked || unit.points != facts.speed)) return "the units of who waits must be fresh";
    if (unit.attacked && unit.points >= facts.speed) return "an attack costs a point";
    return std::nullopt;
}

std::optional<std::string> problem_with_side(const State& state, Player player) {
    const Side& side = state.sides[player];
    if (auto problem = problem_with_limits(state.turn_limit, side.gold)) return problem;
    if (side.base_health < 0 || side.base_health > base_health) return "a base must have 0 to 200 HP";
    if (side.base_id < 0 || side.base_id >= state.next_id) return "ids must be from 0 to below the next one";
    if (side.builds && (side.build_time_left < 1 || side.build_time_left > facts_of(*side.builds).build_time))
        return "a unit takes from 1 turn up to its build time";
    if (!side.builds && side.build_time_left != 0) return "an idle base has no build time left";
    std::int32_t last_id = -1;
    for (const Unit& unit : side.units) {
        if (unit.id <= last_id) return "the units of a player must be in the order of their ids";
        last_id = unit.id;
        if (unit.id >= state.next_id) return "ids must be from 0 to below the next one";
        const Side& other = state.sides[opponent(player)];
        if (unit.id == side.base_id || unit.id == other.base_id || other.find(unit.id))
            return "every id must be unique";
        if (auto problem = problem_with_unit(state, player, unit)) return problem;
    }
    return std::nullopt;
}

// Nobody can stop where the enemy stands.
std::optional<std::string> problem_with_neighbours(const State& state) {
    std::vector<std::pair<std::int16_t, std::int16_t>> cells;
    for (const Unit& unit : state.sides[Player::First].units) cells.emplace_back(unit.at.x, unit.at.y);
    std::sort(cells.begin(), cells.end());
    for (const Unit& unit : state.sides[Player::Second].units)
        if (std::binary_search(cells.begin(), cells.end(), std::pair{unit.at.x, unit.at.y}))
            return "enemies cannot stand on one cell";
    return std::nullopt;
}

}  // namespace

Setup::Setup() {
    auto usual = Map::from_text(usual_map);
    AGON_CHECK(usual.has_value());
    map = *std::move(usual);
}

std::optional<std::string> Rules::problem_with(const Setup& setup) {
    if (setup.map == Map{}) return "there must be a map";
    if (auto problem = problem_with_limits(setup.turn_limit, setup.gold)) return problem;
    constexpr std::size_t most_units = 10'000;
    if (setup.units.size() > most_units) return "there can be at most 10000 units at the start";
    for (const SetupUnit& unit : setup.units)
        if (!may_stand(setup.map, unit.owner, unit.at))
            return "a unit must stand on the board, on no obstacle and no enemy base";
    LowDice dice;
    return problem_with_neighbours(start(setup, dice));
}

std::optional<std::string> Rules::problem_with(const State& state) {
    if (*state.map == Map{}) return "there must be a map";
    if (state.turns < 0 || state.turns > state.turn_limit) return "turns must be from 0 to the turn limit";
    if (state.orders < 0 || state.orders > most_orders) return "orders must be from 0 to 100000";
    // What is let pass is sound however long it is played on.
    if (state.next_id < 0 || state.next_id > most_ids_at_start + std::int64_t{2} * state.turns)
        return "the next id must be from 0 to 2100000000";
    if (state.sides[Player::First].base_id == state.sides[Player::Second].base_id) return "every id must be unique";
    if (state.sides[Player::First].base_health == 0 && state.sides[Player::Second].base_health == 0)
        return "only one base can be destroyed";
    for (const Player player : both_players)
        if (auto problem = problem_with_side(state, player)) return problem;
    return problem_with_neighbours(state);
}

}  // namespace agon::siege
