#pragma once

#include "scrabble/random_dice.h"

#include <string>

namespace agon::scrabble_test {

// A well-formed configuration file.
std::string random_config(RandomDice& dice);

// One that differs from a well-formed file by a single fault.
std::string random_invalid_config(RandomDice& dice);

// A well-formed file with a few bytes changed, added or lost: most of them are invalid.
std::string random_damaged_config(RandomDice& dice);

}  // namespace agon::scrabble_test
