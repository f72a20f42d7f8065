#pragma once
#include <memory>
#include <optional>

#include "bots/siege/planner.h"
#include "search/bot.h"
#include "search/mind.h"

namespace agon::siege {

// Hands out the orders of a planner one by one.
class TurnBot final : public search::Bot<Rules> {
public:
    explicit TurnBot(std::unique_ptr<Planner> planner) : planner_(std::move(planner)) {}

    void begin(const Setup& setup, Player seat, std::uint64_t seed) override;
    void observe(const Observation& observation) override;
    Action choose() override;

private:
    std::unique_ptr<Planner> planner_;
    Player seat_ = Player::First;
    KeyedDice dice_{0};
    std::optional<search::Mind<Rules>> mind_;
    Orders orders_;
    std::size_t next_ = 0;
    std::int32_t planned_turn_ = -1;
};

}  // namespace agon::siege
