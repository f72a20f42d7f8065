#pragma once
#include <array>
#include <memory>
#include <string_view>

#include "bots/siege/planner.h"

// Opponents that each follow one plan: to play against, and to measure others by.
namespace agon::siege {

inline constexpr std::array<std::string_view, 8> plan_names{"rush", "archers", "catapults", "pikes",
                                                            "boom", "mixed",   "rams",      "turtle"};

// Kept out of tuning: nobody's weights may be fitted to games against these, so that they show what strength is worth against
// strangers.
inline constexpr std::array<std::string_view, 2> plans_kept_out_of_tuning{"rams", "turtle"};

// A new planner: one of these, or "random", which gives any legal orders. None if no plan has that name.
std::unique_ptr<Planner> make_plan(std::string_view name);

}  // namespace agon::siege
