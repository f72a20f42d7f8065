#include <unistd.h>

#include "cli/inputs.h"
#include "cli/session.h"
#include "cli/verbs.h"

namespace agon::cli {

// The same games every time: what is seen can be shown to somebody else.
void run_demonstration() {
    constexpr std::uint64_t seed = 1;
    const Seating seating{{{"playout", "random"}}, seed};
    system::LineReader input(STDIN_FILENO, longest_line);
    print("Nobody can answer here, so two bots play. `agon --help` shows what else there is.\n");
    for (const std::string_view name : {"tictactoe", "fleet"}) {
        print("\n");
        const auto table = open_table(game_named(name), {.seed = seed});
        play_session(*table, seating, {style_for_output(Colour::Auto)}, input);
    }
}

}  // namespace agon::cli
