#pragma once
#include <cstddef>

namespace agon::testing {

// How often this program has called operator new so far.
std::size_t allocations();

}  // namespace agon::testing
