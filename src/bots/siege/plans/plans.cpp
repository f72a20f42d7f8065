#include "bots/siege/plans/plans.h"

#include "bots/siege/plans/makers.h"

namespace agon::siege {

std::unique_ptr<Planner> make_plan(std::string_view name) {
    if (name == "random") return make_random();
    if (name == "rush") return make_rush();
    if (name == "archers") return make_archers();
    if (name == "catapults") return make_catapults();
    if (name == "pikes") return make_pikes();
    if (name == "boom") return make_boom();
    if (name == "mixed") return make_mixed();
    if (name == "rams") return make_rams();
    if (name == "turtle") return make_turtle();
    return nullptr;
}

}  // namespace agon::siege
