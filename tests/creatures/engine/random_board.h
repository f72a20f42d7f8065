#pragma once
#include <cstdint>
#include <sstream>
#include <string>

#include "games/creatures/rules.h"

// Small crowded boards, on which much happens.
namespace agon::creatures_engine_test {

// Another one for every number. With walls, food (also twice on a square), sides of different size, sometimes none.
creatures::Setup random_setup(std::uint64_t number);

// As a board file.
std::string text_of(const creatures::Setup& setup);

}  // namespace agon::creatures_engine_test
