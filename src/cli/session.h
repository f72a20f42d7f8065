#pragma once
#include <cstdint>
#include <optional>
#include <string>

#include "catalog/table.h"
#include "cli/console.h"
#include "system/line_reader.h"

namespace agon::cli {

struct Seating {
    PerPlayer<std::optional<std::string>> bots{};  // by name; a person sits where there is none
    std::uint64_t seed = 0;                        // of the bots
};

enum class SessionEnd : bool { GameOver, LeftByPerson };

enum class BoardLook : bool { Drawn, Original };  // original: as the game's own program shows it, where there is one

enum class Confirm : bool {
    Never,
    WhereTheGameCanTell
};  // Enter after seeing what an action brings, before it is done

struct PlayStyle {
    view::TerminalStyle terminal{};
    Confirm confirm = Confirm::Never;
    BoardLook board = BoardLook::Drawn;
};

// One game in the terminal, from the table's position to its end: persons type, bots answer, the board is drawn.
SessionEnd play_session(catalog::Table& table, const Seating& seating, const PlayStyle& style,
                        system::LineReader& input);

}  // namespace agon::cli
