#pragma once
#include "bots/siege/plans/forecast.h"
#include "bots/siege/plans/tactics.h"

namespace agon::siege {

// What makes one plan different from another, besides what it builds.
struct Habits {
    int workers = 3;         // that mine, where there are mines
    int wave = 3;            // soldiers that leave home at least
    int caution = 100;       // percent of what it could lose that an army counts while it waits for its moment
    int storm_caution = 30;  // and when it has come
    int least_gain = 40;     // percent of what an attack costs that it must gain
    int base_worth = 2000;   // of the enemy's whole base
    int guards = 0;          // that stand around the own base
    int alarm = 5;           // turns before its base would fall that an army turns back; 0: never
};

// Hold: wait at home. Advance: come near, out of their reach. Hunt: fight their army. Storm: raze the base. Defend: fight who
// comes near the own base.
enum class Stance : std::uint8_t { Hold, Advance, Hunt, Storm, Defend };

// A plan that mines, builds, gathers an army, and attacks with it when that looks good. What it builds, and its habits, are the
// plan's own.
class ArmyPlan : public Planner {
public:
    void plan(const State& state, Dice& dice, Orders& orders) final;

protected:
    // Once a game, before the first turn. Games of one plan differ by what it rolls here.
    virtual Habits prepare(const State& state, const Terrain& terrain, Dice& dice) = 0;
    // What to build next; it is built when there is gold for it. None: nothing.
    virtual std::optional<Kind> wish(const Battle& battle) = 0;

    const Habits& habits() const { return habits_; }
    static int count(const Side& side, Kind kind);  // with the one that is being built
    static int soldiers(const Side& side);
    bool wants_worker(const Battle& battle) const;
    // Of these kinds the one that does best, in attack and defence, if it is built for a while from now on.
    Kind best_of(const Battle& battle, std::initializer_list<Kind> kinds) const;

private:
    Camp camp_of(const State& state, Player player, Player stormed) const;
    int score_of(const Forecast& forecast, int wanted) const;
    void begin(const State& state, Dice& dice);
    void produce(Battle& battle);
    void command_workers(Battle& battle);
    void command_army(Battle& battle);
    Stance choose_stance(const Battle& battle);
    Ids post_guards(Battle& battle, const Ids& soldiers);
    void march(Battle& battle, const Ids& army, Stance stance);

    Terrain terrain_;
    Habits habits_;
    Stance stance_ = Stance::Hold;
    bool desperate_ = false;  // the own base is about to fall
    int idle_turns_ = 0;      // since it last attacked
    int poor_turns_ = 0;      // since it could last afford what it wished
    std::int32_t last_turn_ = -1;
};

}  // namespace agon::siege
