#include "bots/siege/plans/army_plan.h"
#include "bots/siege/plans/makers.h"

namespace agon::siege {
namespace {

// Rams at once, for all the gold there is. What follows them are more rams with pikemen against knights, swordsmen, and
// catapults that cover them.
class Rams final : public ArmyPlan {
    Habits prepare(const Terrain& terrain, Dice& dice) override {
        Habits habits;
        habits.wave = dice.roll(3, 4);
        // A long way gives the enemy time to be ready.
        constexpr int long_way = 24;
        const int way = terrain.to_base(Player::First, terrain.map().base(Player::Second), Kind::Ram);
        rams_first_ = dice.roll(3, 4) - (way > long_way ? 2 : 0);
        first_push_over_ = false;
        return habits;
    }

    Kind wish(const Battle& battle) override {
        const Side& own = battle.own();
        const int rams = count(own, Kind::Ram), swordsmen = count(own, Kind::Swordsman);
        if (!first_push_over_ && rams < rams_first_) return Kind::Ram;
        first_push_over_ = true;
        if (count(own, Kind::Pikeman) < std::min(4, count(battle.enemy(), Kind::Knight))) return Kind::Pikeman;
        if (wants_worker(battle)) return Kind::Worker;
        if (count(own, Kind::Catapult) <= rams + swordsmen) return Kind::Catapult;
        return swordsmen < rams ? Kind::Swordsman : Kind::Ram;
    }

    int rams_first_ = 0;
    bool first_push_over_ = false;
};

}  // namespace

std::unique_ptr<Planner> make_rams() { return std::make_unique<Rams>(); }

}  // namespace agon::siege
