#pragma once
#include <functional>
#include <string>
#include <string_view>

namespace CLI {
class App;
}  // namespace CLI

// What is the same for every program of ours that reads its command line with CLI11.
namespace agon::cli {

// The words of the help text; before anything is added to the program.
void use_our_words(CLI::App& app);

// False: help or the version was asked for and is printed. Throws the Failure that a wrong command line is.
bool parse_command_line(CLI::App& app, int argc, char** argv);

// For an option's check(): an empty name would be taken for none.
std::string refuse_empty(const std::string& name);

// Runs a whole program. What stops it is told on standard error; the exit code is returned.
int run_and_tell(std::string_view program, const std::function<int()>& act);

}  // namespace agon::cli
