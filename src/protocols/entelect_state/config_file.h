#pragma once
#include <string_view>

#include "core/result.h"
#include "games/entelect/config.h"

// game-config.json: the numbers of a match under the original's keys.
namespace agon::entelect_state {

// What is left out keeps its usual number; keys that we do not know are passed over, as the original does. An error names the
// line of the key.
Result<entelect::Config, ParseError> read_config(std::string_view json);

}  // namespace agon::entelect_state
