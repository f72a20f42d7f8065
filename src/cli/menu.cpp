#include <charconv>
#include <fmt/format.h>
#include <random>
#include <unistd.h>

#include "cli/console.h"
#include "cli/inputs.h"
#include "cli/session.h"
#include "cli/verbs.h"

namespace agon::cli {
namespace {

struct Opponent {
    std::string_view what;
    PerPlayer<std::optional<catalog::Contestant>> bots;
};

std::vector<Opponent> opponents(const catalog::GameEntry& game) {
    const auto best = opponent_named(game, game.bots.back());  // they are listed with the weakest first
    const auto random = opponent_named(game, "random");
    return {{"a bot that thinks a little", {{std::nullopt, best}}},
            {"a bot that plays anything", {{std::nullopt, random}}},
            {"a person at this keyboard", {}},
            {"nobody: watch two bots", {{best, random}}}};
}

// A number from 1 to `count`, or the default for an empty line. None: the person leaves.
std::optional<std::size_t> ask_number(system::LineReader& input, std::string_view prompt, std::size_t count) {
    for (;;) {
        print(fmt::format("{} [1]> ", prompt));
        const auto line = input.next();
        if (!line) print("\n");
        if (!line || *line == "q" || *line == "quit") return std::nullopt;
        if (line->empty()) return 1;
        std::size_t number = 0;
        const auto [end, problem] = std::from_chars(line->data(), line->data() + line->size(), number);
        const bool whole = problem == std::errc{} && end == line->data() + line->size();
        if (whole && number >= 1 && number <= count) return number;
        print(fmt::format("A number from 1 to {}, or q to leave.\n", count));
    }
}

}  // namespace

void run_menu() {
    system::LineReader input(STDIN_FILENO, longest_line);
    const auto games = catalog::games();
    for (;;) {
        std::string text = "\nAgon: two-player grid games\n\n";
        for (std::size_t i = 0; i < games.size(); ++i)
            text += fmt::format("  {}  {:<10}  {}\n", i + 1, games[i].name, games[i].summary);
        print(text + "  q  leave\n\n");
        const auto game = ask_number(input, "Game", games.size());
        if (!game) return;
        const auto choices = opponents(games[*game - 1]);
        text = "\nAgainst whom?\n\n";
        for (std::size_t i = 0; i < choices.size(); ++i) text += fmt::format("  {}  {}\n", i + 1, choices[i].what);
        print(text + "  q  leave\n\n");
        const auto opponent = ask_number(input, "Against", choices.size());
        if (!opponent) return;
        // A new game every time; `agon play --seed` is for the same one again.
        const std::uint64_t seed = std::random_device{}();
        const auto table = open_table(games[*game - 1], {.seed = seed});
        print("\n");
        play_session(*table, {choices[*opponent - 1].bots, seed, {}},
                     {style_for_output(Colour::Auto), Confirm::WhereTheGameCanTell}, input);
    }
}

}  // namespace agon::cli
