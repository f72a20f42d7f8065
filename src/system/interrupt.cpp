#include "system/interrupt.h"

#include <csignal>
#include <string_view>
#include <unistd.h>

#include "system/terminal.h"

namespace agon::system {
namespace {

volatile std::sig_atomic_t output_is_terminal = 0;
volatile std::sig_atomic_t code_of_interrupt = 0;

// Only what POSIX allows in a signal handler.
extern "C" void on_interrupt(int) {
    constexpr std::string_view reset = "\033[0m\n";
    if (output_is_terminal != 0) {
        [[maybe_unused]] const ssize_t ignored = ::write(STDOUT_FILENO, reset.data(), reset.size());
    }
    ::_exit(code_of_interrupt);
}

volatile std::sig_atomic_t interrupted = 0;
extern "C" void note_interrupt(int) { interrupted = 1; }

}  // namespace

struct InterruptNote::Before {
    struct sigaction action {};
};

InterruptNote::InterruptNote() : before_(std::make_unique<Before>()) {
    interrupted = 0;
    struct sigaction note {};
    note.sa_handler = note_interrupt;
    ::sigaction(SIGINT, &note, &before_->action);
}

InterruptNote::~InterruptNote() { ::sigaction(SIGINT, &before_->action, nullptr); }

bool InterruptNote::was_left() const { return interrupted != 0; }

void exit_on_interrupt(int exit_code) {
    output_is_terminal = is_terminal(STDOUT_FILENO) ? 1 : 0;
    code_of_interrupt = exit_code;
    struct sigaction interrupt {};
    interrupt.sa_handler = on_interrupt;
    ::sigaction(SIGINT, &interrupt, nullptr);
}

void survive_failed_writes() {
    struct sigaction ignore {};
    ignore.sa_handler = SIG_IGN;
    ::sigaction(SIGPIPE, &ignore, nullptr);
    ::sigaction(SIGXFSZ, &ignore, nullptr);
}

}  // namespace agon::system
