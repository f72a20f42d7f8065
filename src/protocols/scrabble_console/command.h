#pragma once
#include <string_view>
#include <variant>

#include "games/scrabble/placement.h"

// A line of input as a command. What a command names points into its line.
namespace agon::scrabble_console {

struct Nothing {};  // only blanks and tabs
struct Quit {};
struct Help {};
struct Save {};
struct Load {
    std::string_view path;
};
struct Insert {
    scrabble::Placement placement;
};
struct BadParameters {};  // of insert
struct Unknown {};        // the whole line is told back

using Command = std::variant<Nothing, Quit, Help, Save, Load, Insert, BadParameters, Unknown>;

Command read_command(std::string_view line);

}  // namespace agon::scrabble_console
