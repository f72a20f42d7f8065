#pragma once
#include <string>

#include "catalog/table.h"

namespace agon::cli {

// What the player can do now. Where the game can tell what each action brings, the best come first, one a line.
std::string moves_text(const catalog::Table& table, Player player, int columns);

}  // namespace agon::cli
