#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace agon::agon_lines {

inline constexpr std::size_t longest_note = 2000;  // bytes; what is longer is cut

// A bot's answer to a turn: actions, one after the other, or its resignation.
struct Answer {
    std::optional<int> turn{};           // that it answers, if it says so
    std::vector<std::string> actions{};  // empty only if it resigns
    std::string note{};                  // free text, kept with the turn
    bool resigns = false;
    bool operator==(const Answer&) const = default;
};

Result<Answer, ParseError> read_answer(std::string_view line);

}  // namespace agon::agon_lines
