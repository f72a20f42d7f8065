// Random maps and command scripts for comparing two implementations of SEWorms.
// The same seed gives the same text with every standard library.
#pragma once

#include "sworms/reference/reference.h"

#include <cstdint>
#include <string>

namespace agon::reference {

// A configuration; about one in twenty is an invalid one on purpose.
Program random_program(std::uint32_t seed);

// A script for that configuration: mostly sensible turns, mixed with errors and odd spelling.
std::string random_input(std::uint32_t seed, const Program& program);

}  // namespace agon::reference
