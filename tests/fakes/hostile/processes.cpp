#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>

#include "hostile.h"

// Attacks on other processes, and on the limits of the own ones.
namespace hostile {
namespace {

pid_t number(const char* text) { return static_cast<pid_t>(std::atol(text)); }

bool kill_victim(char** victim) { return kill(number(victim[0]), SIGKILL) == 0; }

bool kill_thread(char** victim) { return syscall(SYS_tkill, number(victim[0]), SIGKILL) == 0; }

bool kill_by_handle(char** victim) {
    const long handle = syscall(SYS_pidfd_open, number(victim[0]), 0);
    return handle >= 0 && syscall(SYS_pidfd_send_signal, handle, SIGKILL, nullptr, 0) == 0;
}

// The kernel sends the signal, when there is something to read for the "owner" of the pipe.
bool kill_by_pipe(char** victim) {
    int ends[2];
    return pipe(ends) == 0 && fcntl(ends[0], F_SETOWN, number(victim[0])) == 0 &&
           fcntl(ends[0], F_SETSIG, SIGKILL) == 0 && fcntl(ends[0], F_SETFL, O_ASYNC) == 0 &&
           write(ends[1], "x", 1) == 1;
}

// Signal 0 only asks whether one could.
bool ask_parent(char**) { return kill(getppid(), 0) == 0; }

bool signal_itself(char**) { return kill(getpid(), 0) == 0 && kill(0, 0) == 0 && raise(0) == 0; }

bool trace(char** victim) { return ptrace(PTRACE_SEIZE, number(victim[0]), nullptr, nullptr) == 0; }

bool read_memory(char** victim) {
    char byte = 0;
    iovec here{&byte, 1};
    iovec there{reinterpret_cast<void*>(std::strtoull(victim[1], nullptr, 16)), 1};
    return process_vm_readv(number(victim[0]), &here, 1, &there, 1, 0) == 1;
}

bool take_descriptor(char** victim) {
    const long handle = syscall(SYS_pidfd_open, number(victim[0]), 0);
    return handle >= 0 && syscall(SYS_pidfd_getfd, handle, 0, 0) >= 0;
}

bool read_others_limits(char** victim) {
    rlimit limit{};
    return prlimit(number(victim[0]), RLIMIT_NOFILE, nullptr, &limit) == 0;
}

// A child of ours does it, because a leader of a group cannot. Its exit code is the error code.
template <class Deed>
bool in_child(Deed deed) {
    const pid_t child = fork();
    if (child < 0) return false;
    if (child == 0) _exit(deed() ? 0 : errno);
    int status = 0;
    waitpid(child, &status, 0);
    errno = WEXITSTATUS(status);
    return status == 0;
}

bool new_session(char**) {
    return in_child([] { return setsid() >= 0; });
}

bool new_group(char**) {
    return in_child([] { return setpgid(0, 0) == 0; });
}

bool child_of_parent(char**) {
    const long child = syscall(SYS_clone, CLONE_PARENT | SIGCHLD, nullptr, nullptr, nullptr, nullptr);
    if (child == 0) _exit(0);
    return child > 0;
}

// At most so many; says how many there are, besides itself.
bool fork_bomb(char** most) {
    int made = 0;
    for (; made < std::atoi(most[0]); ++made) {
        const pid_t child = fork();
        if (child < 0) break;
        if (child != 0) continue;
        close(STDOUT_FILENO);  // whose end the test waits for
        close(STDERR_FILENO);
        while (true) pause();
    }
    std::printf("%d\n", made);
    return made == std::atoi(most[0]);
}

bool raise_limit(char**) {
    const rlimit none{RLIM_INFINITY, RLIM_INFINITY};
    return setrlimit(RLIMIT_DATA, &none) == 0;
}

// Ends with its processor time, or by itself after so many seconds of it.
bool burn(char** seconds) {
    signal(SIGXCPU, SIG_IGN);
    rusage used{};
    while (used.ru_utime.tv_sec + used.ru_stime.tv_sec < std::atol(seconds[0])) getrusage(RUSAGE_SELF, &used);
    return true;
}

bool all_cores(char**) {
    cpu_set_t cores;
    return sched_getaffinity(0, sizeof cores, &cores) == 0 && sched_setaffinity(0, sizeof cores, &cores) == 0;
}

bool other_schedule(char**) {
    const sched_param none{};
    return sched_setscheduler(0, SCHED_BATCH, &none) == 0;
}

bool other_priority(char**) { return setpriority(PRIO_PROCESS, 0, 5) == 0; }

}  // namespace

const Attack process_attacks[] = {{"kill", 1, kill_victim},
                                  {"kill-thread", 1, kill_thread},
                                  {"kill-by-handle", 1, kill_by_handle},
                                  {"kill-by-pipe", 1, kill_by_pipe},
                                  {"ask-parent", 0, ask_parent},
                                  {"signal-itself", 0, signal_itself},
                                  {"trace", 1, trace},
                                  {"read-memory", 2, read_memory},
                                  {"take-descriptor", 1, take_descriptor},
                                  {"read-limits", 1, read_others_limits},
                                  {"new-session", 0, new_session},
                                  {"new-group", 0, new_group},
                                  {"child-of-parent", 0, child_of_parent},
                                  {"fork-bomb", 1, fork_bomb},
                                  {"raise-limit", 0, raise_limit},
                                  {"burn", 1, burn},
                                  {"all-cores", 0, all_cores},
                                  {"other-schedule", 0, other_schedule},
                                  {"other-priority", 0, other_priority},
                                  {}};

}  // namespace hostile
