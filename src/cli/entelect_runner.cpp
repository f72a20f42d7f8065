#include "cli/entelect_runner.h"

#include <CLI/CLI.hpp>
#include <ctime>
#include <fmt/format.h>

#include "cli/command_line.h"
#include "cli/console.h"
#include "cli/entelect_log.h"
#include "cli/entelect_options.h"
#include "cli/entelect_person.h"
#include "cli/entelect_report.h"
#include "cli/exit.h"
#include "cli/keep_record.h"
#include "cli/match_options.h"
#include "core/check.h"
#include "games/entelect/command_text.h"
#include "protocols/json/changes.h"
#include "seats/thread_driver.h"
#include "system/file.h"
#include "system/interrupt.h"
#include "view/text.h"

namespace agon::cli {
namespace {

// In the original a bot is started well before it is asked for the first time, while the engine sets itself up.
constexpr auto head_start = std::chrono::seconds(1);

std::string moment() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    return fmt::format("{:04}.{:02}.{:02}.{:02}.{:02}.{:02}", local.tm_year + 1900, local.tm_mon + 1, local.tm_mday,
                       local.tm_hour, local.tm_min, local.tm_sec);
}

class EntelectRunner {
public:
    explicit EntelectRunner(const EntelectOptions& options)
        : options_(options),
          plan_(plan_match(options)),
          game_(plan_.setup, plan_.seed),
          referee_(plan_.ids, plan_.names, plan_.limit) {
        wish_.game = plan_.game;
        wish_.contestants = plan_.contestants;
        if (plan_.setup != entelect::Setup{}) wish_.setup = json::changes_to_json(plan_.setup);
        wish_.seed = static_cast<std::uint32_t>(plan_.seed);
        wish_.dice = DiceKind::XorWow;
        wish_.time.move = plan_.limit;
        wish_.time.warm_up = head_start;
        wish_.sandbox = options.sandbox;
        wish_.one_at_a_time = true;
        wish_.round_rules.on_round = [this](const seats::PlayedRound& round) { note(round); };
        wish_.on_step = [this](const catalog::Table& table) { stepped(table); };
        wish_.wake = interrupt_.descriptor();
        wish_.is_broken_off = [this] { return interrupt_.was_left(); };
        seat_persons();
    }

    int run() {
        if (options_.logs) open_log();
        auto match = catalog::OpenMatch::open(wish_);
        if (!match) fail(match.error(), "the configuration");
        seats::run_on_this_thread((*match)->runner(), wish_.wake);
        catalog::MatchReport report = (*match)->report();
        return tell(report);
    }

private:
    void open_log() {
        if (plan_.log_folder.empty()) log_.emplace(plan_.log_place, moment(), false, plan_.names);
        else log_.emplace(EntelectLog::at(plan_.log_folder, plan_.names));
    }

    void seat_persons() {
        const auto typed = std::make_shared<TypedLines>();
        for (const Player player : both_players) {
            if (!plan_.is_person[player]) continue;
            has_person_ = true;
            wish_.persons[player] = [this, typed, player](const match::Table&) {
                return std::make_unique<PersonSeat>(game_, player, typed,
                                                    [this](Player who, Said said) { said_[who] = std::move(said); });
            };
        }
    }

    void note(const seats::PlayedRound& round) {
        Said& said = said_[round.seat];
        said.command = round.command.value_or("");
        if (said.command.empty()) said.command = entelect::no_command;
        said.time = round.spent.charged;
        said.exception = round.last_error;
        if (round.trouble) note_trouble(round.seat, round.round, *round.trouble);
    }

    // The first. Who closes its output may have ended, which is known a moment later and says more.
    void note_trouble(Player player, int round, const match::Failed& trouble) {
        const bool says_more = trouble.fault == match::Fault::Died && has_closed_[player];
        if (!troubles_[player].empty() && !says_more) return;
        has_closed_[player] = trouble.fault == match::Fault::Closed;
        if (first_trouble_[player] == 0) first_trouble_[player] = round;
        troubles_[player] = fmt::format("no command in round {}: {}{}{}", first_trouble_[player],
                                        name_of(trouble.fault), trouble.detail.empty() ? "" : ", ", trouble.detail);
    }

    void stepped(const catalog::Table& table) {
        if (table.steps() == 0) return;
        const auto actions = table.last_actions();
        // Who is not asked in the original's way has no words but its action.
        for (const Player player : both_players)
            if (said_[player].command.empty()) said_[player].command = *actions[player];
        const int round = game_.state().round() + 1;
        if (log_) log_->keep_players(game_, said_);
        if (!options_.commands.empty()) keep_commands();
        referee_.note(round, said_);
        if (shows()) show_board(round);
        game_.play({{said_[Player::First].command, said_[Player::Second].command}});
        if (log_) log_->keep_round(game_);
        if (shows()) show_commands();
        said_ = {};
    }

    bool shows() const { return !options_.quiet && !options_.json; }

    void show_board(int round) {
        std::string text = fmt::format("=======================================\nRound {}\n", round);
        // Who plays here has just seen the board.
        if (!has_person_) {
            writer_.console(game_.state(), Player::First, screen_);
            text += screen_ + '\n';
        }
        print(text);
    }

    void show_commands() {
        std::string text;
        for (const Player player : both_players)
            text += view::printable(fmt::format("{}: {}", plan_.names[player], said_[player].command),
                                    view::Charset::Utf8) +
                    '\n';
        if (plan_.verbose)
            for (const std::string& error : game_.history().last.errors)
                text += view::printable(error, view::Charset::Utf8) + '\n';
        print(text);
    }

    void keep_commands() {
        for (const Player player : both_players) {
            const std::string& command = said_[player].command;
            // Who reads the file passes over one at its beginning, so that this one is kept.
            constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
            if (commands_.empty() && command.starts_with(byte_order_mark)) commands_ = byte_order_mark;
            commands_ += (command == entelect::no_command ? "" : command) + (player == Player::First ? '\t' : '\n');
        }
    }

    // Whatever cannot be written, the result is told first.
    int tell(catalog::MatchReport& report) {
        EntelectMatch match{wish_, report, game_, referee_, plan_.seed, plan_.names, troubles_, "", options_.replay};
        const match::Verdict& verdict = report.record.verdict;
        if (log_) {
            match.log_folder = log_->path();
            if (verdict.ending == match::Ending::Normal) log_->keep_end(game_, end_text(match));
        }
        std::optional<Failure> trouble;
        if (log_ && log_->problem()) trouble = Failure{Exit::CannotWrite, *log_->problem()};
        if (report.record.setup) report.record.setup = json::changes_to_json(plan_.setup);
        if (auto unwritten = try_to_keep_record(*wish_.game, report.record, match.replay_file)) trouble = unwritten;
        if (!options_.commands.empty())
            if (const auto problem = system::write_file(options_.commands, commands_))
                trouble = Failure{Exit::CannotWrite, problem->message};
        if (!options_.quiet) complain(weakness_text(report.weak_promises, "entelect-runner"));
        if (options_.json) print(match_json(match));
        else if (!options_.quiet) print(match_text(match));
        if (verdict.is_a_result() && !options_.json) print(result_line(match));
        stop_unless_all_is_well(verdict, trouble);
        return static_cast<int>(verdict.ending == match::Ending::Normal ? Exit::Done : Exit::Negative);
    }

    const EntelectOptions& options_;
    system::InterruptNote interrupt_;
    MatchPlan plan_;
    entelect_state::PlayedMatch game_;
    RunnerReferee referee_;
    PerPlayer<Said> said_;
    PerPlayer<std::string> troubles_;
    PerPlayer<int> first_trouble_{};  // its round
    PerPlayer<bool> has_closed_{};
    std::optional<EntelectLog> log_;
    entelect_state::StateWriter writer_;
    std::string screen_, commands_;
    bool has_person_ = false;
    catalog::MatchWish wish_;
};

}  // namespace

int run_entelect_runner(int argc, char** argv) {
    EntelectOptions options;
    return run_program({.name = "entelect-runner",
                        .what_it_does = "Lets two bots of the Entelect Challenge 2019 play a match, as its runner does",
                        .add_options = [&](CLI::App& app) { add_entelect_options(app, options); },
                        .act = [&] { return EntelectRunner(options).run(); }},
                       argc, argv);
}

}  // namespace agon::cli
