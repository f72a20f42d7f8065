#include <CLI/CLI.hpp>
#include <chrono>
#include <fmt/format.h>
#include <memory>
#include <unistd.h>

#include "bots/scrabble/solution.h"
#include "cli/console.h"
#include "cli/exit.h"
#include "cli/verbs.h"
#include "core/dice_kinds.h"
#include "protocols/json/json.h"
#include "system/interrupt.h"
#include "system/terminal.h"
#include "view/progress.h"

namespace agon::cli {
namespace {

using Clock = std::chrono::steady_clock;

struct SolveOptions {
    std::string game;
    int size = 4;
    int tile = 1;
    std::size_t memory_mib = 64;
    std::uint64_t most_nodes = std::numeric_limits<std::uint64_t>::max();
    bool exhaustive = false;
    bool json = false;
};

struct SolvedTurn {
    std::string action;
    int gain = 0;
    PerPlayer<std::int32_t> score;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("action", self.action);
        visit("gain", self.gain);
        visit("score", self.score);
    }
};

// How many positions were looked at, on the terminal; nobody knows how many there will be.
class NodeLine {
public:
    ~NodeLine() {
        if (drawn_) complain("\r\033[K");
    }
    void show(std::uint64_t nodes) {
        constexpr auto pause = std::chrono::milliseconds(500);
        const auto now = Clock::now();
        if (!on_terminal_ || now - last_ < pause) return;
        last_ = now;
        drawn_ = true;
        complain(fmt::format("\r\033[K{:.1f} million positions, {}", static_cast<double>(nodes) / 1e6,
                             view::duration_text(std::chrono::duration<double>(now - began_).count())));
    }

private:
    const bool on_terminal_ = system::is_terminal(STDERR_FILENO);
    const Clock::time_point began_ = Clock::now();
    Clock::time_point last_ = began_;
    bool drawn_ = false;
};

scrabble::State empty_board(const SolveOptions& options) {
    scrabble::Setup setup;
    setup.size = options.size;
    setup.tiles = {{'a', static_cast<std::uint8_t>(options.tile)}};
    HighDice unused;
    return scrabble::Rules::start(setup, unused);
}

std::vector<SolvedTurn> turns_of(scrabble::State state, const std::vector<scrabble::Place>& line) {
    std::vector<SolvedTurn> turns;
    for (const scrabble::Place& place : line) {
        const auto played = scrabble::play(state.board.view(), state.values(), state.tally, place.placement());
        turns.push_back({scrabble::Rules::write(place), played.gain, state.tally.score});
    }
    return turns;
}

std::string_view value_word(search::Bounds bounds) {
    if (bounds.low == search::won) return "win";
    if (bounds.high == search::lost) return "loss";
    if (bounds.low == bounds.high) return "draw";
    return "not proven";
}

std::string_view what_is_known(search::Bounds bounds) {
    return bounds.high < search::won ? "the first player does not win" : "nothing is known";
}

void print_json(const SolveOptions& options, const scrabble::Solution& solution, const std::vector<SolvedTurn>& turns,
                double seconds) {
    json::JsonWriter out(json::Layout::Indented);
    out.begin_record();
    write_member(out, "game", options.game);
    write_member(out, "size", options.size);
    write_member(out, "tile", options.tile);
    write_member(out, "value", std::string(value_word(solution.bounds)));
    write_member(out, "nodes", solution.nodes);
    write_member(out, "milliseconds", static_cast<std::int64_t>(seconds * 1000));
    write_member(out, "turns", turns);
    out.end_record();
    print(out.take());
}

void print_text(const SolveOptions& options, const scrabble::Solution& solution, const std::vector<SolvedTurn>& turns,
                double seconds) {
    std::string text = fmt::format("scrabble, {0} x {0}, best tile {1}: {2}{3}\n", options.size, options.tile,
                                   value_word(solution.bounds), solution.proven() ? " for the first player" : "");
    if (!solution.proven()) text += fmt::format("  {}\n", what_is_known(solution.bounds));
    const int width = options.size + 6;  // "A A H " and the longest word
    int number = 0;
    for (const SolvedTurn& turn : turns)
        text += fmt::format("{:>4}. {:<{}}  +{:<3} {} : {}\n", ++number, turn.action, width, turn.gain,
                            turn.score[Player::First], turn.score[Player::Second]);
    text += fmt::format("{} position{}, {:.2f} s\n", solution.nodes, solution.nodes == 1 ? "" : "s", seconds);
    print(text);
}

void run(const SolveOptions& options) {
    if (options.game != scrabble::Rules::name)
        throw Failure{Exit::Usage, "only scrabble can be solved\nRun `agon solve --help` for an example."};
    const scrabble::State start = empty_board(options);
    const auto began = Clock::now();
    const system::InterruptNote interrupt;
    scrabble::Solution solution;
    {
        NodeLine progress;
        search::SearchLimits limits{options.most_nodes, [&](std::uint64_t nodes) {
                                        progress.show(nodes);
                                        return !interrupt.was_left();
                                    }};
        const auto lead_rule = options.exhaustive ? scrabble::LeadRule::Ignored : scrabble::LeadRule::Used;
        solution = scrabble::solve(start, lead_rule, options.memory_mib << 20, limits);
    }
    const double seconds = std::chrono::duration<double>(Clock::now() - began).count();
    const auto turns = turns_of(start, solution.line);
    if (options.json) print_json(options, solution, turns, seconds);
    else print_text(options, solution, turns, seconds);
    if (!solution.proven())
        throw Failure{Exit::Negative,
                      interrupt.was_left() ? "interrupted before it was proven" : "not proven with so many positions"};
}

}  // namespace

void add_solve(CLI::App& app) {
    constexpr std::size_t most_mib = std::size_t{1} << 20;
    const auto options = std::make_shared<SolveOptions>();
    CLI::App* verb = app.add_subcommand("solve", "Prove who wins from the empty board");
    verb->add_option("GAME", options->game, "scrabble")->required();
    verb->add_option("--size", options->size, "rows of the board")
        ->required()
        ->check(CLI::Range(scrabble::smallest_size, scrabble::largest_size))
        ->type_name("NUMBER");
    verb->add_option("--tile", options->tile, "what the most valuable tile is worth")
        ->required()
        ->check(CLI::Range(1, 9))
        ->type_name("NUMBER");
    verb->add_option("--memory", options->memory_mib,
                     "MiB for positions that were looked at (64 unless told otherwise)")
        ->check(CLI::Range(std::size_t{1}, most_mib))
        ->type_name("MIB");
    verb->add_option("--nodes", options->most_nodes, "give up after so many positions")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 60))
        ->type_name("NUMBER");
    verb->add_flag("--exhaustive", options->exhaustive,
                   "by search alone, without the rule that a lead is enough once every line is open");
    verb->add_flag("--json", options->json, "for programs");
    verb->footer(
        "The answer is win, draw or loss for the first player, with a line of best play. Exit code 1: not proven.\n"
        "Ctrl-C stops it and tells what is known.\n\n"
        "Examples:\n"
        "  agon solve scrabble --size 4 --tile 1\n"
        "  agon solve scrabble --size 8 --tile 1 --exhaustive --memory 1024\n"
        "  agon solve scrabble --size 26 --tile 3 --json");
    verb->callback([options] { run(*options); });
}

}  // namespace agon::cli
