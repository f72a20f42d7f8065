#pragma once
#include <string>
#include <string_view>

#include "core/result.h"
#include "protocols/agon_lines/wants.h"

namespace agon::agon_lines {

inline constexpr std::size_t longest_name = 100;  // bytes; what is longer is cut

// A bot's answer to hello.
struct Ready {
    std::string name{};  // what it calls itself; empty: nothing
    Wants wants{};
    bool operator==(const Ready&) const = default;
};

Result<Ready, ParseError> read_ready(std::string_view line);

}  // namespace agon::agon_lines
