#pragma once
#include <string>

#include "core/outcome.h"

namespace agon::view {

// "Cross wins: three in a row." or, where points were counted, "A draw, 3 to 3: board full."
std::string outcome_text(const Outcome& outcome, const PerPlayer<std::string>& names = {{"First", "Second"}});

}  // namespace agon::view
