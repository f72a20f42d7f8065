#include "system/sandbox_parts.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <linux/magic.h>
#include <linux/openat2.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "core/text_cursor.h"
#include "system/child.h"
#include "system/control_group.h"
#include "system/descriptor.h"
#include "system/file.h"
#include "system/program.h"
#include "system/sandbox.h"
#include "system/sandbox_user.h"

namespace agon::system {
namespace {

constexpr std::chrono::milliseconds program_limit{5'000};

Finding found(std::string part, std::string detail) {
    return {
        .part = std::move(part), .group = PartGroup::Sandbox, .status = PartStatus::Found, .detail = std::move(detail)};
}
Finding limited(std::string part, std::string detail) {
    return {.part = std::move(part),
            .group = PartGroup::Sandbox,
            .status = PartStatus::Limited,
            .detail = std::move(detail)};
}
Finding missing(std::string part, std::string detail) {
    return {.part = std::move(part),
            .group = PartGroup::Sandbox,
            .status = PartStatus::Missing,
            .detail = std::move(detail)};
}

std::string reason(int code) {
    if (code == ENOSYS) return "this kernel does not have it, or a container forbids it";
    if (code == EOPNOTSUPP) return "the kernel has it, but it is switched off";
    if (code == EPERM || code == EACCES) return "not permitted here";
    return std::generic_category().message(code);
}

Finding landlock() {
    constexpr int with_truncate = 3;  // older ones let bots empty files that they may only read
    const SandboxParts& parts = sandbox_parts();
    if (parts.landlock == 0) return missing("Landlock", parts.no_landlock);
    const std::string detail = "ABI " + std::to_string(parts.landlock);
    return parts.landlock < with_truncate ? limited("Landlock", detail + ", which does not cover truncate")
                                          : found("Landlock", detail);
}

Finding seccomp() {
    const SandboxParts& parts = sandbox_parts();
    return parts.seccomp ? found("seccomp filters", "can end a process") : missing("seccomp filters", parts.no_seccomp);
}

Finding no_new_privileges() {
    const int now = prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0);
    if (now < 0) return missing("no_new_privs", reason(errno));
    return found("no_new_privs", now == 1 ? "already set for this process" : "can be set");
}

// In a child, because a process cannot leave its new namespace again. The exit code is the error code.
Finding user_namespaces() {
    const pid_t child = fork();
    if (child < 0) return missing("user namespaces", reason(errno));
    if (child == 0) _exit(unshare(CLONE_NEWUSER) == 0 ? 0 : errno & 0xFF);
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return found("user namespaces", "can be made");
    return missing("user namespaces", WIFEXITED(status) ? reason(WEXITSTATUS(status)) : "the attempt was killed");
}

Finding bubblewrap() {
    const auto path = find_program("bwrap");
    Finding finding = missing("bubblewrap", "not in PATH");
    if (path) {
        const Answer answer = ask_program(*path, {"--ro-bind", "/", "/", "--unshare-all", "true"}, program_limit);
        const std::string why = answer.output.substr(0, answer.output.find('\n'));
        finding = answer.succeeded ? found("bubblewrap", "works") : limited("bubblewrap", "installed, but: " + why);
    }
    finding.package = "bubblewrap";
    return finding;
}

Finding cgroups() {
    const SandboxParts& parts = sandbox_parts();
    if (!parts.groups.empty()) return found("cgroup v2", "delegated at " + parts.groups);
    return own_group() ? limited("cgroup v2", parts.no_groups) : missing("cgroup v2", parts.no_groups);
}

Finding process_handles() {
    const Descriptor handle(static_cast<int>(syscall(SYS_pidfd_open, getpid(), 0)));
    return handle.is_open() ? found("pidfd_open", "works") : missing("pidfd_open", reason(errno));
}

Finding safe_opening() {
    open_how how{};
    how.flags = O_PATH | O_CLOEXEC;
    how.resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS;
    const Descriptor folder(static_cast<int>(syscall(SYS_openat2, AT_FDCWD, ".", &how, sizeof how)));
    return folder.is_open() ? found("openat2", "works") : missing("openat2", reason(errno));
}

Finding waiting_times() {
    const auto text = read_file("/proc/self/schedstat");
    if (!text)
        return missing("schedstat", "/proc/self/schedstat cannot be read: waiting for a core would be charged to bots");
    TextCursor words(*text);
    words.take_word();
    words.skip_blanks();
    if (!words.take_natural()) return limited("schedstat", "/proc/self/schedstat does not tell how long we waited");
    return found("schedstat", "tells how long a process waited for a core");
}

Finding shared_memory() {
    struct statfs facts {};
    if (statfs("/dev/shm", &facts) != 0) return missing("tmpfs at /dev/shm", reason(errno));
    if (facts.f_type != TMPFS_MAGIC) return limited("tmpfs at /dev/shm", "it is there, but on a disk");
    if (access("/dev/shm", W_OK) != 0) return limited("tmpfs at /dev/shm", "it is there, but cannot be written");
    const auto free_bytes = static_cast<std::uint64_t>(facts.f_bavail) * static_cast<std::uint64_t>(facts.f_bsize);
    return found("tmpfs at /dev/shm", std::to_string(free_bytes >> 20) + " MB free");
}

// Tried as it is used: with the limits, the user and the filter of a sandbox.
std::string working_bubblewrap(SandboxParts parts) {
    parts.bubblewrap = find_program("bwrap").value_or("");
    const auto sandbox = Sandbox::prepare({}, parts);
    if (parts.bubblewrap.empty() || !sandbox) return "";
    auto child = Child::start({.program = "/bin/true", .arguments = {"true"}, .sandbox = &*sandbox});
    if (!child) return "";
    pollfd end{.fd = child->end_handle(), .events = POLLIN, .revents = 0};
    poll(&end, 1, static_cast<int>(program_limit.count()));
    return child->ended() == ExitStatus{.code = 0} ? parts.bubblewrap : "";
}

}  // namespace

std::vector<Finding> examine_sandbox_parts() {
    return {landlock(), seccomp(),         no_new_privileges(), user_namespaces(), bubblewrap(),
            cgroups(),  process_handles(), safe_opening(),      waiting_times(),   shared_memory()};
}

const SandboxParts& sandbox_parts() {
    static const SandboxParts parts = [] {
        SandboxParts tried;
        const long version = syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
        if (version < 0) tried.no_landlock = reason(errno);
        else tried.landlock = static_cast<int>(version);
        const unsigned action = SECCOMP_RET_KILL_PROCESS;
        tried.seccomp = syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
        if (!tried.seccomp) tried.no_seccomp = reason(errno);
        tried.root = geteuid() == 0;
        tried.no_other_users = why_no_other_users().value_or("");
        tried.other_users = tried.no_other_users.empty();
        const auto own = own_group();
        tried.no_groups = own ? why_no_groups_in(*own) : own.error();
        if (tried.no_groups.empty()) tried.groups = *own;
        if (tried.landlock == 0) tried.bubblewrap = working_bubblewrap(tried);
        return tried;
    }();
    return parts;
}

}  // namespace agon::system
