#include "cli/console.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <unistd.h>

#include "cli/exit.h"
#include "system/terminal.h"

namespace agon::cli {
namespace {

// Writes everything or returns the error number.
int write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return errno;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

volatile std::sig_atomic_t output_is_terminal = 0;

// Only what POSIX allows in a signal handler.
extern "C" void on_interrupt(int) {
    constexpr std::string_view reset = "\033[0m\n";
    if (output_is_terminal != 0) {
        [[maybe_unused]] const ssize_t ignored = ::write(STDOUT_FILENO, reset.data(), reset.size());
    }
    ::_exit(static_cast<int>(Exit::Interrupted));
}

}  // namespace

void print(std::string_view text) {
    const int problem = write_all(STDOUT_FILENO, text);
    if (problem != 0) {
        throw Failure{Exit::CannotWrite, std::string("standard output cannot be written: ") + std::strerror(problem)};
    }
}

void complain(std::string_view text) { write_all(STDERR_FILENO, text); }

void install_signal_handlers() {
    output_is_terminal = system::is_terminal(STDOUT_FILENO) ? 1 : 0;
    struct sigaction interrupt {};
    interrupt.sa_handler = on_interrupt;
    ::sigaction(SIGINT, &interrupt, nullptr);
    struct sigaction ignore {};
    ignore.sa_handler = SIG_IGN;
    ::sigaction(SIGPIPE, &ignore, nullptr);
}

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
