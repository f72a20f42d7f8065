#include <fcntl.h>
#include <linux/capability.h>
#include <linux/keyctl.h>
#include <linux/perf_event.h>
#include <sched.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/msg.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/sem.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

#include "hostile.h"

// Attacks on the machine itself, and around the other rules.
namespace hostile {
namespace {

bool new_users(char**) { return unshare(CLONE_NEWUSER) == 0; }

bool clone_new_users(char**) {
    const long child = syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, nullptr, nullptr, nullptr, nullptr);
    if (child == 0) _exit(0);
    return child > 0;
}

bool clone_newly(char**) {
    struct {
        unsigned long long flags, others[10];
    } wish{};
    const long child = syscall(SYS_clone3, &wish, 64);
    if (child == 0) _exit(0);
    return child > 0;
}

bool mount_something(char**) { return mount("none", "/mnt", "tmpfs", 0, nullptr) == 0; }

bool rings(char**) {
    char parameters[120]{};
    return syscall(SYS_io_uring_setup, 1, parameters) >= 0;
}

bool counters(char**) {
    perf_event_attr attributes{};
    attributes.type = PERF_TYPE_SOFTWARE;
    attributes.size = sizeof attributes;
    attributes.config = PERF_COUNT_SW_TASK_CLOCK;
    attributes.exclude_kernel = 1;
    return syscall(SYS_perf_event_open, &attributes, 0, -1, -1, 0) >= 0;
}

bool kernel_programs(char**) {
    struct {
        unsigned type = 2, key = 4, value = 4, entries = 1, rest[28]{};  // an array of one number
    } map;
    return syscall(SYS_bpf, 0, &map, sizeof map) >= 0;
}

bool keys(char**) { return syscall(SYS_keyctl, KEYCTL_GET_KEYRING_ID, KEY_SPEC_PROCESS_KEYRING, 1) >= 0; }

bool no_randomisation(char**) { return personality(ADDR_NO_RANDOMIZE) >= 0; }

bool page_faults(char**) { return syscall(SYS_userfaultfd, O_CLOEXEC | 1) >= 0; }

bool semaphores(char**) {
    const int set = semget(IPC_PRIVATE, 1, IPC_CREAT | 0600);
    if (set >= 0) semctl(set, 0, IPC_RMID);
    return set >= 0;
}

bool messages(char**) {
    const int queue = msgget(IPC_PRIVATE, IPC_CREAT | 0600);
    if (queue >= 0) msgctl(queue, IPC_RMID, nullptr);
    return queue >= 0;
}

// Typed as if by whoever sits there. A pipe is no terminal, but who may not even ask is told so first.
bool type_at_terminal(char**) { return ioctl(STDIN_FILENO, TIOCSTI, "x") == 0 || errno == ENOTTY; }

// The kernel looks at the lower half of the number only.
bool type_with_high_bits(char**) {
    return syscall(SYS_ioctl, STDIN_FILENO, 1UL << 40 | TIOCSTI, "x") == 0 || errno == ENOTTY;
}

// Any right of root's, or the possibility to get one.
bool rights(char**) {
    __user_cap_header_struct header{.version = _LINUX_CAPABILITY_VERSION_3, .pid = 0};
    __user_cap_data_struct ours[2]{};
    if (syscall(SYS_capget, &header, ours) != 0 || prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) != 1) return true;
    errno = EPERM;
    return (ours[0].effective | ours[1].effective | ours[0].permitted | ours[1].permitted | ours[0].inheritable) != 0;
}

// The number of a call on other architectures, whose rules are not looked at.
bool foreign_call(char**) {
#if defined(__x86_64__)
    long result = 20;  // getpid of 32-bit programs
    asm volatile("int $0x80" : "+a"(result) : : "memory", "r8", "r9", "r10", "r11");
    errno = ENOSYS;
    return result > 0;
#else
    errno = ENOSYS;
    return false;
#endif
}

bool foreign_numbers(char**) {
    return syscall(0x4000'0000L | SYS_getpid) > 0;  // of programs with short pointers
}

}  // namespace

const Attack kernel_attacks[] = {{"new-users", 0, new_users},
                                 {"clone-new-users", 0, clone_new_users},
                                 {"clone-newly", 0, clone_newly},
                                 {"mount", 0, mount_something},
                                 {"rings", 0, rings},
                                 {"counters", 0, counters},
                                 {"kernel-programs", 0, kernel_programs},
                                 {"keys", 0, keys},
                                 {"no-randomisation", 0, no_randomisation},
                                 {"page-faults", 0, page_faults},
                                 {"semaphores", 0, semaphores},
                                 {"messages", 0, messages},
                                 {"type-at-terminal", 0, type_at_terminal},
                                 {"type-with-high-bits", 0, type_with_high_bits},
                                 {"rights", 0, rights},
                                 {"foreign-call", 0, foreign_call},
                                 {"foreign-numbers", 0, foreign_numbers},
                                 {}};

}  // namespace hostile
