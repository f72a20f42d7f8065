#include "bots/siege/plans/army_plan.h"
#include "bots/siege/plans/makers.h"

namespace agon::siege {
namespace {

// Archers that keep their distance.
class Archers final : public ArmyPlan {
    Habits prepare(const State&, const Terrain&, Dice& dice) override {
        Habits habits;
        habits.workers = dice.roll(2, 3);
        habits.wave = dice.roll(3, 5);
        habits.guards = 3;
        archers_first_ = dice.roll(1, 2);
        return habits;
    }

    std::optional<Kind> wish(const Battle& battle) override {
        const Side &own = battle.own(), &enemy = battle.enemy();
        const int archers = count(own, Kind::Archer);
        if (count(own, Kind::Pikeman) < std::min(3, count(enemy, Kind::Knight))) return Kind::Pikeman;
        if (archers >= archers_first_ && wants_worker(battle)) return Kind::Worker;
        // Catapults outrange archers; knights ride them down.
        const int knights = count(own, Kind::Knight);
        if (knights < count(enemy, Kind::Catapult) && knights * 3 < archers * 2) return Kind::Knight;
        return Kind::Archer;
    }

    int archers_first_ = 2;
};

}  // namespace

std::unique_ptr<Planner> make_archers() { return std::make_unique<Archers>(); }

}  // namespace agon::siege
