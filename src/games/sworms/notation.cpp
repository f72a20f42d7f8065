#include "core/text_cursor.h"
#include "games/sworms/map.h"
#include "games/sworms/rules.h"

// Actions: "move l 3", "gun lu", "bazooka r", "teleporter 4 17" (row, column), "airstrike 17", "melee", "idle".
// States: rows as in map files with chests by their content (1 bazooka … 4 melee), a line per worm, and whose turn it is.
namespace agon::sworms {
namespace {

bool at_line_end(TextCursor& in) {
    in.skip_blanks();
    return in.at_end();
}

std::optional<Direction> take_direction(TextCursor& in) {
    in.skip_blanks();
    return enum_by_name<Direction>(in.take_word());
}

std::optional<int> take_coordinate(TextCursor& in) {
    in.skip_blanks();
    return in.take_number(0, longest_side - 1);
}

Result<Action, ParseError> read_move(TextCursor& in) {
    in.skip_blanks();
    const TextCursor at_way = in;
    const auto way = take_direction(in);
    if (way != Direction::Left && way != Direction::Right) return at_way.expected("l or r");
    in.skip_blanks();
    const auto steps = in.take_number(0, most_steps);
    if (!steps || !at_line_end(in)) return in.expected("0 to 3 steps");
    return Action(Move{*way, *steps});
}

Result<Action, ParseError> read_shot(TextCursor& in, Weapon weapon) {
    Fire shot{weapon, {}, {}};
    in.skip_blanks();
    const TextCursor at_aim = in;
    if (aim_of(weapon) == Aim::Way) {
        const auto way = take_direction(in);
        if (!way) return at_aim.expected("one of l, r, d, u, ld, rd, lu, ru");
        shot.way = *way;
    } else if (aim_of(weapon) == Aim::Place) {
        const auto row = take_coordinate(in), column = take_coordinate(in);
        if (!row || !column) return in.expected("a row and a column from 0");
        shot.target = {*column, *row};
    } else if (aim_of(weapon) == Aim::Column) {
        const auto column = take_coordinate(in);
        if (!column) return in.expected("a column from 0");
        shot.target = {*column, 0};
    }
    if (!at_line_end(in)) return in.expected("nothing more");
    return Action(shot);
}

std::string shot_text(const Fire& shot) {
    std::string text(name_of(shot.weapon));
    switch (aim_of(shot.weapon)) {
        case Aim::Way: return text + ' ' + std::string(name_of(shot.way));
        case Aim::Place: return text + ' ' + std::to_string(shot.target.y) + ' ' + std::to_string(shot.target.x);
        case Aim::Column: return text + ' ' + std::to_string(shot.target.x);
        case Aim::Nothing: break;
    }
    return text;
}

bool take_numbers(TextCursor& in, std::string_view word, std::initializer_list<int*> numbers, int low, int high) {
    in.skip_blanks();
    if (in.take_word() != word) return false;
    for (int* number : numbers) {
        in.skip_blanks();
        const auto value = in.take_number(low, high);
        if (!value) return false;
        *number = *value;
    }
    return true;
}

std::optional<ParseError> read_board(TextCursor& in, State& state) {
    int width = 0, height = 0;
    const TextCursor at_size = in;
    if (!take_numbers(in, "size", {&width, &height}, 1, longest_side) || !in.take('\n'))
        return at_size.expected("\"size WIDTH HEIGHT\" with sides from 1 to " + std::to_string(longest_side)).error;
    if (in.rest().size() < static_cast<std::size_t>(width) * static_cast<std::size_t>(height))
        return in.expected("as many rows as the size says").error;
    state.board = Board(width, height);
    for (Square& square : state.board) {
        const auto read = square_of(in.peek());
        if (!read) return in.expected("A, E, W or a chest from 1 to 4").error;
        square = *read;
        in.take(in.peek());
        const bool row_done = (&square - state.board.begin() + 1) % width == 0;
        if (row_done && !in.take('\n')) return in.expected("the end of the row").error;
    }
    return std::nullopt;
}

// "worm 1 at 8 5 health 100 ammunition 1 1 1 1 1 name Dougal"
std::optional<ParseError> read_worm(TextCursor& in, State& state, std::vector<std::string>& names) {
    const TextCursor at_line = in;
    constexpr int most_ammunition = 65535;
    int number = 0, row = 0, column = 0, health = 0;
    std::array<int, weapon_count> ammunition{};
    const bool read =
        take_numbers(in, "worm", {&number}, 1, Square::most_worms) &&
        take_numbers(in, "at", {&row, &column}, 0, longest_side - 1) &&
        take_numbers(in, "health", {&health}, 0, full_health) &&
        take_numbers(in, "ammunition", {&ammunition[1], &ammunition[2], &ammunition[3], &ammunition[4], &ammunition[5]},
                     0, most_ammunition) &&
        in.take(" name ");
    if (!read || number != static_cast<int>(state.worms.size()) + 1)
        return at_line.expected("\"worm N at ROW COLUMN health N ammunition N N N N N name NAME\" in order").error;
    Worm worm{.at = {column, row}, .health = static_cast<std::int16_t>(health)};
    for (std::size_t i = 0; i < weapon_count; ++i) worm.ammunition[i] = static_cast<std::uint16_t>(ammunition[i]);
    if (!state.board.contains(worm.at)) return at_line.expected("a worm on the map").error;
    if (worm.alive() && !state.board[worm.at].is_air()) return at_line.expected("a worm in air (A)").error;
    if (worm.alive()) state.board[worm.at] = Square::worm(number - 1);
    state.worms.push_back(worm);
    names.emplace_back(in.take_line());
    return std::nullopt;
}

// "turn 5 limit 400 player 1 worm 3 last 2 0 fresh"
std::optional<ParseError> read_turn_line(TextCursor& in, State& state) {
    const TextCursor at_line = in;
    constexpr int most = 1'000'000;
    int limit = -1, player = 0, worm = 0, last_first = 0, last_second = 0;
    const bool read = take_numbers(in, "turn", {&state.turns}, 0, most) &&
                      take_numbers(in, "limit", {&limit}, -1, most) && take_numbers(in, "player", {&player}, 1, 2) &&
                      take_numbers(in, "worm", {&worm}, 0, Square::most_worms) &&
                      take_numbers(in, "last", {&last_first, &last_second}, 0, Square::most_worms);
    in.skip_blanks();
    const std::string_view freshness = in.take_word();
    if (!read || (freshness != "fresh" && freshness != "moved") || !in.take('\n') || !in.at_end())
        return at_line.expected("\"turn N limit N player N worm N last N N fresh\" (or moved) as the last line").error;
    if (limit >= 0) state.turn_limit = limit;
    state.to_move = player == 1 ? Player::First : Player::Second;
    state.current_worm = worm - 1;
    state.last_worm = {{last_first - 1, last_second - 1}};
    state.moved = freshness == "moved";
    return std::nullopt;
}

}  // namespace

std::string Rules::write(const Action& action) {
    if (const auto* move = std::get_if<Move>(&action))
        return "move " + std::string(name_of(move->way)) + ' ' + std::to_string(move->steps);
    if (const auto* shot = std::get_if<Fire>(&action)) return shot_text(*shot);
    return "idle";
}

Result<Action, ParseError> Rules::read_action(std::string_view text) {
    TextCursor in(text);
    in.skip_blanks();
    const TextCursor at_verb = in;
    const std::string_view verb = in.take_word();
    if (verb == "move") return read_move(in);
    if (verb == "idle" && at_line_end(in)) return Action(Idle{});
    if (const auto weapon = enum_by_name<Weapon>(verb)) return read_shot(in, *weapon);
    return at_verb.expected("move, idle, gun, bazooka, teleporter, blowtorch, melee or airstrike");
}

std::string Rules::write(const State& state) {
    std::string text =
        "size " + std::to_string(state.board.width()) + ' ' + std::to_string(state.board.height()) + '\n';
    for (std::size_t i = 0; i < state.board.size(); ++i) {
        text += letter_of(state.board.begin()[i]);
        if (state.board.cell_at(i).x + 1 == state.board.width()) text += '\n';
    }
    for (std::size_t i = 0; i < state.worms.size(); ++i) {
        const Worm& worm = state.worms[i];
        text += "worm " + std::to_string(i + 1) + " at " + std::to_string(worm.at.y) + ' ' + std::to_string(worm.at.x) +
                " health " + std::to_string(worm.health) + " ammunition";
        for (std::size_t weapon = 1; weapon < weapon_count; ++weapon)
            text += ' ' + std::to_string(worm.ammunition[weapon]);
        text += " name " + (*state.names)[i] + '\n';
    }
    return text + "turn " + std::to_string(state.turns) + " limit " + std::to_string(state.turn_limit.value_or(-1)) +
           " player " + std::to_string(number_of(state.to_move)) + " worm " + std::to_string(state.current_worm + 1) +
           " last " + std::to_string(state.last_worm[Player::First] + 1) + ' ' +
           std::to_string(state.last_worm[Player::Second] + 1) + (state.moved ? " moved\n" : " fresh\n");
}

Result<State, ParseError> Rules::read_state(std::string_view text) {
    TextCursor in(text);
    State state;
    std::vector<std::string> names;
    if (auto problem = read_board(in, state)) return Unexpected{*problem};
    while (in.rest().starts_with("worm "))
        if (auto problem = read_worm(in, state, names)) return Unexpected{*problem};
    state.names = Shared(std::move(names));
    if (auto problem = read_turn_line(in, state)) return Unexpected{*problem};
    return state;
}

}  // namespace agon::sworms
