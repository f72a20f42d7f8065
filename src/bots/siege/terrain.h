#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "core/geometry.h"
#include "games/siege/state.h"

namespace agon::siege {

// How many movement points it takes from every cell to one goal, for units that
// can jump over obstacles with so many points.
class DistanceField {
public:
    static constexpr int unreachable = 20'000;

    DistanceField(const Map& map, Cell goal, int jump);

    int operator()(Cell from) const {
        if (distances_.empty()) return manhattan_distance(from, goal_);  // nothing is in the way anywhere
        return distances_[static_cast<std::size_t>(from.y) * static_cast<std::size_t>(width_) +
                          static_cast<std::size_t>(from.x)];
    }

private:
    void spread(const Map& map, int jump);

    Cell goal_;
    int width_;
    std::vector<std::uint16_t> distances_;
};

// The ways of a map: to both bases, and to the mines that are worth it for each
// player.
class Terrain {
public:
    explicit Terrain(const Map& map);

    const Map& map() const { return map_; }
    // From a cell to a player's base, for a unit of that kind.
    int to_base(Player owner, Cell from, Kind kind) const { return bases_[owner][kind == Kind::Knight ? 1 : 0](from); }

    struct Mine {
        Cell at;
        int from_base = 0;  // of the player whose mine it may be
        DistanceField ways;
    };
    // The nearest ones to the player's base that can be reached, the nearest
    // first.
    const std::vector<Mine>& mines(Player player) const { return mines_[player]; }

private:
    static constexpr std::size_t most_mines = 4;

    std::vector<Mine> mines_near(Player player) const;

    const Map& map_;
    PerPlayer<std::array<DistanceField, 2>> bases_;  // for slow units, for knights
    PerPlayer<std::vector<Mine>> mines_;
};

}  // namespace agon::siege
