#pragma once
#include <string>

#include "system/child.h"

// What the tests of child processes look at.
namespace agon::system {

// All descendants of this process: children, grandchildren, orphans that came to it, and the dead ones nobody waited for.
int count_descendants();

// Waits until so many bytes have come, or the output has ended.
std::string read_bytes(Descriptor& output, std::size_t count);
std::string read_to_end(Descriptor& output);

ExitStatus wait_for_end(Child& child);

// /bin/sh with a script.
ChildOrder shell(const std::string& script);

// tests/system/escapist.cpp with its tricks.
ChildOrder escapist(const std::string& tricks);

}  // namespace agon::system
