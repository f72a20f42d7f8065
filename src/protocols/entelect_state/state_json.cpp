#include "protocols/entelect_state/append.h"
#include "protocols/entelect_state/state_writer.h"
#include "protocols/entelect_state/visual_events.h"

namespace agon::entelect_state {
namespace {

using entelect::State;

void append_member(std::string& out, std::string_view before, std::int64_t number) {
    out += before;
    append_number(out, number);
}

void append_match(std::string& out, const State& state, int round) {
    const entelect::Config& config = state.config();
    append_member(out, "{\"currentRound\":", round);
    append_member(out, ",\"maxRounds\":", config.max_rounds);
    append_member(out, ",\"pushbackDamage\":", config.pushback_damage);
    append_member(out, ",\"lavaDamage\":", config.lava_damage);
    append_member(out, ",\"mapSize\":", state.ground.side());
}

// Health is hidden together with the weapons.
void append_player(std::string& out, const State& state, const RoundFeedback& told, Player player, Eyes eyes) {
    append_member(out, "{\"id\":", number_of(player));
    append_member(out, ",\"score\":", total_score(state, player));
    if (see_all_of(eyes, player)) append_member(out, ",\"health\":", health_of(state, player));
    append_member(out, ",\"currentWormId\":", state.current(player));
    append_member(out, ",\"remainingWormSelections\":", state.sides[player].tokens);
    out += ",\"previousCommand\":";
    append_quoted(out, told.previous_command(player));
    out += ",\"worms\":[";
    for (int id = 1; id <= state.worms_each(); ++id) {
        if (id > 1) out += ',';
        append_worm_json(out, state, {player, id}, eyes, Owner::Unnamed);
    }
    out += "]}";
}

}  // namespace

void StateWriter::player_json(const State& state, const History& history, Player viewer, std::string& out) {
    out.clear();
    append_match(out, state, state.round() + 1);
    append_member(out, ",\"currentWormId\":", state.current(viewer));
    append_member(out, ",\"consecutiveDoNothingCount\":", state.sides[viewer].do_nothings);
    out += ",\"myPlayer\":";
    append_player(out, state, history.last, viewer, eyes_of(viewer));
    out += ",\"opponents\":[";
    append_player(out, state, history.last, opponent(viewer), eyes_of(viewer));
    out += "],\"map\":";
    map_.append_json(out, state, eyes_of(viewer));
    out += ",\"visualizerEvents\":[]}";
}

// NB: the previous command is that of the round before the one that was just played.
void StateWriter::global_json(const State& after, const History& history, const std::vector<entelect::Event>& events,
                              std::string& out) {
    out.clear();
    append_match(out, after, after.round());
    out += ",\"opponents\":[";
    append_player(out, after, history.before_last, Player::First, Eyes::Everybody);
    out += ',';
    append_player(out, after, history.before_last, Player::Second, Eyes::Everybody);
    out += "],\"map\":";
    map_.append_json(out, after, Eyes::Everybody);
    out += ",\"visualizerEvents\":";
    append_visual_events(out, after, events);
    out += '}';
}

}  // namespace agon::entelect_state
