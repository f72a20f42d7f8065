#include "cli/program.h"

int main(int argc, char** argv) { return agon::cli::run(argc, argv); }
