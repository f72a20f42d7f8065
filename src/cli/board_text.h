#pragma once
#include <string>

#include "catalog/table.h"
#include "view/terminal_scene.h"

namespace agon::cli {

enum class BoardLook : bool { Drawn, Original };  // original: as the game's own program shows it, where there is one

std::string board_text(const catalog::Table& table, Viewer viewer, BoardLook look, const view::TerminalStyle& style);

}  // namespace agon::cli
