#include "cli/entelect_report.h"

#include <fmt/format.h>

#include "cli/console.h"
#include "cli/duration.h"
#include "cli/match_report.h"
#include "protocols/entelect_state/match_texts.h"
#include "protocols/json/json.h"
#include "view/escaped.h"
#include "view/text.h"

namespace agon::cli {
namespace {

char letter_of(Player player) { return player == Player::First ? 'A' : 'B'; }

void write_player(FieldWriter& out, const EntelectMatch& match, Player player) {
    out.begin_record();
    write_member(out, "name", match.names[player]);
    write_member(out, "bot", match.wish.contestants[player].text);
    write_member(out, "score", entelect::total_score(match.game.state(), player));
    write_member(out, "health", entelect::health_of(match.game.state(), player));
    write_member(out, "timeouts", match.referee.timeouts(player));
    write_member(out, "exceptions", match.referee.exceptions(player));
    write_times(out, match.report.record, player);
    if (!match.troubles[player].empty()) {
        write_member(out, "trouble", match.troubles[player]);
        const seats::Evidence& evidence = match.report.evidence[player];
        write_member(out, "last_said", view::escaped(evidence.said, evidence.said.size()));
        write_member(out, "errors", view::escaped(evidence.errors, evidence.errors.size()));
    }
    out.end_record();
}

}  // namespace

std::vector<std::string> EntelectMatch::referee_messages() const {
    std::vector<std::string> messages = game.history().referee;
    for (std::string& message : referee.messages()) messages.push_back(std::move(message));
    return messages;
}

std::string end_text(const EntelectMatch& match) {
    return entelect_state::end_game_text(match.game.state(), match.seed, match.names, match.referee_messages());
}

std::string match_text(const EntelectMatch& match) {
    const match::Verdict& verdict = match.verdict();
    std::string text;
    if (verdict.ending == match::Ending::Normal) text = view::printable_lines(end_text(match));
    else text = shown(verdict.sentence) + "\n";
    text += fmt::format("\n  {} rounds, {}\n", match.game.state().round(), duration_words(match.report.wall));
    for (const Player player : both_players) {
        if (match.troubles[player].empty()) continue;
        text += fmt::format("  {}: {}\n", shown(match.names[player]), shown(match.troubles[player]));
        const std::string& errors = match.report.evidence[player].errors;
        if (!errors.empty()) text += fmt::format("    the end of its standard error: {}\n", view::escaped(errors));
    }
    if (!match.log_folder.empty()) text += fmt::format("  match log: {}\n", shown(match.log_folder));
    if (!match.replay_file.empty()) text += fmt::format("  replay: {}\n", shown(match.replay_file));
    return text;
}

std::string result_line(const EntelectMatch& match) {
    const auto& winner = match.verdict().winner;
    const entelect::State& end = match.game.state();
    return fmt::format("RESULT winner={} reason={} score={}:{} rounds={}\n",
                       winner ? std::string(1, letter_of(*winner)) : "tie", match.verdict().code,
                       entelect::total_score(end, Player::First), entelect::total_score(end, Player::Second),
                       match.game.state().round());
}

std::string match_json(const EntelectMatch& match) {
    json::JsonWriter out(json::Layout::Indented);
    const auto& winner = match.verdict().winner;
    out.begin_record();
    write_member(out, "seed", match.seed);
    write_member(out, "rules", match.game.state().field->rules());
    write_member(out, "rounds", match.game.state().round());
    write_member(out, "winner", winner ? std::optional(std::string(1, letter_of(*winner))) : std::nullopt);
    write_member(out, "reason", match.verdict().code);
    out.key("players");
    out.begin_list();
    for (const Player player : both_players) write_player(out, match, player);
    out.end_list();
    write_member(out, "referee", match.referee_messages());
    write_member(out, "verdict", match.verdict());
    write_member(out, "wall_ms", in_milliseconds(match.report.wall));
    if (!match.log_folder.empty()) write_member(out, "log", match.log_folder);
    if (!match.replay_file.empty()) write_member(out, "replay", match.replay_file);
    out.end_record();
    return out.take();
}

}  // namespace agon::cli
