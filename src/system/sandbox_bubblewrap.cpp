#include "system/sandbox_bubblewrap.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <initializer_list>
#include <optional>
#include <system_error>

namespace agon::system {
namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

void add(Words& words, std::initializer_list<std::string> more) { words.insert(words.end(), more); }

void add_system_places(Words& words, UserNames names) {
    std::error_code ignored;
    for (const std::string& path : system_place_paths(names)) {
        if (path.starts_with("/proc/")) continue;  // there is a new one
        const fs::path target = fs::read_symlink(path, ignored);
        if (!target.empty()) add(words, {"--symlink", target.string(), path});
        else if (fs::exists(path, ignored)) add(words, {"--ro-bind", path, path});
    }
    for (const std::string& path : system_device_paths())
        if (fs::exists(path, ignored)) add(words, {"--dev-bind", path, path});
}

// What is in one of the system's trees is there already.
bool is_of_the_system(const std::string& path) {
    return std::any_of(std::begin(system_trees), std::end(system_trees), [&](std::string_view tree) {
        return path.starts_with(std::string(tree) + "/") || path == tree;
    });
}

std::string cannot(const std::string& what, int code) { return what + ": " + std::generic_category().message(code); }

// By its name and by its real one, should there be links on the way.
std::optional<std::string> add_place(Words& words, const std::string& option, const std::string& path) {
    std::error_code problem;
    const std::string real = fs::canonical(path, problem).string();
    if (problem) return cannot("cannot let a bot use " + path, problem.value());
    if (!is_of_the_system(real)) add(words, {option, real, real});
    if (path != real && !is_of_the_system(path)) add(words, {option, real, path});
    return std::nullopt;
}

// Anonymous, and read from its start by the one program that gets it.
Result<Descriptor, std::string> filter_file(const std::vector<sock_filter>& filter) {
    const Descriptor made(static_cast<int>(syscall(SYS_memfd_create, "agon-filter", MFD_CLOEXEC)));
    Descriptor file(fcntl(made.number(), F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
    const std::size_t bytes = filter.size() * sizeof(sock_filter);
    if (!file.is_open() || pwrite(file.number(), filter.data(), bytes, 0) != static_cast<ssize_t>(bytes))
        return Unexpected{cannot("cannot hand a filter to bubblewrap", errno)};
    return file;
}

}  // namespace

Result<Wrapping, std::string> wrap(const std::string& bubblewrap, const Words& readable, const std::string& workplace,
                                   UserNames names, const std::vector<sock_filter>* filter) {
    Wrapping wrapping;
    Words& words = wrapping.words;
    words = {bubblewrap, "--unshare-all", "--die-with-parent", "--proc", "/proc"};
    add_system_places(words, names);
    for (const std::string& path : readable)
        if (auto problem = add_place(words, "--ro-bind", path)) return Unexpected{*problem};
    if (!workplace.empty())
        if (auto problem = add_place(words, "--bind", workplace)) return Unexpected{*problem};
    // What bubblewrap made itself is in memory, which no limit counts; and a process can change itself through /proc.
    add(words, {"--remount-ro", "/proc", "--remount-ro", "/"});
    if (filter) {
        auto file = filter_file(*filter);
        if (!file) return Unexpected{file.error()};
        wrapping.filter = std::move(*file);
        add(words, {"--seccomp", std::to_string(wrapping.filter.number())});
    }
    words.emplace_back("--");
    return wrapping;
}

int pass_filter(const Wrapping& wrapping) noexcept {
    if (!wrapping.filter.is_open()) return 0;
    return syscall(SYS_fcntl, wrapping.filter.number(), F_SETFD, 0) == 0 ? 0 : errno;
}

}  // namespace agon::system
