#include <gtest/gtest.h>

#include <algorithm>

#include "core/dice_kinds.h"
#include "protocols/sworms_console/map_file.h"
#include "protocols/sworms_console/session.h"
#include "protocols/sworms_console/wording.h"
#include "support/environment.h"
#include "sworms/reference/random_game.h"
#include "sworms/reference/reference.h"

// Random games on random maps, played by two implementations that share nothing but the specification.
namespace agon::sworms_test {
namespace {

constexpr int config_exit = 254;

reference::Transcript played_by_us(const reference::Program& program, std::string_view input) {
    const reference::Transcript invalid{std::string(sworms_console::config_error), config_exit};
    auto rows = sworms_console::read_map_file(program.map_text);
    if (!rows || program.worms < 1) return invalid;
    sworms::Setup setup;
    setup.map = *std::move(rows);
    setup.worms_each = program.worms;
    setup.turn_limit.reset();
    setup.names = sworms_console::read_names_file(program.names_missing ? "" : program.names_text);
    const auto order =
        program.teleport_col_row ? sworms_console::TeleportOrder::ColumnRow : sworms_console::TeleportOrder::RowColumn;
    MersenneDice dice(program.seed);
    auto session =
        sworms_console::Session::begin(setup, {program.prompt, {{program.player0, program.player1}}, order}, dice);
    if (!session) return invalid;
    reference::Transcript transcript{session->opening(), 0};
    while (!session->over() && !input.empty()) {
        const auto end = std::min(input.find('\n'), input.size());
        transcript.output += session->answer(input.substr(0, end));
        input.remove_prefix(std::min(input.size(), end + 1));
    }
    return transcript;
}

std::string around(const std::string& text, std::size_t at) {
    constexpr std::size_t before = 400, after = 200;
    const std::size_t from = at > before ? at - before : 0;
    return text.substr(from, at - from) + "<<< here >>>" + text.substr(at, after);
}

::testing::AssertionResult both_play_alike(std::uint32_t seed) {
    const auto program = reference::random_program(seed);
    const std::string input = reference::random_input(seed, program);
    const auto theirs = reference::run(program, input);
    const auto ours = played_by_us(program, input);
    if (ours.output == theirs.output && ours.exit_code == theirs.exit_code) return ::testing::AssertionSuccess();
    const auto differs =
        std::mismatch(ours.output.begin(), ours.output.end(), theirs.output.begin(), theirs.output.end());
    const auto at = static_cast<std::size_t>(differs.first - ours.output.begin());
    return ::testing::AssertionFailure() << "seed " << seed << ", byte " << at << ", exit " << ours.exit_code << " and "
                                         << theirs.exit_code << "\n--- rules:\n"
                                         << around(ours.output, at) << "\n--- reference:\n"
                                         << around(theirs.output, at);
}

// AGON_SWORMS_GAMES: how many games, 400 if not said.
TEST(Reference, PlaysTheSameGames) {
    const auto games = static_cast<std::uint32_t>(support::count_from_environment("AGON_SWORMS_GAMES", 400));
    int differing = 0;
    for (std::uint32_t seed = 0; seed < games && differing < 3; ++seed) {
        const auto result = both_play_alike(seed);
        EXPECT_TRUE(result);
        if (!result) ++differing;
    }
}

}  // namespace
}  // namespace agon::sworms_test
