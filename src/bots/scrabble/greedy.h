#pragma once
#include <optional>

#include "core/dice_kinds.h"
#include "games/scrabble/rules.h"
#include "search/bot.h"

namespace agon::scrabble {

// Takes the most points it can get now; among equal words any that does not let the other win next turn.
class GreedyBot final : public search::Bot<Rules> {
public:
    void begin(const Setup& setup, Player seat, std::uint64_t seed) override;
    void observe(const State& state) override { state_ = state; }
    Place choose() override;

private:
    KeyedDice dice_{0};
    std::optional<State> state_;
};

}  // namespace agon::scrabble
