#pragma once
#include <optional>
#include <vector>

#include "core/dice_kinds.h"
#include "games/entelect/rules.h"
#include "search/bot.h"
#include "search/mind.h"

namespace agon::entelect {

// Looks one round ahead, with an enemy that stands still: takes what hurts and freezes the enemy most and itself least, and
// if there is nothing of that comes nearer, through dirt as well. It leaves ground that will be lava soon.
class HunterBot final : public search::Bot<Rules> {
public:
    void begin(const Setup& setup, Player seat, std::uint64_t seed) override;
    void observe(const Observation& observation) override;
    Action choose() override;

private:
    Player seat_ = Player::First;
    KeyedDice dice_{0};
    std::optional<search::Mind<Rules>> mind_;
    std::vector<Action> actions_;
};

}  // namespace agon::entelect
