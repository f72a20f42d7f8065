#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/dice.h"
#include "games/sworms/rules.h"
#include "protocols/sworms_console/command.h"
#include "protocols/sworms_console/config.h"

namespace agon::sworms_console {

// A game at the console from the first spawn line to END or quit: lines in, text out, no I/O. The dice must outlive it.
class Session {
public:
    // Nothing if the top row cannot hold the worms: an invalid configuration, of which nothing may have been printed.
    static std::optional<Session> begin(const sworms::Setup& setup, Look look, Dice& dice);

    const std::string& opening() const { return opening_; }  // up to the first prompt
    std::string answer(std::string_view line);               // up to the next prompt

    // The two halves of answer(): what a line comes to, an action that is allowed or else what is said to it …
    std::variant<sworms::Action, std::string> read(std::string_view line);
    std::string perform(const sworms::Action& action);  // … and what is shown of an action.
    bool over() const { return over_; }
    const sworms::State& state() const { return state_; }

private:
    Session(sworms::State state, Look look, Dice& dice)
        : state_(std::move(state)), look_(std::move(look)), dice_(&dice) {}

    std::string begin_round();
    std::string carry_out(const sworms::Action& action);
    std::string prompt() const { return over_ ? "" : look_.prompt + " "; }

    sworms::State state_;
    Look look_;
    Dice* dice_;
    sworms::Weapon chosen_ = sworms::Weapon::Gun;
    bool over_ = false;
    std::string opening_;
};

}  // namespace agon::sworms_console
