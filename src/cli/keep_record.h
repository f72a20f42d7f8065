#pragma once
#include <string>

#include "catalog/arena.h"
#include "cli/exit.h"
#include "cli/match_options.h"

namespace agon::cli {

// Seals the record and writes it to the file, unless that has no name. Throws a Failure. Returns the word by which other verbs
// can be given the record: the file's name, else the record itself; empty if that is too long for a command.
std::string keep_record(const catalog::GameEntry& game, match::Record& record, const std::string& file);

// The same of a record without its times, so that the same game gives the same file: what cannot be written is returned, to be
// told after the result, and then the file has no name any more.
std::optional<Failure> try_to_keep_record(const catalog::GameEntry& game, match::Record& record, std::string& file);

// Once all is told: throws the Failure that a game without a result is, or else what could not be written.
void stop_unless_all_is_well(const match::Verdict& verdict, const std::optional<Failure>& trouble);

// The command that shows again the turn in which the player failed, under the same limits.
std::string rerun_command(std::string_view record, Player seat, std::string_view bot, const ProgramOptions& programs);

}  // namespace agon::cli
