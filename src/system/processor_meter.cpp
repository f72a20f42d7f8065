#include "system/processor_meter.h"

#include <fcntl.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>

#include "system/process_tree.h"

namespace agon::system {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::nanoseconds;

constexpr std::chrono::milliseconds slow_turn{1};
// A program can have thousands of threads and processes. What a process ran costs one system call, all its threads included;
// how long a thread waited costs an open file.
constexpr std::size_t most_processes = 1024, most_threads = 128;

Descriptor open_to_read(const std::string& path) { return Descriptor(open(path.c_str(), O_RDONLY | O_CLOEXEC)); }

std::string folder_of(int process) { return "/proc/" + std::to_string(process); }
std::string folder_of(int process, int thread) { return folder_of(process) + "/task/" + std::to_string(thread); }

// "ran waited slices", both times in nanoseconds.
std::optional<ProcessorTimes> read_times(const Descriptor& file) {
    std::array<char, 96> text;
    const ssize_t got = pread(file.number(), text.data(), text.size(), 0);
    if (got <= 0) return std::nullopt;
    std::int64_t ran = 0, waited = 0;
    const char* const end = text.data() + got;
    const auto first = std::from_chars(text.data(), end, ran);
    if (first.ptr == end || std::from_chars(first.ptr + 1, end, waited).ec != std::errc()) return std::nullopt;
    return ProcessorTimes{.ran = nanoseconds(ran), .waited = nanoseconds(waited)};
}

// "12 (any name) R 1 ...": running, or ready to.
bool is_runnable(const std::string& folder) {
    const Descriptor file = open_to_read(folder + "/stat");
    std::array<char, 96> text;
    const ssize_t got = file.is_open() ? read(file.number(), text.data(), text.size()) : 0;
    return std::string_view(text.data(), static_cast<std::size_t>(std::max<ssize_t>(got, 0))).find(") R ") !=
           std::string_view::npos;
}

std::optional<nanoseconds> read_clock(clockid_t clock) {
    timespec time{};
    if (clock_gettime(clock, &time) != 0) return std::nullopt;
    return std::chrono::seconds(time.tv_sec) + nanoseconds(time.tv_nsec);
}

}  // namespace

void ProcessorMeter::find_newcomers() {
    std::vector<int> family{pid_};
    add_orphans_of(pid_, family);
    for (std::size_t next = 0; next < family.size() && processes_.size() < most_processes; ++next) {
        const int process = family[next];
        const bool known = std::any_of(processes_.begin(), processes_.end(),
                                       [&](const Process& other) { return other.number == process; });
        clockid_t clock{};
        if (!known && clock_getcpuclockid(process, &clock) == 0)
            processes_.push_back({.number = process, .clock = clock});
        for (const int thread : threads_of(process)) {
            add_children_of(process, thread, family);
            const bool seen = std::any_of(threads_.begin(), threads_.end(), [&](const Thread& other) {
                return other.process == process && other.number == thread;
            });
            if (seen || threads_.size() >= most_threads) continue;
            Descriptor file = open_to_read(folder_of(process, thread) + "/schedstat");
            if (file.is_open()) threads_.push_back({.process = process, .number = thread, .file = std::move(file)});
        }
    }
}

void ProcessorMeter::start_of_life() { began_ = Clock::now(); }

void ProcessorMeter::start_of_turn() {
    if (began_ == Clock::time_point{}) find_newcomers();
    std::erase_if(processes_, [](Process& process) {
        const auto ran = read_clock(process.clock);
        process.ran = process.last = ran.value_or(nanoseconds{0});
        return !ran;
    });
    std::erase_if(threads_, [](Thread& thread) {
        const auto times = read_times(thread.file);
        thread.waited = times ? times->waited : nanoseconds{0};
        return !times;
    });
    began_ = Clock::now();
}

ProcessorTimes ProcessorMeter::since_start_of_turn() {
    const nanoseconds wall = Clock::now() - began_;
    if (wall > slow_turn) find_newcomers();
    ProcessorTimes times;
    for (Process& process : processes_) {
        process.last = read_clock(process.clock).value_or(process.last);  // what is gone had run all the same
        times.ran += process.last - process.ran;
    }
    for (const Thread& thread : threads_)
        if (const auto now = read_times(thread.file))
            times.waited = std::max(times.waited, now->waited - thread.waited);
    times.waited = std::min(times.waited, wall);
    return times;
}

bool ProcessorMeter::has_company() const {
    constexpr std::size_t most_of_one_program = 3;  // bubblewrap is two processes
    return processes_.size() > most_of_one_program;
}

bool ProcessorMeter::wants_a_core() const {
    return std::any_of(threads_.begin(), threads_.end(),
                       [](const Thread& thread) { return is_runnable(folder_of(thread.process, thread.number)); });
}

ProcessorTimes times_of_this_thread() {
    const Descriptor file = open_to_read("/proc/thread-self/schedstat");
    return read_times(file).value_or(ProcessorTimes{});
}

}  // namespace agon::system
