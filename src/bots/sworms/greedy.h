#pragma once
#include <optional>
#include <vector>

#include "core/dice_kinds.h"
#include "games/sworms/rules.h"
#include "search/bot.h"
#include "search/mind.h"

namespace agon::sworms {

// Tries every walk of this turn with every shot after it and takes what does the most damage at once. Hurting itself costs
// more than hurting the enemy gains; with nobody in reach it walks towards the nearest enemy.
class GreedyBot final : public search::Bot<Rules> {
public:
    void begin(const Setup& setup, Player seat, std::uint64_t seed) override;
    void observe(const Observation& observation) override;
    Action choose() override;

private:
    Player seat_ = Player::First;
    KeyedDice dice_{0};
    std::optional<search::Mind<Rules>> mind_;
};

}  // namespace agon::sworms
