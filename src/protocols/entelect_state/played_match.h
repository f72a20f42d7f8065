#pragma once
#include <vector>

#include "core/dice_kinds.h"
#include "games/entelect/rules.h"
#include "protocols/entelect_state/commands_file.h"
#include "protocols/entelect_state/feedback.h"

namespace agon::entelect_state {

// A match as its commands make it, with all that its texts need.
class PlayedMatch {
public:
    PlayedMatch(const entelect::Setup& setup, std::int32_t seed)
        : seed_(seed), dice_(seed), state_(entelect::Rules::start(setup, dice_)) {}

    // What the players said; also after the end of the game, as the original does when it is asked to.
    void play(const RoundCommands& commands);

    std::int32_t seed() const { return seed_; }
    bool is_over() const { return entelect::Rules::is_over(state_); }
    const entelect::State& state() const { return state_; }
    entelect::State& state() { return state_; }  // for whoever sets up a position by hand
    const History& history() const { return history_; }
    const std::vector<entelect::Event>& events() const { return events_; }  // of the last round

private:
    std::int32_t seed_;
    XorWowDice dice_;
    entelect::State state_;
    History history_;
    std::vector<entelect::Event> events_;
};

}  // namespace agon::entelect_state
