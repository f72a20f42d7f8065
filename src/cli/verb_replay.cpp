#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <limits>
#include <memory>
#include <poll.h>
#include <unistd.h>

#include "cli/console.h"
#include "cli/duration.h"
#include "cli/exit.h"
#include "cli/replay_input.h"
#include "cli/step_text.h"
#include "cli/verbs.h"
#include "protocols/json/json.h"
#include "system/interrupt.h"
#include "system/terminal.h"
#include "view/escaped.h"
#include "view/text.h"

namespace agon::cli {
namespace {

struct ReplayOptions {
    std::string file;
    std::optional<int> turn, export_position;
    bool verify = false, watch = false, json = false;
    std::chrono::nanoseconds pace = std::chrono::milliseconds(400);
};

std::string heading(const match::Record& record) {
    return fmt::format("{}: {} against {}\n", record.game,
                       view::printable(record.players[Player::First], view::Charset::Utf8),
                       view::printable(record.players[Player::Second], view::Charset::Utf8));
}

// The table after so many turns, or as far as the record goes.
std::unique_ptr<catalog::Table> table_after(const ReplayInput& input, int turns) {
    const match::Record record = unpack_replay(input);
    auto table = table_for(input, catalog::Past::Forgotten);
    const int last = static_cast<int>(record.turn_hashes.size());
    if (turns > last)
        throw Failure{Exit::Usage, fmt::format("the record has {} turns; name one from 0 to {}", last, last)};
    for (const match::RecordedStep& step : record.steps) {
        if (table->turns() >= turns) break;
        play_step(*table, step);
    }
    return table;
}

// The person may be looking: Ctrl-C ends it at any time.
void pause(std::chrono::nanoseconds pace, int wake) {
    if (!system::is_terminal(STDOUT_FILENO)) return;
    pollfd waiting{wake, POLLIN, 0};
    const auto limit = std::chrono::duration_cast<std::chrono::milliseconds>(pace).count();
    ::poll(&waiting, 1, static_cast<int>(limit));
}

void watch(const ReplayInput& input, const ReplayOptions& options) {
    const match::Record record = unpack_replay(input);
    const auto table = table_for(input, catalog::Past::Forgotten);
    const auto style = style_for_output(Colour::Auto);
    const auto names = names_of_sides(*table);
    const system::InterruptNote interrupt;
    print(heading(record) + "\n" + view::draw(table->scene(std::nullopt), style));
    std::size_t note = 0;
    for (std::size_t i = 0; i < record.steps.size(); ++i) {
        pause(options.pace, interrupt.descriptor());
        if (interrupt.was_left()) throw Failure{Exit::Interrupted, "interrupted"};
        play_step(*table, record.steps[i]);
        print(step_text(*table, names, std::nullopt));
        for (; note < record.notes.size() && record.notes[note].step <= static_cast<int>(i); ++note)
            print(fmt::format("   {} says: {}\n", names[record.notes[note].player],
                              view::escaped(record.notes[note].text)));
        print("\n" + view::draw(table->scene(std::nullopt), style));
    }
    print("\n" + view::escaped(record.verdict.sentence) + "\n");
}

void print_json(const ReplayInput& input) {
    const match::Record record = unpack_replay(input);
    json::JsonWriter out(json::Layout::Indented);
    out.begin_record();
    write_member(out, "format", "agon-record 1");
    write_member(out, "game", record.game);
    write_member(out, "players", record.players);
    out.key("setup");
    table_for(input, catalog::Past::Forgotten)->write_setup(out);
    write_member(out, "dice", record.dice);
    out.key("steps");
    out.begin_list();
    for (const match::RecordedStep& step : record.steps) {
        out.begin_record();
        write_member(out, "actions", step.actions);
        if (record.has_times) {
            PerPlayer<std::int64_t> wall, charged;
            for (const Player player : both_players) {
                wall[player] = step.spent[player].wall.count() / 1000;
                charged[player] = step.spent[player].charged.count() / 1000;
            }
            write_member(out, "wall_us", wall);
            write_member(out, "charged_us", charged);
        }
        out.end_record();
    }
    out.end_list();
    write_member(out, "forgiven", record.forgiven);
    write_member(out, "notes", record.notes);
    write_member(out, "turns", static_cast<std::int64_t>(record.turn_hashes.size()));
    write_member(out, "hash", fmt::format("{:016x}", record.final_hash));
    write_member(out, "verdict", record.verdict);
    out.end_record();
    print(out.take());
}

void require_sound(const ReplayInput& input) {
    const auto problem = input.game->verify(input.file);
    if (problem) throw Failure{Exit::Negative, fmt::format("{}: not verified: {}", input.name, problem->sentence)};
}

void summarise(const ReplayInput& input) {
    require_sound(input);
    const match::Record& record = input.file.record;
    print(heading(record) + view::escaped(record.verdict.sentence) +
          fmt::format(
              "\n  {} turns in {} steps, {}\n  verified: every turn follows from the setup, the dice and the actions\n",
              record.turn_hashes.size(), input.file.steps,
              record.has_times ? "with the times of the answers" : "without times"));
}

void run(const ReplayOptions& options) {
    const ReplayInput input = read_replay_input(options.file);
    if (options.json) return print_json(input);
    if (options.export_position) return print(table_after(input, *options.export_position)->position_text());
    if (options.turn) {
        const auto table = table_after(input, *options.turn);
        return print(heading(input.file.record) + fmt::format("after turn {}\n\n", table->turns()) +
                     view::draw(table->scene(std::nullopt), style_for_output(Colour::Auto)));
    }
    if (options.watch) return watch(input, options);
    if (!options.verify) return summarise(input);
    require_sound(input);
    print(fmt::format("verified: {} turns in {} steps\n", input.file.record.turn_hashes.size(), input.file.steps));
}

}  // namespace

void add_replay(CLI::App& app) {
    const auto options = std::make_shared<ReplayOptions>();
    CLI::App* verb =
        app.add_subcommand("replay", "Look at the record of a match, and prove that it follows from its actions");
    verb->add_option("FILE", options->file,
                     "a record that `agon match --replay` or `agon play --replay` wrote; - is standard input")
        ->required();
    CLI::Option_group* what = verb->add_option_group("What", "one of these; without any, a summary");
    what->add_flag("--verify", options->verify,
                   "play it again and compare every hash: exit code 1 and the first turn that differs");
    what->add_flag("--watch", options->watch, "draw every step");
    what->add_option("--turn", options->turn, "draw the board after this turn; 0 is the start")
        ->check(CLI::Range(0, std::numeric_limits<int>::max()))
        ->type_name("NUMBER");
    what->add_option("--export-position", options->export_position,
                     "print the position after this turn, for `agon play --position` and `agon step`")
        ->check(CLI::Range(0, std::numeric_limits<int>::max()))
        ->type_name("NUMBER");
    what->add_flag("--json", options->json, "everything that is in it, for programs");
    what->require_option(0, 1);
    verb->add_option_function<std::string>(
            "--pace",
            [options](const std::string& text) {
                const auto time = read_duration(text);
                if (!time) throw CLI::ValidationError(fmt::format("'{}' is not {}", text, duration_form));
                options->pace = *time;
            },
            "between two steps that are watched at a terminal (400ms)")
        ->type_name("TIME");
    verb->footer("A record proves that it is consistent, not who wrote it.\n\n"
                 "Examples:\n"
                 "  agon replay game.agon --verify\n"
                 "  agon replay game.agon --watch --pace 1s\n"
                 "  agon replay game.agon --export-position 12 | agon play sworms --position -");
    verb->callback([options] { run(*options); });
}

}  // namespace agon::cli
