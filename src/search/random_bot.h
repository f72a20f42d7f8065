#pragma once
#include <optional>

#include "core/check.h"
#include "search/bot.h"
#include "search/mind.h"

namespace agon::search {

// Any action, drawn by the game's own sampler.
template <EnumerableGame G>
class RandomBot final : public Bot<G> {
public:
    void begin(const typename G::Setup& setup, Player seat, std::uint64_t seed) override {
        seat_ = seat;
        dice_ = dice_of_seat(seed, seat);
        mind_.emplace(setup, seat);
    }
    void observe(const typename G::Observation& observation) override {
        AGON_CHECK(mind_.has_value());
        mind_->observe(observation);
    }
    typename G::Action choose() override {
        AGON_CHECK(mind_.has_value());
        return G::sample_action(mind_->guess(dice_), seat_, dice_);
    }

private:
    Player seat_ = Player::First;
    KeyedDice dice_{0};
    std::optional<Mind<G>> mind_;
};

}  // namespace agon::search
