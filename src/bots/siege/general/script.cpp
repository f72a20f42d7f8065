#include "bots/siege/general/script.h"

#include <algorithm>

namespace agon::siege::general {
namespace {

// Is there a mine that no enemy can strike in its next turn? Workers for others are only fed to its catapults.
bool has_safe_mine(const State& state, Player player, const Terrain& terrain) {
    const auto& enemies = state.sides[opponent(player)].units;
    return std::any_of(terrain.mines(player).begin(), terrain.mines(player).end(), [&](const Terrain::Mine& mine) {
        return std::none_of(enemies.begin(), enemies.end(), [&](const Unit& enemy) {
            const KindFacts facts = facts_of(enemy.kind);
            return enemy.kind != Kind::Worker && manhattan_distance(enemy.at, mine.at) <= facts.speed - 1 + facts.range;
        });
    });
}

constexpr int company_radius = 5;    // so near are those who fight together
constexpr int farthest_at_home = 6;  // from the own base

}  // namespace

std::optional<Kind> kind_to_build(const State& state, Player player, const Doctrine& doctrine, const Terrain& terrain) {
    const Side& side = state.sides[player];
    if (side.builds) return std::nullopt;
    std::array<int, kind_count> counts{};
    for (const Unit& unit : side.units) ++counts[index_of(unit.kind)];
    const int workers = counts[index_of(Kind::Worker)];
    const int soldiers = static_cast<int>(side.units.size()) - workers;
    const auto affords = [&](Kind kind) { return side.gold >= facts_of(kind).cost; };
    const bool can_mine = !terrain.mines(player).empty();

    if (can_mine && workers < doctrine.workers && soldiers >= doctrine.guards && affords(Kind::Worker) &&
        has_safe_mine(state, player, terrain))
        return Kind::Worker;
    const auto most_lacking = [&](auto&& may) {
        std::optional<Kind> wanted;
        const auto lack = [&](Kind one) { return doctrine.mix[index_of(one)] * 64 / (counts[index_of(one)] + 1); };
        for (const Kind kind : all_kinds)
            if (doctrine.mix[index_of(kind)] > 0 && may(kind) && (!wanted || lack(kind) > lack(*wanted))) wanted = kind;
        return wanted;
    };
    const auto wanted = most_lacking([](Kind) { return true; });
    if (!wanted || affords(*wanted)) return wanted;
    if (can_mine && workers > 0) return std::nullopt;  // gold will come
    if (const auto affordable = most_lacking(affords)) return affordable;
    // Without income, whatever can be had: the dearest soldier, or a worker, who counts at the turn limit.
    std::optional<Kind> instead;
    for (const Kind kind : all_kinds)
        if (affords(kind) && (!instead || facts_of(kind).cost > facts_of(*instead).cost)) instead = kind;
    return instead;
}

void Script::play(State& state, const Doctrine& doctrine, const TurnWish& wish, Orders* orders) {
    state_ = &state;
    orders_ = orders;
    look(state, doctrine, wish);
    build(doctrine);
    fire();
    if (state.sides[opponent(player_)].base_health > 0) maneuver();
}

void Script::look(const State& state, const Doctrine& doctrine, const TurnWish& wish) {
    doctrine_ = &doctrine;
    stances_ = wish.stances.empty() ? nullptr : &wish.stances;
    player_ = state.to_move();
    own_base_ = state.map->base(player_);
    enemy_base_ = state.map->base(opponent(player_));
    foes_.clear();
    for (const Unit& unit : state.sides[opponent(player_)].units) {
        const KindFacts facts = facts_of(unit.kind);
        const int reach = unit.kind == Kind::Worker ? 0 : facts.speed - 1 + facts.range;
        foes_.push_back({unit.at, unit.id, unit.kind, unit.health, static_cast<std::int16_t>(reach)});
    }
    soldiers_ = soldiers_afield_ = 0;
    for (const Unit& unit : state.sides[player_].units) {
        if (unit.kind == Kind::Worker) continue;
        ++soldiers_;
        if (manhattan_distance(unit.at, own_base_) > farthest_at_home) ++soldiers_afield_;
    }
}

void Script::build(const Doctrine& doctrine) {
    Side& side = state_->sides[player_];
    const auto kind = kind_to_build(*state_, player_, doctrine, terrain_);
    if (!kind || side.builds || side.gold < facts_of(*kind).cost) return;
    begin_building(side, *kind);
    if (orders_) orders_->push_back(Build{side.base_id, *kind});
}

bool Script::is_free(Cell cell) const {
    if (!terrain_.map().contains(cell) || terrain_.map().is_obstacle(cell) || cell == enemy_base_) return false;
    for (const Foe& foe : foes_)
        if (foe.at == cell) return false;
    return true;
}

int Script::threat(Cell cell, Kind kind) const {
    int sum = 0;
    for (const Foe& foe : foes_)
        if (foe.is_alive() && manhattan_distance(foe.at, cell) <= foe.reach) sum += damage(foe.kind, kind);
    return sum;
}

int Script::threatening_force(Cell cell) const {
    int sum = 0;
    for (const Foe& foe : foes_)
        if (foe.is_alive() && manhattan_distance(foe.at, cell) <= foe.reach) sum += force_of(foe.kind, foe.health);
    return sum;
}

int Script::force_of_company(const Unit& unit) const {
    int sum = 0;
    for (const Unit& other : state_->sides[player_].units)
        if (manhattan_distance(other.at, unit.at) <= company_radius) sum += force_of(other.kind, other.health);
    return sum;
}

bool Script::is_danger_near(const Unit& unit) const {
    for (const Foe& foe : foes_)
        if (foe.is_alive() && foe.reach > 0 && manhattan_distance(foe.at, unit.at) <= foe.reach + unit.points)
            return true;
    return false;
}

}  // namespace agon::siege::general
