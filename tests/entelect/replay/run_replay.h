#pragma once
#include <string>
#include <vector>

#include "support/run_program.h"
#include "support/scratch_folder.h"

namespace agon::entelect_test {

using support::Ran;
using support::ScratchFolder;
using support::Surroundings;

inline Ran run_replay(const std::vector<std::string>& arguments, const Surroundings& surroundings = {}) {
    return support::run_program(AGON_PROGRAM_DIR "/entelect-replay", arguments, surroundings);
}

// A short game of our own.
inline constexpr const char* short_game = "move 25 3\tmove 7 27\n"
                                          "select 3;move 2 15\tshoot Q\n"
                                          "\t ; ;\n";

}  // namespace agon::entelect_test
