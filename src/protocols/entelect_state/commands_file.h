#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/player.h"
#include "core/result.h"

// COMMANDS.tsv: a game as its commands, one round a line, the first player's command, a tab, the second's.
namespace agon::entelect_state {

// What follows "C;<round>;" in a bot's answer. Empty: it said nothing.
using RoundCommands = PerPlayer<std::string>;

// Passed over: a byte order mark, '\r' before a line end. Further tabs belong to the second player's command.
Result<std::vector<RoundCommands>, ParseError> read_commands(std::string_view text);

}  // namespace agon::entelect_state
