#include "bots/siege/plans/army_plan.h"
#include "bots/siege/plans/makers.h"

namespace agon::siege {
namespace {

// One catapult, three workers, then catapults.
class Catapults final : public ArmyPlan {
    Habits prepare(const State&, const Terrain&, Dice& dice) override {
        Habits habits;
        habits.workers = 3;
        habits.wave = dice.roll(2, 4);
        habits.guards = dice.roll(1, 3);
        pikemen_ = dice.roll(2, 3);
        catapults_first_ = dice.roll(0, 1);
        return habits;
    }

    std::optional<Kind> wish(const Battle& battle) override {
        const Side& own = battle.own();
        // Knights ride catapults down; a few pikemen are enough for those that get through.
        if (count(own, Kind::Pikeman) < std::min(pikemen_, count(battle.enemy(), Kind::Knight))) return Kind::Pikeman;
        if (count(own, Kind::Catapult) >= catapults_first_ && wants_worker(battle)) return Kind::Worker;
        return Kind::Catapult;
    }

    int catapults_first_ = 1, pikemen_ = 0;
};

}  // namespace

std::unique_ptr<Planner> make_catapults() { return std::make_unique<Catapults>(); }

}  // namespace agon::siege
