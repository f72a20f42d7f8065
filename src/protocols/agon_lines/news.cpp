#include "protocols/agon_lines/news.h"

#include "protocols/agon_lines/line_writer.h"
#include "protocols/json/json_writer.h"

namespace agon::agon_lines {
namespace {

void append_move(std::string& moves, Player by, std::string_view action) {
    if (!moves.empty()) moves += ',';
    moves += by == Player::First ? "[1," : "[2,";
    append_text(moves, action);
    moves += ']';
}

std::string events_of_last_step(const match::Table& table) {
    json::JsonWriter events;
    events.begin_list();
    for (std::size_t i = 0; i < table.event_count(); ++i) table.write_event(i, events);
    events.end_list();
    return events.take();
}

}  // namespace

void News::add_step(const match::Table& table) {
    if (wants_.moves) {
        const auto actions = table.last_actions();
        for (const Player by : both_players)
            if (actions[by] && (by == reader_ || table.plays_openly())) append_move(moves_, by, *actions[by]);
    }
    if (wants_.events && table.plays_openly()) {
        if (!events_.empty()) events_ += ',';
        events_ += events_of_last_step(table);
    }
}

void News::forget() {
    moves_.clear();
    events_.clear();
}

void News::write(std::string& out, const match::Table& table) const {
    if (wants_.moves) out.append(",\"moves\":[").append(moves_).append("]");
    if (wants_.events && table.plays_openly()) out.append(",\"events\":[").append(events_).append("]");
}

}  // namespace agon::agon_lines
