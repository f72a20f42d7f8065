#pragma once
#include "cli/keyboard.h"
#include "cli/opponents.h"

namespace agon::cli {

// One game in the terminal, from the table's position to its end: persons type, bots answer, the board is drawn. What is returned
// is the record of it; at a table that was opened with a position, only its verdict counts.
match::Record play_session(catalog::Table& table, const Seating& seating, const PlayStyle& style,
                           system::LineReader& input);

}  // namespace agon::cli
