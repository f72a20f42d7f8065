#pragma once
#include <string>

#include "core/scene.h"

namespace agon::view {

// What the drawing is for. Whether there is a terminal, and how large it is, is for system/terminal.h to find out.
struct TerminalStyle {
    bool colour = false;  // ANSI escapes and UTF-8; without it there is nothing but printable ASCII and line feeds
    int columns = 80;     // no line is longer (nor narrower terminals drawn for than 20)
    int rows = 0;         // of a taller board only a part is shown, to fit; 0: all of it
};

// A board with its players, for any game. Where the board is too wide for (X) and [X] its cells are single characters, and
// where even that is too wide only the part around the acting piece is shown.
std::string draw(const Scene& scene, const TerminalStyle& style);

}  // namespace agon::view
