#pragma once
#include <cstdint>
#include <string>
#include <string_view>

// Parts of a line that are written for every turn, and so without a JsonWriter where nothing needs its care.
namespace agon::agon_lines {

void append_number(std::string& out, std::int64_t number);
void append_text(std::string& out, std::string_view text);  // in quotes, escaped

}  // namespace agon::agon_lines
