#pragma once
#include <string>

namespace agon::cli {

// As in sysexits.h where it has a number for it. `agon --help` lists them.
enum class Exit : int {
    Done = 0,
    Negative = 1,          // the answer is no: an action was refused
    Usage = 64,            // the command line is wrong
    BadData = 65,          // a file was read and makes no sense
    CannotRead = 66,       // a file cannot be read
    Unavailable = 69,      // this machine lacks something
    Internal = 70,         // a mistake of ours
    CannotWrite = 74,      // standard output or a file cannot be written
    Interrupted = 128 + 2  // Ctrl-C
};

constexpr int exit_code(Exit exit) { return static_cast<int>(exit); }

// Why a verb stops: thrown by verbs, caught once in program.cpp, which prints "agon: " and the message.
struct Failure {
    Exit exit = Exit::Internal;
    std::string message;
};

}  // namespace agon::cli
