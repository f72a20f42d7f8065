#pragma once
#include <memory>

#include "bots/siege/planner.h"

// Each plan is a file of its own that shows nothing but how it is made.
namespace agon::siege {

std::unique_ptr<Planner> make_archers();
std::unique_ptr<Planner> make_boom();
std::unique_ptr<Planner> make_catapults();
std::unique_ptr<Planner> make_mixed();
std::unique_ptr<Planner> make_pikes();
std::unique_ptr<Planner> make_rams();
std::unique_ptr<Planner> make_random();
std::unique_ptr<Planner> make_rush();
std::unique_ptr<Planner> make_turtle();

}  // namespace agon::siege
