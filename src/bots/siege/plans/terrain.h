#pragma once
#include <vector>

#include "core/player.h"
#include "games/siege/map.h"
#include "games/siege/units.h"

namespace agon::siege {

// How far each cell of a map is from somewhere, in points of movement of a unit that can jump over obstacles as far as its
// speed allows. Enemies in the way are not counted.
class DistanceField {
public:
    static constexpr int no_way = 10'000'000;

    DistanceField() = default;
    DistanceField(const Map& map, const std::vector<Cell>& goals, int speed);
    // From no_way on it cannot be walked: what is above it is the distance as the crow flies, which archers may like to know.
    int operator[](Cell cell) const {
        return distances_[static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(width_) +
                          static_cast<std::size_t>(cell.x)];
    }

private:
    int width_ = 0;
    std::vector<int> distances_;
};

// What a planner works out once a game.
class Terrain {
public:
    Terrain() = default;
    explicit Terrain(const Map& map);

    const Map& map() const { return map_; }
    // On foot: for all but knights.
    int to_base(Player whose, Cell cell) const { return on_foot_[whose][cell]; }
    int to_base(Player whose, Kind kind, Cell cell) const {
        return (kind == Kind::Knight ? mounted_ : on_foot_)[whose][cell];
    }
    int between_bases() const { return between_bases_; }
    // Mines that a worker of this player can walk to, and that are not nearer to the enemy unless there are no others.
    bool has_mines(Player player) const { return !mines_[player].empty(); }
    const std::vector<Cell>& mines(Player player) const { return mines_[player]; }
    int to_mine(Player player, Cell cell) const { return to_mine_[player][cell]; }
    // Where an army of this player waits: in front of its base.
    Cell rally(Player player) const { return rally_[player]; }
    int to_rally(Player player, Cell cell) const { return to_rally_[player][cell]; }

private:
    void find_mines(Player player);
    void find_rally(Player player);

    Map map_;
    PerPlayer<DistanceField> on_foot_, mounted_, to_mine_, to_rally_;
    PerPlayer<std::vector<Cell>> mines_;
    PerPlayer<Cell> rally_;
    int between_bases_ = 0;
};

}  // namespace agon::siege
