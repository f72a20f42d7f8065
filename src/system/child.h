#pragma once
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "system/descriptor.h"

namespace agon::system {

class Family;
class Sandbox;

struct ChildOrder {
    std::string program;                     // a path; a relative one starts at the folder
    std::vector<std::string> arguments;      // the first is the program's name for itself
    std::vector<std::string> environment{};  // NAME=value, all of it
    std::string folder{};                    // where it is started; empty: here
    const Sandbox* sandbox = nullptr;        // none: as free as we are, except that it cannot become another user
    std::optional<int> core{};               // it and all it starts stay on this core
    bool errors_in_output = false;           // its standard error is its standard output, and errors() is closed
    // What becomes its standard input, output and error, none of it below 3 and all of it ours to close; -1: a pipe to us.
    std::array<int, 3> standard{-1, -1, -1};
};

struct StartError {
    bool host = false;    // this machine could not (no memory, no processes left), whatever program it is
    std::string message;  // a sentence: "cannot start ./bot: permission denied"
    bool operator==(const StartError&) const = default;
};

struct ExitStatus {
    int code = 0;    // it exited with this
    int signal = 0;  // or was ended by this one
    bool operator==(const ExitStatus&) const = default;
};

// A running program and everything it starts. All of it is gone when this is. Any thread may start one, but the end of that
// thread is the end of the program: Linux does not let a process outlive the thread it comes from.
class Child {
public:
    static Result<Child, StartError> start(const ChildOrder& order);
    Child(Child&& other) noexcept;
    Child& operator=(Child&& other) noexcept;
    ~Child();

    int pid() const { return pid_; }  // its number, also that of its process group; -1 once it is ended
    // Non-blocking pipes to its standard input and from its standard output and error, closed where it was given something else.
    // What it wrote can be read after its end.
    Descriptor& input() { return input_; }
    Descriptor& output() { return output_; }
    Descriptor& errors() { return errors_; }
    // Becomes readable when it ends. -1 where the machine has no such handles; there the end of its output is the only sign.
    int end_handle() const { return handle_.number(); }

    std::optional<ExitStatus> ended();  // none while it runs
    void pause();                       // it and its process group, until resume()
    void resume();

    // Kills it and all that it started, also what has left its process group; returns when nothing of it is alive.
    void end();

private:
    Child();
    void signal_group(int signal) const;

    int pid_ = -1;
    Descriptor handle_, input_, output_, errors_;
    std::optional<ExitStatus> status_;
    std::unique_ptr<Family> family_;  // none if its process group is all there can be of it
};

}  // namespace agon::system
