#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/entelect/state.h"

// The texts of a match log that are not of one state.
namespace agon::entelect_state {

std::string round_folder(int round);  // "Round 007"

// PlayerCommand.txt. A command is what the bot said, or entelect::no_command; the exception its last line on standard error.
std::string player_command_text(std::string_view command, std::int64_t milliseconds,
                                const std::optional<std::string>& exception);

// endGameState.txt. The runner's own messages follow the engine's.
std::string end_game_text(const entelect::State& end, std::int32_t seed, const PerPlayer<std::string>& names,
                          const std::vector<std::string>& referee);

}  // namespace agon::entelect_state
