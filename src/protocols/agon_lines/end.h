#pragma once
#include <string>

#include "match/verdict.h"

namespace agon::agon_lines {

// Appends the last line that a bot is sent.
void write_end(std::string& out, const match::Verdict& verdict, Player reader);

}  // namespace agon::agon_lines
