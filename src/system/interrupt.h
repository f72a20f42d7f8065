#pragma once
#include <memory>

// Signals that a program at a terminal must expect.
namespace agon::system {

// Ctrl-C ends the program at any time with this exit code, and leaves the terminal's colours as they were.
void exit_on_interrupt(int exit_code);

// While it lives, Ctrl-C (or SIGTERM, or SIGHUP unless nohup has it ignored) only leaves a note, so that what is known by then can
// still be told.
class InterruptNote {
public:
    InterruptNote();
    InterruptNote(const InterruptNote&) = delete;
    InterruptNote& operator=(const InterruptNote&) = delete;
    ~InterruptNote();

    bool was_left() const;
    int descriptor() const;  // becomes readable with the note, and stays so; -1 if this machine had none left

private:
    struct Before;
    std::unique_ptr<Before> before_;
};

// Writing into a pipe that nobody reads any more, or beyond the largest file allowed, is an error like others, and not the end
// of the program.
void survive_failed_writes();

}  // namespace agon::system
