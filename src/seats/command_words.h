#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace agon::seats {

// The words of a command line, quoted as in a shell: 'as it is', "with \" and \\", and \ before any other character. There is
// no shell: $, *, ~, ; and the like are ordinary.
Result<std::vector<std::string>, ParseError> split_command(std::string_view text);

}  // namespace agon::seats
