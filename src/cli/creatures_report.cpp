#include "cli/creatures_report.h"

#include <fmt/format.h>

#include "cli/console.h"
#include "cli/duration.h"
#include "cli/match_report.h"
#include "games/creatures/rules.h"
#include "protocols/creatures_text/record_reader.h"
#include "protocols/json/json.h"
#include "view/escaped.h"
#include "view/text.h"

namespace agon::cli {
namespace {

using namespace creatures;
using creatures_text::code_of;

constexpr std::string_view side_name(Player player) { return player == Player::First ? "NORTH" : "SOUTH"; }

std::string plural_of(Kind kind, int count) {
    const std::string name(name_of(kind));
    if (count == 1) return name;
    return kind == Kind::Dwarf ? "dwarves" : name + "s";
}

std::array<int, kind_count> living_by_kind(const State& state, Player player) {
    std::array<int, kind_count> living{};
    for (int slot = 0; slot < state.slots(is_north(player)); ++slot) {
        const Creature& creature = state.creature(state.index_of(is_north(player), slot));
        if (creature.is_alive()) ++living[static_cast<std::size_t>(creature.kind)];
    }
    return living;
}

std::string side_text(const CreaturesGame& game, Player player) {
    const std::size_t side = index_of(player);
    std::string kinds;
    const auto living = living_by_kind(game.end, player);
    for (int number = 0; number < kind_count; ++number) {
        const int count = living[static_cast<std::size_t>(number)];
        if (count > 0)
            kinds +=
                fmt::format("{}{} {}", kinds.empty() ? ": " : ", ", count, plural_of(static_cast<Kind>(number), count));
    }
    std::string text =
        fmt::format("  {}  {} of {} left, toughness {}{}\n", side_name(player), game.result.survivors[side],
                    game.end.slots(is_north(player)), game.result.toughness[side], kinds);
    std::string deeds;
    const SideCounts& counts = game.counts[player];
    for (int number = 0; number < deed_count; ++number)
        if (const long long count = counts.deeds[static_cast<std::size_t>(number)]; count > 0)
            deeds += fmt::format("{}{} {}", deeds.empty() ? "" : ", ", code_of(static_cast<Deed>(number)), count);
    if (!deeds.empty()) text += fmt::format("         {}\n", deeds);
    if (counts.frozen > 0) text += fmt::format("         passed over, frozen: {}\n", counts.frozen);
    if (counts.illegal > 0) text += fmt::format("         illegal: {}\n", counts.illegal);
    if (counts.miscounted > 0)
        text += fmt::format("         warning: its library had a wrong toughness after {} of its moves\n",
                            counts.miscounted);
    return text;
}

std::string sentence_of(const CreaturesGame& game) {
    const std::string& code = game.result.code;
    if (game.illegal)
        return fmt::format("ILLEGAL_MOVE: {}, {} {} {}: {}", unit_text(game.board, *game.illegal),
                           code_of(game.illegal->order.deed), game.illegal->order.x, game.illegal->order.y,
                           Rules::describe(game.illegal->illegal));
    if (code == "TURN_LIMIT") return "TURN_LIMIT: both sides still have creatures after the last turn.";
    if (code == "NORTH_WINS") return "NORTH_WINS: nobody is left of SOUTH.";
    if (code == "SOUTH_WINS") return "SOUTH_WINS: nobody is left of NORTH.";
    if (code == "DRAW_EMPTY") return "DRAW_EMPTY: there is nobody on the board.";
    return code + (game.report ? ": " + shown(game.report->record.verdict.sentence) : "");
}

std::string faults_text(const CreaturesGame& game) {
    std::string text;
    if (!game.report || !game.wish) return text;
    for (const Player player : both_players)
        if (const auto fault = game.report->record.verdict.faults[player])
            text += fault_text(player, *fault, game.report->evidence[player],
                               printed_by(game.wish->contestants[player], *fault));
    return text;
}

void write_side(FieldWriter& out, const CreaturesGame& game, Player player) {
    const std::size_t side = index_of(player);
    const SideCounts& counts = game.counts[player];
    out.begin_record();
    write_member(out, "side", side_name(player));
    if (game.report) write_member(out, "bot", game.report->record.players[player]);
    write_member(out, "slots", game.end.slots(is_north(player)));
    write_member(out, "survivors", game.result.survivors[side]);
    write_member(out, "toughness", static_cast<std::int64_t>(game.result.toughness[side]));
    out.key("living");
    out.begin_record();
    const auto living = living_by_kind(game.end, player);
    for (int number = 0; number < kind_count; ++number)
        write_member(out, code_of(static_cast<Kind>(number)), living[static_cast<std::size_t>(number)]);
    out.end_record();
    out.key("moves");
    out.begin_record();
    for (int number = 0; number < deed_count; ++number)
        write_member(out, code_of(static_cast<Deed>(number)),
                     static_cast<std::int64_t>(counts.deeds[static_cast<std::size_t>(number)]));
    out.end_record();
    write_member(out, "frozen", static_cast<std::int64_t>(counts.frozen));
    write_member(out, "illegal", static_cast<std::int64_t>(counts.illegal));
    write_member(out, "miscounted", static_cast<std::int64_t>(counts.miscounted));
    if (game.report) {
        write_times(out, game.report->record, player);
        if (game.report->record.verdict.faults[player]) {
            const seats::Evidence& evidence = game.report->evidence[player];
            write_member(out, "last_said", view::escaped(evidence.said, evidence.said.size()));
            write_member(out, "errors", view::escaped(evidence.errors, evidence.errors.size()));
        }
    }
    out.end_record();
}

}  // namespace

std::string unit_text(const CreaturesBoard& board, const creatures_text::Activation& activation) {
    const auto& names = board.unit_names[player_of(activation.is_north)];
    const auto slot = static_cast<std::size_t>(activation.slot);
    const std::string name = slot < names.size() && !names[slot].empty() ? names[slot] + ", " : "";
    return fmt::format("{} {} ({}{} at {},{})", side_name(player_of(activation.is_north)), activation.slot, name,
                       code_of(activation.after.kind), activation.after.x, activation.after.y);
}

std::string creatures_trouble(const CreaturesGame& game) {
    const bool came_to_its_end = !game.illegal && game.result.code != creatures_text::forfeit_code;
    return came_to_its_end ? "" : "creatures: " + sentence_of(game) + "\n" + faults_text(game);
}

std::string creatures_text_of(const CreaturesGame& game) {
    const Setup& setup = game.board.setup;
    std::string text =
        fmt::format("{}, {} x {}, seed {}", shown(game.board.file), setup.width, setup.height, game.board.seed);
    if (game.report)
        text += fmt::format(": {} against {}", shown(game.report->record.players[Player::First]),
                            shown(game.report->record.players[Player::Second]));
    text += fmt::format("\n{}\n  turns  {} of {}{}\n", sentence_of(game), game.result.turns, setup.turn_limit,
                        game.report ? ", " + duration_words(game.report->wall) : "");
    for (const Player player : both_players) text += side_text(game, player);
    text += faults_text(game);
    if (!game.replayed_file.empty()) text += fmt::format("  every line is as in {}\n", shown(game.replayed_file));
    if (!game.record_file.empty()) text += fmt::format("  record: {}\n", shown(game.record_file));
    if (!game.agon_replay_file.empty()) text += fmt::format("  replay: {}\n", shown(game.agon_replay_file));
    return text;
}

std::string result_line(const CreaturesGame& game) {
    const creatures_text::Result& result = game.result;
    return fmt::format("RESULT {} turns={} north={}/{} south={}/{} illegal={} seed={}\n", result.code, result.turns,
                       result.survivors[0], result.toughness[0], result.survivors[1], result.toughness[1],
                       game.illegal_moves(), game.board.seed);
}

std::string creatures_json(const CreaturesGame& game) {
    const Setup& setup = game.board.setup;
    json::JsonWriter out(json::Layout::Indented);
    out.begin_record();
    write_member(out, "board", game.board.file);
    write_member(out, "board_hash", game.board.hash);
    write_member(out, "width", setup.width);
    write_member(out, "height", setup.height);
    write_member(out, "turn_limit", setup.turn_limit);
    write_member(out, "seed", game.board.seed);
    write_member(out, "result", game.result.code);
    write_member(out, "turns", game.result.turns);
    out.key("sides");
    out.begin_list();
    for (const Player player : both_players) write_side(out, game, player);
    out.end_list();
    if (game.illegal) {
        out.key("illegal");
        out.begin_record();
        write_member(out, "side", side_name(player_of(game.illegal->is_north)));
        write_member(out, "slot", game.illegal->slot);
        write_member(out, "kind", std::string_view(code_of(game.illegal->after.kind)));
        write_member(out, "move", std::string_view(code_of(game.illegal->order.deed)));
        write_member(out, "x", game.illegal->order.x);
        write_member(out, "y", game.illegal->order.y);
        write_member(out, "code", std::string_view(code_of(game.illegal->illegal)));
        out.end_record();
    }
    if (game.report) write_member(out, "wall_ms", in_milliseconds(game.report->wall));
    if (!game.record_file.empty()) write_member(out, "record", game.record_file);
    if (!game.agon_replay_file.empty()) write_member(out, "replay", game.agon_replay_file);
    out.end_record();
    return out.take();
}

}  // namespace agon::cli
