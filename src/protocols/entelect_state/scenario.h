#pragma once
#include <string>
#include <string_view>

#include "core/result.h"
#include "games/entelect/state.h"

// Positions that are set up by hand, in a small language of one word and its numbers a line; docs/entelect.md lists them.
namespace agon::entelect_state {

// What was played, with everything that came of it. Remarks are repeated, for whoever compares two runs.
Result<std::string, ParseError> run_scenario(std::string_view text, const entelect::Setup& setup);

}  // namespace agon::entelect_state
