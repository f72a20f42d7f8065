#include "bots/scrabble/words.h"

namespace agon::scrabble {
namespace {

Place word_that_passes(const State& state) {
    const std::string_view cells = state.board.view().all();
    const auto lying = std::find_if(cells.begin(), cells.end(),
                                    [&](char letter) { return letter != blank && state.values().contains(letter); });
    AGON_CHECK(lying != cells.end());  // nobody can pass on a board without letters
    const int index = static_cast<int>(lying - cells.begin()), size = state.board.size();
    Place place{{index % size, index / size}, Direction::Horizontal, {}};
    place.word.push_back(*lying);
    return place;
}

}  // namespace

Place word_that_takes(const State& state, const Taking& taking) {
    if (taking.passes()) return word_that_passes(state);
    const auto cell_at = [&](int i) {
        return taking.direction == Direction::Horizontal ? Cell{i, taking.line} : Cell{taking.line, i};
    };
    const auto is_usable = [&](int i) {
        if (i < 0 || i >= state.board.size()) return false;
        const char letter = state.board[cell_at(i)];
        return letter != blank && state.values().contains(letter);
    };
    int first = std::countr_zero(taking.cells), last = static_cast<int>(std::bit_width(taking.cells)) - 1;
    bool connected = state.tally.is_first_move();
    for (int i = first; i <= last; ++i) connected = connected || is_usable(i);
    // A word that goes through no letter begins or ends with one beside it.
    if (!connected && is_usable(first - 1)) --first;
    else if (!connected) ++last;

    Place place{cell_at(first), taking.direction, {}};
    for (int i = first; i <= last; ++i) {
        const char lying = state.board[cell_at(i)];
        place.word.push_back(lying == blank ? state.values().best() : lying);
    }
    return place;
}

}  // namespace agon::scrabble
