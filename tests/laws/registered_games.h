#pragma once
#include <vector>

#include "laws/game_law.h"

namespace agon::laws {

// Every law for every game that is registered.
std::vector<GameLaw> laws_of_registered_games();

}  // namespace agon::laws
