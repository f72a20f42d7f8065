#pragma once

namespace agon::cli {

// The whole of `mediator`, which keeps the contract of Siege's document: returns its exit code.
int run_mediator(int argc, char** argv);

}  // namespace agon::cli
