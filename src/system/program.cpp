#include "system/program.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>

#include "system/descriptor.h"

extern char** environ;

namespace agon::system {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t longest_output = 64 * 1024;

bool is_executable_file(const std::string& path) {
    struct stat facts {};
    return stat(path.c_str(), &facts) == 0 && S_ISREG(facts.st_mode) && access(path.c_str(), X_OK) == 0;
}

// False when the time is over before there is anything.
bool readable_before(int descriptor, Clock::time_point deadline) {
    while (true) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
        pollfd waiting{.fd = descriptor, .events = POLLIN, .revents = 0};
        const int ready = poll(&waiting, 1, static_cast<int>(std::max<std::int64_t>(0, left)));
        if (ready >= 0 || errno != EINTR) return ready > 0;
    }
}

std::string read_until(int descriptor, Clock::time_point deadline) {
    std::string output;
    std::array<char, 4096> chunk;
    while (output.size() < longest_output && readable_before(descriptor, deadline)) {
        const ssize_t got = read(descriptor, chunk.data(), chunk.size());
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) break;
        output.append(chunk.data(), static_cast<std::size_t>(got));
    }
    return output;
}

// The child as the leader of its own process group, with `output` as standard output and error; nothing if it cannot start.
std::optional<pid_t> spawn(const std::string& path, const std::vector<std::string>& arguments, int output) {
    std::vector<std::string> words{path};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);

    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    pid_t child = 0;
    const int problem = posix_spawn(&child, path.c_str(), &actions, &attributes, argv.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return problem == 0 ? std::optional<pid_t>(child) : std::nullopt;
}

// A container may forbid pidfd_open; then there is nothing better than to look now and then.
void wait_for_end(pid_t child, Clock::time_point deadline) {
    const Descriptor handle(static_cast<int>(syscall(SYS_pidfd_open, child, 0)));
    if (handle.is_open()) {
        readable_before(handle.number(), deadline);
        return;
    }
    siginfo_t ended{};
    while (waitid(P_PID, static_cast<id_t>(child), &ended, WEXITED | WNOHANG | WNOWAIT) == 0 && ended.si_pid == 0 &&
           Clock::now() < deadline)
        poll(nullptr, 0, 10);
}

// The exit status, once the whole process group is ended. A zombie keeps its number until it is waited for, so the kill cannot
// meet somebody else's group.
int end_before(pid_t child, Clock::time_point deadline) {
    wait_for_end(child, deadline);
    kill(-child, SIGKILL);
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    return status;
}

}  // namespace

std::optional<std::string> find_program(std::string_view name) {
    if (name.empty()) return std::nullopt;
    if (name.find('/') != std::string_view::npos) {
        const std::string path(name);
        return is_executable_file(path) ? std::optional(path) : std::nullopt;
    }
    const char* variable = std::getenv("PATH");
    std::string_view folders = variable ? variable : "/usr/local/bin:/usr/bin:/bin";
    while (true) {
        const std::string_view folder = folders.substr(0, folders.find(':'));
        std::string path = folder.empty() ? "." : std::string(folder);
        path.append("/").append(name);
        if (is_executable_file(path)) return path;
        if (folder.size() == folders.size()) return std::nullopt;
        folders.remove_prefix(folder.size() + 1);
    }
}

Answer ask_program(const std::string& path, const std::vector<std::string>& arguments,
                   std::chrono::milliseconds limit) {
    const Clock::time_point deadline = Clock::now() + limit;
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return {};
    const Descriptor ours(ends[0]);
    Descriptor theirs(ends[1]);
    const auto child = spawn(path, arguments, theirs.number());
    theirs.reset();
    if (!child) return {};
    Answer answer;
    answer.output = read_until(ours.number(), deadline);
    const int status = end_before(*child, deadline);
    answer.succeeded = WIFEXITED(status) && WEXITSTATUS(status) == 0;
    return answer;
}

}  // namespace agon::system
