#pragma once

namespace agon::cli {

// The program `creatures`: plays a board of Creatures, or a record of one again. Returns the exit code.
int run_creatures(int argc, char** argv);

}  // namespace agon::cli
