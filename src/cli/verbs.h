#pragma once

namespace CLI {
class App;
}  // namespace CLI

// Each verb is a file: it adds itself to the command line and runs when it is called. Failures are thrown (exit.h).
namespace agon::cli {

void add_games(CLI::App& app);
void add_play(CLI::App& app);
void add_match(CLI::App& app);
void add_rerun(CLI::App& app);
void add_replay(CLI::App& app);
void add_perft(CLI::App& app);
void add_solve(CLI::App& app);
void add_bench(CLI::App& app);
void add_step(CLI::App& app);
void add_doctor(CLI::App& app);
void add_version(CLI::App& app);

// Without a verb: a menu of games or, where nobody can answer, a short demonstration.
void run_menu();
void run_demonstration();

}  // namespace agon::cli
