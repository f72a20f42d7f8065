#include "system/process_tree.h"

#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <string>
#include <string_view>

#include "system/descriptor.h"

namespace agon::system {
namespace {

std::string tasks_of(int process) { return "/proc/" + std::to_string(process) + "/task"; }

}  // namespace

std::vector<int> threads_of(int process) {
    std::vector<int> all;
    const std::unique_ptr<DIR, int (*)(DIR*)> folder(opendir(tasks_of(process).c_str()),
                                                     [](DIR* open) { return closedir(open); });
    while (const dirent* entry = folder ? readdir(folder.get()) : nullptr) {
        const std::string_view name = entry->d_name;
        int number = 0;
        const bool is_number = std::from_chars(name.data(), name.data() + name.size(), number).ec == std::errc();
        if (is_number) all.push_back(number);
    }
    return all;
}

void add_children_of(int process, int thread, std::vector<int>& all) {
    const std::string path = tasks_of(process) + "/" + std::to_string(thread) + "/children";  // "12 345 "
    const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
    std::array<char, 4096> text;
    std::size_t kept = 0;  // the beginning of a number whose rest comes with the next piece
    while (file.is_open()) {
        const ssize_t got = read(file.number(), text.data() + kept, text.size() - kept);
        if (got <= 0) return;
        const char *at = text.data(), *const end = at + kept + got;
        for (const char* blank = nullptr; (blank = std::find(at, end, ' ')) != end; at = blank + 1) {
            int number = 0;
            if (std::from_chars(at, blank, number).ec != std::errc()) return;
            all.push_back(number);
        }
        kept = static_cast<std::size_t>(end - at);
        if (kept == text.size()) return;
        std::copy(at, end, text.data());
    }
}

void add_orphans_of(int leader, std::vector<int>& all) {
    std::vector<int> ours;
    for (const int thread : threads_of(getpid())) add_children_of(getpid(), thread, ours);
    for (const int child : ours)
        if (child != leader && getpgid(child) == leader) all.push_back(child);
}

}  // namespace agon::system
