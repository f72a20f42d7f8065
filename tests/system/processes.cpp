#include "system/processes.h"

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <map>
#include <stdexcept>

namespace agon::system {
namespace {

// 0 if it has gone meanwhile.
int parent_of(int pid) {
    const Descriptor file(open(("/proc/" + std::to_string(pid) + "/stat").c_str(), O_RDONLY | O_CLOEXEC));
    std::string text(1024, '\0');
    if (!file.is_open() || read(file.number(), text.data(), text.size() - 1) <= 0) return 0;
    return std::atoi(text.c_str() + text.rfind(')') + 3);
}

void wait_until_readable(int descriptor) {
    pollfd waiting{.fd = descriptor, .events = POLLIN, .revents = 0};
    while (poll(&waiting, 1, -1) < 0 && errno == EINTR) {}
}

}  // namespace

int count_descendants() {
    std::map<int, int> parents;
    DIR* folder = opendir("/proc");
    while (const dirent* entry = readdir(folder))
        if (const int pid = std::atoi(entry->d_name)) parents[pid] = parent_of(pid);
    closedir(folder);
    int count = 0;
    for (const auto& [pid, parent] : parents) {
        int ancestor = parent;
        while (ancestor != 0 && ancestor != getpid()) ancestor = parents.contains(ancestor) ? parents[ancestor] : 0;
        count += ancestor == getpid();
    }
    return count;
}

std::string read_bytes(Descriptor& output, std::size_t count) {
    std::string bytes(count, '\0');
    std::size_t have = 0;
    while (have < count) {
        wait_until_readable(output.number());
        const ssize_t got = read(output.number(), bytes.data() + have, count - have);
        if (got == 0) break;
        if (got < 0 && errno != EAGAIN && errno != EINTR) throw std::runtime_error("the output cannot be read");
        if (got > 0) have += static_cast<std::size_t>(got);
    }
    bytes.resize(have);
    return bytes;
}

std::string read_to_end(Descriptor& output) {
    std::string all;
    while (true) {
        const std::string more = read_bytes(output, 1);
        if (more.empty()) return all;
        all += more;
    }
}

ExitStatus wait_for_end(Child& child) {
    wait_until_readable(child.end_handle());
    return child.ended().value();
}

ChildOrder shell(const std::string& script) {
    return {.program = "/bin/sh", .arguments = {"sh", "-c", script}, .environment = {"PATH=/usr/bin:/bin"}};
}

ChildOrder escapist(const std::string& tricks) {
    return {.program = std::string(AGON_PROGRAM_DIR) + "/fakes/escapist", .arguments = {"escapist", tricks}};
}

}  // namespace agon::system
