#pragma once
#include <array>
#include <limits>

#include "bots/siege/planner.h"
#include "bots/siege/plans/coverage.h"
#include "bots/siege/plans/terrain.h"

namespace agon::siege {

// How far a unit hits in one turn: its last point is the blow itself.
constexpr int reach_of(Kind kind) { return facts_of(kind).speed - 1 + facts_of(kind).range; }

// What a unit is worth in a fight, in gold. A worker has paid for itself after two turns.
constexpr int worth_of(Kind kind) { return kind == Kind::Worker ? 200 : facts_of(kind).cost; }

using Ids = std::vector<std::int32_t>;

// Calls visit(cell) for all cells of the map up to that distance, the centre included.
template <class Visit>
void for_each_near(const Map& map, Cell centre, int distance, Visit visit) {
    for (int y = std::max(0, centre.y - distance); y <= std::min(map.height() - 1, centre.y + distance); ++y) {
        const int across = distance - absolute(y - centre.y);
        for (int x = std::max(0, centre.x - across); x <= std::min(map.width() - 1, centre.x + across); ++x)
            visit(Cell{x, y});
    }
}

// One turn of one player while it is planned. Every order is tried on a copy of the state, so that all of them are legal one
// after the other and nobody aims at the dead.
class Battle {
public:
    Battle(const State& state, const Terrain& terrain, Dice& dice, Orders& orders);

    const State& now() const { return now_; }
    const Terrain& terrain() const { return terrain_; }
    Dice& dice() const { return dice_; }
    Player us() const { return us_; }
    const Side& own() const { return now_.sides[us_]; }
    const Side& enemy() const { return now_.sides[opponent(us_)]; }
    Cell own_base() const { return terrain_.map().base(us_); }
    Cell enemy_base() const { return terrain_.map().base(opponent(us_)); }
    bool is_over() const { return Rules::is_over(now_); }

    // False, and nothing happens, if the rules refuse it.
    bool give(const Action& order);

    bool can_stand(Cell cell) const;
    // Health that all enemies together could take from this unit in their next turn if it stood there.
    int danger(const Unit& unit, Cell at) const;
    // What is lost by that, in gold, when all comrades around bear their part of it.
    int risk(const Unit& unit, Cell at) const;

    // Destroys the enemy's base if these units can do it in this turn.
    bool raze(const Ids& units);
    // Blows of these units, each from the safest cell for it: first those that kill together, then whatever gains most. Of
    // `caution` percent of what a unit risks by its blow it must gain more. The base is worth `base_worth` when it is whole.
    void strike(const Ids& units, int caution, int base_worth);
    // Walks to where goal(cell) is lowest; a step is worth as much as `gold_per_step` of risk at full caution.
    template <class Goal>
    void go(std::int32_t id, Goal goal, int caution) {
        const Unit* const unit = own().find(id);
        if (unit == nullptr || unit->points == 0 || is_over()) return;
        Cell best = unit->at;
        int lowest = std::numeric_limits<int>::max(), ties = 0;
        for_each_near(terrain_.map(), unit->at, unit->points, [&](Cell cell) {
            if (cell != unit->at && !can_stand(cell)) return;
            // Of equally good cells those near comrades.
            const int cost = goal(cell) * gold_per_step + risk(*unit, cell) * caution / 100 -
                             std::min(gold_per_step - 1, comrades_[cell]);
            if (cost > lowest) return;
            ties = cost == lowest ? ties + 1 : 1;
            lowest = cost;
            if (ties == 1 || dice_.roll(1, ties) == 1) best = cell;
        });
        if (best != unit->at) give(Move{id, best});
    }

private:
    static constexpr int gold_per_step = 10;

    struct Blow {
        Cell from;
        int harm = 0, cost = 0;  // the cost is what it risks more than it must, with caution
        bool possible = false;
    };
    // What each of some units could do to each enemy, and to the base, in this turn.
    struct Options;

    Blow blow_at(const Unit& unit, Cell target, int harm, int safest, int caution) const;
    int safest_risk(const Unit& unit) const;
    void carry_out(std::int32_t id, std::int32_t target, const Blow& blow);
    Options list_options(const Ids& units, int caution) const;
    bool strike_to_kill(Options& options, int base_worth);
    bool strike_best(Options& options, int base_worth);

    State now_;
    const Terrain& terrain_;
    Dice& dice_;
    Orders& orders_;
    Player us_;
    std::array<Coverage, kind_count> threats_;  // enemies of a kind that reach a cell
    Coverage enemies_, comrades_;
};

}  // namespace agon::siege
