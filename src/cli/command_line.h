#pragma once
#include <functional>
#include <string>
#include <string_view>

#include "cli/exit.h"

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
int run_and_tell(std::string_view program, const std::function<int()>& act, int (*code_of)(Exit) = exit_code);

// A program that does one thing.
struct SingleProgram {
    const char* name = "";
    const char* what_it_does = "";
    std::function<void(CLI::App&)> add_options{};
    std::function<int()> act{};  // once the command line is read; returns the exit code
    int (*code_of)(Exit) = exit_code;
};
int run_program(const SingleProgram& program, int argc, char** argv);

}  // namespace agon::cli
