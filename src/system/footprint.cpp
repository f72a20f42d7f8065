#include "system/footprint.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysinfo.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>

#include "system/descriptor.h"
#include "system/process_tree.h"

namespace agon::system {
namespace {

using Clock = std::chrono::steady_clock;
using Folder = std::unique_ptr<DIR, int (*)(DIR*)>;

constexpr std::uint64_t kilobyte = 1024, block_bytes = 512;
constexpr int most_looked_at = 4096;  // descriptors and mappings of one process

std::string folder_of(int process) { return "/proc/" + std::to_string(process); }

Folder open_folder(const std::string& path) {
    return Folder(opendir(path.c_str()), [](DIR* open) { return closedir(open); });
}

// The beginning of a file of /proc.
class Facts {
public:
    Facts(int process, std::string_view name) {
        const std::string path = folder_of(process) + "/" + std::string(name);
        const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
        const ssize_t got = file.is_open() ? read(file.number(), room_.data(), room_.size()) : 0;
        text_ = {room_.data(), static_cast<std::size_t>(std::max<ssize_t>(got, 0))};
    }

    // "VmSwap:\t     128 kB"
    std::optional<std::uint64_t> number(std::string_view line_start) const {
        std::size_t at = text_.find(line_start);
        if (at == std::string_view::npos) return std::nullopt;
        at = text_.find_first_of("0123456789", at + line_start.size());
        std::uint64_t number = 0;
        if (at == std::string_view::npos) return std::nullopt;
        std::from_chars(text_.data() + at, text_.data() + text_.size(), number);
        return number;
    }

private:
    std::array<char, 4096> room_;
    std::string_view text_;
};

// Our own children that follow another leader: orphans that came to us. All programs that are looked at at about the same time
// share one look at them, as we may have thousands of children.
class Orphans {
public:
    std::vector<int> of(int leader) {
        const std::lock_guard lock(alone_);
        if (Clock::now() >= good_until_) look();
        const auto found = by_leader_.find(leader);
        return found == by_leader_.end() ? std::vector<int>{} : found->second;
    }

private:
    void look() {
        constexpr int part_of_a_core = 100;
        const auto began = Clock::now();
        by_leader_.clear();
        std::vector<int> children;
        for (const int thread : threads_of(getpid())) add_children_of(getpid(), thread, children);
        for (const int child : children)
            if (const int leader = getpgid(child); leader > 0 && leader != child) by_leader_[leader].push_back(child);
        const auto now = Clock::now();
        good_until_ = now + std::max<Clock::duration>(std::chrono::milliseconds(20), part_of_a_core * (now - began));
    }

    std::mutex alone_;
    std::unordered_map<int, std::vector<int>> by_leader_;
    Clock::time_point good_until_{};
};

Orphans& orphans() {
    static Orphans all;
    return all;
}

bool machine_swaps() {
    struct sysinfo machine {};
    return sysinfo(&machine) == 0 && machine.totalswap > 0;
}

// Thousands may be looked at every second, so from the files that are quickest to read.
Member member(int process) {
    static const auto page_bytes = static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    Member found{.process = process};
    // Each thread is a folder in there, besides "." and "..".
    struct stat tasks {};
    if (stat((folder_of(process) + "/task").c_str(), &tasks) == 0 && tasks.st_nlink > 2)
        found.threads = static_cast<int>(tasks.st_nlink) - 2;
    found.memory_bytes = Facts(process, "statm").number(" ").value_or(0) * page_bytes;  // "SIZE RESIDENT SHARED ..."
    if (machine_swaps()) found.memory_bytes += Facts(process, "status").number("\nVmSwap:").value_or(0) * kilobyte;
    return found;
}

// Files without a name, each counted once however often it is open or mapped.
class NamelessFiles {
public:
    explicit NamelessFiles(dev_t device) : device_(device) {}

    // A folder of a process: "fd", or "map_files", because a mapping keeps a file that is open no more.
    void add_files_in(int process, const char* name) {
        const Folder folder = open_folder(folder_of(process) + "/" + name);
        int looked_at = 0;
        while (const dirent* entry = folder ? readdir(folder.get()) : nullptr) {
            if (++looked_at > most_looked_at) return;
            struct stat facts {};
            if (entry->d_name[0] != '.' && fstatat(dirfd(folder.get()), entry->d_name, &facts, 0) == 0) add(facts);
        }
    }

    std::uint64_t bytes() const { return bytes_; }

private:
    void add(const struct stat& facts) {
        if (facts.st_dev != device_ || facts.st_nlink != 0 || !S_ISREG(facts.st_mode)) return;
        if (known_.insert(facts.st_ino).second) bytes_ += static_cast<std::uint64_t>(facts.st_blocks) * block_bytes;
    }

    dev_t device_;
    std::set<ino_t> known_;
    std::uint64_t bytes_ = 0;
};

}  // namespace

std::vector<Member> members_of(int leader, int most) {
    std::vector<Member> members;
    std::vector<int> found = orphans().of(leader);
    found.insert(found.begin(), leader);
    int tasks = 0;
    for (std::size_t next = 0; next < found.size() && tasks <= most; ++next) {
        const int process = found[next];
        members.push_back(member(process));
        tasks += members.back().threads;
        if (members.back().threads == 1) {
            add_children_of(process, process, found);
        } else {
            for (const int thread : threads_of(process)) add_children_of(process, thread, found);
        }
    }
    return members;
}

std::uint64_t exact_memory_of(const std::vector<Member>& members) {
    std::uint64_t all = 0;
    for (const Member& member : members) {
        const Facts rollup(member.process, "smaps_rollup");
        const auto own = rollup.number("\nPss_Anon:");
        if (!own) {
            all += member.memory_bytes;
            continue;
        }
        all += (*own + rollup.number("\nPss_Shmem:").value_or(0) + rollup.number("\nSwapPss:").value_or(0)) * kilobyte;
    }
    return all;
}

std::uint64_t nameless_bytes_of(const std::vector<Member>& members, dev_t device) {
    NamelessFiles files(device);
    for (const Member& member : members) {
        files.add_files_in(member.process, "fd");
        files.add_files_in(member.process, "map_files");
    }
    return files.bytes();
}

}  // namespace agon::system
