#include "seats/thread_driver.h"

#include <algorithm>
#include <array>
#include <climits>
#include <poll.h>

namespace agon::seats {
namespace {

using Clock = std::chrono::steady_clock;

// Rounded up: a deadline is never looked at before it has passed.
timespec until(Instant deadline, Instant now) {
    const auto left = std::max(deadline - now, Clock::duration{0});
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(left);
    return {static_cast<time_t>(seconds.count()),
            static_cast<long>(std::chrono::duration_cast<std::chrono::nanoseconds>(left - seconds).count())};
}

// What a thread waits for, put together anew each time: a handful of descriptors.
class Waiting {
public:
    explicit Waiting(int wake) : wake_(wake) {}

    void add(const Interest& interest) {
        const short events = interest.stream == Stream::Input ? POLLOUT : POLLIN;
        descriptors_[count_++] = {interest.descriptor, events, 0};
    }
    // Returns whether anything is ready: the answers below tell what.
    bool wait(const std::optional<Instant>& deadline, Instant now) {
        if (wake_ >= 0) descriptors_[count_] = {wake_, POLLIN, 0};
        const timespec timeout = deadline ? until(*deadline, now) : timespec{};
        const nfds_t all = count_ + (wake_ >= 0 ? 1 : 0);
        return ppoll(descriptors_.data(), all, deadline ? &timeout : nullptr, nullptr) > 0;
    }
    bool is_ready(std::size_t index) const { return descriptors_[index].revents != 0; }
    bool is_woken() const { return wake_ >= 0 && descriptors_[count_].revents != 0; }

private:
    std::array<pollfd, 9> descriptors_{};
    nfds_t count_ = 0;
    int wake_;
};

}  // namespace

void run_on_this_thread(MatchRunner& runner, int wake) {
    Instant now = Clock::now();
    runner.begin(now);
    while (!runner.is_over()) {
        const AllInterests interests = runner.interests();
        Waiting waiting(wake);
        for (const auto& [seat, interest] : interests) waiting.add(interest);
        const bool anything = waiting.wait(runner.deadline(), now);
        now = Clock::now();
        // What was said counts before the news that the program has ended: interests come in that order.
        for (std::size_t i = 0; anything && i < interests.size() && !runner.is_over(); ++i)
            if (waiting.is_ready(i)) runner.ready(interests[i], now);
        if (anything && waiting.is_woken()) {
            runner.break_off(match::Ending::Interrupted, "The match was broken off.", now);
            wake = -1;
        }
        if (const auto due = runner.deadline(); !anything || (due && *due <= now)) runner.time_passed(now);
    }
}

std::optional<Came> ask_and_wait(ProgramSeat& seat, const match::Pending& pending, int wake) {
    Instant now = Clock::now();
    std::optional<Came> came = seat.ask(pending, now);
    while (!came && !seat.host_failure()) {
        const Interests interests = seat.interests();
        Waiting waiting(wake);
        for (const Interest& interest : interests) waiting.add(interest);
        const bool anything = waiting.wait(seat.deadline(), now);
        now = Clock::now();
        if (anything && waiting.is_woken()) return std::nullopt;
        for (std::size_t i = 0; anything && i < interests.size() && !came; ++i)
            if (waiting.is_ready(i)) came = seat.ready(interests[i].stream, now);
        if (!came) came = seat.time_passed(now);
    }
    return came;
}

void dismiss(ProgramSeat& seat, const match::Verdict& verdict) {
    seat.say_farewell(verdict);
    Instant now = Clock::now();
    const Instant until = now + farewell_time;
    while (!seat.has_ended() && now < until) {
        const Interests interests = seat.interests();
        Waiting waiting(-1);
        for (const Interest& interest : interests) waiting.add(interest);
        const bool anything = waiting.wait(until, now);
        for (std::size_t i = 0; anything && i < interests.size(); ++i)
            if (waiting.is_ready(i)) seat.ready(interests[i].stream, now);
        now = Clock::now();
    }
    seat.end();
}

}  // namespace agon::seats
