#include "bots/siege/plans/army_plan.h"
#include "bots/siege/plans/makers.h"

namespace agon::siege {
namespace {

// Stays at home until it has a host.
class Turtle final : public ArmyPlan {
    Habits prepare(const Terrain&, Dice& dice) override {
        Habits habits;
        habits.workers = 3;
        habits.wave = dice.roll(90, 99);
        return habits;
    }

    Kind wish(const Battle& battle) override {
        const Side& own = battle.own();
        if (soldiers(own) >= 1 && wants_worker(battle)) return Kind::Worker;
        return count(own, Kind::Archer) <= count(own, Kind::Catapult) * 2 ? Kind::Archer : Kind::Catapult;
    }
};

}  // namespace

std::unique_ptr<Planner> make_turtle() { return std::make_unique<Turtle>(); }

}  // namespace agon::siege
