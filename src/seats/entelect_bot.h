#pragma once
#include <filesystem>
#include <optional>

#include "seats/bot_name.h"

// Bots of the Entelect challenge, as the bot.json in their folder describes them.
namespace agon::seats {

// The bot.json in this folder or below it: the one that is nearest to the top and, of several there, the first by name. Links are
// not followed.
std::optional<std::filesystem::path> find_bot_file(const std::filesystem::path& folder);

// The bot of a folder with a bot.json. It starts in a copy of that folder, at the place that the bot.json names. Else a sentence
// for people.
Result<ProcessBot, std::string> entelect_bot_in(const std::filesystem::path& folder);

}  // namespace agon::seats
