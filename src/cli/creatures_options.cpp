#include "cli/creatures_options.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "core/fields.h"
#include "core/text_cursor.h"

namespace agon::cli {
namespace {

constexpr const char* creatures_footer =
    "A bot is builtin:NAME, hw5:FOLDER (somebody's hw5.h and hw5.cpp, compiled in the sandbox), or what `agon match` takes.\n"
    "The last line says how it ended:\n"
    "  RESULT CODE turns=N north=LIVING/TOUGHNESS south=LIVING/TOUGHNESS illegal=N seed=N\n"
    "where CODE is NORTH_WINS, SOUTH_WINS, TURN_LIMIT, DRAW_EMPTY, ILLEGAL_MOVE or FORFEIT.\n\n"
    "Examples:\n"
    "  creatures hw5.inp\n"
    "  creatures examples/creatures/duel-5x5.txt --render turn --color always\n"
    "  creatures hw5.inp --north hw5:mine --south hw5:theirs --seed 7 --record game.tsv\n"
    "  creatures hw5.inp --replay game.tsv\n"
    "  creatures hw5.inp --replay game.tsv --check --north hw5:mine --south hw5:theirs\n"
    "  creatures hw5.inp --classic\n\n"
    "Exit codes:\n"
    "    0  the game came to its end; with --replay, the record is right\n"
    "    1  a side lost by a fault that is no illegal move; with --replay, something differs\n"
    "    2  the board or the record makes no sense or cannot be read\n"
    "    3  an illegal move ended the game\n"
    "    4  the command line is wrong\n"
    "   69  this machine could not go on: no result\n"
    "   70  a mistake of ours\n"
    "   74  a file or standard output cannot be written; the result is told all the same\n"
    "  130  interrupted by Ctrl-C: no result";

template <class Enum>
void add_choice(CLI::App& app, const char* name, Enum& value, const char* what, const char* type) {
    std::vector<std::string> names;
    for (const std::string_view known : enum_names(Enum{})) names.emplace_back(known);
    app.add_option_function<std::string>(
           name, [&value](const std::string& chosen) { value = *enum_by_name<Enum>(chosen); }, what)
        ->check(CLI::IsMember(names))
        ->type_name(type);
}

}  // namespace

void add_creatures_options(CLI::App& app, CreaturesOptions& options) {
    app.footer(creatures_footer);
    app.add_option("BOARD", options.board, "a board file, the course's (hw5.inp) or WARBOARD; - is standard input")
        ->required();
    app.add_option("--north", options.bots[Player::First], "plays NORTH (builtin:book)")->type_name("BOT");
    app.add_option("--south", options.bots[Player::Second], "plays SOUTH (builtin:book)")->type_name("BOT");
    app.add_option_function<std::string>(
           "--seed",
           [&options](const std::string& text) {
               TextCursor in(text);
               options.seed = in.take_natural();
               if (!options.seed || !in.at_end())
                   throw CLI::ValidationError("a seed is a whole number from 0 to 18446744073709551615");
           },
           "of all random walks (the board file's, else 1)")
        ->type_name("NUMBER");
    add_choice(
        app, "--render", options.rendering,
        "which boards are shown: none, the final one (unless told otherwise), that of every turn, or of every action",
        "WHICH");
    add_choice(app, "--color", options.colour, "of boards: auto, always or never", "WHEN");
    app.add_flag("--classic", options.classic, "print the lines of the course's engine instead");
    app.add_option("--record", options.record, "write a line for every action here")->type_name("FILE");
    app.add_option("--replay", options.replay, "play a record again instead, without asking anybody")
        ->type_name("FILE");
    app.add_flag("--check", options.check, "with --replay: ask the bots again, and name the first difference");
    app.add_option("--agon-replay", options.agon_replay, "write a replay for `agon replay` here")->type_name("FILE");
    add_choice(
        app, "--food", options.food,
        "who adds the 1 of eaten food: the engine unless the library has (auto), the creature alone, the engine alone",
        "WHO");
    app.add_option_function<std::string>(
           "--illegal", [&options](const std::string& what) { options.skips_illegal = what == "skip"; },
           "after an illegal move: stop (unless told otherwise), or skip it and go on")
        ->check(CLI::IsMember({"stop", "skip"}))
        ->type_name("WHAT");
    app.add_flag(
        "--strict", options.strict,
        "a wrong toughness of a library, a healthy battlemage that heals itself and a second battlemage are errors");
    app.add_flag("--include-self", options.includes_self, "each creature is shown itself, too");
    add_program_options(app, options.programs);
    app.add_flag("--quiet", options.quiet, "the last line only");
    app.add_flag("--json", options.json, "one JSON object instead")->excludes("--quiet");
}

void check_creatures_options(const CreaturesOptions& options) {
    const auto wrong = [](const std::string& what) {
        throw Failure{Exit::Usage, what + "\nRun `creatures --help` for an example."};
    };
    if (options.classic && (options.quiet || options.json)) wrong("--classic, --quiet and --json exclude each other");
    if (options.check && options.replay.empty()) wrong("--check needs a record: --replay FILE");
    if (options.board == "-" && options.replay == "-") wrong("only one file can be standard input");
    if (!options.replay.empty() && options.seed) wrong("a record has its own seed: leave out --seed");
    if (!options.replay.empty() && !options.check && !options.agon_replay.empty())
        wrong("--agon-replay keeps what bots say: with --replay it needs --check");
    for (const std::string* const written : {&options.record, &options.agon_replay})
        for (const std::string* const read : {&options.board, &options.replay}) spare_what_is_read(*written, *read);
    if (is_same_file(options.record, options.agon_replay)) wrong("--record and --agon-replay need a file each");
}

int creatures_exit_code(Exit exit) {
    switch (exit) {
        case Exit::Usage: return 4;
        case Exit::BadData:
        case Exit::CannotRead: return 2;
        default: return exit_code(exit);
    }
}

}  // namespace agon::cli
