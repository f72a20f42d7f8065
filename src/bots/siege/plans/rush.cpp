#include "bots/siege/plans/army_plan.h"
#include "bots/siege/plans/makers.h"

namespace agon::siege {
namespace {

// Knights at once, sent in small waves before anybody has an army.
class Rush final : public ArmyPlan {
    Habits prepare(const Terrain&, Dice& dice) override {
        Habits habits;
        habits.workers = 3;
        habits.wave = dice.roll(2, 3);
        return habits;
    }

    Kind wish(const Battle& battle) override {
        const Side& own = battle.own();
        if (count(own, Kind::Knight) < 4 && soldiers(own) < 4 && own.gold >= facts_of(Kind::Knight).cost)
            return Kind::Knight;
        if (wants_worker(battle)) return Kind::Worker;
        return count(battle.enemy(), Kind::Pikeman) >= 3 && count(own, Kind::Catapult) * 2 < soldiers(own)
                   ? Kind::Catapult
                   : Kind::Knight;
    }
};

}  // namespace

std::unique_ptr<Planner> make_rush() { return std::make_unique<Rush>(); }

}  // namespace agon::siege
