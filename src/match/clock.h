#pragma once
#include <algorithm>
#include <optional>

#include "match/record.h"

namespace agon::match {

// How long a player may think.
struct TimeControl {
    Nanoseconds move = std::chrono::seconds(1);  // every answer
    Nanoseconds bank{0};                         // what answers may take beyond that, all together
    std::optional<Nanoseconds> match{};          // all answers together
    Nanoseconds warm_up =
        std::chrono::seconds(10);  // to start and say hello; a player without a hello has it in its first answer
    int strikes = 0;               // late answers that are forgiven, where the game knows what a silent player did
    bool operator==(const TimeControl&) const = default;
};

// For whom nobody waits in vain: persons, and bots of ours.
inline TimeControl unhurried(TimeControl time) {
    time.move = time.warm_up = std::chrono::hours(24 * 365);
    time.match.reset();
    return time;
}

// One player's time. It is told what each answer took and says whether that was in time; it reads no clock itself.
class Clock {
public:
    explicit Clock(const TimeControl& control) : control_(control), bank_(control.bank), left_(control.match) {}

    // How long the next answer may take.
    Nanoseconds allowance() const {
        return std::min(control_.move + bank_, left_.value_or(Nanoseconds::max())) + warm_up_;
    }
    Nanoseconds bank() const { return bank_; }
    std::optional<Nanoseconds> left() const { return left_; }

    // The player had no hello to warm up with: its first answer may take longer.
    void warm_up_in_first_answer() { warm_up_ = control_.warm_up; }

    // False: it was late.
    bool charge(Nanoseconds spent) {
        const bool in_time = spent <= allowance();
        spent = std::max(spent - warm_up_, Nanoseconds{0});
        warm_up_ = Nanoseconds{0};
        bank_ -= std::clamp(spent - control_.move, Nanoseconds{0}, bank_);
        if (left_) *left_ -= std::min(spent, *left_);
        return in_time;
    }

private:
    TimeControl control_;
    Nanoseconds bank_;
    std::optional<Nanoseconds> left_;
    Nanoseconds warm_up_{0};
};

}  // namespace agon::match
