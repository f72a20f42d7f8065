#include "cli/options.h"

#include <CLI/CLI.hpp>

#include "core/text_cursor.h"

namespace agon::cli {
namespace {

// CLI11 takes a number that is too large for the largest there is.
std::string problem_with_seed(const std::string& text) {
    TextCursor in(text);
    return in.take_natural() && in.at_end() ? "" : "a seed is a whole number from 0 to 18446744073709551615";
}

}  // namespace

void add_seed_option(CLI::App& verb, std::uint64_t& seed) {
    verb.add_option("--seed", seed, "of all chance; the same seed gives the same game (0 unless told otherwise)")
        ->check(CLI::Validator(problem_with_seed, ""))
        ->type_name("NUMBER");
}

void add_game_options(CLI::App& verb, TableFiles& files) {
    verb.add_option("--setup", files.setup, "JSON with the game's settings; `agon games GAME` shows them")
        ->type_name("FILE");
    verb.add_option("--rules", files.rules, "whose word counts, in games whose setup has the key: engine or document")
        ->check(CLI::IsMember({"engine", "document"}));
    add_seed_option(verb, files.seed);
}

void add_table_options(CLI::App& verb, TableFiles& files) {
    add_game_options(verb, files);
    verb.add_option("--position", files.position, "begin here instead of at the start; - is standard input")
        ->type_name("FILE");
}

}  // namespace agon::cli
