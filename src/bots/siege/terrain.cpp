#include "bots/siege/terrain.h"

#include <algorithm>

namespace agon::siege {
namespace {

constexpr int slow_jump = 2, knight_jump = 5;

bool is_open(const Map& map) { return map.text().find('9') == std::string::npos; }

std::array<DistanceField, 2> ways_to(const Map& map, Cell goal) {
    return {DistanceField(map, goal, slow_jump), DistanceField(map, goal, knight_jump)};
}

}  // namespace

DistanceField::DistanceField(const Map& map, Cell goal, int jump) : goal_(goal), width_(map.width()) {
    if (!is_open(map)) spread(map, jump);
}

// From the goal outwards, one ring of equal distance after the other. Where no
// obstacle is next to a cell, single steps lead everywhere that a jump does, at
// the same cost.
void DistanceField::spread(const Map& map, int jump) {
    distances_.assign(static_cast<std::size_t>(map.width()) * static_cast<std::size_t>(map.height()), unreachable);
    std::vector<std::vector<Cell>> rings(1, {goal_});
    const auto distance_at = [&](Cell cell) -> std::uint16_t& {
        return distances_[static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(width_) +
                          static_cast<std::size_t>(cell.x)];
    };
    distance_at(goal_) = 0;
    const auto reach = [&](Cell cell, std::size_t distance) {
        if (map.is_obstacle(cell) || distance_at(cell) <= distance) return;
        distance_at(cell) = static_cast<std::uint16_t>(distance);
        if (rings.size() <= distance) rings.resize(distance + 1);
        rings[distance].push_back(cell);
    };
    for (std::size_t distance = 0; distance < rings.size() && distance + 8 < unreachable; ++distance) {
        for (std::size_t i = 0; i < rings[distance].size(); ++i) {
            const Cell from = rings[distance][i];
            if (distance_at(from) != distance) continue;
            bool obstacle_near = false;
            for (const Step step : orthogonal_steps) {
                const Cell next = from + step;
                if (!map.contains(next)) continue;
                obstacle_near = obstacle_near || map.is_obstacle(next);
                reach(next, distance + 1);
            }
            if (!obstacle_near) continue;
            for (int dy = -jump; dy <= jump; ++dy)
                for (int dx = -(jump - absolute(dy)); dx <= jump - absolute(dy); ++dx)
                    if (const Cell next = from + Step{dx, dy}; map.contains(next))
                        reach(next, distance + static_cast<std::size_t>(absolute(dx) + absolute(dy)));
        }
    }
}

Terrain::Terrain(const Map& map)
    : map_(map), bases_{{ways_to(map, map.base(Player::First)), ways_to(map, map.base(Player::Second))}} {
    for (const Player player : both_players) mines_[player] = mines_near(player);
}

std::vector<Terrain::Mine> Terrain::mines_near(Player player) const {
    const auto distance = [&](Cell mine) { return to_base(player, mine, Kind::Worker); };
    std::vector<Cell> cells;
    for (const Cell mine : map_.mines())
        if (distance(mine) < DistanceField::unreachable) cells.push_back(mine);
    std::stable_sort(cells.begin(), cells.end(), [&](Cell a, Cell b) { return distance(a) < distance(b); });
    if (cells.size() > most_mines) cells.resize(most_mines);
    std::vector<Mine> mines;
    for (const Cell cell : cells) mines.push_back({cell, distance(cell), DistanceField(map_, cell, slow_jump)});
    return mines;
}

}  // namespace agon::siege
