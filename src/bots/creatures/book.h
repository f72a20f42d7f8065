#pragma once
#include "games/creatures/rules.h"
#include "search/bot.h"

namespace agon::creatures {

// Plays by the book: the library of the document's creatures (hw5) decides, and its rules stand there and nowhere else. It
// remembers nothing, and its random walks are those of the seed and the moment, so that any move can be asked for again.
class BookBot final : public search::Bot<Rules> {
public:
    void begin(const Setup& setup, Player seat, std::uint64_t seed) override;
    void observe(const Observation& observation) override { seen_ = observation; }
    Action choose() override;

private:
    Player seat_ = Player::First;
    std::uint64_t seed_ = 0;
    Observation seen_;
};

// What the library of creatures answers there, seeded by both numbers.
Action ask_library(const Observation& seen, Player seat, std::uint64_t seed);

}  // namespace agon::creatures
