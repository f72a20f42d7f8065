#include "cli/entelect_lines.h"

#include "cli/sha1.h"
#include "protocols/entelect_state/append.h"

namespace agon::cli {
namespace {

using entelect_state::append_number;

void append_text(std::string& out, std::string_view text) {
    entelect_state::append_quoted(out, text, entelect_state::Html::AsItIs);
}

void append_texts(std::string& out, const std::vector<std::string>& texts) {
    out += '[';
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (i > 0) out += ',';
        append_text(out, texts[i]);
    }
    out += ']';
}

void append_member(std::string& out, std::string_view before, std::int64_t number) {
    out += before;
    append_number(out, number);
}

void append_sum(std::string& out, std::string_view before, std::string_view text) {
    out += before;
    append_text(out, sha1_of(text));
}

// [health, x, y, frozen, ammunition]
void append_worm(std::string& out, const entelect::Worm& worm) {
    append_member(out, "[", worm.health);
    append_member(out, ",", worm.at.x);
    append_member(out, ",", worm.at.y);
    append_member(out, ",", worm.frozen);
    append_member(out, ",", worm.ammunition);
    out += ']';
}

void append_player(std::string& out, const entelect::State& state, Player player) {
    const entelect::Side& side = state.sides[player];
    append_member(out, "{\"score\":", total_score(state, player));
    append_member(out, ",\"cmdScore\":", side.command_score);
    append_member(out, ",\"health\":", health_of(state, player));
    append_member(out, ",\"cur\":", state.current(player));
    append_member(out, ",\"tok\":", side.tokens);
    append_member(out, ",\"noth\":", side.do_nothings);
    out += ",\"worms\":[";
    for (int id = 1; id <= state.worms_each(); ++id) {
        if (id > 1) out += ',';
        append_worm(out, state.worm(player, id));
    }
    out += "]}";
}

}  // namespace

void write_texts(entelect_state::StateWriter& writer, const entelect_state::PlayedMatch& match, StateTexts& texts) {
    for (const Player player : both_players) {
        writer.player_json(match.state(), match.history(), player, texts.json[player]);
        writer.player_text(match.state(), match.history(), player, texts.text[player]);
        writer.console(match.state(), player, texts.console[player]);
        writer.csv_line(match.state(), match.history(), player, texts.csv[player]);
    }
}

std::string round_line(const entelect_state::PlayedMatch& match, const entelect_state::RoundCommands& commands,
                       const StateTexts& before, std::string_view global) {
    std::string out;
    append_member(out, "{\"round\":", match.state().round());
    out += ",\"a\":";
    append_text(out, commands[Player::First]);
    out += ",\"b\":";
    append_text(out, commands[Player::Second]);
    append_sum(out, ",\"pre\":{\"jsonA\":", before.json[Player::First]);
    append_sum(out, ",\"jsonB\":", before.json[Player::Second]);
    append_sum(out, ",\"textA\":", before.text[Player::First]);
    append_sum(out, ",\"textB\":", before.text[Player::Second]);
    append_sum(out, ",\"consoleA\":", before.console[Player::First]);
    out += ",\"csvA\":";
    append_text(out, before.csv[Player::First]);
    out += ",\"csvB\":";
    append_text(out, before.csv[Player::Second]);
    append_sum(out, "},\"post\":{\"global\":", global);
    out += ",\"players\":[";
    append_player(out, match.state(), Player::First);
    out += ',';
    append_player(out, match.state(), Player::Second);
    out += "],\"errors\":";
    append_texts(out, match.history().last.errors);
    out += "}}\n";
    return out;
}

std::string end_line(const entelect_state::PlayedMatch& match) {
    const entelect::State& state = match.state();
    const auto winner = leader(state);
    std::string out;
    append_member(out, "{\"end\":true,\"seed\":", match.seed());
    append_member(out, ",\"rounds\":", state.round());
    out += ",\"winner\":";
    append_text(out, !winner ? "TIE" : *winner == Player::First ? "A" : "B");
    append_member(out, ",\"scores\":[", total_score(state, Player::First));
    append_member(out, ",", total_score(state, Player::Second));
    out += "],\"referee\":";
    append_texts(out, match.history().referee);
    out += "}\n";
    return out;
}

}  // namespace agon::cli
