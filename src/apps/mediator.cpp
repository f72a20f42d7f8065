#include "cli/mediator.h"

int main(int argc, char** argv) { return agon::cli::run_mediator(argc, argv); }
