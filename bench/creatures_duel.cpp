// Two built-in bots of Creatures against each other on board files, in this process: how often the first wins from either seat, and
// how long it thinks.
// usage: creatures_duel --boards FILE... [--bot NAME] [--against NAME] [--games N] [--seed N]
#include <CLI/CLI.hpp>
#include <chrono>
#include <fmt/format.h>

#include "bots/creatures/book.h"
#include "bots/creatures/commander.h"
#include "protocols/creatures_text/board_setup.h"
#include "system/file.h"

namespace {

using namespace agon;
using namespace agon::creatures;
using Clock = std::chrono::steady_clock;
using Bots = PerPlayer<std::unique_ptr<search::Bot<Rules>>>;

struct Options {
    std::vector<std::string> boards;
    std::string bot = "commander", against = "book";
    int games = 20;
    std::uint64_t seed = 1;
};

struct Tally {
    int won = 0, drawn = 0, lost = 0;
    std::int64_t moves = 0;
    double microseconds = 0;
    PerPlayer<std::int64_t> survivors;

    int games() const { return won + drawn + lost; }
    double of_decided() const { return won + lost == 0 ? 0 : 100.0 * won / (won + lost); }
};

std::unique_ptr<search::Bot<Rules>> make_bot(const std::string& name) {
    if (name == "book") return std::make_unique<BookBot>();
    if (name == "commander") return std::make_unique<CommanderBot>();
    throw std::runtime_error("there is no bot " + name);
}

void play(const Setup& setup, Player seat, Bots bots, std::uint64_t seed, Tally& tally) {
    KeyedDice dice(seed);
    auto position = opening<Rules>(setup, dice);
    for (const Player player : both_players) bots[player]->begin(Rules::briefing(setup), player, seed);
    while (!Rules::outcome(position.state)) {
        const Player player = position.state.to_move();
        const Observation seen = Rules::observe(position, player);
        const auto start = Clock::now();
        bots[player]->observe(seen);
        Turn<Action> turn;
        turn[player] = bots[player]->choose();
        if (player == seat) {
            tally.microseconds += std::chrono::duration<double, std::micro>(Clock::now() - start).count();
            ++tally.moves;
        }
        if (const auto refusal = Rules::refuse(position.state, player, *turn[player]))
            throw std::runtime_error(Rules::write(*turn[player]) + ": " + std::string(Rules::describe(*refusal)));
        step(position, turn, dice);
    }
    const auto winner = Rules::outcome(position.state)->winner;
    ++(!winner ? tally.drawn : *winner == seat ? tally.won : tally.lost);
    for (const Player player : both_players)
        tally.survivors[player == seat ? Player::First : Player::Second] += position.state.living[player];
}

Setup read_setup(const std::string& file) {
    const auto text = system::read_file(file);
    if (!text) throw std::runtime_error(text.error().message);
    auto board = creatures_text::read_board(*text);
    if (!board) throw std::runtime_error(file + " is no board: expected " + board.error().expected);
    return std::move(board->setup);
}

void play_board(const Options& options, const std::string& file) {
    const Setup setup = read_setup(file);
    for (const Player seat : both_players) {
        Tally tally;
        for (int game = 0; game < options.games; ++game) {
            Bots bots;
            bots[seat] = make_bot(options.bot);
            bots[opponent(seat)] = make_bot(options.against);
            play(setup, seat, std::move(bots), options.seed * 1000 + static_cast<std::uint64_t>(game), tally);
        }
        const double games = std::max(1, tally.games());
        fmt::print("{:<34} {:<5} {:>5} {:>5} {:>5} {:>6.1f} {:>6.1f} {:>6.1f} {:>8.1f}\n",
                   file.substr(file.rfind('/') + 1), seat == Player::First ? "north" : "south", tally.won, tally.drawn,
                   tally.lost, tally.of_decided(), static_cast<double>(tally.survivors[Player::First]) / games,
                   static_cast<double>(tally.survivors[Player::Second]) / games,
                   tally.microseconds / static_cast<double>(std::max<std::int64_t>(1, tally.moves)));
    }
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app("Bots of Creatures against each other");
    Options options;
    app.add_option("--boards", options.boards, "board files")->required();
    app.add_option("--bot", options.bot, "book or commander");
    app.add_option("--against", options.against, "book or commander");
    app.add_option("--games", options.games, "on each board from each seat")->check(CLI::PositiveNumber);
    app.add_option("--seed", options.seed);
    CLI11_PARSE(app, argc, argv);
    try {
        fmt::print("{:<34} {:<5} {:>5} {:>5} {:>5} {:>6} {:>6} {:>6} {:>8}\n", "board", "seat", "won", "drawn", "lost",
                   "%", "left", "others", "us/move");
        for (const std::string& board : options.boards) play_board(options, board);
    } catch (const std::exception& problem) {
        fmt::print(stderr, "creatures_duel: {}\n", problem.what());
        return 1;
    }
}
