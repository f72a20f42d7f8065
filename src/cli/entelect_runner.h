#pragma once

namespace agon::cli {

// The whole of `entelect-runner`, which does what the runner of the Entelect Challenge 2019 does: returns its exit code.
int run_entelect_runner(int argc, char** argv);

}  // namespace agon::cli
