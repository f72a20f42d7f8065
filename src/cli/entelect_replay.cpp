#include "cli/entelect_replay.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <fmt/format.h>
#include <limits>
#include <optional>

#include "cli/command_line.h"
#include "cli/console.h"
#include "cli/entelect_lines.h"
#include "cli/entelect_log.h"
#include "cli/entelect_options.h"
#include "cli/exit.h"
#include "cli/inputs.h"
#include "games/entelect/command_text.h"
#include "protocols/entelect_state/config_file.h"
#include "protocols/entelect_state/match_texts.h"
#include "protocols/entelect_state/scenario.h"
#include "system/interrupt.h"

namespace agon::cli {
namespace {

using entelect_state::RoundCommands;

struct EntelectReplayOptions {
    std::optional<std::int32_t> seed;
    std::string commands, scenario;
    std::string config, states;
    entelect::RuleBook rules = entelect::RuleBook::Engine;
    PerPlayer<std::string> names{{"A", "B"}};
    int milliseconds = 0;
    bool quiet = false;
};

entelect::Setup setup_of(const EntelectReplayOptions& options) {
    entelect::Setup setup;
    setup.rules = options.rules;
    if (options.config.empty()) return setup;
    const InputFile file = read_input(options.config);
    auto config = entelect_state::read_config(file.text);
    if (!config) throw Failure{Exit::BadData, at_place(file.name, config.error())};
    setup.config = *std::move(config);
    return setup;
}

void warn(const EntelectReplayOptions& options, std::string_view what) {
    if (!options.quiet) complain(fmt::format("entelect-replay: {}\n", what));
}

PerPlayer<Said> said_in(const RoundCommands& commands, int milliseconds) {
    PerPlayer<Said> said;
    for (const Player player : both_players) {
        said[player].command = commands[player].empty() ? std::string(entelect::no_command) : commands[player];
        said[player].time = std::chrono::milliseconds(milliseconds);
    }
    return said;
}

int play_again(const EntelectReplayOptions& options) {
    const entelect::Setup setup = setup_of(options);
    const InputFile file = read_input(options.commands);
    const auto rounds = entelect_state::read_commands(file.text);
    if (!rounds) throw Failure{Exit::BadData, at_place(file.name, rounds.error())};

    std::optional<EntelectLog> log;
    if (!options.states.empty()) log.emplace(EntelectLog::at(options.states, options.names));
    entelect_state::PlayedMatch match(setup, *options.seed);
    entelect_state::StateWriter writer;
    StateTexts before;
    std::string global, lines;
    constexpr std::size_t worth_printing = 1 << 16;
    for (const RoundCommands& commands : *rounds) {
        if (match.is_over()) break;
        write_texts(writer, match, before);
        if (log) log->keep_players(match, said_in(commands, options.milliseconds));
        match.play(commands);
        writer.global_json(match.state(), match.history(), match.events(), global);
        if (log) log->keep_round(match);
        if (log && log->problem()) throw Failure{Exit::CannotWrite, *log->problem()};
        if (options.quiet) continue;
        lines += round_line(match, commands, before, global);
        if (lines.size() >= worth_printing) print(std::exchange(lines, {}));
    }
    if (log) {
        log->keep_end(
            match, entelect_state::end_game_text(match.state(), match.seed(), options.names, match.history().referee));
        if (log->problem()) throw Failure{Exit::CannotWrite, *log->problem()};
    }
    print(lines + end_line(match));

    const auto played = static_cast<std::size_t>(match.state().round());
    if (!match.is_over()) warn(options, fmt::format("{} ends after round {}, the game does not", file.name, played));
    if (played < rounds->size())
        warn(options,
             fmt::format("{}:{}: the game is over; the lines from here on were not played", file.name, played + 1));
    return static_cast<int>(Exit::Done);
}

int play_scenario(const EntelectReplayOptions& options) {
    const entelect::Setup setup = setup_of(options);
    const InputFile file = read_input(options.scenario);
    const auto told = entelect_state::run_scenario(file.text, setup);
    if (!told) throw Failure{Exit::BadData, at_place(file.name, told.error())};
    print(*told);
    return static_cast<int>(Exit::Done);
}

constexpr const char* entelect_replay_footer =
    "COMMANDS.tsv has a line for every round: what A said after \"C;<round>;\", a tab, what B said. For each round one JSON\n"
    "object is printed, with the SHA-1 of every state file of the original, and one for the end.\n\n"
    "Examples:\n"
    "  entelect-replay 42 commands.tsv\n"
    "  entelect-replay 42 commands.tsv --states log --name-a 'A - Kim' --name-b 'B - Sam'\n"
    "  entelect-replay -7 - --config game-config.json --quiet < commands.tsv\n"
    "  entelect-replay --scenario collisions.txt --rules document\n\n"
    "Exit codes:\n"
    "    0  it was played\n"
    "   64  the command line is wrong\n"
    "   65  the commands, the configuration or the scenario make no sense\n"
    "   66  one of them cannot be read\n"
    "   70  a mistake of ours\n"
    "   74  standard output or a file cannot be written\n"
    "  130  interrupted by Ctrl-C";

void add_options(CLI::App& app, EntelectReplayOptions& options) {
    app.footer(entelect_replay_footer);
    app.add_option_function<std::string>(
           "SEED", [&options](const std::string& text) { options.seed = read_seed(text); },
           "of the map and the dice, a whole number of 32 bits")
        ->type_name("INT");
    app.add_option("COMMANDS", options.commands, "the commands of both players; - is standard input")->type_name("");
    app.add_option("--scenario", options.scenario, "set up positions by hand and play them; nothing else is told then")
        ->check(refuse_empty)
        ->type_name("FILE");
    app.add_option("--config", options.config, "the numbers of the match: a game-config.json of the original")
        ->check(refuse_empty)
        ->type_name("FILE");
    app.add_option("--states", options.states, "write the files of a match log into this folder")
        ->check(refuse_empty)
        ->type_name("FOLDER");
    app.add_option_function<std::string>(
           "--rules", [&options](const std::string& name) { options.rules = *enum_by_name<entelect::RuleBook>(name); },
           "whose word counts where they differ: the original engine's (unless told otherwise) or the document's")
        ->check(CLI::IsMember({"engine", "document"}))
        ->type_name("WHOSE");
    app.add_option("--name-a", options.names[Player::First], "the first player's name in the match log (A)")
        ->type_name("NAME");
    app.add_option("--name-b", options.names[Player::Second], "the second player's (B)")->type_name("NAME");
    app.add_option("--time", options.milliseconds, "what PlayerCommand.txt calls the time a command took (0)")
        ->check(CLI::Range(0, std::numeric_limits<int>::max()))
        ->type_name("MILLISECONDS");
    app.add_flag("--quiet", options.quiet, "the last line only, and no warnings");
}

// Names are folders of the match log.
bool is_folder_name(const std::string& name) {
    return !name.empty() && name != "." && name != ".." && name.find('/') == std::string::npos;
}

void check(const EntelectReplayOptions& options) {
    const auto wrong = [](const std::string& what) {
        throw Failure{Exit::Usage, what + "\nRun `entelect-replay --help` for an example."};
    };
    if (options.scenario.empty() && (!options.seed || options.commands.empty()))
        wrong("SEED and COMMANDS are needed, or --scenario");
    if (!options.scenario.empty() && options.seed) wrong("a scenario has its own seeds: leave out SEED");
    if (!options.scenario.empty() && !options.states.empty()) wrong("--states goes with COMMANDS, not with --scenario");
    if (options.config == "-" && (options.commands == "-" || options.scenario == "-"))
        wrong("only one file can be standard input");
    for (const std::string& name : options.names.values)
        if (!is_folder_name(name)) wrong(fmt::format("'{}' cannot be the name of a folder", name));
    if (options.names[Player::First] == options.names[Player::Second]) wrong("the players need different names");
}

int play(const EntelectReplayOptions& options) {
    check(options);
    return options.scenario.empty() ? play_again(options) : play_scenario(options);
}

}  // namespace

int run_entelect_replay(int argc, char** argv) {
    EntelectReplayOptions options;
    return run_program({.name = "entelect-replay",
                        .what_it_does = "Plays a match of Entelect's Worms again from its commands",
                        .add_options = [&](CLI::App& app) { add_options(app, options); },
                        .act = [&] { return play(options); }},
                       argc, argv);
}

}  // namespace agon::cli
