#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/dice_kinds.h"
#include "games/scrabble/rules.h"

namespace agon::scrabble_test {

// A state from rows of letters and dots.
inline scrabble::State state_of(std::vector<std::string> rows, std::vector<scrabble::Tile> tiles,
                                PerPlayer<std::int32_t> score = {}, Player to_move = Player::First) {
    scrabble::Setup setup;
    setup.size = static_cast<int>(rows.size());
    setup.board = std::move(rows);
    setup.tiles = std::move(tiles);
    setup.score = score;
    setup.to_move = to_move;
    KeyedDice dice(0);
    return scrabble::Rules::start(setup, dice);
}

inline scrabble::Place word(std::string_view text) { return *scrabble::Rules::read_action(text); }

inline void play(scrabble::State& state, std::string_view text) {
    Turn<scrabble::Place> turn;
    turn[state.tally.to_move] = word(text);
    Journal<scrabble::Rules::Event> silent;
    KeyedDice dice(0);
    scrabble::Rules::advance(state, turn, dice, silent);
}

}  // namespace agon::scrabble_test
