#include "view/text.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace agon::view {
namespace {

struct Character {
    char32_t code = U'?';
    std::size_t bytes = 1;
    bool valid = false;
};

// The character at the front of a text that is not empty.
Character first_character(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned lead = byte(0);
    if (lead < 0x80) return {static_cast<char32_t>(lead), 1, true};
    const std::size_t length = lead >= 0xF0 && lead < 0xF8 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 0;
    if (length == 0 || lead >= 0xF8 || text.size() < length) return {};
    std::uint32_t code = lead & (0x7Fu >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0u) != 0x80u) return {};
        code = code << 6 | (byte(i) & 0x3Fu);
    }
    constexpr std::array<std::uint32_t, 5> smallest{0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    if (code < smallest[length] || code > 0x10FFFF || surrogate) return {};
    return {static_cast<char32_t>(code), length, true};
}

struct Range {
    char32_t from, to;
};

template <std::size_t N>
bool within(const std::array<Range, N>& ranges, char32_t code) {
    return std::any_of(ranges.begin(), ranges.end(),
                       [&](Range range) { return range.from <= code && code <= range.to; });
}

// Control characters of ASCII and Latin-1, and those that turn the direction of writing around.
constexpr std::array<Range, 6> controls{
    {{0x00, 0x1F}, {0x7F, 0x9F}, {0x200E, 0x200F}, {0x2028, 0x202E}, {0x2066, 0x2069}, {0xFEFF, 0xFEFF}}};
constexpr std::array<Range, 5> combining{
    {{0x0300, 0x036F}, {0x200B, 0x200D}, {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}, {0xE0100, 0xE01EF}}};
constexpr std::array<Range, 9> wide{{{0x1100, 0x115F},
                                     {0x2E80, 0xA4CF},
                                     {0xAC00, 0xD7A3},
                                     {0xF900, 0xFAFF},
                                     {0xFE30, 0xFE6F},
                                     {0xFF00, 0xFF60},
                                     {0xFFE0, 0xFFE6},
                                     {0x1F300, 0x1FAFF},
                                     {0x20000, 0x3FFFD}}};

int columns_of(char32_t code) { return within(combining, code) ? 0 : within(wide, code) ? 2 : 1; }

// How many bytes of the text fit into so many columns.
std::size_t bytes_within(std::string_view text, int columns) {
    std::size_t at = 0;
    while (at < text.size()) {
        const Character next = first_character(text.substr(at));
        columns -= columns_of(next.code);
        if (columns < 0) break;
        at += next.bytes;
    }
    return at;
}

}  // namespace

std::string printable(std::string_view text, Charset charset) {
    std::string clean;
    while (!text.empty()) {
        const Character next = first_character(text);
        const bool ascii = next.code < 0x7F;
        if (next.code == U'\n' || next.code == U'\t') clean += ' ';
        else if (!next.valid || within(controls, next.code) || (charset == Charset::Ascii && !ascii)) clean += '?';
        else clean += text.substr(0, next.bytes);
        text.remove_prefix(next.bytes);
    }
    return clean;
}

std::string printable_lines(std::string_view text) {
    std::string lines;
    while (true) {
        const std::size_t end = text.find('\n');
        lines += printable(text.substr(0, end), Charset::Utf8);
        if (end == std::string_view::npos) return lines;
        lines += '\n';
        text.remove_prefix(end + 1);
    }
}

int columns_of(std::string_view text) {
    int columns = 0;
    while (!text.empty()) {
        const Character next = first_character(text);
        columns += columns_of(next.code);
        text.remove_prefix(next.bytes);
    }
    return columns;
}

std::string cut(std::string_view text, int columns) { return std::string(text.substr(0, bytes_within(text, columns))); }

std::string fit(std::string_view text, int columns) {
    if (columns_of(text) <= columns) return std::string(text);
    if (columns <= 0) return "";
    return cut(text, columns - 1) + "~";
}

std::string pad_right(std::string_view text, int columns) {
    return std::string(text) + std::string(static_cast<std::size_t>(std::max(0, columns - columns_of(text))), ' ');
}

std::string pad_left(std::string_view text, int columns) {
    return std::string(static_cast<std::size_t>(std::max(0, columns - columns_of(text))), ' ') + std::string(text);
}

std::vector<std::string> wrap(std::string_view text, int columns) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        std::size_t end = bytes_within(text, columns);
        // A character of two columns does not fit into one: it is cut off rather than never written.
        if (end == 0) {
            text.remove_prefix(first_character(text).bytes);
            lines.emplace_back("?");
            continue;
        }
        if (end < text.size() && text[end] != ' ') {
            const std::size_t blank = text.substr(0, end).rfind(' ');
            if (blank != std::string_view::npos && blank > 0) end = blank;
        }
        lines.emplace_back(text.substr(0, end));
        while (!lines.back().empty() && lines.back().back() == ' ') lines.back().pop_back();
        text.remove_prefix(end);
        while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    }
    return lines;
}

}  // namespace agon::view
