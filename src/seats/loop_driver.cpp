#include "seats/loop_driver.h"

#include <algorithm>
#include <utility>

#include "core/check.h"

namespace agon::seats {
namespace {

using Clock = std::chrono::steady_clock;
using system::EventLoop;

}  // namespace

LoopDriver::~LoopDriver() {
    for (const auto& match : matches_) {
        for (Slot& slot : match->slots) drop(slot);
        loop_.cancel(match->timer);
    }
}

void LoopDriver::add(MatchRunner& runner, WhenOver when_over) {
    auto match = std::make_unique<Running>();
    match->runner = &runner;
    match->when_over = std::move(when_over);
    match->place = matches_.size();
    for (Slot& slot : match->slots) slot = {this, match.get(), {}, false};
    Running& running = *matches_.emplace_back(std::move(match));
    running.runner->begin(Clock::now());
    follow(running);
}

void LoopDriver::break_off_all(const std::string& sentence) {
    for (std::size_t i = matches_.size(); i-- > 0;) {
        Running& match = *matches_[i];
        match.runner->break_off(match::Ending::Interrupted, sentence, Clock::now());
        follow(match);
    }
}

// After anything happened: waits for what the match is interested in now, and for nothing else.
void LoopDriver::follow(Running& match) {
    if (match.runner->is_over()) return retire(match);
    const AllInterests interests = match.runner->interests();
    const auto is_wanted = [&](const SeatInterest& interest) {
        return std::find(interests.begin(), interests.end(), interest) != interests.end();
    };
    for (Slot& slot : match.slots)
        if (slot.in_use && !is_wanted(slot.interest)) drop(slot);
    for (const SeatInterest& interest : interests) {
        const auto is_watched = [&](const Slot& slot) { return slot.in_use && slot.interest == interest; };
        if (std::none_of(match.slots.begin(), match.slots.end(), is_watched)) watch(match, interest);
    }
    set_timer(match);
}

void LoopDriver::watch(Running& match, const SeatInterest& interest) {
    const auto slot = std::find_if(match.slots.begin(), match.slots.end(), [](const Slot& s) { return !s.in_use; });
    AGON_CHECK(slot != match.slots.end());
    slot->interest = interest;
    slot->in_use = true;
    const bool writes = interest.interest.stream == Stream::Input;
    const auto wanted = writes ? EventLoop::Interest::Writing : EventLoop::Interest::Reading;
    AGON_CHECK(loop_.watch(interest.interest.descriptor, wanted, [place = &*slot](EventLoop::Readiness) {
        Running& ready = *place->match;
        ready.runner->ready(place->interest, Clock::now());
        place->driver->follow(ready);
    }));
}

void LoopDriver::drop(Slot& slot) {
    if (std::exchange(slot.in_use, false)) loop_.forget(slot.interest.interest.descriptor);
}

void LoopDriver::set_timer(Running& match) {
    const auto deadline = match.runner->deadline();
    if (deadline == match.deadline) return;
    match.deadline = deadline;
    loop_.cancel(std::exchange(match.timer, EventLoop::Timer::None));
    if (!deadline) return;
    match.timer = loop_.at(*deadline, [this, running = &match] {
        running->deadline.reset();
        running->timer = EventLoop::Timer::None;
        running->runner->time_passed(Clock::now());
        follow(*running);
    });
}

void LoopDriver::retire(Running& match) {
    for (Slot& slot : match.slots) drop(slot);
    loop_.cancel(match.timer);
    const std::size_t place = match.place;
    const std::unique_ptr<Running> over = std::move(matches_[place]);
    if (place + 1 < matches_.size()) {
        matches_[place] = std::move(matches_.back());
        matches_[place]->place = place;
    }
    matches_.pop_back();
    over->when_over(*over->runner);
}

}  // namespace agon::seats
