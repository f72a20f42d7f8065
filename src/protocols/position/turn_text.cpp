#include "protocols/position/turn_text.h"

#include <algorithm>

namespace agon::position::detail {
namespace {

constexpr std::string_view blanks = " \t\r\n";

LinePart trimmed(std::string_view text, std::size_t columns_before) {
    const auto first = std::min(text.find_first_not_of(blanks), text.size());
    text.remove_prefix(first);
    text = text.substr(0, text.find_last_not_of(blanks) + 1);  // npos + 1 is 0
    return {text, static_cast<int>(columns_before + first)};
}

}  // namespace

Result<PerPlayer<LinePart>, ParseError> split_turn(const PerPlayer<bool>& awaited, std::string_view line) {
    const auto problem = [](std::size_t column, const char* expected) {
        return Unexpected{ParseError{1, static_cast<int>(column), expected}};
    };
    const bool first = awaited[Player::First], second = awaited[Player::Second];
    if (!first && !second) return problem(1, "no action: the game is over");
    PerPlayer<LinePart> parts;
    if (first != second) {
        parts[first ? Player::First : Player::Second] = trimmed(line, 0);
        return parts;
    }
    const auto bar = line.find('|');
    if (bar == std::string_view::npos) return problem(line.size() + 1, "\" | \" and the second player's action");
    parts[Player::First] = trimmed(line.substr(0, bar), 0);
    parts[Player::Second] = trimmed(line.substr(bar + 1), bar + 1);
    return parts;
}

}  // namespace agon::position::detail
