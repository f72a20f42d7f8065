#pragma once
#include <string>
#include <vector>

#include "games/entelect/events.h"

namespace agon::entelect_state {

// The list for the original's visualizer: what each command did, in the order in which they were carried out. The cells that a
// throw affected are told as they are after the round. Invalid commands have no entry.
void append_visual_events(std::string& out, const entelect::State& after, const std::vector<entelect::Event>& events);

}  // namespace agon::entelect_state
