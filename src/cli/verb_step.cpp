#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <memory>

#include "cli/console.h"
#include "cli/exit.h"
#include "cli/options.h"
#include "cli/verbs.h"
#include "core/text_cursor.h"
#include "protocols/json/json.h"
#include "view/event_text.h"
#include "view/outcome_text.h"

namespace agon::cli {
namespace {

struct StepOptions {
    std::string game;
    std::string actions;
    TableFiles files;
    std::string format = "text";
};

// What `agon step` prints, gathered before anything is printed: a refused action leaves nothing half said.
class Report {
public:
    virtual ~Report() = default;
    virtual void add_turn(std::string_view turn, const catalog::Table& after) = 0;
    virtual std::string finish(const catalog::Table& table) = 0;
};

// Remarks and a position: the whole is a position file again.
class TextReport final : public Report {
public:
    void add_turn(std::string_view turn, const catalog::Table& after) override {
        text_ += fmt::format("# {}. {}\n", after.steps(), turn);
        for (std::size_t i = 0; i < after.event_count(); ++i) {
            view::LineWriter event;
            after.write_event(i, event);
            text_ += fmt::format("#    {}\n", event.line());
        }
    }
    std::string finish(const catalog::Table& table) override {
        if (const auto outcome = table.outcome()) text_ += fmt::format("# {}\n", view::outcome_text(*outcome));
        return text_ + table.position_text();
    }

private:
    std::string text_;
};

class JsonReport final : public Report {
public:
    explicit JsonReport(std::string_view game) {
        out_.begin_record();
        write_member(out_, "game", game);
        out_.key("turns");
        out_.begin_list();
    }
    void add_turn(std::string_view turn, const catalog::Table& after) override {
        out_.begin_record();
        write_member(out_, "turn", turn);
        out_.key("events");
        out_.begin_list();
        for (std::size_t i = 0; i < after.event_count(); ++i) after.write_event(i, out_);
        out_.end_list();
        write_member(out_, "hash", fmt::format("{:016x}", after.state_hash()));
        out_.end_record();
    }
    std::string finish(const catalog::Table& table) override {
        out_.end_list();
        out_.key("outcome");
        if (const auto outcome = table.outcome()) write_outcome(*outcome);
        else out_.nothing();
        write_member(out_, "hash", fmt::format("{:016x}", table.state_hash()));
        out_.key("position");
        table.write_position(out_);
        out_.end_record();
        return out_.take();
    }

private:
    void write_outcome(const Outcome& outcome) {
        out_.begin_record();
        write_member(out_, "winner", outcome.winner);
        write_member(out_, "reason", outcome.reason);
        write_member(out_, "score", outcome.score);
        out_.end_record();
    }

    json::JsonWriter out_{json::Layout::Indented};
};

bool says_nothing(std::string_view line) {
    const auto first = line.find_first_not_of(" \t");
    return first == std::string_view::npos || line[first] == '#';
}

void play_lines(catalog::Table& table, const InputFile& actions, Report& report) {
    TextCursor in(actions.text);
    for (int number = 1; !in.at_end(); ++number) {
        const std::string_view line = in.take_line();
        if (says_nothing(line)) continue;
        const auto submission = table.submit_turn(line);
        if (const auto* refused = std::get_if<catalog::Refused>(&submission)) {
            throw Failure{Exit::Negative, fmt::format("{}:{}: refused: {}", actions.name, number, refused->sentence)};
        }
        if (const auto* error = std::get_if<ParseError>(&submission)) {
            throw Failure{Exit::BadData, at_place(actions.name, {number, error->column, error->expected})};
        }
        report.add_turn(table.last_turn(), table);
    }
}

void run(const StepOptions& options) {
    if (options.actions == "-" && options.files.position == "-") {
        throw Failure{Exit::Usage, "only one of --position and --actions can be standard input"};
    }
    const catalog::GameEntry& game = game_named(options.game);
    const auto table = open_table(game, options.files);
    std::unique_ptr<Report> report;
    if (options.format == "json") report = std::make_unique<JsonReport>(game.name);
    else report = std::make_unique<TextReport>();
    if (!options.actions.empty()) play_lines(*table, read_input(options.actions), *report);
    print(report->finish(*table));
}

}  // namespace

void add_step(CLI::App& app) {
    const auto options = std::make_shared<StepOptions>();
    CLI::App* verb =
        app.add_subcommand("step", "Load a position, apply actions, print what happened and the new position");
    verb->add_option("GAME", options->game, "one of `agon games`")->required();
    verb->add_option(
            "--actions", options->actions,
            "a turn a line, \"first | second\" where both players act at once; blank lines and lines that begin "
            "with # are skipped; - is standard input")
        ->type_name("FILE");
    add_table_options(*verb, options->files);
    verb->add_option("--format", options->format, "text (unless told otherwise) or json")
        ->check(CLI::IsMember({"text", "json"}))
        ->type_name("FORMAT");
    verb->add_flag_callback(
        "--json", [options] { options->format = "json"; }, "the same as --format json");
    verb->footer("A refused action: nothing is printed but the refusal, and the exit code is 1.\n"
                 "What is printed as text is a position file itself: events are remarks above it.\n\n"
                 "Examples:\n"
                 "  agon step tictactoe                                   the position at the start\n"
                 "  printf 'b2\\na1\\n' | agon step tictactoe --actions -\n"
                 "  agon step pig --position saved.txt --actions turns.txt --format json");
    verb->callback([options] { run(*options); });
}

}  // namespace agon::cli
