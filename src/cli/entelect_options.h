#pragma once
#include <cstdint>
#include <optional>
#include <string>

#include "catalog/arena.h"
#include "games/entelect/state.h"

namespace CLI {
class App;
}  // namespace CLI

namespace agon::cli {

// The command line of entelect-runner.
struct EntelectOptions {
    std::string config;  // empty: game-runner-config.json, if it is there or players are not named here
    PerPlayer<std::string> players;
    std::optional<std::int32_t> seed;
    entelect::RuleBook rules = entelect::RuleBook::Engine;
    std::optional<std::chrono::nanoseconds> limit;
    bool logs = true;
    std::string replay, commands;
    system::SandboxMode sandbox = system::SandboxMode::Auto;
    bool quiet = false, json = false;
};
// A seed of the original, or the CLI::ValidationError that says what it must be.
std::int32_t read_seed(const std::string& text);
void add_entelect_options(CLI::App& app, EntelectOptions& options);

// What is played, with everything looked up that the command line and the configuration name.
struct MatchPlan {
    const catalog::GameEntry* game = nullptr;
    entelect::Setup setup;
    std::int32_t seed = 0;
    std::chrono::nanoseconds limit{0};  // for an answer
    PerPlayer<catalog::Contestant> contestants;
    PerPlayer<bool> is_person{};
    PerPlayer<std::string> names, ids;
    std::string log_place;   // where this match's log gets a folder named after the moment at which it begins
    std::string log_folder;  // or that very folder, if the configuration names it
    bool verbose = false;
};
// Throws a Failure.
MatchPlan plan_match(const EntelectOptions& options);

}  // namespace agon::cli
