#include "protocols/scrabble_console/heap_game.h"

#include <algorithm>

#include "core/text_cursor.h"

namespace agon::scrabble_console {

using namespace scrabble;

namespace {

constexpr std::string_view magic = "Scrabble";

// Lines end in '\n' alone; nothing when the text ends before the line does.
std::optional<std::string_view> take_whole_line(TextCursor& in) {
    const std::string_view rest = in.rest();
    const std::size_t end = rest.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    in.take(rest.substr(0, end + 1));
    return rest.substr(0, end);
}

bool is_row(std::string_view row) { return std::all_of(row.begin(), row.end(), is_cell); }

}  // namespace

Result<HeapGame, ParseError> HeapGame::read(std::string_view file) {
    TextCursor in(file);
    if (take_whole_line(in) != magic) return TextCursor(file).expected("the line \"Scrabble\"");
    HeapGame game;
    const std::size_t size = in.rest().find('\n');
    if (size == std::string_view::npos || size < smallest_size || size > largest_size)
        return in.expected("a row of 4 to 26 cells");
    game.size_ = static_cast<int>(size);
    game.cells_ = std::make_unique_for_overwrite<char[]>(size * size);
    for (std::size_t y = 0; y < size; ++y) {
        const TextCursor before = in;
        const auto row = take_whole_line(in);
        if (!row || row->size() != size || !is_row(*row))
            return before.expected("a row of " + std::to_string(size) + " letters A to Z and blanks");
        std::copy(row->begin(), row->end(), game.cells_.get() + y * size);
    }

    const bool first_moves = in.take("1\n");
    if (!first_moves && !in.take("2\n")) return in.expected("the player to move, 1 or 2");
    game.tally_.to_move = first_moves ? Player::First : Player::Second;
    for (const Player player : both_players) {
        const auto score = in.take_natural(0, largest_score);
        if (!score || !in.take('\n')) return in.expected("a score from 0 to 2000000000");
        game.tally_.score[player] = static_cast<std::int32_t>(*score);
    }

    game.tail_ = in.rest();
    const std::string_view line = in.rest().substr(0, in.rest().find('\n'));
    game.tile_count_ = count_tiles(line);
    if (game.tile_count_ == 0) return in.expected("tiles with single blanks between them, like a1 b2 q3");
    game.tiles_ = std::make_unique_for_overwrite<Tile[]>(game.tile_count_);
    for (std::size_t i = 0; i < game.tile_count_; ++i) game.tiles_[i] = tile_in(line, i);
    game.values_ = TileValues(game.tiles());
    return game;
}

std::string HeapGame::file() const {
    std::string text(magic);
    text += '\n';
    for (int y = 0; y < size_; ++y) text.append(board().row(y)) += '\n';
    text += std::to_string(number_of(tally_.to_move)) + '\n';
    for (const Player player : both_players) text += std::to_string(tally_.score[player]) + '\n';
    return text + tail_;
}

std::optional<Refusal> HeapGame::refuse(const Placement& placement) const {
    return refuse_placement(board(), values_, tally_, placement);
}

Played HeapGame::play(const Placement& placement) {
    return scrabble::play({cells_.get(), size_}, values_, tally_, placement);
}

}  // namespace agon::scrabble_console
