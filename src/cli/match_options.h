#pragma once
#include <string>

#include "catalog/arena.h"

namespace CLI {
class App;
}  // namespace CLI

namespace agon::cli {

// How programs are treated, the same in every verb that starts one.
struct ProgramOptions {
    match::TimeControl time{};
    system::SandboxMode sandbox = system::SandboxMode::Auto;
};
void add_program_options(CLI::App& verb, ProgramOptions& options);
void add_sandbox_option(CLI::App& verb, system::SandboxMode& mode);

// As words of a command line, each with a blank before it: what is not as usual.
std::string words_for(const ProgramOptions& options);

// Throws a Failure that says why there is no such bot.
catalog::Contestant contestant_named(const catalog::GameEntry& game, std::string_view text);

// Throws the Failure that an error of the arena is. `setup_name` is what the setup's file is called.
[[noreturn]] void fail(const catalog::ArenaError& error, std::string_view setup_name);

// What the sandbox does not keep on this machine, a line each, for standard error of this program.
std::string weakness_text(const PerPlayer<std::vector<system::WeakPromise>>& weak_promises,
                          std::string_view program = "agon");

}  // namespace agon::cli
