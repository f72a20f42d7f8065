#include "system/sandbox_calls_table.h"

#include <fcntl.h>
#include <linux/fs.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/socket.h>

#include <cerrno>

namespace agon::system {
namespace {

// A number that is only 32 bits wide in the kernel: what a program puts above them must not hide it.
constexpr std::uint64_t low_half = 0xFFFF'FFFF;

constexpr ForbiddenCall forbidden[] = {
    // The network. Pairs of connected local sockets stay, because Python's asyncio is built on them; but not datagrams,
    // which can be sent to anybody's address.
    {"socket"},
    {"connect"},
    {"bind"},
    {"listen"},
    {"accept"},
    {"accept4"},
    {"sendmmsg"},
    {"sendto", EPERM, {{4, Compare::IsNot, 0}}},
    {"socketpair", EPERM, {{0, Compare::IsNot, AF_UNIX}}},
    {"socketpair", EPERM, {{1, Compare::Bits, SOCK_DGRAM, 0xF}}},
    {"socketpair", EPERM, {{1, Compare::Bits, SOCK_RAW, 0xF}}},

    // What Landlock lets through: changes of files other than their content, and looking on while others use theirs.
    {"chown"},
    {"fchown"},
    {"lchown"},
    {"fchownat"},
    {"setxattr"},
    {"lsetxattr"},
    {"fsetxattr"},
    {"removexattr"},
    {"lremovexattr"},
    {"fremovexattr"},
    {"utime"},
    {"utimes"},
    {"futimesat"},
    {"utimensat"},
    {"inotify_add_watch"},
    {"fanotify_init"},
    {"fanotify_mark"},
    {"name_to_handle_at"},
    {"open_by_handle_at"},
    {"ioctl", EPERM, {{1, Compare::Bits, FS_IOC_SETFLAGS, low_half}}},
    {"ioctl", EPERM, {{1, Compare::Bits, FS_IOC_FSSETXATTR, low_half}}},
    {"ioctl", EPERM, {{1, Compare::Bits, FS_IOC_SETVERSION, low_half}}},
    {"ioctl", EPERM, {{1, Compare::Bits, 0x40806685, low_half}}},  // FS_IOC_ENABLE_VERITY
    {"ioctl", EPERM, {{1, Compare::Bits, 0x800C6613, low_half}}},  // FS_IOC_SET_ENCRYPTION_POLICY

    // Other processes. A descriptor that signals its owner could be given to somebody else.
    {"ptrace"},
    {"process_vm_readv"},
    {"process_vm_writev"},
    {"process_madvise"},
    {"process_mrelease"},
    {"kcmp"},
    {"pidfd_getfd"},
    {"migrate_pages"},
    {"move_pages"},
    {"prlimit64", EPERM, {{0, Compare::IsNot, 0}}},
    {"fcntl", EPERM, {{1, Compare::Bits, F_SETOWN, low_half}}},
    {"fcntl", EPERM, {{1, Compare::Bits, 15, low_half}}},      // F_SETOWN_EX
    {"ioctl", EPERM, {{1, Compare::Bits, 0x8901, low_half}}},  // FIOSETOWN
    {"ioctl", EPERM, {{1, Compare::Bits, 0x8902, low_half}}},  // SIOCSPGRP
    // A lease on a file makes others wait who open it: us.
    {"fcntl", EPERM, {{1, Compare::Bits, 1024, low_half}}},  // F_SETLEASE

    // Leaving the process group, or becoming our child instead of its parent's, would outlive the match.
    {"setsid"},
    {"setpgid"},
    {"clone3", ENOSYS},  // its flags cannot be looked at; the C library then uses clone
    {"clone", EPERM, {{0, Compare::Bits, CLONE_PARENT, CLONE_PARENT}}},
    {"clone", EPERM, {{0, Compare::Bits, CLONE_NEWNS, CLONE_NEWNS}}},
    {"clone", EPERM, {{0, Compare::Bits, CLONE_NEWCGROUP, CLONE_NEWCGROUP}}},
    {"clone", EPERM, {{0, Compare::Bits, CLONE_NEWUTS, CLONE_NEWUTS}}},
    {"clone", EPERM, {{0, Compare::Bits, CLONE_NEWIPC, CLONE_NEWIPC}}},
    {"clone", EPERM, {{0, Compare::Bits, CLONE_NEWUSER, CLONE_NEWUSER}}},
    {"clone", EPERM, {{0, Compare::Bits, CLONE_NEWPID, CLONE_NEWPID}}},
    {"clone", EPERM, {{0, Compare::Bits, CLONE_NEWNET, CLONE_NEWNET}}},
    {"unshare"},
    {"setns"},

    // Memory that RLIMIT_DATA does not count, or that stays when its maker is gone.
    {"mmap", EPERM, {{3, Compare::Bits, MAP_SHARED | MAP_ANONYMOUS, MAP_SHARED | MAP_ANONYMOUS}}},
    {"mmap", EPERM, {{3, Compare::Bits, MAP_GROWSDOWN, MAP_GROWSDOWN}}},
    {"memfd_create"},
    {"memfd_secret"},
    {"userfaultfd"},
    {"shmget"},
    {"shmat"},
    {"shmctl"},
    {"shmdt"},
    {"semget"},
    {"semop"},
    {"semtimedop"},
    {"semctl"},
    {"msgget"},
    {"msgsnd"},
    {"msgrcv"},
    {"msgctl"},
    {"mq_open"},
    {"mq_unlink"},
    {"mq_notify"},
    {"mq_timedsend"},
    {"mq_timedreceive"},
    {"mq_getsetattr"},
    {"add_key"},
    {"request_key"},
    {"keyctl"},

    // More of the processor than others.
    {"setpriority"},
    {"ioprio_set"},
    {"sched_setscheduler"},
    {"sched_setparam"},
    {"sched_setattr"},
    {"sched_setaffinity"},

    // Ways around these rules.
    {"io_uring_setup", ENOSYS},
    {"io_uring_enter", ENOSYS},
    {"io_uring_register", ENOSYS},
    {"bpf"},
    {"perf_event_open"},
    {"personality", EPERM, {{0, Compare::IsNot, low_half}}},  // asking for the present one is harmless
    {"modify_ldt"},
    {"iopl"},
    {"ioperm"},
    {"uselib"},
    {"ioctl", EPERM, {{1, Compare::Bits, TIOCSTI, low_half}}},
    {"ioctl", EPERM, {{1, Compare::Bits, 0x541C, low_half}}},  // TIOCLINUX
    {"ioctl", EPERM, {{1, Compare::Bits, TIOCSETD, low_half}}},
    {"ioctl", EPERM, {{1, Compare::Bits, TIOCCONS, low_half}}},

    // The machine itself. Most of these need rights that a bot never has; they cost nothing here.
    {"mount"},
    {"umount2"},
    {"pivot_root"},
    {"chroot"},
    {"fsopen"},
    {"fsconfig"},
    {"fsmount"},
    {"fspick"},
    {"open_tree"},
    {"move_mount"},
    {"mount_setattr"},
    {"swapon"},
    {"swapoff"},
    {"quotactl"},
    {"quotactl_fd"},
    {"acct"},
    {"reboot"},
    {"kexec_load"},
    {"kexec_file_load"},
    {"init_module"},
    {"finit_module"},
    {"delete_module"},
    {"settimeofday"},
    {"clock_settime"},
    {"clock_adjtime"},
    {"adjtimex"},
    {"sethostname"},
    {"setdomainname"},
    {"syslog"},
    {"vhangup"},
    {"lookup_dcookie"},
    {"nfsservctl"},
};

constexpr ForbiddenCall mode_changes[] = {{"chmod"}, {"fchmod"}, {"fchmodat"}};

// Before ABI 3 Landlock asks for no right to empty a file, neither by truncate nor by opening it with O_TRUNC and without the
// wish to write. The flags of openat2 cannot be looked at.
constexpr ForbiddenCall truncations[] = {
    {"truncate"},
    {"open", EPERM, {{1, Compare::Bits, O_TRUNC | O_RDONLY, O_TRUNC | O_ACCMODE}}},
    {"open", EPERM, {{1, Compare::Bits, O_TRUNC | O_ACCMODE, O_TRUNC | O_ACCMODE}}},
    {"openat", EPERM, {{2, Compare::Bits, O_TRUNC | O_RDONLY, O_TRUNC | O_ACCMODE}}},
    {"openat", EPERM, {{2, Compare::Bits, O_TRUNC | O_ACCMODE, O_TRUNC | O_ACCMODE}}},
    {"openat2", ENOSYS},
};

}  // namespace

std::span<const ForbiddenCall> forbidden_calls() { return forbidden; }
std::span<const ForbiddenCall> forbidden_mode_changes() { return mode_changes; }
std::span<const ForbiddenCall> forbidden_truncations() { return truncations; }

}  // namespace agon::system
