#include "games/siege/rules.h"

namespace agon::siege {
namespace {

constexpr int board_side = 32;

Cell opposite(Cell cell) { return {board_side - 1 - cell.x, board_side - 1 - cell.y}; }

// Bases in two corners, walls between the armies, mines under them.
Map battlefield() {
    std::string text;
    for (int y = 0; y < board_side; ++y) text += std::string(board_side, '0') + (y + 1 < board_side ? "/" : "");
    const auto letter_at = [&](Cell cell) -> char& {
        return text[static_cast<std::size_t>(cell.y * (board_side + 1) + cell.x)];
    };
    const auto set_both = [&](Cell cell, char letter) { letter_at(cell) = letter_at(opposite(cell)) = letter; };
    for (int y = 6; y < board_side - 6; y += 3) set_both({15, y}, '9');
    for (int y = 10; y < board_side - 10; y += 2) set_both({12, y}, '6');
    letter_at({2, 2}) = '1';
    letter_at(opposite({2, 2})) = '2';
    return Map::from_text(text).value();
}

}  // namespace

Setup Rules::measured_setup() {
    constexpr int units_each = 30, abreast = 10, front = 13, first_row = 11;
    Setup setup;
    setup.map = battlefield();
    setup.turn_limit = 20;
    for (int i = 0; i < units_each; ++i) {
        const Kind kind = all_kinds[static_cast<std::size_t>(i) % kind_count];
        const Cell at{front - i / abreast, first_row + i % abreast};
        setup.units.push_back({Player::First, kind, at});
        setup.units.push_back({Player::Second, kind, opposite(at)});
    }
    return setup;
}

}  // namespace agon::siege
