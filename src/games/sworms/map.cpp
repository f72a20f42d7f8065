#include "games/sworms/map.h"

#include <algorithm>

namespace agon::sworms {

std::optional<RowFault> fault_of_row(std::string_view letters, std::size_t row, std::size_t width) {
    if (letters.size() != width) return RowFault::Length;
    const auto is_ground = [](char letter) { return ground_of(letter).has_value(); };
    if (!std::all_of(letters.begin(), letters.end(), is_ground)) return RowFault::Letter;
    const auto is_air = [](char letter) { return ground_of(letter) == Square::air(); };
    if (row == 0 && !std::all_of(letters.begin(), letters.end(), is_air)) return RowFault::NotAllAir;
    return std::nullopt;
}

std::optional<Square> ground_of(char letter) {
    switch (letter) {
        case 'A': return Square::air();
        case 'E': return Square::earth();
        case 'W': return Square::water();
        default: return std::nullopt;
    }
}

std::optional<Square> square_of(char letter) {
    if (letter < '1' || letter > '4') return ground_of(letter);
    return Square::chest(static_cast<Weapon>(letter - '0'));
}

char letter_of(Square square) {
    if (square.is_earth()) return 'E';
    if (square.is_water()) return 'W';
    if (square.is_chest()) return static_cast<char>('0' + static_cast<int>(square.content()));
    return 'A';
}

}  // namespace agon::sworms
