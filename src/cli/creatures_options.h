#pragma once
#include <cstdint>
#include <optional>
#include <string>

#include "cli/console.h"
#include "cli/exit.h"
#include "cli/match_options.h"
#include "games/creatures/state.h"

namespace CLI {
class App;
}  // namespace CLI

namespace agon::cli {

enum class Rendering : std::uint8_t { None, Final, Turn, Action };
constexpr std::array<std::string_view, 4> enum_names(Rendering) { return {"none", "final", "turn", "action"}; }

constexpr std::array<std::string_view, 3> enum_names(Colour) { return {"auto", "always", "never"}; }

// The command line of `creatures`.
struct CreaturesOptions {
    std::string board;
    PerPlayer<std::string> bots{{"builtin:book", "builtin:book"}};
    std::optional<std::uint64_t> seed;
    Rendering rendering = Rendering::Final;
    Colour colour = Colour::Auto;
    creatures::FoodRule food = creatures::FoodRule::Auto;
    bool skips_illegal = false, strict = false, includes_self = false;
    bool classic = false, json = false, quiet = false;
    std::string record, agon_replay;  // files to write
    std::string replay;               // a record to play again
    bool check = false;
    ProgramOptions programs;

    bool shows_boards() const { return !classic && !json && !quiet; }
};
void add_creatures_options(CLI::App& app, CreaturesOptions& options);

// What goes together; throws a Failure.
void check_creatures_options(const CreaturesOptions& options);

// The course's engine has its own numbers: 2 for bad input, 4 for a wrong command line.
int creatures_exit_code(Exit exit);
inline constexpr int exit_after_illegal_move = 3;

}  // namespace agon::cli
