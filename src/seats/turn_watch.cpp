#include "seats/turn_watch.h"

#include <algorithm>

namespace agon::seats {
namespace {

using match::Nanoseconds;

// Below this, looking for waits costs more than it can find: all of the time is charged.
constexpr Nanoseconds worth_a_look = std::chrono::milliseconds(5);
// Programs that answer thousands of questions in a second are not looked at before each: a look is good for a while.
constexpr Nanoseconds good_for = std::chrono::milliseconds(10);
// When it is seen whether a program still waits for a core. Longer than it runs at a stretch where many wait.
constexpr Nanoseconds next_look = std::chrono::milliseconds(10);

}  // namespace

Nanoseconds charged_time(Nanoseconds wall, const system::ProcessorTimes& theirs, Nanoseconds ours) {
    const Nanoseconds waited = std::min(wall, theirs.waited + ours);
    return std::max(wall - waited, std::min(wall, theirs.ran));
}

AtDeadline what_follows(const match::Spent& spent, Nanoseconds allowance, const Circumstances& circumstances) {
    constexpr int most_times = 20;
    if (spent.charged >= allowance && !circumstances.is_waiting) return AtDeadline::Late;
    if (spent.wall <= most_times * allowance + std::chrono::minutes(1)) return AtDeadline::WaitOn;
    return circumstances.has_company ? AtDeadline::Late : AtDeadline::HostIsHopeless;
}

bool TurnWatch::begin(Instant now, Nanoseconds allowance) {
    started_ = now;
    allowance_ = allowance;
    deadline_ = now + allowance;
    last_look_.reset();
    if (!meter_ || now - looked_ < good_for) return false;
    looked_ = now;
    own_waits_ = system::times_of_this_thread().waited;
    return true;
}

void TurnWatch::start(Instant now, Nanoseconds allowance) {
    if (begin(now, allowance)) meter_->start_of_turn();
}

void TurnWatch::start_with(int new_process, Instant asked, Instant now, Nanoseconds allowance) {
    meter_.emplace(new_process);
    if (now - asked < worth_a_look) meter_->start_of_life();
    else meter_->start_of_turn();  // what it has waited until now is not in the time that is charged
    begin(now, allowance);
}

match::Spent TurnWatch::spent(Instant now) {
    const Nanoseconds wall = now - started_;
    if (wall < worth_a_look || !meter_) return {wall, wall};
    const Nanoseconds ours = system::times_of_this_thread().waited - own_waits_;
    const system::ProcessorTimes theirs = meter_->since_start_of_turn();
    ran_ = theirs.ran;
    return {wall, charged_time(wall, theirs, ours)};
}

// Whoever is runnable and has hardly run since the last look is waiting. At the first look that shows a little later.
Circumstances TurnWatch::circumstances(Instant now) {
    if (!meter_) return {};
    const bool hardly_ran = !last_look_ || 2 * (ran_ - last_look_->ran) < now - last_look_->at;
    last_look_ = {now, ran_};
    return {.has_company = meter_->has_company(), .is_waiting = hardly_ran && meter_->wants_a_core()};
}

AtDeadline TurnWatch::at_deadline(Instant now) {
    const match::Spent so_far = spent(now);
    const AtDeadline result = what_follows(so_far, allowance_, circumstances(now));
    const Nanoseconds left = allowance_ - so_far.charged;
    if (result == AtDeadline::WaitOn) deadline_ = now + (left > Nanoseconds{0} ? left : next_look);
    return result;
}

}  // namespace agon::seats
