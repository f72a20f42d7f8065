#include <unistd.h>

#include "cli/console.h"
#include "cli/inputs.h"
#include "cli/session.h"
#include "cli/verbs.h"

namespace agon::cli {

// The same games every time: what is seen can be shown to somebody else.
void run_demonstration() {
    constexpr std::uint64_t seed = 1;
    struct Exhibit {
        std::string_view game;
        PerPlayer<std::string_view> bots;
    };
    const Exhibit exhibits[] = {{"scrabble", {{"solver", "greedy"}}}, {"fleet", {{"playout", "random"}}}};
    system::LineReader input(STDIN_FILENO, longest_line);
    print("Nobody can answer here, so two bots play. `agon --help` shows what else there is.\n");
    for (const auto& [game, bots] : exhibits) {
        print("\n");
        const catalog::GameEntry& entry = game_named(game);
        const auto table = open_table(entry, {.seed = seed});
        Seating seating;
        seating.seed = seed;
        for (const Player seat : both_players) seating.bots[seat] = opponent_named(entry, bots[seat]);
        play_session(*table, seating, {style_for_output(Colour::Auto)}, input);
    }
}

}  // namespace agon::cli
