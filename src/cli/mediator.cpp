#include "cli/mediator.h"

#include <CLI/CLI.hpp>
#include <charconv>
#include <cmath>
#include <fmt/format.h>

#include "catalog/catalog.h"
#include "cli/command_line.h"
#include "cli/console.h"
#include "cli/exit.h"
#include "cli/inputs.h"
#include "cli/keep_record.h"
#include "cli/match_options.h"
#include "cli/mediator_report.h"
#include "cli/options.h"
#include "cli/progress_bar.h"
#include "cli/turn_log.h"
#include "core/check.h"
#include "games/siege/rules.h"
#include "protocols/json/json.h"
#include "protocols/position/position_text.h"
#include "protocols/siege_files/map_file.h"
#include "seats/thread_driver.h"
#include "system/interrupt.h"
#include "view/text.h"

namespace agon::cli {
namespace {

constexpr auto usual_limit = std::chrono::seconds(5);  // rule "Mediator": where the limit is not told

struct MediatorOptions {
    std::string map;
    PerPlayer<std::string> players;
    std::optional<std::chrono::nanoseconds> limit;
    int turns = siege::Setup{}.turn_limit;
    siege::Tick tick = siege::Tick::Own;
    std::string log, replay;
    system::SandboxMode sandbox = system::SandboxMode::Auto;
    std::uint64_t seed = 0;
    bool strict_exit = false, quiet = false, json = false;
};

// A decimal number of seconds, at most a day. What players are told is exact to microseconds, so that is what they get.
std::optional<std::chrono::nanoseconds> read_limit(const std::string& text) {
    constexpr double longest = 24 * 3600, microseconds_in_one = 1e6;
    const char* const end = text.data() + text.size();
    double seconds = 0;
    const auto read = std::from_chars(text.data(), end, seconds, std::chars_format::fixed);
    const bool is_within = seconds > 0 && seconds <= longest;  // which "nan" and "inf" are not
    if (read.ec != std::errc() || read.ptr != end || !is_within) return std::nullopt;
    const std::chrono::microseconds limit(std::llround(seconds * microseconds_in_one));
    return limit.count() > 0 ? std::optional(limit) : std::nullopt;
}

catalog::Contestant player_named(const catalog::GameEntry& game, const std::string& text) {
    if (text.starts_with("builtin:")) return contestant_named(game, text);
    auto bot = seats::files_bot_at(text);
    if (!bot) throw Failure{Exit::Usage, bot.error()};
    return {text, *std::move(bot)};
}

class Mediator {
public:
    // The file is read before: whoever types the map can still break off.
    Mediator(const MediatorOptions& options, const InputFile& file) : options_(options) {
        auto map = siege_files::read_map(file.text);
        if (!map) throw Failure{Exit::BadData, at_place(file.name, map.error())};
        map_file_ = file.name;
        for (const std::string* const read :
             {&options.map, &options.players[Player::First], &options.players[Player::Second]})
            spare_what_is_read(options.replay, *read);
        siege::Setup setup;
        setup.map = *std::move(map);
        setup.tick = options.tick;
        setup.turn_limit = options.turns;
        wish_.setup = json::to_json(setup);

        wish_.game = catalog::find_game(siege::Rules::name);
        AGON_CHECK(wish_.game != nullptr);
        for (const Player player : both_players)
            wish_.contestants[player] = player_named(*wish_.game, options.players[player]);
        wish_.seed = options.seed;
        wish_.time.move = options.limit.value_or(usual_limit);
        wish_.sandbox = options.sandbox;
        wish_.turn_rules = {options.limit.has_value(), options.strict_exit, [this](const auto& turn) { note(turn); }};
        wish_.wake = interrupt_.descriptor();
        wish_.is_broken_off = [this] { return interrupt_.was_left(); };
        wish_.on_step = [this](const catalog::Table& table) {
            if (progress_)
                progress_->set(static_cast<std::size_t>(table.turns()), static_cast<std::size_t>(options_.turns));
        };
        if (!options.log.empty()) log_.emplace(options.log, setup.map, options.map);
    }

    int run() {
        if (!options_.quiet && !options_.json) progress_.emplace();
        auto match = catalog::OpenMatch::open(wish_);
        if (!match) fail(match.error(), map_file_);
        seats::run_on_this_thread((*match)->runner(), wish_.wake);
        progress_.reset();
        catalog::MatchReport report = (*match)->report();
        const auto end = position::read_position<siege::Rules>((*match)->table().position_text());
        AGON_CHECK(end.has_value());
        return tell(report, end->state);
    }

private:
    void note(const seats::PlayedTurn& turn) {
        PlayerRuns& runs = runs_[turn.seat];
        ++runs.turns;
        if (turn.exit && turn.exit->code != 0 && ++runs.nonzero_exits == 1) {
            runs.first_turn = turn.turn;
            runs.first_code = turn.exit->code;
        }
        if (log_) log_->keep(turn);
    }

    // Whatever cannot be written, the result is told first.
    int tell(catalog::MatchReport& report, const siege::State& end) {
        MediatedGame game{wish_, report, end, map_file_, runs_, options_.replay, options_.log};
        std::optional<Failure> trouble;
        if (log_ && log_->problem()) trouble = Failure{Exit::CannotWrite, *log_->problem()};
        if (auto unwritten = try_to_keep_record(*wish_.game, report.record, game.replay_file)) trouble = unwritten;
        const match::Verdict& verdict = report.record.verdict;
        if (!options_.quiet) complain(weakness_text(report.weak_promises, "mediator"));
        if (options_.json) print(game_json(game));
        else if (!options_.quiet) print(game_text(game));
        if (verdict.is_a_result() && !options_.json) print(result_line(game));
        stop_unless_all_is_well(verdict, trouble);
        return verdict.winner ? number_of(*verdict.winner) : 0;
    }

    const MediatorOptions& options_;
    system::InterruptNote interrupt_;
    std::string map_file_;
    std::optional<TurnLog> log_;
    PerPlayer<PlayerRuns> runs_;
    std::optional<ProgressBar> progress_;
    catalog::MatchWish wish_;
};

constexpr const char* mediator_footer =
    "A player is a program that the mediator starts for every turn as ./NAME mapa.txt status.txt rozkazy.txt [limit], in a\n"
    "folder of its own, or builtin:NAME. The last line says how it ended:\n"
    "  RESULT winner=1|2|draw reason=CODE turn=N\n\n"
    "Examples:\n"
    "  mediator map.txt ./player ./other\n"
    "  mediator map.txt ./player ./player --limit 0.5 --turns 200 --log turns\n"
    "  mediator map.txt './my player' builtin:random --quiet\n"
    "  mediator map.txt ./player ./other --replay game.agon && agon replay game.agon --verify\n\n"
    "Exit codes:\n"
    "    0  a draw\n"
    "    1  player 1 has won\n"
    "    2  player 2 has won\n"
    "   64  the command line is wrong, or a player is no program\n"
    "   65  the map makes no sense\n"
    "   66  the map cannot be read\n"
    "   69  this machine could not go on: no result\n"
    "   70  a mistake of ours\n"
    "   74  the log, the replay or standard output cannot be written; the result is told all the same\n"
    "  130  interrupted by Ctrl-C: no result";

void add_options(CLI::App& app, MediatorOptions& options) {
    app.footer(mediator_footer);
    app.add_option("MAP", options.map, "rows of 0 road, 9 obstacle, 6 mine and the bases 1 and 2; - is standard input")
        ->required();
    for (const Player player : both_players)
        app.add_option(fmt::format("PLAYER{}", number_of(player)), options.players[player], "the path of a program")
            ->required();
    app.add_option_function<std::string>(
           "--limit",
           [&options](const std::string& text) {
               options.limit = read_limit(text);
               if (!options.limit)
                   throw CLI::ValidationError(
                       fmt::format("'{}' is no limit: a number of seconds such as 2 or 0.5", text));
           },
           "seconds for a turn, told to the players (5 unless told otherwise, and then they are not told)")
        ->type_name("SECONDS");
    app.add_option("--turns", options.turns, "of both players together, after which units are counted (2000)")
        ->check(CLI::Range(1, int{siege::longest_turn_limit}))
        ->type_name("NUMBER");
    app.add_option_function<std::string>(
           "--tick", [&options](const std::string& name) { options.tick = *enum_by_name<siege::Tick>(name); },
           "whose production and mining go on at the end of a turn: that of its player (own, unless told otherwise) or "
           "of both (all)")
        ->check(CLI::IsMember({"own", "all"}))
        ->type_name("WHOSE");
    app.add_option("--log", options.log, "keep the files of every turn in this folder")
        ->check(refuse_empty)
        ->type_name("FOLDER");
    app.add_option("--replay", options.replay, "write the record of the game here")
        ->check(refuse_empty)
        ->type_name("FILE");
    add_sandbox_option(app, options.sandbox);
    add_seed_option(app, options.seed);
    app.add_flag("--strict-exit", options.strict_exit, "a player that exits with a code other than 0 loses");
    app.add_flag("--quiet", options.quiet, "the last line only");
    app.add_flag("--json", options.json, "one JSON object instead")->excludes("--quiet");
}

}  // namespace

int run_mediator(int argc, char** argv) {
    MediatorOptions options;
    return run_program({.name = "mediator",
                        .what_it_does = "Lets two programs play a game of Siege, as its document says",
                        .add_options = [&](CLI::App& app) { add_options(app, options); },
                        .act = [&] { return Mediator(options, read_input(options.map)).run(); }},
                       argc, argv);
}

}  // namespace agon::cli
