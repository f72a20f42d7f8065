#pragma once
#include <sys/epoll.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <unordered_map>
#include <vector>

#include "system/descriptor.h"

namespace agon::system {

// What one thread waits for: thousands of descriptors and deadlines. Waiting, calling and setting deadlines allocate nothing
// once there was room for as many before, if what is called fits into a std::function (a pointer or two).
class EventLoop {
public:
    using Clock = std::chrono::steady_clock;

    enum class Interest : std::uint8_t { Nothing, Reading, Writing, Both };

    struct Readiness {
        bool readable = false;  // or ended: reading tells
        bool writable = false;  // or broken: writing tells
        bool operator==(const Readiness&) const = default;
    };
    using OnReady = std::function<void(Readiness)>;
    using OnTime = std::function<void()>;

    enum class Timer : std::uint64_t { None };

    EventLoop();  // throws std::system_error if this machine has no descriptors left
    EventLoop(const EventLoop&) = delete;
    EventLoop& operator=(const EventLoop&) = delete;

    // Calls `ready` again and again while it is, until forgotten. Forget a descriptor before it is closed. False if it cannot
    // be waited for, as a regular file.
    bool watch(int descriptor, Interest interest, OnReady ready);
    void change(int descriptor, Interest interest);
    void forget(int descriptor);

    // Calls `on_time` once, not before its time.
    Timer at(Clock::time_point time, OnTime on_time);
    void cancel(Timer timer);  // harmless if it has come already

    // Waits for an event, a deadline or wake(), but not longer than `until`, and calls all that is due. What is called may do
    // all of the above.
    void run_once(Clock::time_point until = Clock::time_point::max());

    void wake();  // from any thread: run_once() returns, or does so the next time

private:
    struct Watch {
        std::uint32_t serial =
            0;  // tells it from an earlier one of the same number, whose events may still be on their way
        Interest interest = Interest::Nothing;
        OnReady ready{};
    };
    struct Deadline {
        Clock::time_point time;
        Timer timer;
    };
    struct TimerPlace {
        std::uint32_t serial = 0;
        bool is_set = false;
        OnTime on_time{};
    };
    using Watches = std::unordered_map<int, Watch>;

    bool tell_kernel(int descriptor, const Watch& watch, Interest before);
    int wait(Clock::time_point until);
    void call_ready(const epoll_event& event);
    void call_due();
    TimerPlace* place_of(Timer timer);
    void release(TimerPlace& place);
    void drop_cancelled();

    Descriptor epoll_, waker_;
    std::uint32_t watch_serial_ = 0;
    Watches watches_{};
    std::vector<Watches::node_type> forgotten_{};  // what is called may forget itself: kept until it has returned
    std::vector<Deadline> deadlines_{};  // a heap, the earliest first; those that are cancelled stay for a while
    std::vector<TimerPlace> places_{};
    std::vector<std::uint32_t> free_places_{};
    std::size_t cancelled_ = 0;
    std::array<epoll_event, 256> events_{};
};

}  // namespace agon::system
