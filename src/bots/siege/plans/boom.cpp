#include "bots/siege/plans/army_plan.h"
#include "bots/siege/plans/makers.h"

namespace agon::siege {
namespace {

// Workers first.
class Boom final : public ArmyPlan {
    Habits prepare(const Terrain&, Dice& dice) override {
        Habits habits;
        habits.workers = dice.roll(4, 6);
        habits.wave = dice.roll(5, 7);
        return habits;
    }

    Kind wish(const Battle& battle) override {
        const Side& own = battle.own();
        // Whoever comes before the army is there is met by what is built fastest.
        const bool alarmed = soldiers(own) == 0 && soldiers(battle.enemy()) >= 2;
        if (alarmed && count(own, Kind::Worker) >= 2) return Kind::Swordsman;
        if (wants_worker(battle)) return Kind::Worker;
        return count(own, Kind::Knight) * 2 < count(own, Kind::Catapult) ? Kind::Knight : Kind::Catapult;
    }
};

}  // namespace

std::unique_ptr<Planner> make_boom() { return std::make_unique<Boom>(); }

}  // namespace agon::siege
