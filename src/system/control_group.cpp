#include "system/control_group.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <system_error>
#include <thread>

#include "core/text_cursor.h"
#include "system/file.h"

namespace agon::system {
namespace {

std::string cannot(const std::string& what, int code) { return what + ": " + std::generic_category().message(code); }

// 0 or the error code. The files of a real group are there already.
int write_setting(const std::string& path, const std::string& value) {
    const Descriptor file(open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
    if (!file.is_open()) return errno;
    return write(file.number(), value.data(), value.size()) == static_cast<ssize_t>(value.size()) ? 0 : errno;
}

bool has_word(const std::string& file, std::string_view word) {
    const auto text = read_file(file);
    TextCursor words(TextCursor(text ? std::string_view(*text) : "").take_line());
    while (!words.at_end()) {
        if (words.take_word() == word) return true;
        words.skip_blanks();
    }
    return false;
}

bool has_both_controllers(const std::string& file) { return has_word(file, "memory") && has_word(file, "pids"); }

// "... /sys/fs/cgroup rw,nosuid - cgroup2 cgroup2 rw": the fifth word of the line is where it is mounted.
std::string mount_of_groups() {
    const auto mounts = read_file("/proc/self/mountinfo");
    TextCursor lines(mounts ? std::string_view(*mounts) : "");
    while (!lines.at_end()) {
        const std::string_view line = lines.take_line();
        if (line.find(" - cgroup2 ") == std::string_view::npos) continue;
        TextCursor words(line);
        std::string_view word;
        for (int i = 0; i < 5; ++i) {
            word = words.take_word();
            words.skip_blanks();
        }
        return std::string(word);
    }
    return "";
}

}  // namespace

std::vector<GroupSetting> group_limits(std::uint64_t memory_bytes, int tasks) {
    return {{"memory.max", std::to_string(memory_bytes)},
            {"memory.swap.max", "0", false},
            {"pids.max", std::to_string(tasks)}};
}

Result<ControlGroup, std::string> ControlGroup::make(const std::string& parent,
                                                     const std::vector<GroupSetting>& settings) {
    static std::atomic<int> made{0};
    const std::string folder = parent + "/agon-" + std::to_string(getpid()) + "-" + std::to_string(++made);
    if (mkdir(folder.c_str(), 0755) != 0) return Unexpected{cannot("cannot make " + folder, errno)};
    Descriptor entrance(open((folder + "/cgroup.procs").c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
    if (!entrance.is_open()) {
        const int problem = errno;
        rmdir(folder.c_str());
        return Unexpected{cannot("cannot enter " + folder, problem)};
    }
    ControlGroup group(folder, std::move(entrance));
    for (const GroupSetting& setting : settings)
        if (const int problem = write_setting(folder + "/" + setting.file, setting.value); problem && setting.needed)
            return Unexpected{cannot("cannot set " + setting.file, problem)};
    return group;
}

ControlGroup::~ControlGroup() {
    if (!entrance_.is_open()) return;
    constexpr int attempts = 100;  // the dying stay in it for a moment
    for (int attempt = 0; attempt < attempts; ++attempt) {
        if (rmdir(folder_.c_str()) == 0 || errno != EBUSY) return;
        if (write_setting(folder_ + "/cgroup.kill", "1") != 0) {  // before Linux 5.14
            const auto members = read_file(folder_ + "/cgroup.procs");
            TextCursor lines(members ? std::string_view(*members) : "");
            while (!lines.at_end()) {
                TextCursor line(lines.take_line());
                if (const auto process = line.take_natural()) kill(static_cast<pid_t>(*process), SIGKILL);
            }
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

int ControlGroup::enter() const noexcept { return syscall(SYS_write, entrance_.number(), "0", 1) == 1 ? 0 : errno; }

// The line "0::/user.slice/..." names our place in the one hierarchy of version 2.
Result<std::string, std::string> own_group() {
    const std::string mount = mount_of_groups();
    if (mount.empty()) return Unexpected{std::string("not mounted")};
    const auto memberships = read_file("/proc/self/cgroup");
    TextCursor lines(memberships ? std::string_view(*memberships) : "");
    while (!lines.at_end()) {
        const std::string_view line = lines.take_line();
        if (line.starts_with("0::")) return mount + std::string(line.substr(3));
    }
    return Unexpected{"mounted at " + mount + ", but we are in none"};
}

std::string why_no_groups_in(const std::string& own) {
    const std::string handed_out = own + "/cgroup.subtree_control", members = own + "/cgroup.procs";
    if (!has_both_controllers(own + "/cgroup.controllers")) return own + " has not the memory and pids controllers";
    if (access(own.c_str(), W_OK) != 0 || access(handed_out.c_str(), W_OK) != 0) return own + " is not delegated to us";
    if (has_both_controllers(handed_out)) return "";

    const std::string us = std::to_string(getpid());
    if (const auto who = read_file(members); !who || *who != us + "\n") return own + " has other processes than us";
    const std::string home = own + "/agon-" + us;
    if (mkdir(home.c_str(), 0755) != 0) return cannot("cannot make " + home, errno);
    int problem = write_setting(home + "/cgroup.procs", us);
    if (problem == 0) problem = write_setting(handed_out, "+memory +pids");
    if (problem == 0) return "";
    write_setting(members, us);
    rmdir(home.c_str());
    return cannot(own + " hands out no limits", problem);
}

}  // namespace agon::system
