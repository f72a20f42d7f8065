#include "games/scrabble/rules.h"

namespace agon::scrabble {
namespace {

// The letter that a listed word has at a cell: what lies there, else the most valuable tile. None: no word can pass.
std::optional<char> letter_for(const State& state, Cell cell) {
    const char lying = state.board[cell];
    if (lying == blank) return state.values().best();
    if (state.values().contains(lying)) return lying;
    return std::nullopt;
}

void list_from(const State& state, Cell at, Direction direction, std::vector<Place>& actions) {
    bool connected = state.tally.is_first_move();
    Place place{at, direction, {}};
    for (Cell cell = at; cell.x < state.board.size() && cell.y < state.board.size(); cell = cell + step_of(direction)) {
        const auto letter = letter_for(state, cell);
        if (!letter) return;
        connected = connected || state.board[cell] != blank;
        place.word.push_back(*letter);
        if (connected) actions.push_back(place);
    }
}

// A cell that a word may go through and, unless the move is free, must. First by luck, then by looking from a random start on.
Cell sample_anchor(const State& state, Dice& dice) {
    const std::string_view cells = state.board.view().all();
    const bool free = state.tally.is_first_move();
    const auto fits = [&](std::size_t i) { return cells[i] == blank ? free : state.values().contains(cells[i]); };
    const auto last = static_cast<int>(cells.size()) - 1;
    auto index = static_cast<std::size_t>(dice.roll(0, last));
    constexpr int tries = 8;
    for (int i = 1; i < tries && !fits(index); ++i) index = static_cast<std::size_t>(dice.roll(0, last));
    while (!fits(index)) index = (index + 1) % cells.size();
    return {static_cast<int>(index) % state.board.size(), static_cast<int>(index) / state.board.size()};
}

// How many cells a word can go on from `from`, which it can pass, along `way`.
int room_along(const State& state, Cell from, Step way) {
    const int size = state.board.size();
    int room = 0;
    for (Cell cell = from + way; cell.x >= 0 && cell.y >= 0 && cell.x < size && cell.y < size; cell = cell + way) {
        if (!letter_for(state, cell)) break;
        ++room;
    }
    return room;
}

}  // namespace

void Rules::list_actions(const State& state, Player player, std::vector<Action>& actions) {
    if (!awaits(state, player)) return;
    for (int y = 0; y < state.board.size(); ++y)
        for (int x = 0; x < state.board.size(); ++x)
            for (const Direction direction : {Direction::Horizontal, Direction::Vertical})
                list_from(state, {x, y}, direction, actions);
}

Place Rules::sample_action(const State& state, Player, Dice& dice) {
    const Cell anchor = sample_anchor(state, dice);
    Place place{anchor, dice.flip() ? Direction::Horizontal : Direction::Vertical, {}};
    const Step way = step_of(place.direction);
    const int before = dice.roll(0, room_along(state, anchor, -way));
    const int after = dice.roll(0, room_along(state, anchor, way));
    place.at = anchor + way * -before;
    for (int i = 0; i <= before + after; ++i) place.word.push_back(*letter_for(state, place.at + way * i));
    return place;
}

}  // namespace agon::scrabble
