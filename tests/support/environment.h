#pragma once

namespace agon::support {

// How often a test repeats something: what the environment says under this name, or `usual` where it says nothing. Throws, so
// that the test fails, on everything but a number from 1 to a thousand million: no runs at all would pass every test.
int count_from_environment(const char* name, int usual);

}  // namespace agon::support
