#include <fcntl.h>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <utime.h>

#include "hostile.h"

// Attacks on all of a file but its content. Landlock has no rules for them.
namespace hostile {
namespace {

bool change_mode(char** path) { return chmod(path[0], 0666) == 0; }

bool change_mode_open(char** path) {
    const int file = open(path[0], O_RDONLY);
    return file >= 0 && fchmod(file, 0666) == 0;
}

bool change_mode_newly(char** path) { return syscall(452, AT_FDCWD, path[0], 0666, 0) == 0; }  // fchmodat2

bool change_owner(char** path) { return chown(path[0], geteuid(), getegid()) == 0; }

bool change_time(char** path) { return utime(path[0], nullptr) == 0; }

bool change_time_exactly(char** path) {
    const timespec times[2] = {{.tv_sec = 1, .tv_nsec = 0}, {.tv_sec = 1, .tv_nsec = 0}};
    return utimensat(AT_FDCWD, path[0], times, 0) == 0;
}

bool change_attribute(char** path) { return setxattr(path[0], "user.agon", "x", 1, 0) == 0; }

bool change_flags(char** path) {
    const int file = open(path[0], O_RDONLY);
    int flags = 0;
    return file >= 0 && ioctl(file, FS_IOC_GETFLAGS, &flags) == 0 && ioctl(file, FS_IOC_SETFLAGS, &flags) == 0;
}

// Whoever opens the file has to wait until the lease is given back.
bool take_lease(char** path) {
    const int file = open(path[0], O_RDWR | O_CREAT, 0666);
    return file >= 0 && fcntl(file, F_SETLEASE, F_WRLCK) == 0;
}

}  // namespace

const Attack change_attacks[] = {{"change-mode", 1, change_mode},
                                 {"change-mode-open", 1, change_mode_open},
                                 {"change-mode-newly", 1, change_mode_newly},
                                 {"change-owner", 1, change_owner},
                                 {"change-time", 1, change_time},
                                 {"change-time-exactly", 1, change_time_exactly},
                                 {"change-attribute", 1, change_attribute},
                                 {"change-flags", 1, change_flags},
                                 {"take-lease", 1, take_lease},
                                 {}};

}  // namespace hostile
