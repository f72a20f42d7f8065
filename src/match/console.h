#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "core/player.h"

namespace agon::match {

// What a line that a player typed at a console comes to.
struct ConsoleReply {
    std::string text{};                   // what the screen says to it, with the next prompt; empty for an action
    std::optional<std::string> action{};  // in the game's notation, legal; what the screen says follows with the step
    bool resigns = false;
};

// The screen of a game's original program, as one player sits before it. Both players see the same game: each step is shown to
// both, mistakes and questions only to the one who typed them.
class Console {
public:
    virtual ~Console() = default;
    virtual std::string opening() const = 0;  // up to the first prompt
    virtual ConsoleReply read(std::string_view line) = 0;
    virtual std::string show_step(const PerPlayer<std::optional<std::string>>& actions) = 0;
};

}  // namespace agon::match
