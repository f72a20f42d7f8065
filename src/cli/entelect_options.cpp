#include "cli/entelect_options.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <filesystem>
#include <fmt/format.h>

#include "catalog/catalog.h"
#include "cli/command_line.h"
#include "cli/duration.h"
#include "cli/exit.h"
#include "cli/inputs.h"
#include "cli/match_options.h"
#include "core/check.h"
#include "core/text_cursor.h"
#include "games/entelect/rules.h"
#include "protocols/entelect_runner/runner_config.h"
#include "protocols/entelect_state/config_file.h"
#include "seats/entelect_bot.h"
#include "seats/manifest.h"

namespace agon::cli {
namespace {

namespace fs = std::filesystem;
using entelect_runner::RunnerConfig;

constexpr std::string_view person = "console";
constexpr const char* usual_log_place = "./match-logs";

constexpr const char* entelect_footer =
    "A bot is a folder with a bot.json, \"console\" for a person at this terminal, builtin:NAME, or what `agon match` takes.\n"
    "Paths in the configuration start here or, where there is no such file, beside the configuration.\n\n"
    "Examples:\n"
    "  entelect-runner\n"
    "  entelect-runner examples/entelect/game-runner-config.json --quiet\n"
    "  entelect-runner --player-a bots/mine --player-b builtin:hunter --seed 42 --logs none\n"
    "  entelect-runner --player-a bots/mine --player-b console\n"
    "  entelect-runner --replay game.agon && agon replay game.agon --verify\n\n"
    "Exit codes:\n"
    "    0  a match was played\n"
    "    1  a bot could not be started\n"
    "   64  the command line is wrong, or a player is no bot\n"
    "   65  a configuration makes no sense\n"
    "   66  a configuration cannot be read\n"
    "   69  this machine could not go on: no result\n"
    "   70  a mistake of ours\n"
    "   74  the match log, the replay or standard output cannot be written; the result is told all the same\n"
    "  130  interrupted by Ctrl-C: no result";

// From here, as in the original, or else from beside the configuration.
std::string found_path(const std::string& path, const fs::path& beside) {
    std::error_code ignored;
    if (fs::path(path).is_absolute() || fs::exists(path, ignored)) return path;
    const fs::path other = beside / path;
    return fs::exists(other, ignored) ? other.lexically_normal().string() : path;
}

catalog::Contestant contestant_at(const catalog::GameEntry& game, const std::string& text, const fs::path& beside) {
    const std::string path = found_path(text, beside);
    std::error_code ignored;
    const bool has_manifest = fs::exists(fs::path(path) / seats::manifest_file, ignored);
    if (!fs::is_directory(path, ignored) || (has_manifest && !seats::find_bot_file(path)))
        return contestant_named(game, path);
    auto bot = seats::entelect_bot_in(path);
    if (!bot) throw Failure{Exit::Usage, bot.error()};
    return {text, *std::move(bot)};
}

RunnerConfig config_of(const EntelectOptions& options, std::string& file) {
    const bool names_players = !options.players[Player::First].empty() && !options.players[Player::Second].empty();
    std::error_code ignored;
    file = options.config.empty() ? std::string(entelect_runner::usual_config_file) : options.config;
    if (options.config.empty() && names_players && !fs::exists(file, ignored)) return {};
    const InputFile input = read_input(file);
    auto config = entelect_runner::read_runner_config(input.text);
    if (!config) throw Failure{Exit::BadData, at_place(input.name, config.error())};
    return *std::move(config);
}

// The original takes the seconds of a clock where no seed is told.
std::int32_t some_seed() {
    const auto seconds =
        std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now().time_since_epoch());
    return static_cast<std::int32_t>(seconds.count());
}

entelect::Setup setup_of(const EntelectOptions& options, const RunnerConfig& config, const fs::path& beside) {
    entelect::Setup setup;
    setup.rules = options.rules;
    if (config.game_config_file.empty()) return setup;
    const InputFile file = read_input(found_path(config.game_config_file, beside));
    auto numbers = entelect_state::read_config(file.text);
    if (!numbers) throw Failure{Exit::BadData, at_place(file.name, numbers.error())};
    setup.config = *std::move(numbers);
    if (const auto problem = entelect::Rules::problem_with(setup))
        throw Failure{Exit::BadData, fmt::format("{}: {}", file.name, *problem)};
    return setup;
}

}  // namespace

std::int32_t read_seed(const std::string& text) {
    TextCursor in(text);
    const auto seed = in.take_number<std::int32_t>();
    if (!seed || !in.at_end()) throw CLI::ValidationError("a seed is a whole number from -2147483648 to 2147483647");
    return *seed;
}

MatchPlan plan_match(const EntelectOptions& options) {
    std::string file;
    const RunnerConfig config = config_of(options, file);
    const fs::path beside = fs::path(file).parent_path();
    MatchPlan plan;
    plan.game = catalog::find_game(entelect::Rules::name);
    AGON_CHECK(plan.game != nullptr);
    plan.setup = setup_of(options, config, beside);
    plan.seed = options.seed ? *options.seed : config.seed ? *config.seed : some_seed();
    plan.limit = options.limit.value_or(config.max_runtime);
    plan.verbose = config.verbose;
    plan.log_place = config.output_location.empty() ? usual_log_place : config.output_location;
    plan.log_folder = config.game_name;
    for (const Player player : both_players) {
        const char letter = player == Player::First ? 'A' : 'B';
        const std::string& named = options.players[player];
        const std::string& text = named.empty() ? config.players[player] : named;
        if (text.empty())
            throw Failure{Exit::BadData,
                          fmt::format("{}: expected a bot as player-{}", file, letter == 'A' ? 'a' : 'b')};
        plan.ids[player] =
            config.player_ids[player].empty() ? std::to_string(number_of(player)) : config.player_ids[player];
        plan.is_person[player] = text == person;
        if (plan.is_person[player]) {
            plan.names[player] = fmt::format("BotPlayer {}", letter);
            plan.contestants[player] = {plan.names[player], {}};
            continue;
        }
        plan.contestants[player] = contestant_at(*plan.game, text, named.empty() ? beside : fs::path());
        plan.names[player] = fmt::format("{} - {}", letter, plan.contestants[player].name());
    }
    return plan;
}

void add_entelect_options(CLI::App& app, EntelectOptions& options) {
    app.footer(entelect_footer);
    app.add_option("CONFIG", options.config,
                   "the runner's configuration (game-runner-config.json unless told otherwise)")
        ->check(refuse_empty);
    app.add_option("--player-a", options.players[Player::First], "instead of the configuration's")
        ->check(refuse_empty)
        ->type_name("BOT");
    app.add_option("--player-b", options.players[Player::Second], "instead of the configuration's")
        ->check(refuse_empty)
        ->type_name("BOT");
    app.add_option_function<std::string>(
           "--seed", [&options](const std::string& text) { options.seed = read_seed(text); },
           "of the map and of all chance (the configuration's, else another one each time)")
        ->type_name("NUMBER");
    app.add_option_function<std::string>(
           "--rules", [&options](const std::string& name) { options.rules = *enum_by_name<entelect::RuleBook>(name); },
           "whose word counts where they differ: the original engine's (engine, unless told otherwise) or its rules text's "
           "(document)")
        ->check(CLI::IsMember({"engine", "document"}))
        ->type_name("WHOSE");
    app.add_option_function<std::string>(
           "--max-runtime",
           [&options](const std::string& text) {
               options.limit = read_duration(text);
               if (!options.limit || options.limit->count() == 0)
                   throw CLI::ValidationError(fmt::format("'{}' is not {}", text, duration_form));
           },
           "for every answer (the configuration's max-runtime-ms, else 1s)")
        ->type_name("TIME");
    app.add_option_function<std::string>(
           "--logs", [&options](const std::string& which) { options.logs = which == "full"; },
           "the match-log folder (full, unless told otherwise), or none")
        ->check(CLI::IsMember({"full", "none"}))
        ->type_name("WHICH");
    app.add_option("--replay,--record", options.replay, "write the record of the game here")
        ->check(refuse_empty)
        ->type_name("FILE");
    app.add_option("--commands", options.commands, "write what the bots said here, as entelect-replay reads it")
        ->check(refuse_empty)
        ->type_name("FILE");
    add_sandbox_option(app, options.sandbox);
    app.add_flag("--quiet", options.quiet, "the last line only");
    app.add_flag("--json", options.json, "one JSON object instead")->excludes("--quiet");
}

}  // namespace agon::cli
