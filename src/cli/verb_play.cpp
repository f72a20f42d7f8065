#include <CLI/CLI.hpp>
#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <memory>
#include <unistd.h>

#include "cli/console.h"
#include "cli/exit.h"
#include "cli/inputs.h"
#include "cli/keep_record.h"
#include "cli/options.h"
#include "cli/session.h"
#include "cli/verbs.h"
#include "system/terminal.h"

namespace agon::cli {
namespace {

struct PlayOptions {
    std::string game;
    std::string as;
    std::string bot;
    std::vector<std::string> bots;
    TableFiles files;
    ProgramOptions programs;
    std::string replay;
    bool plain = false;
    std::string colour = "auto", confirm = "auto";
};

Seating seating_of(const catalog::GameEntry& game, const PlayOptions& options) {
    Seating seating;
    seating.seed = options.files.seed;
    seating.programs = options.programs;
    const std::string as = !options.as.empty() ? options.as : options.bots.empty() ? "1" : "none";
    if (!options.bots.empty() && as != "none") {
        throw Failure{Exit::Usage, "--bots seats two bots: leave --as " + as + " out"};
    }
    if (as == "both" && !options.bot.empty()) throw Failure{Exit::Usage, "--as both leaves no seat for --bot"};
    const std::string bot = options.bot.empty() ? "playout" : options.bot;
    for (const Player seat : both_players) {
        if (as == "both" || as == std::to_string(number_of(seat))) continue;
        seating.bots[seat] = opponent_named(game, options.bots.empty() ? bot : options.bots[index_of(seat)]);
    }
    return seating;
}

bool seats_a_program(const Seating& seating) {
    return std::any_of(both_players.begin(), both_players.end(),
                       [&](Player seat) { return seating.bots[seat] && !seating.bots[seat]->is_built_in(); });
}

// What remains of a game, and how to see a fault in it again.
void keep(const catalog::GameEntry& game, const PlayOptions& options, const Seating& seating, match::Record record) {
    const auto& faults = record.verdict.faults;
    const bool has_faults = faults[Player::First] || faults[Player::Second];
    if (!options.files.position.empty() || (options.replay.empty() && !has_faults)) return;
    const std::string word = keep_record(game, record, options.replay);
    for (const Player seat : both_players)
        if (faults[seat] && !word.empty())
            print(fmt::format("  to see it again:\n    {}\n",
                              rerun_command(word, seat, seating.bots[seat]->text, options.programs)));
    if (!options.replay.empty()) print(fmt::format("Replay: {}\n", options.replay));
}

// As exit codes tell it; the person was told already.
void fail_unless_played(const match::Verdict& verdict) {
    switch (verdict.ending) {
        case match::Ending::Normal:
        case match::Ending::Interrupted: return;
        case match::Ending::Forfeit: throw Failure{Exit::Negative, "the game was lost by a fault"};
        case match::Ending::Host: throw Failure{Exit::Unavailable, "the game ended without a result"};
        case match::Ending::Internal: throw Failure{Exit::Internal, "a mistake of ours ended the game"};
    }
}

void run(const PlayOptions& options) {
    if (!options.replay.empty() && !options.files.position.empty())
        throw Failure{Exit::Usage, "a record begins with the start of a game: leave --position or --replay out"};
    spare_what_is_read(options.replay, options.files.setup);
    const catalog::GameEntry& game = game_named(options.game);
    Seating seating = seating_of(game, options);
    const auto table = open_table(game, options.files);
    const std::map<std::string, Colour> colours{
        {"auto", Colour::Auto}, {"always", Colour::Always}, {"never", Colour::Never}};
    const auto style = style_for_output(options.plain ? Colour::Never : colours.at(options.colour));
    std::optional<system::InterruptNote> interrupt;  // otherwise Ctrl-C may end us at once: nothing is left behind
    if (seats_a_program(seating) || !options.replay.empty()) seating.interrupt = &interrupt.emplace();
    system::LineReader input(STDIN_FILENO, longest_line, interrupt ? interrupt->descriptor() : -1);
    const auto board = options.plain ? BoardLook::Original : BoardLook::Drawn;
    const bool asks = options.confirm == "auto" ? system::is_terminal(STDIN_FILENO) : options.confirm == "always";
    const match::Record record =
        play_session(*table, seating, {style, asks ? Confirm::WhereTheGameCanTell : Confirm::Never, board}, input);
    keep(game, options, seating, record);
    if (interrupt && interrupt->was_left()) throw Failure{Exit::Interrupted, "interrupted"};
    fail_unless_played(record.verdict);
}

}  // namespace

void add_play(CLI::App& app) {
    const auto options = std::make_shared<PlayOptions>();
    CLI::App* verb = app.add_subcommand("play", "Play a game in the terminal, or watch two bots play it");
    verb->add_option("GAME", options->game, "one of `agon games`")->required();
    verb->add_option("--as", options->as, "which seats are yours: 1 (unless told otherwise), 2, both or none")
        ->check(CLI::IsMember({"1", "2", "both", "none"}))
        ->type_name("SEAT");
    verb->add_option(
            "--bot", options->bot,
            "who takes the other seats: playout (unless told otherwise), random, one of the game's own, or any "
            "bot that `agon match` takes")
        ->type_name("BOT");
    verb->add_option("--bots", options->bots, "watch these two")->expected(2)->type_name("FIRST SECOND");
    add_table_options(*verb, options->files);
    verb->add_option("--replay", options->replay, "write the record here, also of a game that is left")
        ->type_name("FILE");
    add_program_options(*verb, options->programs);
    verb->add_flag("--plain", options->plain,
                   "plain characters only, and the look of the original program where the game has one");
    verb->add_option("--colour,--color", options->colour, "auto (unless told otherwise), always or never")
        ->check(CLI::IsMember({"auto", "always", "never"}))
        ->type_name("WHEN");
    verb->add_option(
            "--confirm", options->confirm,
            "ask before an action is done, where the game can tell what it brings: auto (at a terminal, unless told "
            "otherwise), always or never")
        ->check(CLI::IsMember({"auto", "always", "never"}))
        ->type_name("WHEN");
    verb->footer("While you play, type help. Exit code 1: a program lost by a fault (late, illegal, died ...).\n\n"
                 "Examples:\n"
                 "  agon play sworms --bot greedy\n"
                 "  agon play scrabble --bot greedy            shows what a word gains before it is placed\n"
                 "  agon play sworms --bot 'python3 my.py' --replay game.agon\n"
                 "  agon play scrabble --bot examples/bots/python --move-time 5s\n"
                 "  agon play fleet --as 2 --bot random --seed 7\n"
                 "  agon play paint --as both                  two people, one keyboard\n"
                 "  agon play pig --bots playout random        only watch\n"
                 "  agon play tictactoe --position saved.txt   go on from a saved position");
    verb->callback([options] { run(*options); });
}

}  // namespace agon::cli
