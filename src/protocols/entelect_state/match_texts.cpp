#include "protocols/entelect_state/match_texts.h"

#include <fmt/format.h>

namespace agon::entelect_state {

std::string round_folder(int round) { return fmt::format("Round {:03}", round); }

std::string player_command_text(std::string_view command, std::int64_t milliseconds,
                                const std::optional<std::string>& exception) {
    return fmt::format("Command: {}\nExecution time: {}ms\nException: {}\n", command, milliseconds,
                       exception.value_or("null"));
}

std::string end_game_text(const entelect::State& end, std::int32_t seed, const PerPlayer<std::string>& names,
                          const std::vector<std::string>& referee) {
    const auto winner = leader(end);
    std::string text = fmt::format("Match seed: {}\n\n", seed);
    text += winner ? fmt::format("The winner is: {}\n\n", names[*winner]) : "The game ended in a tie\n\n";
    for (const Player player : both_players)
        text +=
            fmt::format("{}- score:{} health:{}\n", names[player], total_score(end, player), health_of(end, player));
    if (referee.empty()) return text;
    const std::string rule(39, '=');
    text += fmt::format("{0}\nReferee messages\n{0}\n", rule);
    for (const std::string& message : referee) text += message + "\n";
    return text;
}

}  // namespace agon::entelect_state
