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

AtDeadline what_follows(const match::Spent& spent, Nanoseconds allowance, bool has_company) {
    constexpr int most_times = 20;
    if (spent.charged >= allowance) return AtDeadline::Late;
    if (spent.wall <= most_times * allowance + std::chrono::minutes(1)) return AtDeadline::WaitOn;
    return has_company ? AtDeadline::Late : AtDeadline::HostIsHopeless;
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

AtDeadline TurnWatch::at_deadline(Instant now) {
    const match::Spent so_far = spent(now);
    const AtDeadline result = what_follows(so_far, allowance_, meter_ && meter_->has_company());
    if (result == AtDeadline::WaitOn) deadline_ = now + (allowance_ - so_far.charged);
    return result;
}

}  // namespace agon::seats
