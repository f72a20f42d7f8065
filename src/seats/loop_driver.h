#pragma once
#include <functional>
#include <memory>
#include <vector>

#include "seats/match_runner.h"
#include "system/event_loop.h"

namespace agon::seats {

// Runs any number of matches on one event loop, side by side with whatever else the loop does. A built-in bot that thinks long
// keeps all of them waiting. All matches must be over, or dropped with this, before the loop is gone.
class LoopDriver {
public:
    using WhenOver = std::function<void(MatchRunner& runner)>;

    explicit LoopDriver(system::EventLoop& loop) : loop_(loop) {}
    LoopDriver(const LoopDriver&) = delete;
    LoopDriver& operator=(const LoopDriver&) = delete;
    ~LoopDriver();

    // Begins the match. `when_over` is called once, from the loop or from here; the runner must live until then.
    void add(MatchRunner& runner, WhenOver when_over);
    void break_off_all(const std::string& sentence);
    std::size_t running() const { return matches_.size(); }

private:
    struct Running;
    // One descriptor of one match, at a place that stays: what the loop calls back needs no more than its address.
    struct Slot {
        LoopDriver* driver = nullptr;
        Running* match = nullptr;
        SeatInterest interest{};
        bool in_use = false;
    };
    struct Running {
        MatchRunner* runner = nullptr;
        WhenOver when_over;
        std::array<Slot, 8> slots{};
        system::EventLoop::Timer timer = system::EventLoop::Timer::None;
        std::optional<Instant> deadline{};
        std::size_t place = 0;  // in matches_
    };

    void follow(Running& match);
    void watch(Running& match, const SeatInterest& interest);
    void drop(Slot& slot);
    void set_timer(Running& match);
    void retire(Running& match);

    system::EventLoop& loop_;
    std::vector<std::unique_ptr<Running>> matches_;
};

}  // namespace agon::seats
