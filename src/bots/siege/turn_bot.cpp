#include "bots/siege/turn_bot.h"

#include "core/check.h"

namespace agon::siege {

void TurnBot::begin(const Setup& setup, Player seat, std::uint64_t seed) {
    seat_ = seat;
    dice_ = search::dice_of_seat(seed, seat);
    mind_.emplace(setup, seat);
    planned_turn_ = -1;
}

void TurnBot::observe(const Observation& observation) {
    AGON_CHECK(mind_.has_value());
    mind_->observe(observation);
}

Action TurnBot::choose() {
    AGON_CHECK(mind_.has_value());
    const State state = mind_->guess(dice_);
    if (state.turns != planned_turn_) {
        planned_turn_ = state.turns;
        orders_.clear();
        next_ = 0;
        planner_->plan(state, dice_, orders_);
    }
    if (next_ == orders_.size()) return EndTurn{};
    return orders_[next_++];
}

}  // namespace agon::siege
