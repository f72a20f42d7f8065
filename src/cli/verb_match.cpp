#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <exception>
#include <fmt/format.h>
#include <memory>
#include <mutex>
#include <thread>

#include "cli/console.h"
#include "cli/exit.h"
#include "cli/inputs.h"
#include "cli/keep_record.h"
#include "cli/match_options.h"
#include "cli/match_report.h"
#include "cli/options.h"
#include "cli/progress_bar.h"
#include "cli/step_text.h"
#include "cli/verbs.h"
#include "protocols/json/json.h"
#include "system/interrupt.h"
#include "system/machine.h"
#include "view/text.h"

namespace agon::cli {
namespace {

struct MatchOptions {
    std::string game;
    std::vector<std::string> bots;
    TableFiles files;
    ProgramOptions programs;
    int games = 1, jobs = 1;
    std::string replay;
    bool no_times = false, pause_waiting = false, watch = false, json = false;
};

// Games come in pairs with the seats swapped on one seed, so that neither luck nor the first move favours anybody.
struct Pairing {
    std::uint64_t seed = 0;
    bool swapped = false;
};
Pairing pairing(const MatchOptions& options, int game) {
    return {options.files.seed + static_cast<std::uint64_t>(game / 2), game % 2 == 1};
}

// "game.agon", or "game-3.agon" for the third of several.
std::string replay_path(const MatchOptions& options, int game) {
    if (options.replay.empty() || options.games == 1) return options.replay;
    const std::size_t dot = options.replay.rfind('.');
    const std::size_t slash = options.replay.rfind('/');
    const bool has_end = dot != std::string::npos && (slash == std::string::npos || dot > slash + 1);
    const std::size_t at = has_end ? dot : options.replay.size();
    return fmt::format("{}-{}{}", options.replay.substr(0, at), game + 1, options.replay.substr(at));
}

struct Score {
    PerPlayer<int> wins{}, faults{};  // by the order in which the bots were named, whatever their seats
    int draws = 0, without_result = 0, forfeits = 0;
};

class MatchSeries {
public:
    explicit MatchSeries(const MatchOptions& options)
        : options_(options),
          game_(game_named(options.game)),
          contestants_{{contestant_named(game_, options.bots[0]), contestant_named(game_, options.bots[1])}},
          setup_(read_setup(options.files)) {
        spare_what_is_read(options.replay, options.files.setup);
        warn_of_a_shared_folder();
    }

    void run() {
        json_.begin_record();
        write_member(json_, "game", game_.name);
        json_.key("matches");
        json_.begin_list();
        {
            std::optional<ProgressBar> progress;
            if (options_.games > 1 && !options_.watch) progress.emplace();
            progress_ = progress ? &*progress : nullptr;
            std::vector<std::jthread> helpers;
            for (int i = 1; i < std::min(options_.jobs, options_.games); ++i)
                helpers.emplace_back([this] { play_games(); });
            play_games();
        }
        if (trouble_) std::rethrow_exception(trouble_);
        tell_score();
        if (interrupt_.was_left()) throw Failure{Exit::Interrupted, "interrupted"};
        if (score_.without_result > 0) throw Failure{Exit::Unavailable, "a match ended without a result"};
        if (score_.forfeits > 0) throw Failure{Exit::Negative, "a match was lost by a fault"};
    }

private:
    // Newcomers put their bots beside each other.
    void warn_of_a_shared_folder() const {
        const auto* first = std::get_if<seats::ProcessBot>(&contestants_[Player::First].bot);
        const auto* second = std::get_if<seats::ProcessBot>(&contestants_[Player::Second].bot);
        const bool are_two = first && second && first->arguments != second->arguments;
        if (are_two && options_.programs.sandbox != system::SandboxMode::Off && can_read_each_other(*first, *second))
            complain("agon: the two bots can read each other's files; a folder for each would keep them apart\n");
    }

    void play_games() {
        while (!interrupt_.was_left()) {
            const int game = next_++;
            if (game >= options_.games) return;
            try {
                play(game);
            } catch (...) {
                const std::lock_guard lock(mutex_);
                if (!trouble_) trouble_ = std::current_exception();
                next_ = options_.games;
            }
        }
    }

    void play(int game) {
        const auto [seed, swapped] = pairing(options_, game);
        catalog::MatchWish wish;
        wish.game = &game_;
        for (const Player player : both_players)
            wish.contestants[player] = contestants_[swapped ? opponent(player) : player];
        if (setup_) wish.setup = setup_->text;
        wish.seed = seed;
        wish.time = options_.programs.time;
        wish.sandbox = options_.programs.sandbox;
        wish.pause_waiting = options_.pause_waiting;
        wish.wake = interrupt_.descriptor();
        wish.is_broken_off = [this] { return interrupt_.was_left(); };
        if (options_.watch)
            wish.on_step = [style = style_for_output(Colour::Auto)](const catalog::Table& table) {
                if (table.steps() > 0) print(step_text(table, names_of_sides(table), std::nullopt));
                print("\n" + view::draw(table.scene(std::nullopt), style));
            };
        auto report = catalog::run_match(wish);
        if (!report) fail(report.error(), setup_ ? setup_->name : "the setup");
        keep(game, wish, *report, swapped);
    }

    void keep(int game, const catalog::MatchWish& wish, catalog::MatchReport& report, bool swapped) {
        if (options_.no_times) report.record.has_times = false;
        PlayedMatch match{wish, report};
        match.replay_file = replay_path(options_, game);
        const std::string word = keep_record(game_, report.record, match.replay_file);
        for (const Player player : both_players)
            if (report.record.verdict.faults[player] && !word.empty())
                match.reproduce.push_back(
                    rerun_command(word, player, wish.contestants[player].text, options_.programs));

        const std::lock_guard lock(mutex_);
        count(report.record.verdict, swapped);
        if (!std::exchange(told_weakness_, true)) complain(weakness_text(report.weak_promises));
        if (options_.json) write_match(json_, match);
        else if (options_.games == 1 || options_.watch) print((options_.watch ? "\n" : "") + match_text(match));
        else if (report.record.verdict.ending != match::Ending::Normal) print(fault_in_series(game, match));
        ++done_;
        if (progress_) progress_->set(static_cast<std::size_t>(done_), static_cast<std::size_t>(options_.games));
    }

    // Many games can go wrong in the same way: the first few are told in full.
    std::string fault_in_series(int game, const PlayedMatch& match) {
        constexpr int told_in_full = 3;
        const std::string number = fmt::format("game {}: ", game + 1);
        if (++faults_told_ <= told_in_full) return number + match_text(match);
        return number + view::printable(match.report.record.verdict.sentence, view::Charset::Utf8) + "\n";
    }

    void count(const match::Verdict& verdict, bool swapped) {
        if (!verdict.is_a_result()) ++score_.without_result;
        else if (!verdict.winner) ++score_.draws;
        else ++score_.wins[swapped ? opponent(*verdict.winner) : *verdict.winner];
        if (verdict.ending == match::Ending::Forfeit) ++score_.forfeits;
        for (const Player player : both_players)
            if (verdict.faults[player]) ++score_.faults[swapped ? opponent(player) : player];
    }

    std::string printable_name(Player player) const {
        return view::printable(contestants_[player].name(), view::Charset::Utf8);
    }
    std::string faults_of(Player player) const {
        return score_.faults[player] > 0 ? fmt::format(", who failed in {}", score_.faults[player]) : "";
    }

    void tell_score() {
        if (options_.json) {
            json_.end_list();
            write_member(json_, "wins", score_.wins);
            write_member(json_, "draws", score_.draws);
            write_member(json_, "without_result", score_.without_result);
            write_member(json_, "forfeits", score_.forfeits);
            json_.end_record();
            return print(json_.take());
        }
        if (options_.games == 1) return;
        print(fmt::format("{}: {} games, seats swapped every second one\n", game_.name, done_));
        for (const Player player : both_players)
            print(fmt::format("  {:>6} won by {}{}\n", score_.wins[player], printable_name(player), faults_of(player)));
        print(fmt::format("  {:>6} drawn\n", score_.draws));
        if (score_.without_result > 0) print(fmt::format("  {:>6} without a result\n", score_.without_result));
    }

    const MatchOptions& options_;
    const catalog::GameEntry& game_;
    PerPlayer<catalog::Contestant> contestants_;
    std::optional<InputFile> setup_;
    system::InterruptNote interrupt_;  // not before the setup is read: whoever types that can still break off
    ProgressBar* progress_ = nullptr;
    std::atomic<int> next_ = 0;
    std::mutex mutex_;  // of all that follows
    int done_ = 0, faults_told_ = 0;
    bool told_weakness_ = false;
    Score score_;
    std::exception_ptr trouble_;  // that ended the series
    json::JsonWriter json_{json::Layout::Indented};
};

void run(const MatchOptions& options) {
    if (options.watch && options.json) throw Failure{Exit::Usage, "--watch and --json exclude each other"};
    if (options.watch && options.jobs > 1)
        throw Failure{Exit::Usage, "--watch shows one match at a time: leave --jobs out"};
    // Pipes, process handles, folders and rules of two programs, and some to spare.
    constexpr std::size_t descriptors_of_a_match = 40;
    const std::size_t most_jobs = std::max<std::size_t>(1, system::most_descriptors() / descriptors_of_a_match);
    if (static_cast<std::size_t>(options.jobs) > most_jobs)
        throw Failure{Exit::Usage, fmt::format("this process may open {} files (ulimit -n), enough for {} jobs",
                                               system::most_descriptors(), most_jobs)};
    MatchSeries(options).run();
}

}  // namespace

void add_match(CLI::App& app) {
    const auto options = std::make_shared<MatchOptions>();
    CLI::App* verb = app.add_subcommand("match", "Let two bots play, and say who won and why");
    verb->add_option("GAME", options->game, "one of `agon games`")->required();
    verb->add_option("BOTS", options->bots,
                     "two of: builtin:NAME[@LEVEL], a command line in one word, a folder with an agon.toml, hw5:FOLDER")
        ->required()
        ->expected(2)
        ->type_name("FIRST SECOND");
    add_game_options(*verb, options->files);
    verb->add_option("--games", options->games, "how many; every second one has the seats swapped (1)")
        ->check(CLI::Range(1, 1'000'000))
        ->type_name("NUMBER");
    verb->add_option("--jobs", options->jobs, "how many at once (1)")->check(CLI::Range(1, 1024))->type_name("NUMBER");
    add_program_options(*verb, options->programs);
    verb->add_flag("--pause-waiting", options->pause_waiting,
                   "stop programs that are not to move, so that they cannot think");
    verb->add_option("--replay", options->replay, "write the record here; of several games FILE-1, FILE-2, ...")
        ->type_name("FILE");
    verb->add_flag("--no-times", options->no_times, "leave the times out of the record");
    verb->add_flag("--watch", options->watch, "draw every step");
    verb->add_flag("--json", options->json, "for programs");
    verb->footer(
        "Exit code 1: a match was lost by a fault (late, illegal, died ...), and it is told how to see it again.\n\n"
        "Examples:\n"
        "  agon match sworms builtin:greedy builtin:random\n"
        "  agon match sworms 'python3 my.py' builtin:greedy --games 20 --move-time 500ms\n"
        "  agon match scrabble examples/bots/python builtin:playout@2 --replay game.agon --watch\n"
        "  agon match sworms 'console:./screen_reader' builtin:greedy   a program that reads the original screen\n"
        "  agon match siege files:./player builtin:random   a program that is started for every turn, and talks in files\n"
        "  agon match creatures hw5:mine hw5:theirs   libraries of creatures, compiled in the sandbox");
    verb->callback([options] { run(*options); });
}

}  // namespace agon::cli
