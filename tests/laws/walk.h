#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/dice_cursor.h"

namespace agon::laws {

// What is wrong, for the author of a game to read; nothing if the law holds.
using Complaint = std::optional<std::string>;

// A way through some game, in numbers alone: it can be generated and shrunk without knowing which game it is.
struct Walk {
    std::uint32_t setup = 0;  // which of the game's setups, counted round
    DiceKind dice = DiceKind::Keyed;
    std::uint32_t seed = 0;
    std::vector<std::uint32_t> choices;  // of the listed actions, counted round: one for each decision
    bool to_the_end = false;             // whether, after the last choice, the seed chooses on until the game is over
    bool operator==(const Walk&) const = default;
};

// "1 keyed 7 3 0 2 end": setup 1, keyed dice with seed 7, the choices, and on to the end.
std::string to_text(const Walk& walk);
Result<Walk, ParseError> read_walk(std::string_view text);

}  // namespace agon::laws
