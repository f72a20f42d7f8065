#include "protocols/entelect_state/played_match.h"

#include "games/entelect/command_text.h"

namespace agon::entelect_state {

void PlayedMatch::play(const RoundCommands& commands) {
    Turn<entelect::Action> turn;
    for (const Player player : both_players) turn[player] = entelect::read_commands(commands[player]);
    events_.clear();
    Journal<entelect::Event> journal(events_);
    entelect::Rules::advance(state_, turn, dice_, journal);
    history_.add(state_, events_);
}

}  // namespace agon::entelect_state
