#pragma once
#include <string_view>

namespace agon::seats {

// The main function that is compiled with somebody's library of creatures: C++ of its own, not part of our programs.
// docs/creatures.md has the lines that it speaks.
std::string_view library_adapter();

}  // namespace agon::seats
