#include <algorithm>
#include <initializer_list>

#include "core/text_cursor.h"
#include "games/entelect/command_text.h"
#include "games/entelect/rules.h"

namespace agon::entelect {
namespace {

using Number = std::int64_t;

constexpr std::string_view hexadecimal = "0123456789abcdef";

// Bytes that `is_plain` does not accept, and '%' itself, are written as %20.
template <class IsPlain>
std::string escaped(std::string_view text, IsPlain is_plain) {
    std::string plain;
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if (letter != '%' && is_plain(byte)) plain += letter;
        else plain += {'%', hexadecimal[byte >> 4], hexadecimal[byte & 15]};
    }
    return plain;
}

// A '%' that no two digits follow means itself.
std::string unescaped(std::string_view text) {
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool room = text[i] == '%' && i + 2 < text.size();
        const std::size_t high = room ? hexadecimal.find(text[i + 1]) : std::string_view::npos;
        const std::size_t low = room ? hexadecimal.find(text[i + 2]) : std::string_view::npos;
        const bool is_escape = high != std::string_view::npos && low != std::string_view::npos;
        bytes += is_escape ? static_cast<char>(high * 16 + low) : text[i];
        if (is_escape) i += 2;
    }
    return bytes;
}

// Texts of a config in one word.
std::string to_word(std::string_view text) {
    return escaped(text, [](unsigned char byte) { return byte > ' ' && byte < 127; });
}

// Calls visit("bananas.damage", value) for every number and text of a config.
template <class Part, class Visit>
void for_each_value(Part& part, const std::string& path, Visit& visit) {
    std::remove_const_t<Part>::fields(part, [&](std::string_view name, auto& value) {
        const std::string here = path.empty() ? std::string(name) : path + '.' + std::string(name);
        if constexpr (HasFields<std::remove_cvref_t<decltype(value)>>) for_each_value(value, here, visit);
        else visit(here, value);
    });
}

std::string value_text(std::integral auto value) { return std::to_string(value); }
std::string value_text(const std::string& value) { return to_word(value); }

std::vector<std::string> config_lines(const Config& config) {
    std::vector<std::string> lines;
    auto note = [&](const std::string& path, const auto& value) { lines.push_back(path + ' ' + value_text(value)); };
    for_each_value(config, "", note);
    return lines;
}

bool take_number(TextCursor& in, Number& number, Number low, Number high) {
    in.skip_blanks();
    const auto value = in.take_number(low, high);
    if (value) number = *value;
    return value.has_value();
}

template <std::integral T>
bool take_value(TextCursor& in, T& value) {
    in.skip_blanks();
    const auto number = in.take_number<T>();
    if (number) value = *number;
    return number.has_value();
}
bool take_value(TextCursor& in, std::string& value) {
    in.skip_blanks();
    value = unescaped(in.take_word());
    return true;
}

bool take_word(TextCursor& in, std::string_view wanted) {
    in.skip_blanks();
    return in.take_word() == wanted;
}

// "config bananas.damage 25"
bool take_config_line(TextCursor& in, Config& config) {
    if (!take_word(in, "config")) return false;
    in.skip_blanks();
    const std::string_view path = in.take_word();
    bool found = false;
    auto read = [&](const std::string& here, auto& value) { found = found || (here == path && take_value(in, value)); };
    for_each_value(config, "", read);
    return found && in.take('\n');
}

// "pack 13 16 lies", or "... taken"
bool take_pack_line(TextCursor& in, std::vector<Cell>& packs, std::uint16_t& left) {
    Number x = 0, y = 0;
    if (!take_word(in, "pack") || packs.size() == most_packs || !take_number(in, x, 0, longest_side) ||
        !take_number(in, y, 0, longest_side))
        return false;
    in.skip_blanks();
    const std::string_view word = in.take_word();
    if (word == "lies") left = static_cast<std::uint16_t>(left | 1u << packs.size());
    packs.emplace_back(static_cast<int>(x), static_cast<int>(y));
    return (word == "lies" || word == "taken") && in.take('\n');
}

// "worm 1 2 at 24 28 health 100 frozen 0 ammunition 3"
bool take_worm_line(TextCursor& in, WormId name, Worm& worm) {
    Number player = 0, id = 0, x = 0, y = 0;
    if (!take_word(in, "worm") || !take_number(in, player, number_of(name.player), number_of(name.player)) ||
        !take_number(in, id, name.id, name.id) || !take_word(in, "at") || !take_number(in, x, 0, longest_side) ||
        !take_number(in, y, 0, longest_side))
        return false;
    worm.at = {static_cast<int>(x), static_cast<int>(y)};
    return take_word(in, "health") && take_value(in, worm.health) && take_word(in, "frozen") &&
           take_value(in, worm.frozen) && take_word(in, "ammunition") && take_value(in, worm.ammunition) &&
           in.take('\n');
}

// "player 1 score 5 tokens 5 nothings 0 current 2 previous 1"
bool take_player_line(TextCursor& in, State& state, Player player) {
    Number number = 0;
    std::uint8_t current = 0, previous = 0;
    Side& side = state.sides[player];
    if (!take_word(in, "player") || !take_number(in, number, number_of(player), number_of(player))) return false;
    const bool read = take_word(in, "score") && take_value(in, side.command_score) && take_word(in, "tokens") &&
                      take_value(in, side.tokens) && take_word(in, "nothings") && take_value(in, side.do_nothings) &&
                      take_word(in, "current") && take_value(in, current) && take_word(in, "previous") &&
                      take_value(in, previous) && in.take('\n');
    state.set_current(player, current);
    state.set_previous(player, previous);
    return read;
}

std::string worm_line(const State& state, WormId name) {
    const Worm& worm = state.worm(name);
    return "worm " + std::to_string(number_of(name.player)) + ' ' + std::to_string(name.id) + " at " +
           std::to_string(worm.at.x) + ' ' + std::to_string(worm.at.y) + " health " + std::to_string(worm.health) +
           " frozen " + std::to_string(worm.frozen) + " ammunition " + std::to_string(worm.ammunition) + '\n';
}

std::string player_line(const State& state, Player player) {
    const Side& side = state.sides[player];
    return "player " + std::to_string(number_of(player)) + " score " + std::to_string(side.command_score) + " tokens " +
           std::to_string(side.tokens) + " nothings " + std::to_string(side.do_nothings) + " current " +
           std::to_string(state.current(player)) + " previous " + std::to_string(state.previous(player)) + '\n';
}

}  // namespace

// As bots say it, but that whatever they say fits into a line, and beside another's with a '|' between them.
std::string Rules::write(const Action& action) {
    return escaped(write_commands(action), [](unsigned char byte) { return byte >= ' ' && byte != '|'; });
}

// Nothing that is said is wrong to read: bots are held to it.
Result<Action, ParseError> Rules::read_action(std::string_view text) { return read_commands(unescaped(text)); }

// Of the config only what is not usual.
std::string Rules::write(const State& state) {
    std::string text =
        "round " + std::to_string(state.round()) + " rules " + std::string(agon::name_of(state.field->rules())) + '\n';
    const auto lines = config_lines(state.config()), usual = config_lines(Config{});
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (lines[i] != usual[i]) text += "config " + lines[i] + '\n';
    const std::string rows = state.ground.text();
    text += "ground\n" + rows + '\n';
    std::replace(text.end() - static_cast<std::ptrdiff_t>(rows.size() + 1), text.end(), '/', '\n');
    for (std::size_t i = 0; i < state.field->packs().size(); ++i) {
        const Cell pack = state.field->packs()[i];
        text += "pack " + std::to_string(pack.x) + ' ' + std::to_string(pack.y) +
                (state.pack_lies(i) ? " lies\n" : " taken\n");
    }
    for (const Player player : both_players) text += player_line(state, player);
    for (const Player player : both_players)
        for (int id = 1; id <= state.worms_each(); ++id) text += worm_line(state, {player, id});
    return text;
}

Result<State, ParseError> Rules::read_state(std::string_view text) {
    TextCursor in(text), line = in;
    Number round = 0;
    if (!take_word(in, "round") || !take_number(in, round, 0, most_rounds) || !take_word(in, "rules"))
        return line.expected("\"round N rules engine\" (or rules document)");
    in.skip_blanks();
    const auto rules = enum_by_name<RuleBook>(in.take_word());
    if (!rules || !in.take('\n')) return line.expected("\"round N rules engine\" (or rules document)");

    Config config;
    const TextCursor at_config = in;
    for (line = in; in.rest().starts_with("config"); line = in)
        if (!take_config_line(in, config)) return line.expected("\"config KEY VALUE\" with a key of the config");
    if (const auto problem = entelect::problem_with(config)) return at_config.expected("a config in which " + *problem);

    line = in;
    if (in.take_line() != "ground") return line.expected("\"ground\", then the rows of the board");
    line = in;
    std::string rows;
    for (int y = 0; y < config.map_size; ++y) (rows += y > 0 ? "/" : "") += in.take_line();
    auto ground = Ground::from_text(rows);
    if (!ground || ground->side() != config.map_size)
        return line.expected("as many rows of '.', '#', '*' and '~' as the board has, each as long");

    std::vector<Cell> packs;
    std::uint16_t left = 0;
    for (line = in; in.rest().starts_with("pack"); line = in)
        if (!take_pack_line(in, packs, left)) return line.expected("\"pack COLUMN ROW lies\" (or taken), 16 at most");

    State state(Shared(Field(std::move(config), *rules, std::move(packs))), *std::move(ground));
    state.ground.packs() = left;
    state.set_round(static_cast<int>(round));
    for (const Player player : both_players) {
        line = in;
        if (!take_player_line(in, state, player))
            return line.expected("\"player N score N tokens N nothings N current N previous N\"");
    }
    for (const Player player : both_players)
        for (int id = 1; id <= state.worms_each(); ++id) {
            line = in;
            if (!take_worm_line(in, {player, id}, state.worm(player, id)))
                return line.expected("\"worm PLAYER ID at COLUMN ROW health N frozen N ammunition N\"");
        }
    if (!in.at_end()) return in.expected("nothing more");
    return state;
}

}  // namespace agon::entelect
