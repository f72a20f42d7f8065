#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <memory>

#include "cli/console.h"
#include "cli/options.h"
#include "cli/progress_bar.h"
#include "cli/verbs.h"
#include "protocols/json/json.h"

namespace agon::cli {
namespace {

constexpr int deepest = 1000, most_threads = 256;

struct PerftOptions {
    std::string game;
    catalog::PerftOrder order;
    TableFiles files;
    bool divide = false;
    bool json = false;
};

void print_json(const PerftOptions& options, const catalog::PerftCount& count) {
    json::JsonWriter out(json::Layout::Indented);
    out.begin_record();
    write_member(out, "game", options.game);
    write_member(out, "depth", options.order.depth);
    write_member(out, "seed", options.files.seed);
    write_member(out, "leaves", count.leaves);
    if (options.divide) write_member(out, "turns", count.turns);
    out.end_record();
    print(out.take());
}

void print_text(const PerftOptions& options, const catalog::PerftCount& count) {
    std::string text;
    for (const catalog::PerftTurn& turn : count.turns)
        if (options.divide) text += fmt::format("{:<16} {:>20}\n", turn.text, turn.leaves);
    text += fmt::format("{} {} {}\n", options.game, options.order.depth, count.leaves);
    print(text);
}

void run(const PerftOptions& options) {
    const auto table = open_table(game_named(options.game), options.files);
    catalog::PerftOrder order = options.order;
    order.seed = options.files.seed;
    catalog::PerftCount count;
    {
        ProgressBar bar;
        order.progress = [&](std::size_t done, std::size_t of) { bar.set(done, of); };
        count = table->perft(order);
    }
    if (options.json) print_json(options, count);
    else print_text(options, count);
}

}  // namespace

void add_perft(CLI::App& app) {
    const auto options = std::make_shared<PerftOptions>();
    CLI::App* verb = app.add_subcommand("perft", "Count the ways to play a number of turns");
    verb->add_option("GAME", options->game, "one of `agon games`")->required();
    verb->add_option("DEPTH", options->order.depth, "how many turns; both players' actions at once are one")
        ->required()
        ->check(CLI::Range(0, deepest));
    add_table_options(*verb, options->files);
    verb->add_flag("--divide", options->divide, "also a count for each first turn");
    verb->add_option("--threads", options->order.threads, "how many share the work (1 unless told otherwise)")
        ->check(CLI::Range(1, most_threads))
        ->type_name("NUMBER");
    verb->add_flag("--json", options->json, "for programs");
    verb->footer("Chance depends on the seed and the turn's number only, so a count is the same every time.\n\n"
                 "Examples:\n"
                 "  agon perft tictactoe 5\n"
                 "  agon perft paint 4 --divide --threads 2\n"
                 "  agon perft pig 6 --seed 3 --json");
    verb->callback([options] { run(*options); });
}

}  // namespace agon::cli
