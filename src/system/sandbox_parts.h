#pragma once
#include <vector>

#include "system/machine.h"

namespace agon::system {

// What the kernel and its settings let a sandbox use. Each part is tried, not looked up.
std::vector<Finding> examine_sandbox_parts();

}  // namespace agon::system
