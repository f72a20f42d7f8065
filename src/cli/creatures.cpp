#include "cli/creatures.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "catalog/catalog.h"
#include "cli/command_line.h"
#include "cli/creatures_show.h"
#include "cli/inputs.h"
#include "cli/keep_record.h"
#include "cli/progress_bar.h"
#include "core/check.h"
#include "protocols/creatures_text/board_setup.h"
#include "protocols/json/json.h"
#include "seats/thread_driver.h"
#include "system/file.h"
#include "system/interrupt.h"
#include "view/text.h"

namespace agon::cli {
namespace {

using namespace creatures;
using creatures_text::Activation;
using creatures_text::GameRecord;

CreaturesBoard read_board_file(const CreaturesOptions& options) {
    const InputFile file = read_input(options.board);
    auto read = creatures_text::read_board(file.text, options.strict);
    if (!read) throw Failure{Exit::BadData, at_place(file.name, read.error())};
    for (const ParseError& warning : read->warnings)
        complain(view::printable_lines(fmt::format("creatures: {}:{}:{}: warning: {}\n", file.name, warning.line,
                                                   warning.column, warning.expected)));
    CreaturesBoard board{file.name,
                         read->hash,
                         std::move(read->setup),
                         read->seed.value_or(1),
                         {{std::move(read->north_names), std::move(read->south_names)}}};
    if (options.seed) board.seed = *options.seed;
    board.setup.strict = options.strict;
    board.setup.includes_self = options.includes_self;
    board.setup.food_rule = options.food;
    return board;
}

GameRecord read_record_file(const CreaturesOptions& options, CreaturesBoard& board) {
    constexpr std::size_t largest = std::size_t{1} << 30;  // a million turns of two creatures are 110 MB
    const InputFile file = read_input(options.replay, largest);
    auto record = creatures_text::read_record(file.text);
    if (!record) throw Failure{Exit::BadData, at_place(file.name, record.error())};
    if (record->board_hash != board.hash)
        throw Failure{Exit::BadData, fmt::format("{} was not played on this board: its hash is {}, and this one's {}",
                                                 file.name, record->board_hash, board.hash)};
    board.seed = record->seed;
    return *std::move(record);
}

// What is the same for a game that is played and for one that is played again.
class CreaturesProgram {
public:
    CreaturesProgram(const CreaturesOptions& options, const CreaturesBoard& board, const GameRecord* expected)
        : options_(options), board_(board), chronicle_(board.setup), show_(options, board, expected) {
        show_.begin(chronicle_.state());
    }

protected:
    // One move, which is legal unless it says otherwise. After an illegal one the game stops or goes on.
    enum class AfterIllegal : bool { Stop, GoOn };
    void make_move(const Action& action, Illegal illegal, AfterIllegal after) {
        show_.asked(chronicle_.state(), action, illegal);
        if (illegal == Illegal::None) return show_.played(chronicle_.play(action), chronicle_.state());
        if (after == AfterIllegal::GoOn) return show_.played(chronicle_.skip(action, illegal), chronicle_.state());
        illegal_ = chronicle_.refuse(action, illegal);
        show_.played({*illegal_}, chronicle_.state());
    }

    // Returns what could not be written.
    std::optional<Failure> tell(CreaturesGame& game, const std::optional<Failure>& earlier) {
        std::optional<Failure> trouble = earlier;
        show_.end(chronicle_.state(), game.result);
        game.counts = show_.counts();
        game.illegal = illegal_;
        if (!show_.difference()) game.replayed_file = options_.replay;
        if (!options_.record.empty()) {
            if (const auto problem = system::write_file(options_.record, show_.record()))
                trouble = Failure{Exit::CannotWrite, problem->message};
            else game.record_file = options_.record;
        }
        if (options_.json) print(creatures_json(game));
        else if (!options_.quiet && !options_.classic) print(creatures_text_of(game));
        if (!options_.json && !options_.classic) print(result_line(game));
        if (!options_.json && (options_.quiet || options_.classic)) complain(creatures_trouble(game));
        return trouble;
    }

    void stop_at_difference() const {
        const auto& difference = show_.difference();
        if (!difference) return;
        throw Failure{Exit::Negative,
                      fmt::format("{}:{}: the game differs from its record\n  recorded: {}\n  now:      {}",
                                  options_.replay, difference->line, difference->recorded, difference->now)};
    }

    const CreaturesOptions& options_;
    const CreaturesBoard& board_;
    creatures_text::Chronicle chronicle_;
    CreaturesShow show_;
    std::optional<Activation> illegal_;  // that ended the game
};

class PlayedGame : private CreaturesProgram {
public:
    PlayedGame(const CreaturesOptions& options, const CreaturesBoard& board, const GameRecord* expected)
        : CreaturesProgram(options, board, expected) {
        wish_.game = catalog::find_game(Rules::name);
        AGON_CHECK(wish_.game != nullptr);
        for (const Player player : both_players)
            wish_.contestants[player] = contestant_named(*wish_.game, options.bots[player]);
        if (board.setup != Setup{}) wish_.setup = json::to_json(board.setup);
        wish_.seed = board.seed;
        wish_.time = options.programs.time;
        wish_.sandbox = options.programs.sandbox;
        wish_.passes_over_illegal = options.skips_illegal;
        wish_.wake = interrupt_.descriptor();
        wish_.is_broken_off = [this] { return interrupt_.was_left() || show_.difference().has_value(); };
        wish_.on_refusal = [this](Player player, const std::string& action) { refused(player, action); };
        wish_.on_step = [this](const catalog::Table& table) { stepped(table); };
    }

    int run() {
        const bool prints_on = options_.classic || (options_.shows_boards() && options_.rendering > Rendering::Final);
        if (!options_.quiet && !options_.json && !prints_on) progress_.emplace();
        auto match = catalog::OpenMatch::open(wish_);
        if (!match) fail(match.error(), board_.file);
        seats::run_on_this_thread((*match)->runner(), wish_.wake);
        progress_.reset();
        catalog::MatchReport report = (*match)->report();
        return tell_of(report);
    }

private:
    // An illegal move is made known before it is known what comes of it.
    void refused(Player player, const std::string& text) {
        const auto action = Rules::read_action(text);
        AGON_CHECK(action.has_value());
        const auto illegal = Rules::refuse(chronicle_.state(), player, *action);
        AGON_CHECK(illegal.has_value());
        if (options_.skips_illegal) skipped_ = {*action, *illegal};
        else make_move(*action, *illegal, AfterIllegal::Stop);
    }

    void stepped(const catalog::Table& table) {
        if (table.steps() == 0) return;
        if (skipped_) {
            make_move(skipped_->first, skipped_->second, AfterIllegal::GoOn);
            skipped_.reset();
        } else {
            const auto actions = table.last_actions();
            const auto action = Rules::read_action(*actions[chronicle_.state().to_move()]);
            AGON_CHECK(action.has_value());
            make_move(*action, Illegal::None, AfterIllegal::GoOn);
        }
        if (progress_)
            progress_->set(static_cast<std::size_t>(chronicle_.state().turn),
                           static_cast<std::size_t>(board_.setup.turn_limit));
    }

    int tell_of(catalog::MatchReport& report) {
        const match::Verdict& verdict = report.record.verdict;
        const bool broke_a_rule = illegal_.has_value();
        const std::string code = verdict.ending == match::Ending::Normal
                                     ? creatures_text::code_of_end(chronicle_.state())
                                 : broke_a_rule                             ? creatures_text::illegal_move_code
                                 : verdict.ending == match::Ending::Forfeit ? creatures_text::forfeit_code
                                                                            : creatures_text::no_result_code;
        CreaturesGame game{board_, chronicle_.state(), chronicle_.result(code)};
        game.report = &report;
        game.wish = &wish_;
        game.agon_replay_file = options_.agon_replay;
        if (!options_.quiet) complain(weakness_text(report.weak_promises, "creatures"));
        const auto unkept = try_to_keep_record(*wish_.game, report.record, game.agon_replay_file);
        const auto trouble = tell(game, unkept);
        if (!interrupt_.was_left()) stop_at_difference();
        stop_unless_all_is_well(verdict, trouble);
        if (!options_.replay.empty()) return exit_code(Exit::Done);
        if (broke_a_rule) return exit_after_illegal_move;
        return exit_code(verdict.ending == match::Ending::Normal ? Exit::Done : Exit::Negative);
    }

    system::InterruptNote interrupt_;
    std::optional<ProgressBar> progress_;
    std::optional<std::pair<Action, Illegal>> skipped_;
    catalog::MatchWish wish_;
};

// Recorded moves, put to the rules again. Nobody is asked.
class ReplayedGame : private CreaturesProgram {
public:
    ReplayedGame(const CreaturesOptions& options, const CreaturesBoard& board, const GameRecord& record)
        : CreaturesProgram(options, board, &record), record_(record) {}

    int run() {
        for (std::size_t i = 0; i < record_.activations.size() && goes_on(); ++i) play(record_.activations[i], i);
        CreaturesGame game{board_, chronicle_.state(), chronicle_.result(code())};
        const auto trouble = tell(game, std::nullopt);
        stop_at_difference();
        if (trouble) throw *trouble;
        return exit_code(Exit::Done);
    }

private:
    bool goes_on() const { return !chronicle_.state().is_over() && !illegal_ && !show_.difference(); }

    // Frozen ones are passed over by the rules themselves, and compared when they are.
    void play(const creatures_text::RecordedActivation& recorded, std::size_t number) {
        if (recorded.was_frozen) return;
        Action action = recorded.action;
        // Only there it matters whether the library has counted its food itself.
        if (options_.food != FoodRule::Creature) action.says.reset();
        const State& state = chronicle_.state();
        auto illegal = Rules::refuse(state, state.to_move(), action).value_or(Illegal::None);
        // A library's wrong numbers are not in the record.
        if (illegal == Illegal::None && recorded.illegal == Illegal::BadAccounting) illegal = recorded.illegal;
        const bool was_last = record_.stopped_at_illegal() && number + 1 == record_.activations.size();
        make_move(action, illegal, was_last ? AfterIllegal::Stop : AfterIllegal::GoOn);
    }

    std::string code() const {
        if (illegal_) return creatures_text::illegal_move_code;
        if (chronicle_.state().is_over()) return creatures_text::code_of_end(chronicle_.state());
        return record_.was_left() ? record_.code : creatures_text::no_result_code;
    }

    const GameRecord& record_;
};

int play(const CreaturesOptions& options) {
    check_creatures_options(options);
    CreaturesBoard board = read_board_file(options);
    if (options.replay.empty()) return PlayedGame(options, board, nullptr).run();
    const GameRecord record = read_record_file(options, board);
    return options.check ? PlayedGame(options, board, &record).run() : ReplayedGame(options, board, record).run();
}

}  // namespace

int run_creatures(int argc, char** argv) {
    CreaturesOptions options;
    return run_program({.name = "creatures",
                        .what_it_does = "Plays a board of Creatures between two bots or libraries of creatures",
                        .add_options = [&](CLI::App& app) { add_creatures_options(app, options); },
                        .act = [&] { return play(options); },
                        .code_of = creatures_exit_code},
                       argc, argv);
}

}  // namespace agon::cli
