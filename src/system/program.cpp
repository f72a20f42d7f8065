#include "system/program.h"

#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>

#include "system/child.h"

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

// A container may forbid handles of processes; then there is nothing better than to look now and then.
void wait_for_end(Child& child, Clock::time_point deadline) {
    if (child.end_handle() >= 0) {
        readable_before(child.end_handle(), deadline);
        return;
    }
    while (!child.ended() && Clock::now() < deadline) poll(nullptr, 0, 10);
}

std::vector<std::string> our_environment() {
    std::vector<std::string> all;
    for (char** variable = environ; variable && *variable; ++variable) all.emplace_back(*variable);
    return all;
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

std::optional<std::string> find_program_of_the_system(const std::string& name) {
    for (const char* const folder : {"/usr/local/bin/", "/usr/bin/", "/bin/"})
        if (auto found = find_program(folder + name)) return found;
    return find_program(name);
}

Answer ask_program(const std::string& path, const std::vector<std::string>& arguments,
                   std::chrono::milliseconds limit) {
    const Clock::time_point deadline = Clock::now() + limit;
    ChildOrder order{.program = path, .arguments = {path}, .environment = our_environment(), .errors_in_output = true};
    order.arguments.insert(order.arguments.end(), arguments.begin(), arguments.end());
    auto child = Child::start(order);
    if (!child) return {};
    child->input().reset();
    Answer answer;
    answer.output = read_until(child->output().number(), deadline);
    wait_for_end(*child, deadline);
    answer.succeeded = child->ended() == ExitStatus{};
    return answer;
}

}  // namespace agon::system
