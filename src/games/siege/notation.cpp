#include <initializer_list>
#include <limits>

#include "core/text_cursor.h"
#include "games/siege/rules.h"

namespace agon::siege {
namespace {

using Number = std::int64_t;

bool at_line_end(TextCursor& in) {
    in.skip_blanks();
    return in.at_end();
}

bool take_number(TextCursor& in, Number& number, Number low, Number high) {
    in.skip_blanks();
    const auto value = in.take_number(low, high);
    if (value) number = *value;
    return value.has_value();
}

bool take_word(TextCursor& in, std::string_view wanted) {
    in.skip_blanks();
    return in.take_word() == wanted;
}

// A word and the numbers after it, all from 0.
bool take_numbers(TextCursor& in, std::string_view word, std::initializer_list<Number*> numbers,
                  Number high = std::numeric_limits<std::int32_t>::max()) {
    if (!take_word(in, word)) return false;
    for (Number* number : numbers)
        if (!take_number(in, *number, 0, high)) return false;
    return true;
}

std::optional<Kind> take_kind(TextCursor& in) {
    in.skip_blanks();
    TextCursor after = in;
    const std::string_view word = after.take_word();
    const auto kind = word.size() == 1 ? kind_of(word.front()) : std::nullopt;
    if (kind) in = after;  // or the error is told where the word begins
    return kind;
}

Result<Action, ParseError> read_order(TextCursor& in, std::int32_t id) {
    in.skip_blanks();
    const TextCursor at_verb = in;
    const std::string_view verb = in.take_word();
    constexpr Number any_id = std::numeric_limits<std::int32_t>::max(), any_place = INT16_MAX;
    std::optional<Action> order;
    Number first = 0, second = 0;
    if (verb == "M") {
        if (!take_number(in, first, -any_place, any_place) || !take_number(in, second, -any_place, any_place))
            return in.expected("a column and a row");
        order = Move{id, {static_cast<int>(first), static_cast<int>(second)}};
    } else if (verb == "A") {
        if (!take_number(in, first, -any_id, any_id)) return in.expected("the id of a target");
        order = Attack{id, static_cast<std::int32_t>(first)};
    } else if (verb == "B") {
        const auto kind = take_kind(in);
        if (!kind) return in.expected("K, S, A, P, C, R or W");
        order = Build{id, *kind};
    }
    if (!order) return at_verb.expected("M, A or B");
    if (!at_line_end(in)) return in.expected("nothing more");
    return *order;
}

std::optional<ParseError> read_map(TextCursor& in, State& state) {
    Number width = 0, height = 0;
    const TextCursor at_size = in;
    if (!take_numbers(in, "size", {&width, &height}, longest_side) || width < 1 || height < 1 || !in.take('\n'))
        return at_size.expected("\"size WIDTH HEIGHT\" with sides from 1 to " + std::to_string(longest_side)).error;
    const TextCursor at_rows = in;
    std::string text;
    for (Number row = 0; row < height; ++row) {
        if (row > 0) text += '/';
        const TextCursor at_row = in;
        const std::string_view letters = in.take_line();
        if (letters.size() != static_cast<std::size_t>(width))
            return at_row.expected("a row of the size's width").error;
        text += letters;
    }
    auto map = Map::from_text(text);
    if (!map) return at_rows.expected("rows of 0, 9 and 6 with one base 1 and one base 2").error;
    state.map = Shared(*std::move(map));
    return std::nullopt;
}

// "base 0 health 200 gold 1900 builds K 3", or "... builds nothing"
std::optional<ParseError> read_base(TextCursor& in, Side& side) {
    const TextCursor at_line = in;
    const auto wrong = at_line.expected("\"base ID health N gold N builds K N\", or \"... builds nothing\"").error;
    Number id = 0, health = 0, left = 0;
    if (!take_numbers(in, "base", {&id}) || !take_numbers(in, "health", {&health}, base_health) ||
        !take_numbers(in, "gold", {&side.gold}, most_gold) || !take_word(in, "builds"))
        return wrong;
    in.skip_blanks();
    if (!in.take("nothing")) {
        side.builds = take_kind(in);
        if (!side.builds || !take_number(in, left, 1, facts_of(*side.builds).build_time)) return wrong;
    }
    if (!in.take('\n')) return wrong;
    side.base_id = static_cast<std::int32_t>(id);
    side.base_health = static_cast<std::int16_t>(health);
    side.build_time_left = static_cast<std::uint8_t>(left);
    return std::nullopt;
}

// "unit 7 player 1 K at 3 4 health 70 points 5", with "attacked" at its end if it has
std::optional<ParseError> read_unit(TextCursor& in, State& state) {
    const TextCursor at_line = in;
    const auto wrong =
        at_line.expected("\"unit ID player N K at COLUMN ROW health N points N\", then maybe \"attacked\"").error;
    Number id = 0, player = 0, x = 0, y = 0, health = 0, points = 0;
    if (!take_numbers(in, "unit", {&id}) || !take_numbers(in, "player", {&player}, 2) || player < 1) return wrong;
    const auto kind = take_kind(in);
    if (!kind || !take_numbers(in, "at", {&x, &y}, longest_side) || !take_numbers(in, "health", {&health}, UINT8_MAX) ||
        !take_numbers(in, "points", {&points}, UINT8_MAX))
        return wrong;
    in.skip_blanks();
    const bool attacked = in.take("attacked");
    if (!in.take('\n')) return wrong;
    Side& side = state.sides[player == 1 ? Player::First : Player::Second];
    side.units.push_back({static_cast<std::int32_t>(id),
                          {static_cast<int>(x), static_cast<int>(y)},
                          *kind,
                          static_cast<std::uint8_t>(health),
                          static_cast<std::uint8_t>(points),
                          attacked});
    return std::nullopt;
}

// "turn 5 limit 2000 orders 0 tick own next 7"
std::optional<ParseError> read_turn_line(TextCursor& in, State& state) {
    const TextCursor at_line = in;
    const auto wrong = at_line.expected("\"turn N limit N orders N tick own next N\" (or tick all)").error;
    Number turns = 0, limit = 0, orders = 0, next = 0;
    if (!take_numbers(in, "turn", {&turns}) || !take_numbers(in, "limit", {&limit}) ||
        !take_numbers(in, "orders", {&orders}) || !take_word(in, "tick"))
        return wrong;
    in.skip_blanks();
    const auto tick = enum_by_name<Tick>(in.take_word());
    if (!tick || !take_numbers(in, "next", {&next}) || !in.take('\n')) return wrong;
    state.turns = static_cast<std::int32_t>(turns);
    state.turn_limit = static_cast<std::int32_t>(limit);
    state.orders = static_cast<std::int32_t>(orders);
    state.tick = *tick;
    state.next_id = static_cast<std::int32_t>(next);
    return std::nullopt;
}

std::string base_text(const Side& side) {
    std::string text = "base " + std::to_string(side.base_id) + " health " + std::to_string(side.base_health) +
                       " gold " + std::to_string(side.gold) + " builds ";
    if (!side.builds) return text + "nothing\n";
    return text + letter_of(*side.builds) + ' ' + std::to_string(side.build_time_left) + '\n';
}

std::string unit_text(const Unit& unit, Player owner) {
    return "unit " + std::to_string(unit.id) + " player " + std::to_string(number_of(owner)) + ' ' +
           letter_of(unit.kind) + " at " + std::to_string(unit.at.x) + ' ' + std::to_string(unit.at.y) + " health " +
           std::to_string(unit.health) + " points " + std::to_string(unit.points) +
           (unit.attacked ? " attacked\n" : "\n");
}

}  // namespace

// The document's orders, and "end".
std::string Rules::write(const Action& action) {
    if (const auto* move = std::get_if<Move>(&action))
        return std::to_string(move->unit) + " M " + std::to_string(move->to.x) + ' ' + std::to_string(move->to.y);
    if (const auto* attack = std::get_if<Attack>(&action))
        return std::to_string(attack->unit) + " A " + std::to_string(attack->target);
    if (const auto* build = std::get_if<Build>(&action))
        return std::to_string(build->base) + " B " + letter_of(build->kind);
    return "end";
}

Result<Action, ParseError> Rules::read_action(std::string_view text) {
    TextCursor in(text);
    in.skip_blanks();
    if (in.rest().starts_with("end")) {
        in.take("end");
        if (!at_line_end(in)) return in.expected("nothing more");
        return Action(EndTurn{});
    }
    Number id = 0;
    constexpr Number any_id = std::numeric_limits<std::int32_t>::max();
    if (!take_number(in, id, -any_id, any_id)) return in.expected("the id of a unit or a base, or end");
    return read_order(in, static_cast<std::int32_t>(id));
}

std::string Rules::write(const State& state) {
    std::string text = "size " + std::to_string(state.map->width()) + ' ' + std::to_string(state.map->height()) + '\n';
    for (int y = 0; y < state.map->height(); ++y) text.append(state.map->row(y)) += '\n';
    text += "turn " + std::to_string(state.turns) + " limit " + std::to_string(state.turn_limit) + " orders " +
            std::to_string(state.orders) + " tick " + std::string(name_of(state.tick)) + " next " +
            std::to_string(state.next_id) + '\n';
    for (const Side& side : state.sides.values) text += base_text(side);
    for (const Player player : both_players)
        for (const Unit& unit : state.sides[player].units) text += unit_text(unit, player);
    return text;
}

Result<State, ParseError> Rules::read_state(std::string_view text) {
    TextCursor in(text);
    State state;
    if (auto problem = read_map(in, state)) return Unexpected{*problem};
    if (auto problem = read_turn_line(in, state)) return Unexpected{*problem};
    for (Side& side : state.sides.values)
        if (auto problem = read_base(in, side)) return Unexpected{*problem};
    while (!in.at_end())
        if (auto problem = read_unit(in, state)) return Unexpected{*problem};
    return state;
}

}  // namespace agon::siege
