#include "bots/siege/plans/army_plan.h"
#include "bots/siege/plans/makers.h"

namespace agon::siege {
namespace {

// Pikemen.
class Pikes final : public ArmyPlan {
    Habits prepare(const Terrain&, Dice& dice) override {
        Habits habits;
        habits.workers = 3;
        habits.wave = dice.roll(4, 6);
        habits.guards = dice.roll(2, 4);
        return habits;
    }

    Kind wish(const Battle& battle) override {
        const Side& own = battle.own();
        const int pikemen = count(own, Kind::Pikeman), catapults = count(own, Kind::Catapult);
        if (pikemen < 3) return Kind::Pikeman;
        if (wants_worker(battle)) return Kind::Worker;
        return pikemen < habits().guards + catapults * 2 ? Kind::Pikeman : Kind::Catapult;
    }
};

}  // namespace

std::unique_ptr<Planner> make_pikes() { return std::make_unique<Pikes>(); }

}  // namespace agon::siege
