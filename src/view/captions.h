#pragma once
#include "core/scene.h"
#include "view/board.h"
#include "view/ink.h"

// What stands beside and below a board.
namespace agon::view {

enum class Placement : bool { Beside, Below };

// Both players: name, score, whose turn it is, and their facts; one fact a line beside the board, run together below it.
Lines player_strips(const Scene& scene, Placement placement, int columns);

// Who acts, what just happened, what the signs mean, and which part of the board is shown.
Lines notes(const Scene& scene, const BoardContents& contents, const BoardFrame& frame, int columns);

}  // namespace agon::view
