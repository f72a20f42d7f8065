#pragma once

namespace agon::cli {

// The whole of `agon`: returns its exit code.
int run(int argc, char** argv);

}  // namespace agon::cli
