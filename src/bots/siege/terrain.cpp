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

// From the goal outwards, one ring of equal distance after the other. A jump is a row of steps of which only the last one must end
// where a unit may stand, so that fewer than `jump` obstacles are passed on end.
void DistanceField::spread(const Map& map, int jump) {
    struct Arrival {
        Cell at;
        int on_end = 0;  // obstacles that have been passed, up to this one
    };
    constexpr int never = INT8_MAX;
    const auto index_of = [this](Cell cell) {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(cell.x);
    };
    const std::size_t cells = static_cast<std::size_t>(map.width()) * static_cast<std::size_t>(map.height());
    distances_.assign(cells, unreachable);
    std::vector<std::int8_t> fewest_on_end(cells, never);
    std::vector<Arrival> ring{{goal_, 0}}, next_ring;
    distances_[index_of(goal_)] = 0;
    fewest_on_end[index_of(goal_)] = 0;
    for (int distance = 1; !ring.empty() && distance < unreachable; ++distance) {
        next_ring.clear();
        for (const Arrival& from : ring) {
            if (from.on_end > fewest_on_end[index_of(from.at)]) continue;
            for (const Step step : orthogonal_steps) {
                const Cell next = from.at + step;
                if (!map.contains(next)) continue;
                const std::size_t index = index_of(next);
                const bool obstacle = map.is_obstacle(next);
                const int on_end = obstacle ? from.on_end + 1 : 0;
                if (on_end >= jump || on_end >= fewest_on_end[index]) continue;
                fewest_on_end[index] = static_cast<std::int8_t>(on_end);
                if (!obstacle) distances_[index] = static_cast<std::uint16_t>(distance);
                next_ring.push_back({next, on_end});
            }
        }
        ring.swap(next_ring);
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
