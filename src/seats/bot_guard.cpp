#include "seats/bot_guard.h"

#include <algorithm>
#include <atomic>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <time.h>
#include <utility>

#include "system/folder_weight.h"

namespace agon::seats {
namespace {

using std::chrono::nanoseconds;

constexpr nanoseconds while_asked = std::chrono::milliseconds(100), while_waiting = std::chrono::seconds(1);
constexpr int part_of_a_core = 20;

// Of the last looks of all guards, so that all of them together know how often they can look.
std::atomic<std::int64_t> cost_of_all{0};

// Nobody who is dear to look at keeps the others from being looked at for long.
nanoseconds pause(nanoseconds usual) {
    constexpr int longest = 10;
    return std::clamp(part_of_a_core * nanoseconds(cost_of_all.load()), usual, longest * usual);
}

// Not the time on the wall: a busy machine makes a look no dearer.
nanoseconds time_of_this_thread() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + nanoseconds(time.tv_nsec);
}

std::string in_megabytes(std::uint64_t bytes) { return std::to_string(bytes >> 20) + " MB"; }

}  // namespace

BotGuard::BotGuard(int process, int folder, const GuardCaps& caps, Instant now)
    : process_(process), folder_(folder), caps_(caps), born_(now), due_(now + while_asked), next_thorough_look_(now) {
    struct stat facts {};
    if (fstat(folder_, &facts) == 0) device_ = facts.st_dev;
}

BotGuard::BotGuard(BotGuard&& other) noexcept
    : process_(other.process_),
      folder_(other.folder_),
      device_(other.device_),
      caps_(other.caps_),
      born_(other.born_),
      due_(other.due_),
      next_thorough_look_(other.next_thorough_look_),
      cost_(std::exchange(other.cost_, nanoseconds{0})) {}

BotGuard::~BotGuard() { cost_of_all -= cost_.count(); }

void BotGuard::asked(Instant now) { due_ = std::min(due_, now + pause(while_asked)); }

std::optional<std::string> BotGuard::look(Instant now, bool is_asked) {
    const nanoseconds before = time_of_this_thread();
    auto found = too_much(now);
    const nanoseconds cost = time_of_this_thread() - before;
    cost_of_all += (cost - cost_).count();
    cost_ = cost;
    due_ = now + pause(is_asked ? while_asked : while_waiting);
    return found;
}

std::optional<std::string> BotGuard::too_much(Instant now) {
    const auto members = system::members_of(process_, caps_.tasks);
    int tasks = 0;
    std::uint64_t memory = 0;
    for (const system::Member& member : members) {
        tasks += member.threads;
        memory += member.memory_bytes;
    }
    if (tasks > caps_.tasks) return "it has more than " + std::to_string(caps_.tasks) + " processes and threads";
    if (takes_too_much_memory(memory, members, now))
        return "its processes take more than " + in_megabytes(caps_.memory_bytes) + " of memory";

    system::FolderWeight weight =
        system::weigh_folder(folder_, {.bytes = caps_.folder_bytes, .entries = caps_.folder_entries});
    if (weight.too_deep) return "its working folder has too many folders in folders";
    if (weight.entries > caps_.folder_entries)
        return "its working folder holds more than " + std::to_string(caps_.folder_entries) + " files";
    if (folder_may_be_full()) weight.bytes += system::nameless_bytes_of(members, device_);
    if (weight.bytes > caps_.folder_bytes)
        return "its working folder holds more than " + in_megabytes(caps_.folder_bytes);
    return std::nullopt;
}

// What is only added up has programs and libraries in it, and what processes have in common once for each of them. The right
// number takes long to get, so that is done less and less often for a program that makes us doubt again and again; it may then
// have up to four times as much.
bool BotGuard::takes_too_much_memory(std::uint64_t added_up, const std::vector<system::Member>& members, Instant now) {
    constexpr std::uint64_t beyond_doubt = 4;
    if (added_up <= caps_.memory_bytes) return false;
    if (added_up > beyond_doubt * caps_.memory_bytes) return true;
    if (now < next_thorough_look_) return false;
    const nanoseconds before = time_of_this_thread();
    const std::uint64_t exact = system::exact_memory_of(members);
    const nanoseconds cost = part_of_a_core * (time_of_this_thread() - before);
    next_thorough_look_ = now + std::max<nanoseconds>(cost, (now - born_) / 4);
    return exact > caps_.memory_bytes;
}

// Files without names are looked for only if they can be many: never while the whole disk holds no more than one folder may.
bool BotGuard::folder_may_be_full() const {
    struct statfs facts {};
    if (fstatfs(folder_, &facts) != 0) return true;
    return (facts.f_blocks - facts.f_bfree) * static_cast<std::uint64_t>(facts.f_bsize) > caps_.folder_bytes;
}

}  // namespace agon::seats
