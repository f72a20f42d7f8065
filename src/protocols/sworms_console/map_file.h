#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace agon::sworms_console {

// The rows of a map file, checked: first line #SWORMS, one SIZE, then one MAP with exactly that many rows of A, E and W, the
// top one all air, and nothing after it. Empty lines and comments are passed over everywhere.
Result<std::vector<std::string>, ParseError> read_map_file(std::string_view bytes);

// One name a line. Worms without a names file are all called "unknown".
std::vector<std::string> read_names_file(std::string_view bytes);

}  // namespace agon::sworms_console
