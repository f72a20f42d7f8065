#pragma once
#include <optional>

#include "games/scrabble/rules.h"
#include "search/bot.h"

namespace agon::scrabble {

// Finds every win within three plies on any board, and looks as much further as a fixed number of nodes allows: on small
// boards to the end of the game. It never rolls dice, so the same position gives the same word.
class SolverBot final : public search::Bot<Rules> {
public:
    void begin(const Setup& setup, Player seat, std::uint64_t seed) override;
    void observe(const State& state) override { state_ = state; }
    Place choose() override;

private:
    std::optional<State> state_;
};

}  // namespace agon::scrabble
