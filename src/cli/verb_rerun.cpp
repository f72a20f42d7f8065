#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <memory>

#include "cli/console.h"
#include "cli/exit.h"
#include "cli/match_options.h"
#include "cli/replay_input.h"
#include "cli/verbs.h"
#include "protocols/json/json.h"
#include "seats/bot_start.h"
#include "seats/thread_driver.h"
#include "system/interrupt.h"
#include "view/escaped.h"

namespace agon::cli {
namespace {

struct RerunOptions {
    std::string file, bot;
    int seat = 1;
    ProgramOptions programs;
    bool json = false;
};

// What a bot did at a question: an action, or a fault. A fault is the same whatever there is to say about it.
struct Deed {
    std::string text;
    bool is_fault = false;
    std::string detail{};
    bool operator==(const Deed& other) const { return text == other.text && is_fault == other.is_fault; }
    std::string words() const { return detail.empty() ? text : text + ": " + detail; }
};

struct Comparison {
    int question = 0, turn = 0;
    Deed then, now;
};

// The bot that is asked again, built in or a program.
class Rerun {
public:
    Rerun(const RerunOptions& options, const ReplayInput& input)
        : options_(options),
          input_(input),
          record_(unpack_replay(input)),
          table_(table_for(input, catalog::Past::Forgotten)),
          seat_(options.seat == 1 ? Player::First : Player::Second),
          contestant_(contestant_named(*input.game, options.bot)) {
        if (const auto* ours = std::get_if<match::BuiltinName>(&contestant_.bot)) {
            AGON_CHECK(table_->seat_bot(seat_, *ours, record_.dice.seed));
            return;
        }
        auto started =
            seats::start_bot(std::get<seats::ProcessBot>(contestant_.bot), {.table = table_.get(),
                                                                            .seat = seat_,
                                                                            .players = record_.players,
                                                                            .time = options.programs.time,
                                                                            .sandbox = options.programs.sandbox,
                                                                            .seed = record_.dice.seed});
        if (!started) throw Failure{Exit::Unavailable, started.error()};
        PerPlayer<std::vector<system::WeakPromise>> weak;
        weak[seat_] = std::move(started->weak_promises);
        complain(weakness_text(weak));
        program_ = std::move(started->seat);
    }

    void run() {
        say_hello();
        for (std::size_t i = 0; i < record_.steps.size() && !gone_; ++i) {
            const auto& action = record_.steps[i].actions[seat_];
            if (action) compare(was_forgiven(i) ? Deed{*was_forgiven(i), true} : Deed{*action});
            play_step(*table_, record_.steps[i]);
            if (program_) program_->stepped(*table_);
            // The rest of a list is for one turn only, as in a match.
            if (!table_->awaits(seat_) || table_->awaits(opponent(seat_))) listed_.clear(), then_.reset();
        }
        // The question at which it failed, if that ended the match.
        const auto& fault = record_.verdict.faults[seat_];
        if (fault && !gone_ && table_->awaits(seat_)) compare({std::string(name_of(*fault)), true});
        if (program_) seats::dismiss(*program_, record_.verdict);
    }

    void report() const {
        if (options_.json) report_json();
        else report_text();
        if (!differences_.empty()) throw Failure{Exit::Negative, "it answers differently now"};
    }

private:
    std::optional<std::string> was_forgiven(std::size_t step) const {
        for (const match::ForgivenFault& forgiven : record_.forgiven)
            if (forgiven.step == static_cast<int>(step) && forgiven.player == seat_)
                return std::string(name_of(forgiven.fault));
        return std::nullopt;
    }

    match::Pending pending(match::Asked asked) const {
        const match::TimeControl& time = options_.programs.time;
        const bool ready = asked == match::Asked::Ready;
        return {asked, asked_, ready ? time.warm_up : time.move + time.bank, time.bank, time.match};
    }

    void say_hello() {
        if (!program_) return;
        auto came = ask(match::Asked::Ready);
        auto* failed = std::get_if<match::Failed>(&came.answer);
        if (!failed) return;
        if (failed->fault == match::Fault::Late) failed->fault = match::Fault::NoStart;  // as a match judges it
        gone_ = true;
        ++questions_;
        const auto& fault = record_.verdict.faults[seat_];
        const bool had_no_turn = record_.steps.empty() && fault;
        note(had_no_turn ? Deed{std::string(name_of(*fault)), true} : Deed{"a hello"}, deed_of(*failed));
    }

    seats::Came ask(match::Asked asked) {
        auto came = seats::ask_and_wait(*program_, pending(asked), interrupt_.descriptor());
        if (program_->host_failure()) throw Failure{Exit::Unavailable, *program_->host_failure()};
        if (!came) throw Failure{Exit::Interrupted, "interrupted"};
        return *std::move(came);
    }

    void compare(Deed then) {
        ++questions_;
        note(std::move(then), program_ ? asked_program() : Deed{table_->ask_bot(seat_)});
    }

    void note(Deed then, Deed now) {
        const bool is_same = now == then;
        if (is_same && !now.is_fault) return;
        auto& list = is_same ? faults_again_ : differences_;
        list.push_back({questions_, table_->turns() + 1, std::move(then), std::move(now)});
    }

    Deed asked_program() {
        if (listed_.empty() && !then_) {
            ++asked_;
            seats::Came came = ask(match::Asked::Action);
            if (auto* failed = std::get_if<match::Failed>(&came.answer)) {
                gone_ = failed->fault != match::Fault::Late && failed->fault != match::Fault::Garbled;
                return deed_of(*failed);
            }
            auto& actions = std::get<match::Actions>(came.answer);
            listed_ = std::move(actions.actions);
            then_ = std::move(actions.then);
        }
        if (listed_.empty()) return deed_of(std::exchange(then_, {}).value_or(match::Failed{match::Fault::Garbled}));
        std::string action = std::move(listed_.front());
        listed_.erase(listed_.begin());
        const auto forecast = table_->foresee(seat_, action);
        if (const auto* refused = std::get_if<catalog::Refused>(&forecast))
            return deed_of({match::Fault::Illegal, fmt::format("'{}': {}", action, refused->sentence)});
        if (const auto* error = std::get_if<ParseError>(&forecast))
            return deed_of({match::Fault::Garbled, fmt::format("'{}': expected {}", action, error->expected)});
        return {std::move(action)};
    }

    static Deed deed_of(const match::Failed& failed) {
        return {std::string(name_of(failed.fault)), true, view::escaped(failed.detail)};
    }

    std::string evidence_text() const {
        const seats::Evidence evidence = program_->evidence();
        std::string text;
        if (!evidence.said.empty()) text += "  it last said \"" + view::escaped(evidence.said) + "\"\n";
        if (!evidence.errors.empty())
            text += "  the end of its standard error: " + view::escaped(evidence.errors) + "\n";
        return text;
    }

    void report_text() const {
        std::string text;
        for (const Comparison& difference : differences_)
            text += fmt::format("turn {}, question {}: then {}, now {}\n", difference.turn, difference.question,
                                quoted(difference.then), quoted(difference.now));
        for (const Comparison& again : faults_again_)
            text += fmt::format("turn {}, question {}: again {}\n", again.turn, again.question, quoted(again.now));
        const std::size_t same = static_cast<std::size_t>(questions_) - differences_.size();
        text += fmt::format("{} questions: {} answered as recorded, {} differently\n", questions_, same,
                            differences_.size());
        if (gone_) text += "It could not be asked any further.\n";
        if (gone_ || !faults_again_.empty()) text += evidence_text();
        print(text);
    }

    static std::string quoted(const Deed& deed) {
        return deed.is_fault ? deed.words() : "'" + view::escaped(deed.text) + "'";
    }

    void report_json() const {
        json::JsonWriter out(json::Layout::Indented);
        out.begin_record();
        write_member(out, "game", record_.game);
        write_member(out, "seat", options_.seat);
        write_member(out, "bot", options_.bot);
        write_member(out, "questions", questions_);
        write_member(out, "could_not_go_on", gone_);
        out.key("differences");
        out.begin_list();
        for (const Comparison& difference : differences_) {
            out.begin_record();
            write_member(out, "turn", difference.turn);
            write_member(out, "question", difference.question);
            write_member(out, "then", difference.then.words());
            write_member(out, "now", difference.now.words());
            write_member(out, "now_is_a_fault", difference.now.is_fault);
            out.end_record();
        }
        out.end_list();
        out.end_record();
        print(out.take());
    }

    const RerunOptions& options_;
    const ReplayInput& input_;
    match::Record record_;
    std::unique_ptr<catalog::Table> table_;
    Player seat_;
    catalog::Contestant contestant_;
    system::InterruptNote interrupt_;
    std::unique_ptr<seats::ProgramSeat> program_;
    std::vector<std::string> listed_;    // the rest of an answer of several actions
    std::optional<match::Failed> then_;  // and what came after it
    int questions_ = 0;                  // each action of a list counted
    int asked_ = 0;                      // as the bot counts them
    bool gone_ = false;                  // it cannot be asked any more
    std::vector<Comparison> differences_, faults_again_;
};

void run(const RerunOptions& options) {
    const ReplayInput input = read_replay_input(options.file);
    Rerun rerun(options, input);
    rerun.run();
    rerun.report();
}

}  // namespace

void add_rerun(CLI::App& app) {
    const auto options = std::make_shared<RerunOptions>();
    CLI::App* verb = app.add_subcommand(
        "rerun", "Ask a bot the questions of a recorded match again, and show where it answers differently");
    verb->add_option("REPLAY", options->file, "a record, or agon:... as a verdict prints it")->required();
    verb->add_option("BOT", options->bot, "as in `agon match`")->required();
    verb->add_option("--seat", options->seat, "whose questions: 1 or 2 (1)")
        ->check(CLI::Range(1, 2))
        ->type_name("NUMBER");
    add_program_options(*verb, options->programs);
    verb->add_flag("--json", options->json, "for programs");
    verb->footer(
        "The game goes on as it was recorded, whatever the bot answers. Exit code 1: something was different.\n\n"
        "Examples:\n"
        "  agon rerun game.agon --seat 2 'python3 my.py'\n"
        "  agon rerun game.agon builtin:greedy --json");
    verb->callback([options] { run(*options); });
}

}  // namespace agon::cli
