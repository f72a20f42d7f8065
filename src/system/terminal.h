#pragma once
#include <optional>
#include <string>

namespace agon::system {

struct TerminalSize {
    int columns = 80, rows = 24;
    bool operator==(const TerminalSize&) const = default;
};

// Standard files that were closed by whoever started us stay closed: nothing that is opened later gets their numbers, and is read
// or printed into for one of them.
void keep_closed_standard_files_closed();

bool is_terminal(int descriptor);

// What the terminal says, else COLUMNS and LINES of the environment, else 80 x 24.
TerminalSize terminal_size(int descriptor);

// Settings of the person at the terminal, from the environment.
struct ColourWishes {
    bool no_colour = false;      // NO_COLOR is set and not empty (no-color.org)
    bool forced = false;         // CLICOLOR_FORCE is set and not 0: colours even into a pipe
    bool dumb_terminal = false;  // TERM is "dumb" or not there
};

ColourWishes colour_wishes();

enum class Output : bool { Elsewhere, Terminal };
bool wants_colour(Output output, const ColourWishes& wishes);
bool wants_colour(int descriptor);

}  // namespace agon::system
