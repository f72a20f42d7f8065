#pragma once
#include "core/check.h"
#include "protocols/entelect_state/state_writer.h"
#include "protocols/json/json.h"

namespace agon::fuzz {

// What stands before the map is JSON: all that strangers have said. Reading the map as well would take most of the time.
inline void check_json(const std::string& text) {
    const std::size_t map = text.find(",\"map\":[[{");
    AGON_CHECK(map != std::string::npos && text.ends_with('}') && json::parse(text.substr(0, map) + "}").has_value());
}

// All texts of a state before a round; what a writer remembers does not show.
inline void write_every_text(entelect_state::StateWriter& writer, const entelect::State& state,
                             const entelect_state::History& history) {
    std::string text, again;
    for (const Player player : both_players) {
        writer.player_json(state, history, player, text);
        check_json(text);
        entelect_state::StateWriter().player_json(state, history, player, again);
        AGON_CHECK(text == again);
        writer.player_text(state, history, player, text);
        writer.console(state, player, text);
        writer.csv_line(state, history, player, text);
    }
}

}  // namespace agon::fuzz
