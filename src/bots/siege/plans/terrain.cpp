#include "bots/siege/plans/terrain.h"

#include <algorithm>
#include <limits>

#include "core/geometry.h"

namespace agon::siege {
namespace {

constexpr int no_way = DistanceField::no_way;

std::vector<Step> jumps_of(int speed) {
    std::vector<Step> jumps;
    for (int dy = -speed; dy <= speed; ++dy)
        for (int dx = -(speed - absolute(dy)); dx <= speed - absolute(dy); ++dx)
            if (dx != 0 || dy != 0) jumps.push_back({dx, dy});
    return jumps;
}

// Of the first few: it is only a hint.
int crow_flies(const std::vector<Cell>& goals, Cell cell) {
    constexpr std::size_t few = 8;
    int nearest = no_way;
    for (std::size_t i = 0; i < std::min(goals.size(), few); ++i)
        nearest = std::min(nearest, manhattan_distance(goals[i], cell));
    return nearest;
}

}  // namespace

DistanceField::DistanceField(const Map& map, const std::vector<Cell>& goals, int speed) : width_(map.width()) {
    const auto index_of = [this](Cell cell) {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(cell.x);
    };
    distances_.assign(static_cast<std::size_t>(map.width()) * static_cast<std::size_t>(map.height()), no_way);
    const std::vector<Step> jumps = jumps_of(speed);
    std::vector<std::vector<Cell>> at_distance(1, goals);
    for (const Cell goal : goals) distances_[index_of(goal)] = 0;
    for (std::size_t distance = 0; distance < at_distance.size(); ++distance) {
        // By index: the list of lists grows meanwhile.
        for (std::size_t i = 0; i < at_distance[distance].size(); ++i) {
            const Cell from = at_distance[distance][i];
            if (distances_[index_of(from)] != static_cast<int>(distance)) continue;
            for (const Step jump : jumps) {
                const Cell to = from + jump;
                if (!map.contains(to) || map.is_obstacle(to)) continue;
                const int longer = static_cast<int>(distance) + absolute(jump.dx) + absolute(jump.dy);
                if (distances_[index_of(to)] <= longer) continue;
                distances_[index_of(to)] = longer;
                const auto bucket = static_cast<std::size_t>(longer);
                if (at_distance.size() <= bucket) at_distance.resize(bucket + 1);
                at_distance[bucket].push_back(to);
            }
        }
    }
    for (int y = 0; y < map.height(); ++y)
        for (int x = 0; x < map.width(); ++x) {
            int& distance = distances_[index_of({x, y})];
            if (distance == no_way) distance += crow_flies(goals, {x, y});
        }
}

Terrain::Terrain(const Map& map) : map_(map) {
    const int foot = facts_of(Kind::Worker).speed, horse = facts_of(Kind::Knight).speed;
    for (const Player player : both_players) {
        on_foot_[player] = DistanceField(map_, {map_.base(player)}, foot);
        mounted_[player] = DistanceField(map_, {map_.base(player)}, horse);
    }
    between_bases_ = to_base(Player::First, map_.base(Player::Second));
    for (const Player player : both_players) {
        find_mines(player);
        find_rally(player);
    }
}

void Terrain::find_mines(Player player) {
    constexpr int hardly_nearer = 2;
    std::vector<Cell> reachable;
    for (const Cell mine : map_.mines()) {
        const int own = to_base(player, mine), other = to_base(opponent(player), mine);
        if (own >= no_way) continue;
        reachable.push_back(mine);
        if (own <= other + hardly_nearer) mines_[player].push_back(mine);
    }
    if (mines_[player].empty()) mines_[player] = reachable;
    to_mine_[player] = DistanceField(map_, mines_[player], facts_of(Kind::Worker).speed);
}

// A few steps in front of the base, on the way to the other one.
void Terrain::find_rally(Player player) {
    constexpr int steps_in_front = 4;
    const Cell base = map_.base(player);
    const int steps = std::min(steps_in_front, between_bases_ / 4);
    Cell best = base;
    int shortest = std::numeric_limits<int>::max();
    for (int dy = -steps; dy <= steps; ++dy)
        for (int dx = -steps; dx <= steps; ++dx) {
            const Cell cell = base + Step{dx, dy};
            if (!map_.contains(cell) || map_.is_obstacle(cell) || to_base(player, cell) > steps) continue;
            const int rest = to_base(opponent(player), cell);
            if (rest >= shortest) continue;
            shortest = rest;
            best = cell;
        }
    rally_[player] = best;
    to_rally_[player] = DistanceField(map_, {best}, facts_of(Kind::Worker).speed);
}

}  // namespace agon::siege
