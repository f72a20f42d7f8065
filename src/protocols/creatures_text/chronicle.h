#pragma once
#include <vector>

#include "games/creatures/rules.h"
#include "protocols/creatures_text/record_lines.h"

namespace agon::creatures_text {

// A game that is played along move by move, and what a record says of each.
class Chronicle {
public:
    explicit Chronicle(const creatures::Setup& setup);

    const creatures::State& state() const { return state_; }

    // Of the creature whose move it is, then of those that were passed over after it because they were frozen.
    std::vector<Activation> play(const creatures::Action& action);
    // What it said is illegal, and it did nothing instead.
    std::vector<Activation> skip(const creatures::Action& action, creatures::Illegal illegal);
    // What it said is illegal, and that is where the game stops.
    Activation refuse(const creatures::Action& action, creatures::Illegal illegal);

    // The state after the last move, under this code.
    Result result(std::string code) const;

private:
    Activation activation_of(int index);
    Activation of_mover(const creatures::Action& action, creatures::Illegal illegal);
    std::vector<Activation> advance(const creatures::Action& played, Activation mover);

    creatures::State state_;
    long long activations_ = 0;
};

// NORTH_WINS, SOUTH_WINS, DRAW_EMPTY or TURN_LIMIT, of a game that is over: the document names no winner at the turn limit.
std::string code_of_end(const creatures::State& state);

}  // namespace agon::creatures_text
