#include <algorithm>
#include <array>
#include <limits>

#include "games/entelect/command_text.h"

namespace agon::entelect {
namespace {

// The zeros of all scripts whose digits are of 16 bits; their other digits follow them.
constexpr std::array<std::uint16_t, 36> zeros{0x0660, 0x06F0, 0x07C0, 0x0966, 0x09E6, 0x0A66, 0x0AE6, 0x0B66, 0x0BE6,
                                              0x0C66, 0x0CE6, 0x0D66, 0x0DE6, 0x0E50, 0x0ED0, 0x0F20, 0x1040, 0x1090,
                                              0x17E0, 0x1810, 0x1946, 0x19D0, 0x1A80, 0x1A90, 0x1B50, 0x1BB0, 0x1C40,
                                              0x1C50, 0xA620, 0xA8D0, 0xA900, 0xA9D0, 0xA9F0, 0xAA50, 0xABF0, 0xFF10};

// Of letters of two and three bytes; 0 for all others, which are no digits.
std::size_t length_of_letter(unsigned char front) {
    return (front & 0xE0) == 0xC0 ? 2 : (front & 0xF0) == 0xE0 ? 3 : 0;
}

// Takes a digit of another script from the front of a text in UTF-8.
std::optional<int> take_foreign_digit(std::string_view& text) {
    const std::size_t length = length_of_letter(static_cast<unsigned char>(text.front()));
    if (length == 0 || length > text.size()) return std::nullopt;
    int letter = static_cast<unsigned char>(text.front()) & (length == 2 ? 0x1F : 0x0F);
    for (const char part : text.substr(1, length - 1)) {
        if ((static_cast<unsigned char>(part) & 0xC0) != 0x80) return std::nullopt;
        letter = letter << 6 | (static_cast<unsigned char>(part) & 0x3F);
    }
    const auto after = std::upper_bound(zeros.begin(), zeros.end(), letter);
    if (after == zeros.begin() || letter - after[-1] > 9) return std::nullopt;
    text.remove_prefix(length);
    return letter - after[-1];
}

std::optional<int> take_digit(std::string_view& text) {
    if (text.front() < '0' || text.front() > '9') return take_foreign_digit(text);
    const int digit = text.front() - '0';
    text.remove_prefix(1);
    return digit;
}

}  // namespace

std::optional<std::int32_t> read_number(std::string_view piece) {
    const bool is_negative = piece.starts_with('-');
    if (is_negative || piece.starts_with('+')) piece.remove_prefix(1);
    if (piece.empty()) return std::nullopt;
    const std::int64_t most = std::int64_t{std::numeric_limits<std::int32_t>::max()} + (is_negative ? 1 : 0);
    std::int64_t number = 0;
    while (!piece.empty()) {
        const auto digit = take_digit(piece);
        if (!digit) return std::nullopt;
        number = number * 10 + *digit;
        if (number > most) return std::nullopt;
    }
    return static_cast<std::int32_t>(is_negative ? -number : number);
}

}  // namespace agon::entelect
