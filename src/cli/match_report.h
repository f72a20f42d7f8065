#pragma once
#include <string>

#include "catalog/arena.h"
#include "core/field_writer.h"

namespace agon::cli {

// One match that was played, and where its record went.
struct PlayedMatch {
    const catalog::MatchWish& wish;
    const catalog::MatchReport& report;
    std::string replay_file{};             // empty: none was written
    std::vector<std::string> reproduce{};  // for each fault the command that shows it again
};

// For people: the verdict, and for a fault what was said, what went to standard error and how to see it again.
std::string match_text(const PlayedMatch& match);

// For programs: the same as a record.
void write_match(FieldWriter& out, const PlayedMatch& match);

// What a player's answers took and what the host did, as members of a record.
void write_times(FieldWriter& out, const match::Record& record, Player player);

// Of what a program printed, what is no part of its conversation: of one that talks through files both streams. Of a library that
// does not compile, all that the compiler said.
enum class Printed : std::uint8_t { Errors, OutputAndErrors, CompilersWords };
Printed printed_by(const catalog::Contestant& contestant, match::Fault fault);

// What is known of a fault: what was last said, and the end of what was printed, harmless to a terminal.
std::string fault_text(Player player, match::Fault fault, const seats::Evidence& evidence,
                       Printed printed = Printed::Errors);

}  // namespace agon::cli
