#include "cli/mediator_report.h"

#include <fmt/format.h>

#include "cli/console.h"
#include "cli/duration.h"
#include "cli/match_report.h"
#include "games/siege/rules.h"
#include "protocols/json/json.h"
#include "view/escaped.h"
#include "view/text.h"

namespace agon::cli {
namespace {

std::string counted(std::int64_t count, std::string_view what) {
    return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

std::string side_text(const MediatedGame& game, Player player) {
    const siege::Side& side = game.end.sides[player];
    return fmt::format("  player {}: {} gold, {}, base {} of {} HP\n", number_of(player), side.gold,
                       counted(static_cast<std::int64_t>(side.units.size()), "unit"), side.base_health,
                       siege::base_health);
}

std::string warning_text(const MediatedGame& game, Player player) {
    const PlayerRuns& runs = game.runs[player];
    if (runs.nonzero_exits == 0 || game.wish.turn_rules.strict_exit) return "";
    return fmt::format("  warning: player {} exited with a code other than 0 in {}, first with {} in turn {}\n",
                       number_of(player), counted(runs.nonzero_exits, "turn"), runs.first_code, runs.first_turn);
}

std::int64_t highest_id(const siege::State& end) { return end.next_id - 1; }

// Rule "Plik status.txt": ids are 0 to 1000. A long game can need more, and players may not be made for that.
std::string id_note(const siege::State& end) {
    constexpr int highest_of_the_document = 1000;
    if (highest_id(end) <= highest_of_the_document) return "";
    return fmt::format("  note: ids went on above {}, up to {}\n", highest_of_the_document, highest_id(end));
}

void write_player(FieldWriter& out, const MediatedGame& game, Player player) {
    const siege::Side& side = game.end.sides[player];
    const PlayerRuns& runs = game.runs[player];
    const seats::Evidence& evidence = game.report.evidence[player];
    out.begin_record();
    write_member(out, "program", game.wish.contestants[player].text);
    write_member(out, "turns", runs.turns);
    write_member(out, "gold", side.gold);
    write_member(out, "units", static_cast<std::int64_t>(side.units.size()));
    write_member(out, "base", std::int64_t{side.base_health});
    write_times(out, game.report.record, player);
    write_member(out, "nonzero_exits", runs.nonzero_exits);
    if (game.verdict().faults[player]) {
        write_member(out, "last_orders", view::escaped(evidence.said, evidence.said.size()));
        write_member(out, "printed", view::escaped(evidence.errors, evidence.errors.size()));
    }
    out.end_record();
}

}  // namespace

int MediatedGame::last_turn() const {
    const bool within_a_turn = !(verdict().ending == match::Ending::Normal && end.turns >= end.turn_limit);
    return end.turns + (within_a_turn ? 1 : 0);
}

std::string game_text(const MediatedGame& game) {
    std::string text = fmt::format("{}, {} x {}: {} against {}\n", shown(game.map_file), game.end.map->width(),
                                   game.end.map->height(), shown(game.report.record.players[Player::First]),
                                   shown(game.report.record.players[Player::Second]));
    text += shown(game.verdict().sentence) + "\n";
    text +=
        fmt::format("  turn {} of {}, {}\n", game.last_turn(), game.end.turn_limit, duration_words(game.report.wall));
    for (const Player player : both_players) text += side_text(game, player);
    text += id_note(game.end);
    for (const Player player : both_players) {
        text += warning_text(game, player);
        if (const auto fault = game.verdict().faults[player])
            text += fault_text(player, *fault, game.report.evidence[player], Printed::OutputAndErrors);
    }
    if (!game.log_folder.empty()) text += fmt::format("  files of all turns: {}\n", shown(game.log_folder));
    if (!game.replay_file.empty()) text += fmt::format("  replay: {}\n", shown(game.replay_file));
    return text;
}

std::string result_line(const MediatedGame& game) {
    const auto& winner = game.verdict().winner;
    return fmt::format("RESULT winner={} reason={} turn={}\n", winner ? std::to_string(number_of(*winner)) : "draw",
                       game.verdict().code, game.last_turn());
}

std::string game_json(const MediatedGame& game) {
    json::JsonWriter out(json::Layout::Indented);
    const auto& winner = game.verdict().winner;
    out.begin_record();
    write_member(out, "map", game.map_file);
    write_member(out, "width", game.end.map->width());
    write_member(out, "height", game.end.map->height());
    write_member(out, "tick", game.end.tick);
    write_member(out, "turn_limit", game.end.turn_limit);
    write_member(out, "seed", game.wish.seed);
    write_member(out, "winner", winner ? std::optional(number_of(*winner)) : std::nullopt);
    write_member(out, "reason", game.verdict().code);
    write_member(out, "turn", game.last_turn());
    write_member(out, "highest_id", highest_id(game.end));
    out.key("players");
    out.begin_list();
    for (const Player player : both_players) write_player(out, game, player);
    out.end_list();
    write_member(out, "verdict", game.verdict());
    write_member(out, "wall_ms", in_milliseconds(game.report.wall));
    if (!game.log_folder.empty()) write_member(out, "log", game.log_folder);
    if (!game.replay_file.empty()) write_member(out, "replay", game.replay_file);
    out.end_record();
    return out.take();
}

}  // namespace agon::cli
