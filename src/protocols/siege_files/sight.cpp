#include "protocols/siege_files/sight.h"

#include <algorithm>
#include <set>
#include <utility>

#include "games/siege/rules.h"
#include "protocols/siege_files/orders_file.h"

namespace agon::siege_files {
namespace {

using siege::Map;

constexpr std::int32_t highest_id = siege::most_ids_at_start - 1;

Cell turned(Cell cell) { return {cell.y, cell.x}; }

void turn_cells(Status& status) {
    for (StatusSide* side : {&status.own, &status.enemy}) {
        side->base.at = turned(side->base.at);
        for (StatusUnit& unit : side->units) unit.at = turned(unit.at);
    }
}

bool are_bases(const Map& map, Cell one, Cell other) {
    const Cell first = map.base(Player::First), second = map.base(Player::Second);
    return (one == first && other == second) || (one == second && other == first);
}

Player seat_on(const Map& map, Cell own, Cell enemy) {
    return map.terrain(own) == '2' || (map.terrain(own) != '1' && map.terrain(enemy) == '1') ? Player::Second
                                                                                             : Player::First;
}

// The same ground with the bases where they stand.
std::optional<Map> with_bases_at(const Map& map, const PerPlayer<Cell>& bases) {
    std::string text = map.text();
    const auto letter_at = [&](Cell cell) -> char& {
        return text[static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(map.width() + 1) +
                    static_cast<std::size_t>(cell.x)];
    };
    for (const Player each : both_players) letter_at(map.base(each)) = '0';
    for (const Player each : both_players) letter_at(bases[each]) = each == Player::First ? '1' : '2';
    return Map::from_text(text);
}

std::optional<siege::SeenBase> seen_base(const StatusBase& base) {
    if (base.id < 0 || base.id > highest_id) return std::nullopt;
    const auto health = static_cast<std::int16_t>(std::clamp(base.health, 1, siege::base_health));
    // A base that builds what we do not know builds all the same.
    return siege::SeenBase{base.id, base.at, health,
                           base.busy ? base.builds.value_or(siege::Kind::Worker) : base.builds};
}

siege::Unit seen_unit(const StatusUnit& unit) {
    siege::Unit seen = siege::fresh_unit(unit.id, unit.kind, unit.at);
    seen.health = static_cast<std::uint8_t>(std::clamp<std::int32_t>(unit.health, 1, seen.health));
    return seen;
}

// Units that have an id of their own and stand on ground that may be stood on. Where both sides claim an id or a cell, who was
// looked at first has it.
class Onlooker {
public:
    Onlooker(const Map& map, std::set<std::int32_t> taken_ids) : map_(map), ids_(std::move(taken_ids)) {}

    void look(const StatusSide& told, Cell enemy_base, std::vector<siege::Unit>& units) {
        for (const StatusUnit& unit : told.units) {
            if (unit.id < 0 || unit.id > highest_id || ids_.contains(unit.id)) continue;
            if (!map_.contains(unit.at) || map_.is_obstacle(unit.at) || unit.at == enemy_base) continue;
            if (!cells_.contains({unit.at.x, unit.at.y})) units.push_back(seen_unit(unit));
        }
        for (const siege::Unit& unit : units) {
            ids_.insert(unit.id);
            cells_.emplace(unit.at.x, unit.at.y);
        }
    }

private:
    const Map& map_;
    std::set<std::int32_t> ids_;
    std::set<std::pair<int, int>> cells_;
};

}  // namespace

std::optional<Sight> see(const Map& map, const Status& told) {
    Status status = told;
    Sight sight;
    sight.rows_first = !are_bases(map, status.own.base.at, status.enemy.base.at) &&
                       are_bases(map, turned(status.own.base.at), turned(status.enemy.base.at));
    if (sight.rows_first) turn_cells(status);
    const Cell own = status.own.base.at, enemy = status.enemy.base.at;
    if (!map.contains(own) || !map.contains(enemy) || own == enemy) return std::nullopt;

    sight.seat = seat_on(map, own, enemy);
    PerPlayer<Cell> bases;
    bases[sight.seat] = own;
    bases[opponent(sight.seat)] = enemy;
    auto ground =
        map.base(sight.seat) == own && map.base(opponent(sight.seat)) == enemy ? map : with_bases_at(map, bases);
    const auto own_base = seen_base(status.own.base), enemy_base = seen_base(status.enemy.base);
    if (!ground || !own_base || !enemy_base || own_base->id == enemy_base->id) return std::nullopt;

    siege::SeenSide& mine = sight.seen.sides[sight.seat];
    siege::SeenSide& theirs = sight.seen.sides[opponent(sight.seat)];
    mine.base = *own_base;
    theirs.base = *enemy_base;
    Onlooker onlooker(*ground, {mine.base.id, theirs.base.id});
    onlooker.look(status.own, enemy, mine.units);
    onlooker.look(status.enemy, own, theirs.units);
    sight.seen.map = Shared(*std::move(ground));
    sight.seen.gold = std::clamp<std::int64_t>(status.gold, 0, siege::most_gold);
    sight.seen.turns = static_cast<std::int32_t>(index_of(sight.seat));
    return sight;
}

std::string write_orders_for(const Sight& sight, std::vector<siege::Action> orders) {
    for (siege::Action& order : orders)
        if (auto* const move = std::get_if<siege::Move>(&order); move && sight.rows_first) move->to = turned(move->to);
    return write_orders(orders);
}

}  // namespace agon::siege_files
