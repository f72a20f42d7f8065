#include "system/interrupt.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <string_view>

#include "system/descriptor.h"
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

volatile std::sig_atomic_t interrupted = 0, waker = -1;
extern "C" void note_interrupt(int) {
    const int error = errno;  // whoever is interrupted still wants to read its own
    interrupted = 1;
    const char anything = 0;
    if (waker >= 0) [[maybe_unused]]
        const ssize_t ignored = ::write(waker, &anything, 1);
    errno = error;
}

// The end of a session, or a polite request to end, is told apart from Ctrl-C by nobody here.
constexpr std::array noted_signals{SIGINT, SIGTERM, SIGHUP};

}  // namespace

struct InterruptNote::Before {
    std::array<struct sigaction, noted_signals.size()> actions{};
    Descriptor reading, writing;
};

InterruptNote::InterruptNote() : before_(std::make_unique<Before>()) {
    std::array<int, 2> ends{-1, -1};
    if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) == 0) {
        before_->reading = Descriptor(ends[0]);
        before_->writing = Descriptor(ends[1]);
    }
    interrupted = 0;
    waker = before_->writing.number();
    struct sigaction note {};
    note.sa_handler = note_interrupt;
    for (std::size_t i = 0; i < noted_signals.size(); ++i) {
        ::sigaction(noted_signals[i], nullptr, &before_->actions[i]);
        const bool is_survived = noted_signals[i] == SIGHUP && before_->actions[i].sa_handler == SIG_IGN;  // nohup
        if (!is_survived) ::sigaction(noted_signals[i], &note, nullptr);
    }
}

InterruptNote::~InterruptNote() {
    for (std::size_t i = 0; i < noted_signals.size(); ++i) ::sigaction(noted_signals[i], &before_->actions[i], nullptr);
    waker = -1;
}

bool InterruptNote::was_left() const { return interrupted != 0; }

int InterruptNote::descriptor() const { return before_->reading.number(); }

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
