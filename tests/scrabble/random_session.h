// Random configuration files and inputs for comparing two implementations of a3.
// The same seed gives the same session with every standard library.
#pragma once

#include "scrabble/reference/reference.h"

#include <cstdint>
#include <string>
#include <vector>

namespace agon::scrabble_test {

struct RandomSession {
    std::vector<std::string> arguments;
    scrabble_reference::Disk disk;
    std::string input;
};

// Mostly moves that are legal or nearly so, mixed with every kind of mistake. The game is followed by
// the reference, so that the words can be laid across those that lie on the board at that time.
RandomSession random_session(std::uint32_t seed);

}  // namespace agon::scrabble_test
