#include "seats/turn_watch.h"

#include <algorithm>

namespace agon::seats {
namespace {

using match::Nanoseconds;

// Below this, looking for waits costs more than it can find: all of the time is charged.
constexpr Nanoseconds worth_a_look = std::chrono::milliseconds(5);
// Programs that answer thousands of questions in a second are not looked at before each: a look is good for a while.
constexpr Nanoseconds good_for = std::chrono::milliseconds(10);

}  // namespace

Nanoseconds charged_time(Nanoseconds wall, const system::ProcessorTimes& theirs, Nanoseconds ours) {
    const Nanoseconds waited = std::min(wall, theirs.waited + ours);
    return std::max(wall - waited, std::min(wall, theirs.ran));
}

bool TurnWatch::begin(Instant now, Nanoseconds allowance) {
    started_ = now;
    allowance_ = allowance;
    deadline_ = now + allowance;
    if (!meter_ || now - looked_ < good_for) return false;
    looked_ = now;
    own_waits_ = system::times_of_this_thread().waited;
    return true;
}

void TurnWatch::start(Instant now, Nanoseconds allowance) {
    if (begin(now, allowance)) meter_->start_of_turn();
}

void TurnWatch::start_with(int new_process, Instant now, Nanoseconds allowance) {
    meter_.emplace(new_process);
    meter_->start_of_life();
    begin(now, allowance);
}

match::Spent TurnWatch::spent(Instant now) {
    const Nanoseconds wall = now - started_;
    if (wall < worth_a_look || !meter_) return {wall, wall};
    const Nanoseconds ours = system::times_of_this_thread().waited - own_waits_;
    return {wall, charged_time(wall, meter_->since_start_of_turn(), ours)};
}

bool TurnWatch::is_used_up(Instant now) {
    const Nanoseconds charged = spent(now).charged;
    if (charged >= allowance_) return true;
    deadline_ = now + (allowance_ - charged);
    return false;
}

bool TurnWatch::host_is_hopeless(Instant now) const {
    constexpr int most_times = 20;
    return now - started_ > most_times * allowance_ + std::chrono::minutes(1);
}

}  // namespace agon::seats
