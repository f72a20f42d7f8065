#pragma once
#include <algorithm>
#include <optional>
#include <utility>

#include "bots/siege/planner.h"
#include "core/geometry.h"

namespace agon::siege {

using Ids = std::vector<std::int32_t>;

inline bool is_soldier(const Unit& unit) { return unit.kind != Kind::Worker; }

// Calls visit(cell) for all cells of the map up to that distance, the centre
// included.
template <class Visit>
void for_each_near(const Map& map, Cell centre, int distance, Visit visit) {
    for (int y = std::max(0, centre.y - distance); y <= std::min(map.height() - 1, centre.y + distance); ++y) {
        const int across = distance - absolute(y - centre.y);
        for (int x = std::max(0, centre.x - across); x <= std::min(map.width() - 1, centre.x + across); ++x)
            visit(Cell{x, y});
    }
}

// One turn of one player while it is planned. Every order is tried on a copy of
// the state, so that all of them are legal one after the other and nobody aims
// at the dead.
class Battle {
public:
    Battle(const State& state, Dice& dice, Orders& orders);

    const State& now() const { return now_; }
    Player us() const { return us_; }
    const Side& own() const { return now_.sides[us_]; }
    const Side& enemy() const { return now_.sides[opponent(us_)]; }
    Cell own_base() const { return now_.map->base(us_); }
    Cell enemy_base() const { return now_.map->base(opponent(us_)); }
    bool is_over() const { return Rules::is_over(now_); }

    // False, and nothing happens, if the rules refuse it.
    bool give(const Action& order);
    bool can_stand(Cell cell) const;

    // Destroys the enemy's base if these units can do it in this turn.
    bool raze(const Ids& units);
    // All that these units can hit they hit: first what they kill together, then
    // whatever gains most. They step next to it, or into range.
    void strike(const Ids& units);
    // Walks to where goal(cell) is lowest; of such cells to where most comrades are, so that an army stays together.
    template <class Goal>
    void go(std::int32_t id, Goal goal) {
        const Unit unit = *own().find(id);
        const auto cost_of = [&](Cell cell) { return std::pair(goal(cell), -comrades_near(cell)); };
        Cell best = unit.at;
        auto lowest = cost_of(unit.at);
        int ties = 0;
        for_each_near(*now_.map, unit.at, unit.points, [&](Cell cell) {
            const auto cost = cost_of(cell);
            if (cost > lowest || (cost == lowest && ties == 0) || !can_stand(cell)) return;
            ties = cost == lowest ? ties + 1 : 1;
            lowest = cost;
            if (dice_.roll(1, ties) == 1) best = cell;
        });
        if (ties > 0) give(Move{id, best});
    }

private:
    struct Target {
        std::int32_t id;
        Cell at;
        int health, worth;
        std::optional<Kind> kind;  // none: the base
    };
    struct Strike {
        std::int32_t unit, target;
        Cell from;
        int harm;
        int gain, forgone;  // in gold: of this strike, of one at the base instead
    };

    int comrades_near(Cell cell) const;
    Target base_target() const;
    std::vector<Target> enemies() const;
    std::optional<Cell> place_to_strike(const Unit& unit, Cell target) const;
    std::optional<Strike> strike_at(const Target& target, const Unit& unit) const;
    std::vector<Strike> strikes_at(const Target& target, const Ids& units) const;
    bool carry_out(const Strike& strike);
    bool strike_to_kill(const Ids& units);
    bool strike_best(const Ids& units);

    State now_;
    Dice& dice_;
    Orders& orders_;
    Player us_;
};

}  // namespace agon::siege
