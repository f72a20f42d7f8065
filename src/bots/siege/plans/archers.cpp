#include "bots/siege/plans/army_plan.h"
#include "bots/siege/plans/makers.h"

namespace agon::siege {
namespace {

// Archers that keep their distance.
class Archers final : public ArmyPlan {
    Habits prepare(const Terrain&, Dice& dice) override {
        Habits habits;
        habits.workers = dice.roll(2, 3);
        habits.wave = dice.roll(3, 5);
        return habits;
    }

    Kind wish(const Battle& battle) override {
        const Side& own = battle.own();
        if (count(own, Kind::Archer) >= 2 && wants_worker(battle)) return Kind::Worker;
        // Catapults outrange archers; knights ride them down.
        if (count(own, Kind::Knight) * 2 < count(battle.enemy(), Kind::Catapult)) return Kind::Knight;
        return Kind::Archer;
    }
};

}  // namespace

std::unique_ptr<Planner> make_archers() { return std::make_unique<Archers>(); }

}  // namespace agon::siege
