#pragma once
#include <string>

#include "catalog/table.h"

namespace agon::cli {

// The last step in a few lines: its number, who did what, and what that brought. A player of a game with secrets is told what the
// drawn board tells, and no more.
std::string step_text(const catalog::Table& table, const PerPlayer<std::string>& names, Viewer viewer);

// What the game calls its players.
PerPlayer<std::string> names_of_sides(const catalog::Table& table);

}  // namespace agon::cli
