#pragma once
#include "cli/inputs.h"

namespace CLI {
class App;
}  // namespace CLI

namespace agon::cli {

// --setup, --position and --seed, the same in every verb that opens a table.
void add_table_options(CLI::App& verb, TableFiles& files);

}  // namespace agon::cli
