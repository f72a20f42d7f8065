#include "protocols/entelect_state/append.h"

#include <charconv>

#include "protocols/json/utf8.h"

namespace agon::entelect_state {
namespace {

constexpr std::string_view replacement_character = "\xEF\xBF\xBD";

// The letter behind the backslash of a short escape; '\0' if there is none.
char short_escape(char letter) {
    switch (letter) {
        case '"': return '"';
        case '\\': return '\\';
        case '\t': return 't';
        case '\b': return 'b';
        case '\n': return 'n';
        case '\r': return 'r';
        case '\f': return 'f';
        default: return '\0';
    }
}

bool needs_code(char letter, Html html) {
    constexpr std::string_view dangerous_in_html = "<>&='";
    return static_cast<unsigned char>(letter) < 0x20 ||
           (html == Html::Escaped && dangerous_in_html.find(letter) != std::string_view::npos);
}

void append_ascii(std::string& out, char letter, Html html) {
    constexpr std::string_view digits = "0123456789abcdef";
    if (const char escape = short_escape(letter)) {
        out += '\\';
        out += escape;
    } else if (needs_code(letter, html)) {
        out += "\\u00";
        out += digits[static_cast<unsigned char>(letter) >> 4];
        out += digits[static_cast<unsigned char>(letter) & 15];
    } else {
        out += letter;
    }
}

}  // namespace

void append_number(std::string& out, std::int64_t number) {
    char digits[24];
    out.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

void append_quoted(std::string& out, std::string_view text, Html html) {
    out += '"';
    while (!text.empty()) {
        const std::size_t length = json::length_of_character(text);
        const std::string_view character = text.substr(0, length == 0 ? 1 : length);
        text.remove_prefix(character.size());
        if (length == 0) out += replacement_character;
        else if (length == 1) append_ascii(out, character.front(), html);
        else if (character == "\u2028") out += "\\u2028";
        else if (character == "\u2029") out += "\\u2029";
        else out += character;
    }
    out += '"';
}

std::string as_utf8(std::string_view bytes) {
    std::string text;
    while (!bytes.empty()) {
        const std::size_t length = json::length_of_character(bytes);
        text += length == 0 ? replacement_character : bytes.substr(0, length);
        bytes.remove_prefix(length == 0 ? 1 : length);
    }
    return text;
}

}  // namespace agon::entelect_state
