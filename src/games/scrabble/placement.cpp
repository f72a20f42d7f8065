#include "games/scrabble/placement.h"

namespace agon::scrabble {

std::optional<Refusal> refuse_placement(BoardView board, const TileValues& values, const Tally& tally,
                                        const Placement& placement) {
    const auto [at, direction, word] = placement;
    if (word.empty()) return Refusal::EmptyWord;
    const auto size = static_cast<std::size_t>(board.size());
    const int along = direction == Direction::Horizontal ? at.x : at.y;
    if (at.x < 0 || at.y < 0 || at.x >= board.size() || at.y >= board.size()) return Refusal::OffTheBoard;
    if (word.size() > size - static_cast<std::size_t>(along)) return Refusal::OffTheBoard;

    bool connected = tally.is_first_move();
    Cell cell = at;
    for (const char c : word) {
        if (!is_letter(c)) return Refusal::NotALetter;
        const char letter = upper(c);
        if (!values.contains(letter)) return Refusal::NoSuchTile;
        if (board[cell] == letter) connected = true;
        else if (board[cell] != blank) return Refusal::AnotherLetter;
        cell = cell + step_of(direction);
    }
    if (!connected) return Refusal::NotConnected;
    return std::nullopt;
}

namespace {

// Only letters laid on blank cells count.
int value_laid(BoardView board, const TileValues& values, Cell cell, char letter) {
    return board[cell] == blank ? values.of(letter) : 0;
}

}  // namespace

int gain_of(BoardView board, const TileValues& values, const Placement& placement) {
    int gain = 0;
    Cell cell = placement.at;
    for (const char c : placement.word) {
        gain += value_laid(board, values, cell, upper(c));
        cell = cell + step_of(placement.direction);
    }
    return gain;
}

Played play(WritableBoard board, const TileValues& values, Tally& tally, const Placement& placement) {
    Played played;
    Cell cell = placement.at;
    std::uint32_t bit = 1;
    for (const char c : placement.word) {
        const char letter = upper(c);
        if (const int value = value_laid(board, values, cell, letter); value > 0) {
            played.gain += value;
            played.laid |= bit;
        }
        board[cell] = letter;
        cell = cell + step_of(placement.direction);
        bit <<= 1;
    }
    std::int32_t& score = tally.score[tally.to_move];
    score += played.gain;
    played.won = score >= winning_score(board.size());
    tally.to_move = opponent(tally.to_move);
    return played;
}

bool can_place_anything(BoardView board, const TileValues& values, const Tally& tally) {
    for (const char c : board.all()) {
        if (c != blank && values.contains(c)) return true;
        if (c == blank && tally.is_first_move()) return true;
    }
    return false;
}

}  // namespace agon::scrabble
