#pragma once
#include <string>
#include <vector>

#include "support/run_program.h"
#include "support/scratch_folder.h"

// Whole runs of the program `creatures`.
namespace agon::creatures_test {

using support::Ran;
using support::Surroundings;

Ran run_creatures(const std::vector<std::string>& arguments, const Surroundings& surroundings = {});

std::string example_board(const std::string& name);  // a path

inline bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

std::vector<std::string> lines_of(const std::string& text);

}  // namespace agon::creatures_test
