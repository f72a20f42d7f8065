#include "protocols/agon_lines/turn.h"

#include "protocols/agon_lines/line_writer.h"
#include "protocols/json/json_writer.h"

namespace agon::agon_lines {
namespace {

void append_actions(std::string& out, const match::Table& table, Player player) {
    const auto actions = table.actions(player);
    if (actions.size() > most_listed_actions) return;
    out += ",\"actions\":[";
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (i > 0) out += ',';
        append_text(out, actions[i]);
    }
    out += ']';
}

void append_observation(std::string& out, const match::Table& table, Player player) {
    json::JsonWriter observation;
    table.write_observation(player, observation);
    out += ",\"observation\":";
    out += observation.take();
}

}  // namespace

// The order is promised, what is short and of ours first: a bot that looks for `"actions":[` instead of parsing must not find it
// inside some game's observation.
void write_turn(std::string& out, int turn, const match::Table& table, const News& news, const TimeLeft& time) {
    out += "{\"type\":\"turn\",\"turn\":";
    append_number(out, turn);
    out += ",\"time_ms\":";
    if (time.move) append_number(out, time.move->count());
    else out += "null";
    out += ",\"bank_ms\":";
    append_number(out, time.bank.count());
    if (time.match) {
        out += ",\"match_ms\":";
        append_number(out, time.match->count());
    }
    if (news.wants().actions) append_actions(out, table, news.reader());
    news.write(out, table);
    if (news.wants().observation) append_observation(out, table, news.reader());
    out += "}\n";
}

}  // namespace agon::agon_lines
