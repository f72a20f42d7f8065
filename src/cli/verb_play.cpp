#include <CLI/CLI.hpp>
#include <map>
#include <memory>
#include <unistd.h>

#include "cli/exit.h"
#include "cli/inputs.h"
#include "cli/options.h"
#include "cli/session.h"
#include "cli/verbs.h"
#include "system/terminal.h"

namespace agon::cli {
namespace {

struct Options {
    std::string game;
    std::string as;
    std::string bot;
    std::vector<std::string> bots;
    TableFiles files;
    bool plain = false;
    std::string colour = "auto", confirm = "auto";
};

Seating seating_of(const catalog::GameEntry& game, const Options& options) {
    Seating seating;
    seating.seed = options.files.seed;
    const std::string as = !options.as.empty() ? options.as : options.bots.empty() ? "1" : "none";
    if (!options.bots.empty() && as != "none") {
        throw Failure{Exit::Usage, "--bots seats two bots: leave --as " + as + " out"};
    }
    if (as == "both" && !options.bot.empty()) throw Failure{Exit::Usage, "--as both leaves no seat for --bot"};
    const std::string bot = options.bot.empty() ? "playout" : options.bot;
    if (as == "1" || as == "none") seating.bots[Player::Second] = bot;
    if (as == "2" || as == "none") seating.bots[Player::First] = bot;
    for (const Player seat : both_players) {
        if (!options.bots.empty()) seating.bots[seat] = options.bots[index_of(seat)];
        if (seating.bots[seat]) require_bot_named(game, *seating.bots[seat]);
    }
    return seating;
}

void run(const Options& options) {
    const catalog::GameEntry& game = game_named(options.game);
    const Seating seating = seating_of(game, options);
    const auto table = open_table(game, options.files);
    const std::map<std::string, Colour> colours{
        {"auto", Colour::Auto}, {"always", Colour::Always}, {"never", Colour::Never}};
    const auto style = style_for_output(options.plain ? Colour::Never : colours.at(options.colour));
    system::LineReader input(STDIN_FILENO, longest_line);
    const auto board = options.plain ? BoardLook::Original : BoardLook::Drawn;
    const bool asks = options.confirm == "auto" ? system::is_terminal(STDIN_FILENO) : options.confirm == "always";
    play_session(*table, seating, {style, asks ? Confirm::WhereTheGameCanTell : Confirm::Never, board}, input);
}

}  // namespace

void add_play(CLI::App& app) {
    const auto options = std::make_shared<Options>();
    CLI::App* verb = app.add_subcommand("play", "Play a game in the terminal, or watch two bots play it");
    verb->add_option("GAME", options->game, "one of `agon games`")->required();
    verb->add_option("--as", options->as, "which seats are yours: 1 (unless told otherwise), 2, both or none")
        ->check(CLI::IsMember({"1", "2", "both", "none"}))
        ->type_name("SEAT");
    verb->add_option("--bot", options->bot,
                     "who takes the other seats: playout (unless told otherwise), random, or one of the game's own")
        ->type_name("NAME");
    verb->add_option("--bots", options->bots, "watch these two")->expected(2)->type_name("FIRST SECOND");
    add_table_options(*verb, options->files);
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
    verb->footer("While you play, type help.\n\n"
                 "Examples:\n"
                 "  agon play sworms --bot greedy\n"
                 "  agon play scrabble --bot greedy            shows what a word gains before it is placed\n"
                 "  agon play fleet --as 2 --bot random --seed 7\n"
                 "  agon play paint --as both                  two people, one keyboard\n"
                 "  agon play pig --bots playout random        only watch\n"
                 "  agon play tictactoe --position saved.txt   go on from a saved position");
    verb->callback([options] { run(*options); });
}

}  // namespace agon::cli
