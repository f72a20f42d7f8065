#include "cli/match_options.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/duration.h"
#include "cli/exit.h"
#include "cli/inputs.h"
#include "core/fields.h"
#include "view/text.h"

namespace agon::cli {
namespace {

void add_duration(CLI::App& verb, const std::string& name, std::function<void(match::Nanoseconds)> set,
                  const std::string& what) {
    verb.add_option_function<std::string>(
            name,
            [set](const std::string& text) {
                const auto time = read_duration(text);
                if (!time) throw CLI::ValidationError(fmt::format("'{}' is not {}", text, duration_form));
                set(*time);
            },
            what)
        ->type_name("TIME");
}

}  // namespace

void add_program_options(CLI::App& verb, ProgramOptions& options) {
    match::TimeControl& time = options.time;
    add_duration(
        verb, "--move-time", [&time](auto value) { time.move = value; },
        "for every answer of a program (1s unless told otherwise)");
    add_duration(
        verb, "--bank", [&time](auto value) { time.bank = value; },
        "what its answers may take beyond that, all together (0)");
    add_duration(
        verb, "--match-time", [&time](auto value) { time.match = value; }, "for all its answers together (no limit)");
    add_duration(
        verb, "--warm-up", [&time](auto value) { time.warm_up = value; }, "to start and say that it is ready (10s)");
    verb.add_option("--strikes", time.strikes,
                    "late answers that are forgiven, in games that know what a silent player does (0)")
        ->check(CLI::Range(0, 1'000'000))
        ->type_name("NUMBER");
    add_sandbox_option(verb, options.sandbox);
}

void add_sandbox_option(CLI::App& verb, system::SandboxMode& mode) {
    verb.add_option_function<std::string>(
            "--sandbox", [&mode](const std::string& name) { mode = *enum_by_name<system::SandboxMode>(name); },
            "off, auto (unless told otherwise: the strongest this machine offers) or strict (all of it, or nothing "
            "is started)")
        ->check(CLI::IsMember({"off", "auto", "strict"}))
        ->type_name("MODE");
}

std::string words_for(const ProgramOptions& options) {
    const match::TimeControl usual, &time = options.time;
    std::string words;
    const auto add = [&](std::string_view name, match::Nanoseconds value, bool is_usual) {
        const auto microseconds = std::chrono::duration_cast<std::chrono::microseconds>(value).count();
        const std::string part = microseconds % 1000 == 0 ? "" : fmt::format(".{:03}", microseconds % 1000);
        if (!is_usual) words += fmt::format(" {} {}{}ms", name, microseconds / 1000, part);
    };
    add("--move-time", time.move, time.move == usual.move);
    add("--bank", time.bank, time.bank == usual.bank);
    add("--match-time", time.match.value_or(match::Nanoseconds{0}), !time.match);
    add("--warm-up", time.warm_up, time.warm_up == usual.warm_up);
    if (time.strikes != usual.strikes) words += fmt::format(" --strikes {}", time.strikes);
    if (options.sandbox != ProgramOptions{}.sandbox) words += fmt::format(" --sandbox {}", name_of(options.sandbox));
    return words;
}

catalog::Contestant contestant_named(const catalog::GameEntry& game, std::string_view text) {
    auto contestant = catalog::find_contestant(game, text);
    if (!contestant) throw Failure{Exit::Usage, view::printable(contestant.error(), view::Charset::Utf8)};
    return *std::move(contestant);
}

void fail(const catalog::ArenaError& error, std::string_view setup_name) {
    if (error.problem == catalog::ArenaProblem::Setup)
        throw Failure{Exit::BadData, at_place(setup_name, error.setup_error)};
    throw Failure{Exit::Unavailable, error.sentence};
}

std::string weakness_text(const PerPlayer<std::vector<system::WeakPromise>>& weak_promises, std::string_view program) {
    std::string text;
    for (const Player player : both_players)
        for (const system::WeakPromise& weak : weak_promises[player])
            text += fmt::format("{}: sandbox of player {}: the promise about {} is weaker here: {}\n", program,
                                number_of(player), name_of(weak.promise), weak.why);
    return text;
}

}  // namespace agon::cli
