#include "system/event_loop.h"

#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <system_error>
#include <utility>

#include "core/check.h"

namespace agon::system {
namespace {

constexpr std::uint64_t waker_label = ~std::uint64_t{0};
constexpr std::size_t many_cancelled = 64;

std::uint64_t label_of(int descriptor, std::uint32_t serial) {
    return std::uint64_t{serial} << 32 | static_cast<std::uint32_t>(descriptor);
}

std::uint32_t events_for(EventLoop::Interest interest) {
    switch (interest) {
        case EventLoop::Interest::Nothing: return 0;
        case EventLoop::Interest::Reading: return EPOLLIN;
        case EventLoop::Interest::Writing: return EPOLLOUT;
        case EventLoop::Interest::Both: return EPOLLIN | EPOLLOUT;
    }
    return 0;
}

// For std::push_heap, which puts the largest first.
constexpr auto later = [](const auto& one, const auto& other) { return one.time > other.time; };

}  // namespace

EventLoop::EventLoop() : epoll_(epoll_create1(EPOLL_CLOEXEC)), waker_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
    epoll_event event{.events = EPOLLIN, .data = {.u64 = waker_label}};
    if (!epoll_.is_open() || !waker_.is_open() ||
        epoll_ctl(epoll_.number(), EPOLL_CTL_ADD, waker_.number(), &event) != 0)
        throw std::system_error(errno, std::generic_category(), "no event loop");
}

// Who is interested in nothing is taken out: the kernel tells about broken pipes whether one asks or not, again and again.
bool EventLoop::tell_kernel(int descriptor, const Watch& watch, Interest before) {
    const std::uint32_t wanted = events_for(watch.interest);
    epoll_event event{.events = wanted, .data = {.u64 = label_of(descriptor, watch.serial)}};
    const bool known = before != Interest::Nothing;
    if (wanted == 0 && !known) return true;
    const int act = wanted == 0 ? EPOLL_CTL_DEL : known ? EPOLL_CTL_MOD : EPOLL_CTL_ADD;
    return epoll_ctl(epoll_.number(), act, descriptor, &event) == 0;
}

bool EventLoop::watch(int descriptor, Interest interest, OnReady ready) {
    const auto [place, is_new] = watches_.try_emplace(
        descriptor, Watch{.serial = ++watch_serial_, .interest = interest, .ready = std::move(ready)});
    AGON_CHECK(is_new);
    if (tell_kernel(descriptor, place->second, Interest::Nothing)) return true;
    watches_.erase(place);
    return false;
}

void EventLoop::change(int descriptor, Interest interest) {
    const auto place = watches_.find(descriptor);
    AGON_CHECK(place != watches_.end());
    const Interest before = std::exchange(place->second.interest, interest);
    if (before != interest) AGON_CHECK(tell_kernel(descriptor, place->second, before));
}

void EventLoop::forget(int descriptor) {
    auto node = watches_.extract(descriptor);
    if (node.empty()) return;
    const Interest before = std::exchange(node.mapped().interest, Interest::Nothing);
    tell_kernel(descriptor, node.mapped(), before);
    forgotten_.push_back(std::move(node));
}

// A timer is the number of its place and how often the place had been used before.
EventLoop::TimerPlace* EventLoop::place_of(Timer timer) {
    const auto number = static_cast<std::uint64_t>(timer);
    const std::size_t index = number & UINT32_MAX;
    if (index >= places_.size() || places_[index].serial != number >> 32 || !places_[index].is_set) return nullptr;
    return &places_[index];
}

EventLoop::Timer EventLoop::at(Clock::time_point time, OnTime on_time) {
    if (free_places_.empty()) {
        free_places_.push_back(static_cast<std::uint32_t>(places_.size()));
        places_.emplace_back();
    }
    const std::uint32_t index = free_places_.back();
    free_places_.pop_back();
    TimerPlace& place = places_[index];
    ++place.serial;  // never 0: so no timer is None
    place.is_set = true;
    place.on_time = std::move(on_time);
    const Timer timer{std::uint64_t{place.serial} << 32 | index};
    deadlines_.push_back({.time = time, .timer = timer});
    std::push_heap(deadlines_.begin(), deadlines_.end(), later);
    return timer;
}

void EventLoop::release(TimerPlace& place) {
    place.is_set = false;
    free_places_.push_back(static_cast<std::uint32_t>(&place - places_.data()));
}

void EventLoop::cancel(Timer timer) {
    TimerPlace* place = place_of(timer);
    if (!place) return;
    place->on_time = nullptr;
    release(*place);
    ++cancelled_;
    drop_cancelled();
}

// Most deadlines are cancelled because all went well, long before their time.
void EventLoop::drop_cancelled() {
    if (cancelled_ < many_cancelled || cancelled_ < deadlines_.size() / 2) return;
    std::erase_if(deadlines_, [this](const Deadline& deadline) { return !place_of(deadline.timer); });
    std::make_heap(deadlines_.begin(), deadlines_.end(), later);
    cancelled_ = 0;
}

int EventLoop::wait(Clock::time_point until) {
    while (!deadlines_.empty() && !place_of(deadlines_.front().timer)) {
        std::pop_heap(deadlines_.begin(), deadlines_.end(), later);
        deadlines_.pop_back();
        --cancelled_;
    }
    if (!deadlines_.empty()) until = std::min(until, deadlines_.front().time);
    int limit = -1;
    if (until != Clock::time_point::max()) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
        limit = static_cast<int>(std::clamp<std::int64_t>(left, 0, INT_MAX));
    }
    return epoll_wait(epoll_.number(), events_.data(), static_cast<int>(events_.size()), limit);
}

void EventLoop::call_ready(const epoll_event& event) {
    if (event.data.u64 == waker_label) {
        std::uint64_t count = 0;
        [[maybe_unused]] const ssize_t ignored = read(waker_.number(), &count, sizeof(count));
        return;
    }
    const auto place = watches_.find(static_cast<int>(event.data.u64 & UINT32_MAX));
    if (place == watches_.end() || place->second.serial != event.data.u64 >> 32) return;
    const std::uint32_t wanted = events_for(place->second.interest), broken = event.events & (EPOLLHUP | EPOLLERR);
    const std::uint32_t ready = (broken != 0 ? wanted : event.events) & wanted;
    // Another call may have lost interest after the kernel had told.
    if (ready != 0) place->second.ready({.readable = (ready & EPOLLIN) != 0, .writable = (ready & EPOLLOUT) != 0});
}

void EventLoop::call_due() {
    const Clock::time_point now = deadlines_.empty() ? Clock::time_point{} : Clock::now();
    while (!deadlines_.empty() && deadlines_.front().time <= now) {
        TimerPlace* place = place_of(deadlines_.front().timer);
        std::pop_heap(deadlines_.begin(), deadlines_.end(), later);
        deadlines_.pop_back();
        if (!place) {
            --cancelled_;
            continue;
        }
        const OnTime on_time = std::exchange(place->on_time, nullptr);
        release(*place);
        on_time();
    }
}

void EventLoop::run_once(Clock::time_point until) {
    const int ready = wait(until);
    for (int index = 0; index < ready; ++index) call_ready(events_[static_cast<std::size_t>(index)]);
    call_due();
    forgotten_.clear();
}

void EventLoop::wake() {
    const std::uint64_t one = 1;
    [[maybe_unused]] const ssize_t ignored = write(waker_.number(), &one, sizeof(one));
}

}  // namespace agon::system
