#pragma once
#include <optional>

#include "bots/siege/plans/tactics.h"
#include "bots/siege/terrain.h"

namespace agon::siege {

// What makes one plan different from another, besides what it builds.
struct Habits {
    int workers = 3;  // that mine, where there are mines
    int wave = 3;     // soldiers that leave home together, at least 2
    int guards = 0;   // that stand around the own base and never leave
};

// A plan that mines, builds, gathers an army at home and sends it to the
// enemy's base when it is large enough. Who is built later follows; an enemy
// near the own base calls everybody back. What it builds, and its habits, are
// the plan's own.
class ArmyPlan : public Planner {
public:
    void plan(const State& state, Dice& dice, Orders& orders) final;

protected:
    // Once a game, before the first turn. Games of one plan differ by what it
    // rolls here.
    virtual Habits prepare(const Terrain& terrain, Dice& dice) = 0;
    // What to build next; it is built when there is gold for it.
    virtual Kind wish(const Battle& battle) = 0;

    const Habits& habits() const { return habits_; }
    static int count(const Side& side,
                     Kind kind);  // with the one that is being built
    static int soldiers(const Side& side);
    bool wants_worker(const Battle& battle) const;

private:
    // Hold: wait in front of the base. Storm: go for the enemy's. Defend: fight
    // who comes near the own one.
    enum class Stance : std::uint8_t { Hold, Storm, Defend };

    void begin(const State& state, Dice& dice);
    void produce(Battle& battle);
    void command_workers(Battle& battle);
    void command_army(Battle& battle);
    Ids post_guards(Battle& battle);
    Stance choose_stance(const Battle& battle, const Ids& army) const;
    void march(Battle& battle, const Ids& army);

    Shared<Map> map_;
    std::optional<Terrain> terrain_;  // of that map
    Habits habits_;
    Stance stance_ = Stance::Hold;
    int poor_turns_ = 0;  // since it could last afford what it wished
    std::int32_t last_turn_ = -1;
};

}  // namespace agon::siege
