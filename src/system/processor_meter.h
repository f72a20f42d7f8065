#pragma once
#include <sys/types.h>

#include <chrono>
#include <vector>

#include "system/descriptor.h"

namespace agon::system {

struct ProcessorTimes {
    std::chrono::nanoseconds ran{0};     // on a core, all threads added up, those that ended meanwhile included
    std::chrono::nanoseconds waited{0};  // for a core; the largest of any one thread, as threads side by side wait once
};

// How long a program ran during a turn, and how long it waited for a core that somebody else had. A thread also waits while
// other threads of its own program run, so who charges for time must not subtract all that was waited: it took at least what
// it ran. Counted are all threads of the process and of its descendants, also of those whose
// parents have ended, as long as they stay in its process group (in the sandbox they must). Those that are new are looked for when the first turn
// starts and at the end of a turn of more than a millisecond; what such a newcomer did before that turn counts as done in it,
// and nobody waits longer than the turn took. Where the kernel tells nothing, or the process is gone, all times are 0.
class ProcessorMeter {
public:
    explicit ProcessorMeter(int pid) : pid_(pid) {}

    void start_of_life();  // instead of start_of_turn(), once: the process is new and has done nothing yet
    void start_of_turn();  // costs two system calls for a program of one thread
    ProcessorTimes since_start_of_turn();  // the same
    // Since the turn began it was seen to have more processes than a program and what the sandbox needs to start one.
    bool has_company() const;
    // One of its threads runs or waits for a core at this moment. How long it waited is told by the kernel when the wait is over.
    bool wants_a_core() const;

private:
    using Nanoseconds = std::chrono::nanoseconds;
    struct Thread {
        int process = 0, number = 0;
        Descriptor file;  // kept open: a look then costs one system call
        Nanoseconds waited{0};
    };
    struct Process {
        int number = 0;
        clockid_t clock{};
        Nanoseconds ran{0}, last{0};  // when the turn began, and when it was last looked
    };

    void find_newcomers();

    int pid_;
    std::chrono::steady_clock::time_point began_{};
    std::vector<Process> processes_{};
    std::vector<Thread> threads_{};
};

// The same of the thread that calls it, since it started. It costs three system calls.
ProcessorTimes times_of_this_thread();

}  // namespace agon::system
