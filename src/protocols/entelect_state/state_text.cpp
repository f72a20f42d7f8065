#include "protocols/entelect_state/append.h"
#include "protocols/entelect_state/state_writer.h"

namespace agon::entelect_state {
namespace {

using entelect::Profession;
using entelect::State;

void append_line(std::string& out, std::string_view before, std::int64_t number) {
    out += before;
    append_number(out, number);
    out += '\n';
}

void append_null(std::string& out, std::string_view before) { out.append(before).append("null\n"); }

void append_match(std::string& out, const State& state, Player viewer) {
    const entelect::Config& config = state.config();
    out += "@01 Match Details\nSection lines count: 11\n";
    append_line(out, "Current round: ", state.round() + 1);
    append_line(out, "Max rounds: ", config.max_rounds);
    append_line(out, "Map size: ", state.ground.side());
    append_line(out, "Current worm id: ", state.current(viewer));
    append_line(out, "Consecutive do nothing count: ", state.sides[viewer].do_nothings);
    append_line(out, "Players count: ", 2);
    append_line(out, "Worms per player: ", state.worms_each());
    append_line(out, "Pushback damage: ", config.pushback_damage);
    append_line(out, "Lava damage: ", config.lava_damage);
    out += '\n';
}

void append_player(std::string& out, const State& state, const History& history, Player player) {
    append_line(out, "Player id: ", number_of(player));
    append_line(out, "Score: ", total_score(state, player));
    append_line(out, "Selection Tokens: ", state.sides[player].tokens);
    out.append("Previous Command: ").append(history.last.previous_command(player)).append("\n");
}

void append_worm(std::string& out, const State& state, entelect::WormId name) {
    const entelect::Worm& worm = state.worm(name);
    const entelect::WormsConfig& numbers = state.field->numbers_of(name.id);
    append_line(out, "\nWorm id: ", name.id);
    append_line(out, "Health: ", worm.health);
    append_line(out, "Position x: ", worm.at.x);
    append_line(out, "Position y: ", worm.at.y);
    append_line(out, "Digging range: ", numbers.digging_range);
    append_line(out, "Movement range: ", numbers.movement_range);
    append_line(out, "Rounds until unfrozen: ", worm.frozen);
    out.append("Profession: ").append(numbers.profession_name).append("\n");
}

void append_weapons(std::string& out, const State& state, entelect::WormId name) {
    const Profession profession = state.field->profession_of(name.id);
    const entelect::Weapon& weapon = state.field->numbers_of(name.id).weapon;
    const int left = state.worm(name).ammunition;
    append_line(out, "Weapon damage: ", weapon.damage);
    append_line(out, "Weapon range: ", weapon.range);
    const auto line_if = [&](bool has_it, std::string_view before, std::int64_t number) {
        if (has_it) append_line(out, before, number);
        else append_null(out, before);
    };
    const entelect::Bananas& bananas = state.config().bananas;
    const bool is_agent = profession == Profession::Agent;
    line_if(is_agent, "Banana bomb damage: ", bananas.damage);
    line_if(is_agent, "Banana bomb range: ", bananas.range);
    line_if(is_agent, "Banana bombs count: ", left);
    line_if(is_agent, "Banana bomb damage radius: ", bananas.damage_radius);
    const entelect::Snowballs& snowballs = state.config().snowballs;
    const bool is_technologist = profession == Profession::Technologist;
    line_if(is_technologist, "Snowballs freeze duration: ", snowballs.freeze_duration);
    line_if(is_technologist, "Snowballs range: ", snowballs.range);
    line_if(is_technologist, "Snowballs count: ", left);
    line_if(is_technologist, "Snowballs freeze radius: ", snowballs.freeze_radius);
}

// Lines of a section, its title and this count among them.
constexpr int lines_of_own_player(int worms) { return 9 + 19 * worms; }
constexpr int lines_of_opponents(int worms) { return 10 + 9 * worms; }
static_assert(lines_of_own_player(3) == 66 && lines_of_opponents(3) == 37);

}  // namespace

void StateWriter::player_text(const State& state, const History& history, Player viewer, std::string& out) {
    const int worms = state.worms_each();
    out.clear();
    append_match(out, state, viewer);

    append_line(out, "@02 My Player\nSection lines count: ", lines_of_own_player(worms));
    append_player(out, state, history, viewer);
    append_line(out, "Health: ", health_of(state, viewer));
    append_line(out, "Current Worm: ", state.current(viewer));
    out += "Worms: \n";
    for (int id = 1; id <= worms; ++id) {
        append_worm(out, state, {viewer, id});
        append_weapons(out, state, {viewer, id});
    }

    const Player other = opponent(viewer);
    append_line(out, "\n@03 Opponents\nSection lines count: ", lines_of_opponents(worms));
    append_player(out, state, history, other);
    append_line(out, "Current Worm: ", state.current(other));
    out += "Worms: \n";
    for (int id = 1; id <= worms; ++id) append_worm(out, state, {other, id});

    append_line(out, "\n\n@04 Special Items\nSection lines count: 3\nHEALTH_PACK: ", state.config().health_pack_hp);
    out += "\n@05 Legend\nSection lines count: 8\n"
           "DEEP_SPACE: ██ ASCII:219\nDIRT: ▓▓ ASCII:178\nAIR: ░░ ASCII:176\nLAVA: XX\n"
           "HEALTH_PACK: ╠╣ ASCII:204, 185\nWORM_MARKER: 13 Example for:Player1, Worm3\n";
    append_line(out, "\n@06 World Map\nSection lines count: ", 2 + state.ground.side());
    map_.append_signs(out, state);
}

void StateWriter::console(const State& state, Player viewer, std::string& out) {
    const Player other = opponent(viewer);
    const Cell at = state.worm(state.current_worm(viewer)).at;
    const auto append = [&](std::string_view before, std::int64_t number) {
        out += before;
        append_number(out, number);
    };
    out.clear();
    append("My Player:H=", health_of(state, viewer));
    append(" S=", total_score(state, viewer));
    append(" W=", state.current(viewer));
    append(" X,Y=", at.x);
    append(",", at.y);
    append("\nPlayer ", number_of(other));
    append(" :H=", health_of(state, other));
    append(" S=", total_score(state, other));
    out += "\n\n";
    map_.append_signs(out, state);
}

std::string command_prompt(Player player) {
    return "Player " + std::to_string(number_of(player)) +
           ", enter a command (move x y)/(dig x y)/(shoot N, NE, E, SE, S, SW, W, NW)/(nothing)";
}

}  // namespace agon::entelect_state
