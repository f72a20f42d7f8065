#pragma once

namespace agon::cli {

// The whole of `entelect-replay`, which plays the commands of a match again: returns its exit code.
int run_entelect_replay(int argc, char** argv);

}  // namespace agon::cli
