#include "cli/entelect_runner.h"

int main(int argc, char** argv) { return agon::cli::run_entelect_runner(argc, argv); }
