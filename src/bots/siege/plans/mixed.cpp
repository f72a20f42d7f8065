#include "bots/siege/plans/army_plan.h"
#include "bots/siege/plans/makers.h"

namespace agon::siege {
namespace {

// A bit of everything.
class Mixed final : public ArmyPlan {
    Habits prepare(const Terrain&, Dice& dice) override {
        Habits habits;
        habits.workers = 3;
        habits.wave = dice.roll(3, 5);
        habits.guards = 4;
        return habits;
    }

    Kind wish(const Battle& battle) override {
        const Side& own = battle.own();
        const Side& enemy = battle.enemy();
        const int workers = count(own, Kind::Worker), catapults = count(own, Kind::Catapult);
        const int pikemen = count(own, Kind::Pikeman), knights = count(own, Kind::Knight);
        if (pikemen < std::min(4, count(enemy, Kind::Knight))) return Kind::Pikeman;
        if (workers == 0 && wants_worker(battle)) return Kind::Worker;
        if (catapults + pikemen >= 1 && wants_worker(battle)) return Kind::Worker;
        return catapults >= 6 && knights * 2 < catapults ? Kind::Knight : Kind::Catapult;
    }
};

}  // namespace

std::unique_ptr<Planner> make_mixed() { return std::make_unique<Mixed>(); }

}  // namespace agon::siege
