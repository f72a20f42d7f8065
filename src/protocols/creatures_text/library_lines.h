#pragma once
#include <string>
#include <string_view>

#include "core/result.h"
#include "games/creatures/rules.h"

// The lines between Agon and the main function that it puts around a library of creatures (docs/creatures.md, "hw5:FOLDER").
namespace agon::creatures_text {

// A move is asked for: numbers with a blank between them, without a line end.
std::string library_question(const creatures::Observation& seen, Player seat, std::uint64_t match_seed);

// What the library said, and its own numbers afterwards.
agon::Result<creatures::Action, ParseError> read_library_answer(std::string_view line);

}  // namespace agon::creatures_text
