#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include "view/terminal_scene.h"

// Standard input, output and error, with every failure noticed.
namespace agon::cli {

// All of it, now. Throws Failure{Exit::CannotWrite} when it does not arrive.
void print(std::string_view text);

// To standard error. Nobody is left to tell when that fails.
void complain(std::string_view text);

// What others wrote (names of files, what a program printed), with nothing in it that a terminal would obey.
std::string shown(std::string_view text);

enum class Colour : int { Auto, Always, Never };

// How boards are drawn on standard output.
view::TerminalStyle style_for_output(Colour colour);

inline constexpr std::size_t longest_line = 4096;  // that a person types; what is beyond it is dropped

}  // namespace agon::cli
