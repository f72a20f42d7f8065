#include "system/workplace.h"

#include <dirent.h>
#include <fcntl.h>
#include <linux/fs.h>
#include <linux/magic.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <climits>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <vector>

namespace agon::system {
namespace {

constexpr int folder_flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;

// For what a player of Siege may leave in one turn, and some more. A memory disk without a limit has no blocks to count.
bool has_room(const struct statfs& disk) {
    constexpr std::uint64_t enough = std::uint64_t{32} << 20;
    return disk.f_blocks == 0 || disk.f_bavail * static_cast<std::uint64_t>(disk.f_bsize) >= enough;
}

// Where to try, the best first.
std::vector<std::string> places(WorkplaceUse use) {
    std::vector<std::string> all;
    struct statfs facts {};
    const bool in_memory = statfs("/dev/shm", &facts) == 0 && facts.f_type == TMPFS_MAGIC && has_room(facts) &&
                           (use == WorkplaceUse::Files || (facts.f_flags & ST_NOEXEC) == 0);
    if (in_memory && access("/dev/shm", W_OK | X_OK) == 0) all.emplace_back("/dev/shm");
    if (const char* chosen = std::getenv("TMPDIR"); chosen && *chosen != '\0') all.emplace_back(chosen);
    all.emplace_back("/tmp");
    return all;
}

bool is_folder(int parent, const char* name) {
    struct stat facts {};
    return fstatat(parent, name, &facts, AT_SYMLINK_NOFOLLOW) == 0 && S_ISDIR(facts.st_mode);
}

// Where an open folder is now: somebody may have moved it. None if it is gone.
std::optional<std::string> path_of(int folder) {
    struct stat facts {};
    if (fstat(folder, &facts) != 0 || facts.st_nlink == 0) return std::nullopt;
    std::array<char, PATH_MAX> path;
    const std::string link = "/proc/self/fd/" + std::to_string(folder);
    const ssize_t length = readlink(link.c_str(), path.data(), path.size());
    if (length <= 0) return std::nullopt;
    return std::string(path.data(), static_cast<std::size_t>(length));
}

// Takes off what chattr may have put on an open file or folder; only root can do either.
bool unlock(int file) {
    int flags = 0;
    if (ioctl(file, FS_IOC_GETFLAGS, &flags) != 0) return false;
    const int unlocked = flags & ~(FS_IMMUTABLE_FL | FS_APPEND_FL);
    return unlocked != flags && ioctl(file, FS_IOC_SETFLAGS, &unlocked) == 0;
}

// Reading, emptying and moving a folder take rights that its owner may have taken away. The way over O_PATH and /proc is the
// one that changes no link's target.
void allow_all(int parent, const char* name) {
    const Descriptor folder(openat(parent, name, O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    const std::string path = "/proc/self/fd/" + std::to_string(folder.number());
    if (!folder.is_open() || chmod(path.c_str(), 0700) == 0 || errno != EPERM) return;
    const Descriptor locked(openat(parent, name, folder_flags));
    if (locked.is_open() && unlock(locked.number())) chmod(path.c_str(), 0700);
}

bool remove_file(int parent, const char* name) {
    if (unlinkat(parent, name, 0) == 0) return true;
    if (errno != EPERM) return false;
    const Descriptor file(openat(parent, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    return file.is_open() && unlock(file.number()) && unlinkat(parent, name, 0) == 0;
}

// Calls it with the name of everything in the folder.
template <class Visit>
void for_each_entry(int folder, Visit visit) {
    Descriptor own(openat(folder, ".", folder_flags));
    const std::unique_ptr<DIR, int (*)(DIR*)> list(own.is_open() ? fdopendir(own.number()) : nullptr,
                                                   [](DIR* open) { return closedir(open); });
    if (!list) return;
    static_cast<void>(own.release());
    while (const dirent* entry = readdir(list.get())) {
        const std::string_view name = entry->d_name;
        if (name != "." && name != "..") visit(entry->d_name);
    }
}

// Takes a tree apart from the top: a folder in a folder is moved up to `top` before the folder is removed. So no more than two
// folders are open at once, and no path is longer than a name, however deep the tree is.
class Remover {
public:
    explicit Remover(int top) : top_(top) {}

    // False if nothing could be removed.
    bool pass() {
        bool progress = false;
        for_each_entry(top_, [&](const char* name) { progress |= remove(name); });
        return progress;
    }

private:
    bool remove(const char* name) {
        if (remove_file(top_, name)) return true;
        if (!is_folder(top_, name)) return false;
        if (unlinkat(top_, name, AT_REMOVEDIR) == 0) return true;
        allow_all(top_, name);
        const Descriptor folder(openat(top_, name, folder_flags));
        if (!folder.is_open()) return false;
        bool progress = false;
        for_each_entry(folder.number(),
                       [&](const char* inner) { progress |= remove_or_move_up(folder.number(), inner); });
        return unlinkat(top_, name, AT_REMOVEDIR) == 0 || progress;
    }

    bool remove_or_move_up(int folder, const char* name) {
        if (remove_file(folder, name) || unlinkat(folder, name, AT_REMOVEDIR) == 0) return true;
        if (!is_folder(folder, name)) return false;
        allow_all(folder, name);
        constexpr int attempts = 1000;  // somebody may have chosen the same names
        for (int attempt = 0; attempt < attempts; ++attempt) {
            const std::string free_name = "agon-removed-" + std::to_string(++moved_);
            if (renameat(folder, name, top_, free_name.c_str()) == 0) return true;
            if (errno != EEXIST && errno != ENOTEMPTY && errno != ENOTDIR) return false;
        }
        return false;
    }

    int top_;
    std::uint64_t moved_ = 0;
};

}  // namespace

Descriptor open_inner_folder(int parent, const char* name) {
    Descriptor folder(openat(parent, name, folder_flags));
    if (folder.is_open() || errno != EACCES) return folder;
    allow_all(parent, name);
    return Descriptor(openat(parent, name, folder_flags));
}

void open_up(int folder) {
    if (fchmod(folder, S_IRWXU) != 0 && errno == EPERM && unlock(folder)) fchmod(folder, S_IRWXU);
}

bool remove_entry(int folder, const char* name) {
    if (remove_file(folder, name)) return true;
    const Descriptor inner = open_inner_folder(folder, name);
    if (inner.is_open()) remove_content(inner.number());
    return unlinkat(folder, name, AT_REMOVEDIR) == 0;
}

bool remove_content(int folder) {
    open_up(folder);
    Remover remover(folder);
    while (remover.pass()) {}
    bool empty = true;
    for_each_entry(folder, [&](const char*) { empty = false; });
    return empty;
}

Result<Workplace, FileError> Workplace::make(WorkplaceUse use) {
    int problem = 0;
    std::string path;
    for (const std::string& place : places(use)) {
        path = place + "/agon-XXXXXX";
        if (mkdtemp(path.data())) {
            Descriptor folder(open(path.c_str(), folder_flags));
            if (folder.is_open()) return Workplace(path, std::move(folder));
            problem = errno;
            rmdir(path.c_str());
        } else {
            problem = errno;
        }
    }
    return Unexpected{file_error("make", path, problem)};
}

Workplace& Workplace::operator=(Workplace&& other) noexcept {
    if (this == &other) return *this;
    const Workplace old = std::move(*this);
    path_ = std::move(other.path_);
    folder_ = std::move(other.folder_);
    return *this;
}

Workplace::~Workplace() {
    if (!folder_.is_open()) return;
    remove_content(folder_.number());
    rmdir(path_.c_str());
    if (const auto now = path_of(folder_.number()); now && *now != path_) rmdir(now->c_str());
}

std::optional<FileError> Workplace::give_to(uid_t user, gid_t group) {
    if (fchown(folder_.number(), user, group) == 0) return std::nullopt;
    return file_error("give away", path_, errno);
}

}  // namespace agon::system
