#include "games/scrabble/board.h"

#include <algorithm>

namespace agon::scrabble {

std::string Board::text_with(char between) const {
    std::string text;
    for (int y = 0; y < size_; ++y) {
        if (y > 0) text += between;
        text += view().row(y);
    }
    std::replace(text.begin(), text.end(), blank, '.');
    return text;
}

std::optional<Board> Board::from_text(std::string_view text) {
    const std::size_t size = std::min(text.find('/'), text.size());
    if (size < smallest_size || size > largest_size || text.size() != size * size + size - 1) return std::nullopt;
    Board board(static_cast<int>(size));
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t y = i / (size + 1), x = i % (size + 1);
        const char c = text[i];
        if ((x == size) != (c == '/')) return std::nullopt;
        if (x == size || c == '.') continue;
        if (c == blank || !is_cell(c)) return std::nullopt;
        board.cells_[y * size + x] = c;
    }
    return board;
}

std::optional<Word> Word::from_text(std::string_view text) {
    if (text.size() > longest) return std::nullopt;
    Word word;
    for (const char c : text) {
        if (static_cast<unsigned char>(c) <= ' ') return std::nullopt;
        word.push_back(upper(c));
    }
    return word;
}

}  // namespace agon::scrabble
