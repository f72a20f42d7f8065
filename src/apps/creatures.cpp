#include "cli/creatures.h"

int main(int argc, char** argv) { return agon::cli::run_creatures(argc, argv); }
