#pragma once
#include <string>
#include <string_view>

#include "core/inline_vector.h"
#include "games/entelect/actions.h"

// What a bot says after "C;<round>;", and back.
namespace agon::entelect {

// What the original's runner makes of a bot that says nothing. It is no command, and costs as much as any other.
inline constexpr std::string_view no_command = "No Command";

// Nothing that can be said has no meaning: no text at all is no_command.
Action read_commands(std::string_view text);

// One part of it: what stands between two semicolons, without the blanks around it. A select that has no number is Garbled.
Command read_command(std::string_view part);

// The pieces of a part between its blanks, four at most: the last has all that is left. Messages quote them.
inline constexpr std::size_t most_pieces = 4;
using Pieces = InlineVector<std::string_view, most_pieces>;
Pieces pieces_of(std::string_view part);

// As Kotlin's toIntOrNull, which knows the digits of every script.
std::optional<std::int32_t> read_number(std::string_view piece);

// "move 8 5", "select 2;banana 24 24"; what read_commands() makes the same action of.
std::string write_commands(const Action& action);
std::string write_command(const Command& command);  // "" where it is missing

}  // namespace agon::entelect
