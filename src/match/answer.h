#pragma once
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "match/fault.h"

// What came of a question to a player.
namespace agon::match {

struct Ready {
    bool said = true;  // false: its contract has no hello, so its first answer has the warm-up allowance
};
struct Failed {
    Fault fault = Fault::Late;
    std::string detail{};  // the end of a sentence: "it exited with code 3"
    std::string code{};  // what its contract calls it; then the detail is a sentence by itself. Empty: the fault's name
};
struct Actions {
    std::vector<std::string> actions{};  // one, or several that are played while the player goes on to be awaited
    std::string note{};
    std::optional<Failed> then{};  // what came after them, if the player is still awaited by then
};
using Answer = std::variant<Ready, Actions, Failed>;

}  // namespace agon::match
