#pragma once
#include <string>

#include "games/creatures/state.h"
#include "view/ink.h"

namespace agon::cli {

// The board, two characters a square. NORTH is upper case. What the marks behind a glyph mean: '*' it is bewitched, '\'' there
// is food under it.
std::string creatures_picture(const creatures::State& state, view::Ink ink);

}  // namespace agon::cli
