#pragma once
#include "cli/inputs.h"

namespace CLI {
class App;
}  // namespace CLI

namespace agon::cli {

// --seed, where dice are cast.
void add_seed_option(CLI::App& verb, std::uint64_t& seed);

// --setup, --rules and --seed, the same in every verb that starts a game; of the files only these are set.
void add_game_options(CLI::App& verb, TableFiles& files);

// --setup, --position and --seed, the same in every verb that opens a table.
void add_table_options(CLI::App& verb, TableFiles& files);

}  // namespace agon::cli
