#include "bots/siege/plans/army_plan.h"
#include "bots/siege/plans/makers.h"

namespace agon::siege {
namespace {

// One catapult, three workers, then catapults.
class Catapults final : public ArmyPlan {
    Habits prepare(const Terrain&, Dice& dice) override {
        Habits habits;
        habits.workers = 3;
        habits.wave = dice.roll(3, 5);
        catapults_first_ = dice.roll(0, 1);
        return habits;
    }

    Kind wish(const Battle& battle) override {
        const Side& own = battle.own();
        if (count(own, Kind::Catapult) >= catapults_first_ && wants_worker(battle)) return Kind::Worker;
        return Kind::Catapult;
    }

    int catapults_first_ = 1;
};

}  // namespace

std::unique_ptr<Planner> make_catapults() { return std::make_unique<Catapults>(); }

}  // namespace agon::siege
