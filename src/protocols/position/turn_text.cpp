#include "protocols/position/turn_text.h"

#include "core/text_cursor.h"

namespace agon::position::detail {
namespace {

LinePart part_of(std::string_view line, std::size_t from, std::size_t count) {
    const std::string_view text = trimmed(line.substr(from, count));
    return {text, static_cast<int>(text.data() - line.data())};
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
        parts[first ? Player::First : Player::Second] = part_of(line, 0, line.size());
        return parts;
    }
    const auto bar = line.find('|');
    if (bar == std::string_view::npos) return problem(line.size() + 1, "\" | \" and the second player's action");
    parts[Player::First] = part_of(line, 0, bar);
    parts[Player::Second] = part_of(line, bar + 1, line.size());
    return parts;
}

}  // namespace agon::position::detail
