#include "cli/match_report.h"

#include <fmt/format.h>

#include "cli/duration.h"
#include "core/text_cursor.h"
#include "view/escaped.h"
#include "view/text.h"

namespace agon::cli {
namespace {

constexpr std::size_t most_error_lines = 10;

// Each harmless.
std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    for (TextCursor in(text); !in.at_end();) lines.push_back(view::escaped(in.take_line()));
    return lines;
}

match::Nanoseconds host_time(const match::Record& record, Player player) {
    match::Nanoseconds sum{0};
    for (const match::RecordedStep& step : record.steps) sum += step.spent[player].wall - step.spent[player].charged;
    return sum;
}

std::string_view heading_of(Printed printed) {
    switch (printed) {
        case Printed::Errors: return "the end of its standard error";
        case Printed::OutputAndErrors: return "the end of its standard output and error";
        case Printed::CompilersWords: return "what the compiler said";
    }
    return "";
}

match::Nanoseconds charged_time(const match::Record& record, Player player) {
    match::Nanoseconds sum{0};
    for (const match::RecordedStep& step : record.steps) sum += step.spent[player].charged;
    return sum;
}

}  // namespace

void write_times(FieldWriter& out, const match::Record& record, Player player) {
    write_member(out, "charged_ms", in_milliseconds(charged_time(record, player)));
    write_member(out, "host_ms", in_milliseconds(host_time(record, player)));
}

Printed printed_by(const catalog::Contestant& contestant, match::Fault fault) {
    const auto* const program = std::get_if<seats::ProcessBot>(&contestant.bot);
    if (!program) return Printed::Errors;
    if (program->contract == seats::Contract::Library && fault == match::Fault::NoStart) return Printed::CompilersWords;
    return program->contract == seats::Contract::Files ? Printed::OutputAndErrors : Printed::Errors;
}

std::string fault_text(Player player, match::Fault fault, const seats::Evidence& evidence, Printed printed) {
    std::string text = fmt::format("  fault of player {}   {}\n", number_of(player), name_of(fault));
    text += fmt::format("  it last said         {}\n",
                        evidence.said.empty() ? "nothing" : "\"" + view::escaped(evidence.said) + "\"");
    auto lines = lines_of(evidence.errors);
    if (printed != Printed::CompilersWords && lines.size() > most_error_lines)
        lines.erase(lines.begin(), lines.end() - most_error_lines);
    if (!lines.empty()) text += fmt::format("  {}:\n", heading_of(printed));
    for (const std::string& line : lines) text += "    | " + line + "\n";
    return text;
}

std::string match_text(const PlayedMatch& match) {
    const match::Record& record = match.report.record;
    std::string text = fmt::format("{}, seed {}: {} against {}\n", record.game, match.wish.seed,
                                   view::printable(record.players[Player::First], view::Charset::Utf8),
                                   view::printable(record.players[Player::Second], view::Charset::Utf8));
    text += view::printable(record.verdict.sentence, view::Charset::Utf8) + "\n";
    text += fmt::format("  {} turns in {} steps, {}\n", match.report.turns, record.steps.size(),
                        duration_words(match.report.wall));
    for (const Player player : both_players) {
        const auto host = host_time(record, player);
        constexpr auto worth_telling = std::chrono::milliseconds(100);
        if (host > worth_telling && !match.wish.contestants[player].is_built_in())
            text += fmt::format("  host: player {} waited {} for this machine, which was not charged\n",
                                number_of(player), duration_words(host));
        if (const auto fault = record.verdict.faults[player])
            text += fault_text(player, *fault, match.report.evidence[player],
                               printed_by(match.wish.contestants[player], *fault));
    }
    for (const std::string& command : match.reproduce) text += "  to see it again:\n    " + command + "\n";
    if (!match.replay_file.empty()) text += fmt::format("  replay: {}\n", match.replay_file);
    return text;
}

void write_match(FieldWriter& out, const PlayedMatch& match) {
    const match::Record& record = match.report.record;
    out.begin_record();
    write_member(out, "game", record.game);
    write_member(out, "seed", match.wish.seed);
    out.key("players");
    out.begin_list();
    for (const Player player : both_players) {
        const seats::Evidence& evidence = match.report.evidence[player];
        out.begin_record();
        write_member(out, "bot", match.wish.contestants[player].text);
        write_member(out, "name", record.players[player]);
        write_member(out, "calls_itself", match.report.own_names[player]);
        write_times(out, record, player);
        if (record.verdict.faults[player]) {
            write_member(out, "last_said", view::escaped(evidence.said, evidence.said.size()));
            write_member(out, "errors", view::escaped(evidence.errors, evidence.errors.size()));
        }
        out.key("weaker_promises");
        out.begin_list();
        for (const auto& weak : match.report.weak_promises[player]) out.text(name_of(weak.promise));
        out.end_list();
        out.end_record();
    }
    out.end_list();
    write_member(out, "verdict", record.verdict);
    write_member(out, "steps", static_cast<std::int64_t>(record.steps.size()));
    write_member(out, "turns", match.report.turns);
    write_member(out, "wall_ms", in_milliseconds(match.report.wall));
    write_member(out, "forgiven", record.forgiven);
    write_member(out, "notes", record.notes);
    if (!match.replay_file.empty()) write_member(out, "replay", match.replay_file);
    if (!match.reproduce.empty()) write_member(out, "reproduce", match.reproduce);
    out.end_record();
}

}  // namespace agon::cli
