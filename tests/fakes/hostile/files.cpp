#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "hostile.h"

// Attacks on the content of files, and on what is in folders.
namespace hostile {
namespace {

bool read_something(int file) {
    char byte = 0;
    return file >= 0 && read(file, &byte, 1) == 1;
}

bool read_file(char** path) { return read_something(open(path[0], O_RDONLY)); }

bool read_inherited(char** number) { return read_something(std::atoi(number[0])); }

bool list_folder(char** path) { return opendir(path[0]) != nullptr; }

// Names in a folder become known to whoever watches it.
bool watch_folder(char** path) {
    const int watch = inotify_init1(0);
    return watch >= 0 && inotify_add_watch(watch, path[0], IN_ALL_EVENTS) >= 0;
}

// Which opens the file later, whatever folder it is in.
bool take_handle(char** path) {
    alignas(struct file_handle) char room[sizeof(struct file_handle) + MAX_HANDLE_SZ]{};
    auto* handle = reinterpret_cast<struct file_handle*>(room);
    handle->handle_bytes = MAX_HANDLE_SZ;
    int mount = 0;
    return name_to_handle_at(AT_FDCWD, path[0], handle, &mount, 0) == 0;
}

bool write_to(int file) { return file >= 0 && write(file, "x", 1) == 1; }

bool write_file(char** path) { return write_to(open(path[0], O_WRONLY | O_APPEND)); }

bool create_file(char** path) { return write_to(open(path[0], O_WRONLY | O_CREAT | O_EXCL, 0666)); }

bool create_folder(char** path) { return mkdir(path[0], 0777) == 0; }

bool remove_file(char** path) { return unlink(path[0]) == 0; }

bool write_through_symlink(char** path) {
    return symlink(path[0], "symlink") == 0 && write_to(open("symlink", O_WRONLY | O_APPEND));
}

bool write_through_link(char** path) {
    return link(path[0], "link") == 0 && write_to(open("link", O_WRONLY | O_APPEND));
}

bool move_in(char** path) { return rename(path[0], "moved") == 0; }

bool move_out(char** path) {
    return write_to(open("created", O_WRONLY | O_CREAT, 0666)) && rename("created", path[0]) == 0;
}

bool truncate_file(char** path) { return truncate(path[0], 0) == 0; }

bool truncate_by_reading(char** path) { return open(path[0], O_RDONLY | O_TRUNC) >= 0; }

// Neither for reading nor for writing: only for commands to a device.
bool truncate_by_neither(char** path) { return open(path[0], O_ACCMODE | O_TRUNC) >= 0; }

// The largest file that it wants, without using the disk.
bool huge_file(char** megabytes) {
    const off_t size = static_cast<off_t>(std::atol(megabytes[0])) << 20;
    const int file = open("huge", O_WRONLY | O_CREAT, 0666);
    signal(SIGXFSZ, SIG_IGN);
    return file >= 0 && pwrite(file, "x", 1, size) == 1;
}

bool own_file(char**) {
    const bool written = write_to(open("own", O_RDWR | O_CREAT | O_TRUNC, 0666));
    return written && mkdir("folder", 0777) == 0 && rename("own", "other") == 0 && truncate("other", 0) == 0 &&
           unlink("other") == 0 && rmdir("folder") == 0;
}

}  // namespace

const Attack file_attacks[] = {{"read", 1, read_file},
                               {"read-inherited", 1, read_inherited},
                               {"list", 1, list_folder},
                               {"watch", 1, watch_folder},
                               {"handle", 1, take_handle},
                               {"write", 1, write_file},
                               {"create", 1, create_file},
                               {"create-folder", 1, create_folder},
                               {"remove", 1, remove_file},
                               {"write-through-symlink", 1, write_through_symlink},
                               {"write-through-link", 1, write_through_link},
                               {"move-in", 1, move_in},
                               {"move-out", 1, move_out},
                               {"truncate", 1, truncate_file},
                               {"truncate-by-reading", 1, truncate_by_reading},
                               {"truncate-by-neither", 1, truncate_by_neither},
                               {"huge-file", 1, huge_file},
                               {"own-file", 0, own_file},
                               {}};

}  // namespace hostile
