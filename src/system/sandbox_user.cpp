#include "system/sandbox_user.h"

#include <dirent.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <linux/securebits.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>

#include <cerrno>
#include <cstddef>
#include <cstring>
#include <filesystem>
#include <mutex>
#include <set>
#include <system_error>

#include "core/text_cursor.h"
#include "system/file.h"

namespace agon::system {
namespace {

// The numbers that systemd sets aside for users who exist only while a program runs.
constexpr uid_t first_user = 61184, last_user = 65519;
constexpr std::size_t taken_at_once = 8;  // looking through all processes takes longer than starting one
constexpr int deepest_folder = 16;

std::string message(int code) { return std::generic_category().message(code); }

// All that processes go by: real, effective, saved and for files.
std::set<uid_t> users_of_processes() {
    std::set<uid_t> users;
    DIR* processes = opendir("/proc");
    if (!processes) return users;
    while (const dirent* entry = readdir(processes)) {
        if (entry->d_name[0] < '0' || entry->d_name[0] > '9') continue;
        const auto status = read_file(std::string("/proc/") + entry->d_name + "/status");
        const std::size_t at = status ? status->find("\nUid:") : std::string::npos;
        if (at == std::string::npos) continue;
        TextCursor line(std::string_view(*status).substr(at + 5));
        for (int i = 0; i < 4; ++i) {
            line.skip_blanks();
            if (const auto user = line.take_natural()) users.insert(static_cast<uid_t>(*user));
        }
    }
    closedir(processes);
    return users;
}

// A socket name belongs to one process at a time and goes with it, however that ends.
Descriptor lock_user(uid_t user) {
    Descriptor lock(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::string name = "agon-user-" + std::to_string(user);
    std::memcpy(address.sun_path + 1, name.data(), name.size());
    const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 + name.size());
    if (!lock.is_open() || bind(lock.number(), reinterpret_cast<const sockaddr*>(&address), length) != 0) lock.reset();
    return lock;
}

struct Pool {
    std::mutex alone;
    std::vector<std::pair<uid_t, Descriptor>> free;
};
Pool& pool() {
    static Pool* const one = new Pool;  // never destroyed: a sandbox may be, after it
    return *one;
}

// Links are left alone, and so are files with a second name: it may be outside. A bot that came before may have left folders in
// folders without end.
std::optional<int> give_content(const Descriptor& folder, uid_t user, int depth) {
    DIR* entries = fdopendir(fcntl(folder.number(), F_DUPFD_CLOEXEC, 0));
    if (!entries) return errno;
    std::optional<int> problem;
    while (const dirent* entry = readdir(entries)) {
        const std::string_view name = entry->d_name;
        struct stat facts {};
        if (name == "." || name == "..") continue;
        if (fstatat(folder.number(), entry->d_name, &facts, AT_SYMLINK_NOFOLLOW) != 0) continue;
        const bool is_folder = S_ISDIR(facts.st_mode);
        if (!is_folder && (!S_ISREG(facts.st_mode) || facts.st_nlink != 1)) continue;
        if (fchownat(folder.number(), entry->d_name, user, user, AT_SYMLINK_NOFOLLOW) != 0) problem = errno;
        if (!is_folder || depth == deepest_folder) continue;
        const Descriptor inner(openat(folder.number(), entry->d_name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
        if (inner.is_open())
            if (const auto deeper = give_content(inner, user, depth + 1)) problem = deeper;
    }
    closedir(entries);
    return problem;
}

}  // namespace

Result<OwnUser, std::string> OwnUser::take() {
    Pool& users = pool();
    const std::lock_guard lock(users.alone);
    if (users.free.empty()) {
        const std::set<uid_t> busy = users_of_processes();
        for (uid_t user = first_user; user <= last_user && users.free.size() < taken_at_once; ++user) {
            if (busy.contains(user)) continue;
            if (Descriptor held = lock_user(user); held.is_open()) users.free.emplace_back(user, std::move(held));
        }
    }
    if (users.free.empty()) return Unexpected{std::string("all users from 61184 to 65519 are in use")};
    auto [user, held] = std::move(users.free.back());
    users.free.pop_back();
    return OwnUser(user, std::move(held));
}

OwnUser::~OwnUser() {
    if (!lock_.is_open()) return;
    const std::lock_guard lock(pool().alone);
    pool().free.emplace_back(number_, std::move(lock_));
}

std::optional<std::string> closed_way_to(const std::string& path) {
    std::error_code problem;
    const auto real = std::filesystem::canonical(path, problem);
    if (problem) return path + ": " + problem.message();
    for (auto folder = real.parent_path();; folder = folder.parent_path()) {
        struct stat facts {};
        if (stat(folder.c_str(), &facts) != 0) return folder.string() + ": " + message(errno);
        if ((facts.st_mode & S_IXOTH) == 0) return folder.string() + " is closed to other users";
        if (folder == folder.root_path()) return std::nullopt;
    }
}

std::optional<std::string> out_of_reach(const std::string& path) {
    if (auto closed = closed_way_to(path)) return closed;
    struct stat facts {};
    if (stat(path.c_str(), &facts) != 0) return path + ": " + message(errno);
    const mode_t needed = S_ISDIR(facts.st_mode) ? S_IROTH | S_IXOTH : S_IROTH;
    if ((facts.st_mode & needed) != needed) return path + " is closed to other users";
    return std::nullopt;
}

std::optional<std::string> give_folder(const std::string& folder, uid_t user) {
    const Descriptor top(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!top.is_open() || fchown(top.number(), user, user) != 0)
        return "cannot give " + folder + " to a bot: " + message(errno);
    if (const auto problem = give_content(top, user, 0))
        return "cannot give what is in " + folder + " to a bot: " + message(*problem);
    return std::nullopt;
}

int give_up_rights(std::optional<uid_t> user) noexcept {
    // Whoever stays root must not get them back by running something. For others no_new_privs sees to that, and taking away
    // forty rights one by one takes longer than all the rest. Rights that we do not have cannot be taken away: no error.
    for (long right = 0; !user && syscall(SYS_prctl, PR_CAPBSET_DROP, right, 0, 0, 0) == 0; ++right) {}
    constexpr unsigned long no_rights_for_root = SECBIT_NOROOT | SECBIT_NO_CAP_AMBIENT_RAISE | SECURE_ALL_LOCKS;
    syscall(SYS_prctl, PR_SET_SECUREBITS, no_rights_for_root, 0, 0, 0);
    syscall(SYS_prctl, PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
    if (user) {
        // The change hides a process from others of its user, and until exec that is our own process as well.
        const long visible = syscall(SYS_prctl, PR_GET_DUMPABLE, 0, 0, 0, 0);
        // The raw calls, because those of the library would change all our threads.
        if (syscall(SYS_setgroups, 0, nullptr) != 0 || syscall(SYS_setresgid, *user, *user, *user) != 0 ||
            syscall(SYS_setresuid, *user, *user, *user) != 0)
            return errno;
        if (visible == 1) syscall(SYS_prctl, PR_SET_DUMPABLE, 1, 0, 0, 0);
    }
    __user_cap_header_struct header{.version = _LINUX_CAPABILITY_VERSION_3, .pid = 0};
    const __user_cap_data_struct none[2]{};
    return syscall(SYS_capset, &header, none) == 0 ? 0 : errno;
}

std::optional<std::string> why_no_other_users() {
    if (geteuid() != 0) return "we are not root";
    __user_cap_header_struct header{.version = _LINUX_CAPABILITY_VERSION_3, .pid = 0};
    __user_cap_data_struct ours[2]{};
    constexpr std::uint32_t needed = 1U << CAP_CHOWN | 1U << CAP_KILL | 1U << CAP_SETGID | 1U << CAP_SETUID;
    if (syscall(SYS_capget, &header, ours) != 0 || (ours[0].effective & needed) != needed)
        return "root has not all its rights here";
    const pid_t child = vfork();
    if (child == 0) _exit(give_up_rights(last_user) & 0xFF);
    int status = -1;
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    if (child > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0) return std::nullopt;
    return "the users from 61184 to 65519 do not exist here";
}

}  // namespace agon::system
