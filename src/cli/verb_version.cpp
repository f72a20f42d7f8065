#include <CLI/CLI.hpp>

#include "cli/console.h"
#include "cli/verbs.h"

namespace agon::cli {

void add_version(CLI::App& app) {
    CLI::App* verb = app.add_subcommand("version", "Print the version");
    verb->footer("Example:\n  agon version");
    verb->callback([] { print("agon " AGON_VERSION "\n"); });
}

}  // namespace agon::cli
