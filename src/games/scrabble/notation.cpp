#include <algorithm>

#include "core/text_cursor.h"
#include "games/scrabble/rules.h"

namespace agon::scrabble {
namespace {

constexpr std::string_view size_words =
    "a board of 4 to 26 rows, each as long as there are rows, of letters A to Z and dots";

char place_letter(int index) { return static_cast<char>('A' + index); }

std::optional<int> take_place_letter(TextCursor& in) {
    const char letter = upper(in.peek());
    if (letter < 'A' || letter > 'Z') return std::nullopt;
    in.take(in.peek());
    return letter - 'A';
}

std::optional<Direction> take_direction(TextCursor& in) {
    const std::string_view word = in.take_word();
    if (word == "H" || word == "h") return Direction::Horizontal;
    if (word == "V" || word == "v") return Direction::Vertical;
    return std::nullopt;
}

bool take_blanks(TextCursor& in) {
    if (in.peek() != ' ' && in.peek() != '\t') return false;
    in.skip_blanks();
    return true;
}

}  // namespace

std::string TileList::text() const {
    std::string text;
    for (const Tile& tile : tiles_) text += (text.empty() ? "" : " ") + tile.text();
    return text;
}

std::optional<TileList> TileList::from_text(std::string_view text) {
    std::vector<Tile> tiles(count_tiles(text));
    if (tiles.empty() && !text.empty()) return std::nullopt;
    for (std::size_t i = 0; i < tiles.size(); ++i) tiles[i] = tile_in(text, i);
    return TileList(std::move(tiles));
}

// As after the document's command insert: "G C H TEST".
std::string Rules::write(const Action& action) {
    std::string text{place_letter(action.at.y), ' ', place_letter(action.at.x), ' '};
    text += action.direction == Direction::Horizontal ? "H " : "V ";
    return text.append(action.word.view());
}

Result<Place, ParseError> Rules::read_action(std::string_view text) {
    TextCursor in(text);
    in.skip_blanks();
    if (const std::string_view verb = "insert"; in.rest().size() > verb.size())  // as typed into the original program
        if (std::equal(verb.begin(), verb.end(), in.rest().begin(),
                       [](char a, char b) { return upper(a) == upper(b); }) &&
            (in.rest()[verb.size()] == ' ' || in.rest()[verb.size()] == '\t')) {
            in.take(in.rest().substr(0, verb.size()));
            in.skip_blanks();
        }
    const auto row = take_place_letter(in);
    if (!row || !take_blanks(in)) return in.expected("a row from A to Z and a blank, as in: G C H TEST");
    const auto column = take_place_letter(in);
    if (!column || !take_blanks(in)) return in.expected("a column from A to Z and a blank, as in: G C H TEST");
    const TextCursor before = in;
    const auto direction = take_direction(in);
    if (!direction || !take_blanks(in)) return before.expected("H or V and a blank, as in: G C H TEST");
    const auto word = Word::from_text(in.rest());
    if (!word || word->size() == 0) return in.expected("a word of 1 to 26 characters, none of them blank");
    return Place{{*column, *row}, *direction, *word};
}

std::string Rules::write(const State& state) {
    const auto& [score, to_move] = state.tally;
    return state.board.text_with('\n') + "\nto move: " + std::to_string(number_of(to_move)) +
           "\nscore: " + std::to_string(score[Player::First]) + " " + std::to_string(score[Player::Second]) +
           "\nturns: " + std::to_string(state.turns) + "\npointless turns: " + std::to_string(state.pointless_turns) +
           (state.pointless_limit ? " of " + std::to_string(*state.pointless_limit) : "") +
           "\ntiles: " + state.tiles->text() + "\n";
}

Result<State, ParseError> Rules::read_state(std::string_view text) {
    TextCursor in(text);
    const std::size_t side = TextCursor(text).take_word().size();
    std::string rows;
    if (side < smallest_size || side > largest_size) return in.expected(std::string(size_words));
    for (std::size_t y = 0; y < side; ++y) {
        const TextCursor before = in;
        const std::string_view row = in.take_line();
        const bool known =
            std::all_of(row.begin(), row.end(), [](char c) { return c == '.' || (c != blank && is_cell(c)); });
        if (row.size() != side || !known) return before.expected(std::string(size_words));
        rows.append(y == 0 ? "" : "/").append(row);
    }
    const auto board = Board::from_text(rows);
    AGON_CHECK(board.has_value());
    State state;
    state.board = *board;
    if (!in.take("to move: ")) return in.expected("the line \"to move: 1\" or \"to move: 2\"");
    const auto mover = in.take_number(1, 2);
    if (!mover || !in.take('\n')) return in.expected("1 or 2");
    state.tally.to_move = *mover == 1 ? Player::First : Player::Second;
    if (!in.take("score: ")) return in.expected("the line \"score: A B\"");
    for (const Player player : both_players) {
        const auto score = in.take_number<std::int32_t>(0, largest_score);
        if (!score || !in.take(player == Player::First ? ' ' : '\n')) return in.expected("two scores");
        state.tally.score[player] = *score;
    }
    const auto turns = in.take("turns: ") ? in.take_number<std::int32_t>(0) : std::nullopt;
    if (!turns || !in.take('\n')) return in.expected("the line \"turns: N\"");
    state.turns = *turns;
    const auto pointless = in.take("pointless turns: ") ? in.take_number<std::int32_t>(0) : std::nullopt;
    if (!pointless) return in.expected("the line \"pointless turns: N of LIMIT\" or \"pointless turns: N\"");
    state.pointless_turns = *pointless;
    if (in.take(" of ")) {
        state.pointless_limit = in.take_number<std::int32_t>(1);
        if (!state.pointless_limit) return in.expected("the limit of turns without points");
    }
    if (!in.take("\ntiles: ")) return in.expected("the line \"tiles: a1 b2\"");
    const TextCursor before = in;
    auto tiles = TileList::from_text(in.take_line());
    if (!tiles || tiles->tiles().empty()) return before.expected(std::string(TileList::expected_text));
    if (!in.at_end()) return in.expected("the end");
    state.tiles = Shared(*std::move(tiles));
    return state;
}

}  // namespace agon::scrabble
