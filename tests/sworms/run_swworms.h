#pragma once
#include <string>
#include <vector>

#include "support/run_program.h"
#include "support/scratch_folder.h"

namespace agon::sworms_test {

using support::Ran;
using support::ScratchFolder;
using support::Surroundings;

inline constexpr const char* swworms_program = AGON_PROGRAM_DIR "/swworms";

// With RAND_SEED=1 unless the surroundings say otherwise.
Ran run_swworms(const std::vector<std::string>& arguments, Surroundings surroundings = {});

}  // namespace agon::sworms_test
