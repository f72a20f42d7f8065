#pragma once
#include <initializer_list>

#include "core/dice_kinds.h"
#include "games/siege/rules.h"

namespace agon::siege {

// An open board with the bases in its corners and some units on it.
inline State field(std::string_view map, std::initializer_list<SetupUnit> units) {
    Setup setup;
    setup.map = *Map::from_text(map);
    setup.units = units;
    LowDice dice;
    return Rules::start(setup, dice);
}

inline constexpr std::string_view open_field =
    "10000000000000000000/00000000000000000000/00000000000000000000/00000000000000000000/00000000000000000002";

}  // namespace agon::siege
