#pragma once
#include <cstddef>
#include <string_view>

namespace agon::json {

// How many bytes the character at the front of `text` takes, or 0 if it is not UTF-8 (Unicode 15, table 3-7).
std::size_t length_of_character(std::string_view text);

}  // namespace agon::json
