#include "protocols/scrabble_console/command.h"

#include <algorithm>
#include <optional>

namespace agon::scrabble_console {

using scrabble::Direction;
using scrabble::upper;

namespace {

// Words lie between blanks and tabs; a '\r' is a character like any other. Empty at the end.
std::string_view take_word(std::string_view& rest) {
    constexpr std::string_view separators = " \t";
    rest.remove_prefix(std::min(rest.find_first_not_of(separators), rest.size()));
    const std::string_view word = rest.substr(0, rest.find_first_of(separators));
    rest.remove_prefix(word.size());
    return word;
}

bool is_word(std::string_view word, std::string_view upper_case) {
    return std::equal(word.begin(), word.end(), upper_case.begin(), upper_case.end(),
                      [](char a, char b) { return upper(a) == b; });
}

std::optional<int> place_of(std::string_view word) {
    if (word.size() != 1 || !scrabble::is_letter(word.front())) return std::nullopt;
    return upper(word.front()) - 'A';
}

std::optional<Direction> direction_of(std::string_view word) {
    if (is_word(word, "H")) return Direction::Horizontal;
    if (is_word(word, "V")) return Direction::Vertical;
    return std::nullopt;
}

Command read_insert(std::string_view rest) {
    const auto row = place_of(take_word(rest));
    const auto column = place_of(take_word(rest));
    const auto direction = direction_of(take_word(rest));
    const std::string_view word = take_word(rest);
    if (!row || !column || !direction || word.empty()) return BadParameters{};
    return Insert{{{*column, *row}, *direction, word}};
}

}  // namespace

Command read_command(std::string_view line) {
    std::string_view rest = line;
    const std::string_view verb = take_word(rest);
    if (verb.empty()) return Nothing{};
    if (is_word(verb, "INSERT")) return read_insert(rest);
    if (is_word(verb, "HELP")) return Help{};
    if (is_word(verb, "QUIT")) return Quit{};
    if (is_word(verb, "SAVE")) return Save{};
    if (is_word(verb, "LOAD"))
        if (const std::string_view path = take_word(rest); !path.empty()) return Load{path};
    return Unknown{};
}

}  // namespace agon::scrabble_console
