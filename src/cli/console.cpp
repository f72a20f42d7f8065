#include "cli/console.h"

#include <algorithm>
#include <cstring>
#include <unistd.h>

#include "cli/exit.h"
#include "system/file.h"
#include "system/terminal.h"
#include "view/text.h"

namespace agon::cli {

void print(std::string_view text) {
    const int problem = system::write_all(STDOUT_FILENO, text);
    if (problem != 0) {
        throw Failure{Exit::CannotWrite, std::string("standard output cannot be written: ") + std::strerror(problem)};
    }
}

void complain(std::string_view text) { system::write_all(STDERR_FILENO, text); }

std::string shown(std::string_view text) { return view::printable(text, view::Charset::Utf8); }

view::TerminalStyle style_for_output(Colour colour) {
    constexpr int rows_for_the_conversation = 6;
    view::TerminalStyle style;
    style.colour = colour == Colour::Auto ? system::wants_colour(STDOUT_FILENO) : colour == Colour::Always;
    if (system::is_terminal(STDOUT_FILENO)) {
        const system::TerminalSize size = system::terminal_size(STDOUT_FILENO);
        style.columns = size.columns;
        style.rows = std::max(1, size.rows - rows_for_the_conversation);
    }
    return style;
}

}  // namespace agon::cli
