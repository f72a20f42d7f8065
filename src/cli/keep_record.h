#pragma once
#include <string>

#include "catalog/arena.h"
#include "cli/match_options.h"

namespace agon::cli {

// Seals the record and writes it to the file, unless that has no name. Throws a Failure. Returns the word by which other verbs
// can be given the record: the file's name, else the record itself; empty if that is too long for a command.
std::string keep_record(const catalog::GameEntry& game, match::Record& record, const std::string& file);

// The command that shows again the turn in which the player failed, under the same limits.
std::string rerun_command(std::string_view record, Player seat, std::string_view bot, const ProgramOptions& programs);

}  // namespace agon::cli
