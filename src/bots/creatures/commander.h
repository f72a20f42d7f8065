#pragma once
#include "bots/creatures/commander_memory.h"
#include "search/bot.h"

namespace agon::creatures {

// Commands one whole side: whatever one of its creatures sees, all know. Each move is the one after which the fight around the
// creature, carried on by reflexes, goes best; where there is none, the one that leads to food, patients or enemies.
class CommanderBot final : public search::Bot<Rules> {
public:
    void begin(const Setup& setup, Player seat, std::uint64_t seed) override;
    void observe(const Observation& observation) override { memory_.observe(observation); }
    Action choose() override;

private:
    Memory memory_;
    Manners manners_;
    Player seat_ = Player::First;
};

}  // namespace agon::creatures
