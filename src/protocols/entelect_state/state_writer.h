#pragma once
#include <string>
#include <vector>

#include "games/entelect/events.h"
#include "protocols/entelect_state/feedback.h"
#include "protocols/entelect_state/map_text.h"

namespace agon::entelect_state {

// The texts that the original makes of a match, byte for byte. Each replaces what `out` had, and keeps its room: whoever writes
// every round uses the same writer and the same strings. A writer remembers the parts of the map that did not change.
class StateWriter {
public:
    // Before a round: the state after the round before, and what is known of it. state.json, textMap.txt, Console.txt and a line
    // of the CSV (with its header in round 1; without a line end).
    void player_json(const entelect::State& state, const History& history, Player viewer, std::string& out);
    void player_text(const entelect::State& state, const History& history, Player viewer, std::string& out);
    void console(const entelect::State& state, Player viewer, std::string& out);
    static void csv_line(const entelect::State& state, const History& history, Player player, std::string& out);

    // After a round, whose feedback is the last of the history: GlobalState.json.
    void global_json(const entelect::State& after, const History& history, const std::vector<entelect::Event>& events,
                     std::string& out);

private:
    MapText map_;
};

// What a person at the keyboard is asked.
std::string command_prompt(Player player);

}  // namespace agon::entelect_state
