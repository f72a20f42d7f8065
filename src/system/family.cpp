#include "system/family.h"

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "system/descriptor.h"

namespace agon::system {
namespace {

// All families of this process, by their marks.
struct Families {
    std::mutex mutex;
    std::unordered_map<std::uint64_t, Family*> by_mark;
    std::uint64_t draws = 0;
};

Families& families() {
    static Families all;
    return all;
}

std::uint64_t our_hard_limit() {
    rlimit limit{};
    return getrlimit(RLIMIT_LOCKS, &limit) == 0 ? limit.rlim_max : 0;
}

// Different in every process and every time.
std::uint64_t draw(std::uint64_t serial) {
    const auto now = static_cast<std::uint64_t>(std::chrono::steady_clock::now().time_since_epoch().count());
    std::uint64_t bits = now ^ static_cast<std::uint64_t>(getpid()) << 40 ^ serial << 20;
    for (const std::uint64_t factor : {0xbf58476d1ce4e5b9ULL, 0x94d049bb133111ebULL})
        bits = (bits ^ bits >> 30) * factor;
    return bits ^ bits >> 31;
}

// The beginning of a file of /proc.
std::string_view read_facts(int pid, std::string_view name, std::array<char, 2048>& room) {
    const std::string path = "/proc/" + std::to_string(pid) + "/" + std::string(name);
    const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
    const ssize_t got = file.is_open() ? read(file.number(), room.data(), room.size()) : 0;
    return {room.data(), static_cast<std::size_t>(std::max<ssize_t>(got, 0))};
}

template <class Number>
std::optional<Number> number_at(std::string_view text) {
    text.remove_prefix(std::min(text.size(), text.find_first_not_of(' ')));
    Number number{};
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    return problem == std::errc() ? std::optional(number) : std::nullopt;
}

// "Max file locks            unlimited            812345               locks"
std::optional<std::uint64_t> printed_limit(int pid) {
    std::array<char, 2048> room;
    std::string_view text = read_facts(pid, "limits", room);
    const std::size_t line = text.find("\nMax file locks");
    constexpr std::size_t hard_column = 48;
    if (line == std::string_view::npos || text.size() < line + hard_column) return std::nullopt;
    return number_at<std::uint64_t>(text.substr(line + hard_column));
}

// None if it is gone, or not ours to know.
std::optional<std::uint64_t> hard_limit_of(int pid) {
    rlimit limit{};
    if (syscall(SYS_prlimit64, pid, RLIMIT_LOCKS, nullptr, &limit) == 0) return limit.rlim_max;
    // In a container root may lack the right to ask about other users, and the sandbox makes programs other users.
    if (errno == EPERM && geteuid() == 0) return printed_limit(pid);
    return std::nullopt;
}

int parent_of(int pid) {
    std::array<char, 2048> room;
    const std::string_view text = read_facts(pid, "stat", room);  // "12 (any name) S 1 ..."
    const std::size_t name_end = text.rfind(')');
    if (name_end == std::string_view::npos || text.size() < name_end + 4) return 0;
    return number_at<int>(text.substr(name_end + 4)).value_or(0);
}

bool descends_from(int pid, int ancestor) {
    int parent = parent_of(pid);
    while (parent > 1 && parent != ancestor) parent = parent_of(parent);
    return parent == ancestor;
}

// Calls it with the number of every process.
template <class Visit>
void for_each_process(Visit visit) {
    const std::unique_ptr<DIR, int (*)(DIR*)> folder(opendir("/proc"), [](DIR* open) { return closedir(open); });
    while (const dirent* entry = folder ? readdir(folder.get()) : nullptr)
        if (const auto pid = number_at<int>(entry->d_name)) visit(*pid);
}

void wait_for_child(int pid) {
    while (waitpid(pid, nullptr, 0) < 0 && errno == EINTR) {}
}

// Of a program that lowered its limit further to lose its mark. It is an orphan or the child of one, so it is or becomes our
// child, and it is like no child that we started: those are known by their numbers, or have our own limit.
bool hides_its_mark(int pid, std::uint64_t limit, const Families& all) {
    if (limit >= our_hard_limit() || all.by_mark.contains(limit) || parent_of(pid) != getpid()) return false;
    return std::none_of(all.by_mark.begin(), all.by_mark.end(),
                        [&](const auto& entry) { return entry.second->first().load() == pid; });
}

// Two threads must not both wait for such a process: its number may be another's by the time of the second.
bool end_if_hiding(int pid) {
    const std::lock_guard lock(families().mutex);
    const auto limit = hard_limit_of(pid);
    if (!limit || !hides_its_mark(pid, *limit, families())) return false;
    kill(pid, SIGKILL);
    wait_for_child(pid);
    return true;
}

// The processes that were killed in one look at all of them, and how to wait for their ends.
struct Killed {
    static constexpr std::size_t most_handles = 64;  // whoever has none is found by the next look
    std::vector<int> children;                       // of ours
    std::vector<Descriptor> others;

    void wait() const {
        for (const int pid : children) wait_for_child(pid);
        for (const Descriptor& handle : others) {
            pollfd end{.fd = handle.number(), .events = POLLIN, .revents = 0};
            while (poll(&end, 1, -1) < 0 && errno == EINTR) {}
        }
    }
};

// The child of somebody else can die and leave its number to a stranger at any time; a handle stays with the process.
void kill_by_handle(int pid, std::uint64_t mark, Killed& killed) {
    Descriptor handle(static_cast<int>(syscall(SYS_pidfd_open, pid, 0)));
    if (!handle.is_open() || hard_limit_of(pid) != mark || !descends_from(pid, getpid())) return;
    syscall(SYS_pidfd_send_signal, handle.number(), SIGKILL, nullptr, 0);
    if (killed.others.size() < Killed::most_handles) killed.others.push_back(std::move(handle));
}

// While somebody of any family is alive, we have a child: itself, an orphan, or one of its ancestors.
bool has_children() {
    siginfo_t ignored{};
    return waitid(P_ALL, 0, &ignored, WEXITED | WNOHANG | WNOWAIT | __WALL) == 0 || errno != ECHILD;
}

// False if nobody of the family was there. That is final: were there anyone, one of its ancestors (or it) would be a child of
// ours, which stays visible until we wait for it.
bool end_all_in_sight(std::uint64_t mark) {
    const int self = getpid();
    const std::uint64_t unmarked = our_hard_limit();
    bool found = false;
    Killed killed;
    for_each_process([&](int pid) {
        const auto limit = hard_limit_of(pid);
        if (!limit || *limit >= unmarked || pid == self) return;
        if (*limit != mark) {
            found |= end_if_hiding(pid);
        } else if (parent_of(pid) == self) {
            kill(pid, SIGKILL);
            killed.children.push_back(pid);
        } else {
            kill_by_handle(pid, mark, killed);
        }
    });
    killed.wait();
    return found || !killed.children.empty() || !killed.others.empty();
}

}  // namespace

Family::Family() {
    Families& all = families();
    const std::lock_guard lock(all.mutex);
    // The upper half: a program of ours may start families itself, below its own mark.
    const std::uint64_t low = our_hard_limit() / 2;
    if (low <= all.by_mark.size()) return;
    do mark_ = low + draw(++all.draws) % low;
    while (!all.by_mark.emplace(mark_, this).second);
}

Family::~Family() {
    const std::lock_guard lock(families().mutex);
    if (mark_ != 0) families().by_mark.erase(mark_);
}

void Family::end() {
    while (mark_ != 0 && has_children() && end_all_in_sight(mark_)) {}
}

void become_parent_of_orphans() {
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    struct sigaction action {};
    if (sigaction(SIGCHLD, nullptr, &action) != 0) return;
    if (action.sa_handler != SIG_IGN && (action.sa_flags & SA_NOCLDWAIT) == 0) return;
    action = {};
    action.sa_handler = SIG_DFL;
    sigaction(SIGCHLD, &action, nullptr);
}

}  // namespace agon::system
