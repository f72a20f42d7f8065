#include "system/launch.h"

#include <fcntl.h>
#include <linux/close_range.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <cstddef>

#include "system/sandbox.h"

// Sanitizers note the calls of functions, and these never return.
#if defined(__clang__)
#define AGON_NEVER_RETURNS __attribute__((disable_sanitizer_instrumentation))
#else
#define AGON_NEVER_RETURNS
#endif

// clone() by its other name: the thread sanitizer replaces the usual one, and thinks that it copies memory.
extern "C" int __clone(int (*function)(void*), void* stack, int flags, void* argument, ...);

namespace agon::system {
namespace {

constexpr int last_signal = 64;
constexpr std::size_t signal_set_bytes = 8;

// The new process and we see the same one.
struct Course {
    const LaunchPlan* plan;
    int parent;
    LaunchStep step = LaunchStep::Process;
    int problem = 0;
};

// The library's own functions may take locks or be replaced by a sanitizer, which would then think that we had called them.
template <class... Arguments>
long raw(long number, Arguments... arguments) {
    return syscall(number, arguments...);
}

// A handler of ours that ran in the new process would change our memory, and what we ignore it would ignore too.
void forget_signal_handlers() {
    constexpr std::size_t action_bytes = 64;  // no kernel's is larger; all zero is the default action
    alignas(8) const char usual[action_bytes]{};
    for (int signal = 1; signal <= last_signal; ++signal)
        raw(SYS_rt_sigaction, signal, &usual[0], nullptr, signal_set_bytes);
    const std::uint64_t none = 0;
    raw(SYS_rt_sigprocmask, SIG_SETMASK, &none, nullptr, signal_set_bytes);
}

// Its input and output, and nothing else that we have open. Marked, not closed: the sandbox still needs some of it.
bool keep_only_standard_files(const std::array<int, 3>& standard) {
    for (int target = 0; target < 3; ++target)
        if (raw(SYS_dup3, standard[static_cast<std::size_t>(target)], target, 0) < 0) return false;
    if (raw(SYS_close_range, 3U, UINT_MAX, CLOSE_RANGE_CLOEXEC) == 0) return true;
    rlimit limit{};
    raw(SYS_prlimit64, 0, RLIMIT_NOFILE, nullptr, &limit);
    for (rlim_t file = 3; file < limit.rlim_cur && file < INT_MAX; ++file)
        raw(SYS_fcntl, static_cast<int>(file), F_SETFD, FD_CLOEXEC);
    return true;
}

bool stay_on_core(int core) {
    constexpr std::size_t bits = sizeof(unsigned long) * CHAR_BIT, most_cores = 8192;
    if (core < 0 || static_cast<std::size_t>(core) >= most_cores) {
        errno = EINVAL;
        return false;
    }
    unsigned long cores[most_cores / bits]{};
    cores[static_cast<std::size_t>(core) / bits] = 1UL << static_cast<std::size_t>(core) % bits;
    return raw(SYS_sched_setaffinity, 0, sizeof(cores), &cores[0]) >= 0;
}

// It does not outlive us. The kernel forgets this when a process becomes another user.
bool die_with_parent(int parent) {
    raw(SYS_prctl, PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    return raw(SYS_getppid) == parent;  // else it is too late already
}

bool become_independent(const LaunchPlan& plan, int parent) {
    if (plan.number) plan.number->store(static_cast<int>(raw(SYS_getpid)));
    if (!die_with_parent(parent)) raw(SYS_exit_group, 1);
    if (raw(SYS_setpgid, 0, 0) != 0) return false;
    forget_signal_handlers();
    // A program that could become root could not be ended by us.
    if (raw(SYS_prctl, PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return false;
    const rlimit mark{.rlim_cur = plan.mark, .rlim_max = plan.mark};
    if (plan.mark != 0 && raw(SYS_prlimit64, 0, RLIMIT_LOCKS, &mark, nullptr) != 0) return false;
    return keep_only_standard_files(plan.standard);
}

AGON_NEVER_RETURNS int become_program(void* shared) {
    Course& course = *static_cast<Course*>(shared);
    const LaunchPlan& plan = *course.plan;
    const auto failed = [&](int problem) {
        course.problem = problem;
        return 127;
    };
    if (!become_independent(plan, course.parent)) return failed(errno);
    course.step = LaunchStep::Core;
    if (plan.core && !stay_on_core(*plan.core)) return failed(errno);
    course.step = LaunchStep::Folder;
    if (plan.folder && raw(SYS_chdir, plan.folder) != 0) return failed(errno);
    course.step = LaunchStep::Sandbox;
    if (plan.sandbox) {
        if (const int problem = plan.sandbox->enter()) return failed(problem);
        if (!die_with_parent(course.parent)) return 1;
    }
    course.step = LaunchStep::Program;
    raw(SYS_execve, plan.program, plan.arguments, plan.environment);
    return failed(errno);
}

}  // namespace

Launched launch(const LaunchPlan& plan) {
    constexpr std::size_t stack_bytes = 64 * 1024;
    constexpr int shared = CLONE_VM | CLONE_VFORK | SIGCHLD;
    alignas(16) std::byte stack[stack_bytes];
    Course course{.plan = &plan, .parent = getpid()};
    std::uint64_t before = 0;
    const std::uint64_t all = ~std::uint64_t{0};
    syscall(SYS_rt_sigprocmask, SIG_SETMASK, &all, &before, signal_set_bytes);
    int handle = -1;
    int pid = __clone(become_program, &stack[stack_bytes], shared | CLONE_PIDFD, &course, &handle);
    if (pid < 0 && errno == EINVAL) pid = __clone(become_program, &stack[stack_bytes], shared, &course);
    const int problem = pid < 0 ? errno : course.problem;
    syscall(SYS_rt_sigprocmask, SIG_SETMASK, &before, nullptr, signal_set_bytes);

    Launched launched{.pid = pid, .handle = Descriptor(handle), .step = course.step, .problem = problem};
    if (pid >= 0 && problem != 0)
        while (waitpid(pid, nullptr, 0) < 0 && errno == EINTR) {}
    return launched;
}

}  // namespace agon::system
