#include "cli/entelect_replay.h"

int main(int argc, char** argv) { return agon::cli::run_entelect_replay(argc, argv); }
