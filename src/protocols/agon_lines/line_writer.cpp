#include "protocols/agon_lines/line_writer.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "protocols/json/json_writer.h"

namespace agon::agon_lines {

void append_number(std::string& out, std::int64_t number) {
    std::array<char, 24> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    out.append(digits.data(), end);
}

void append_text(std::string& out, std::string_view text) {
    const bool is_plain = std::none_of(text.begin(), text.end(), [](char letter) {
        const auto code = static_cast<unsigned char>(letter);
        return code < 0x20 || code >= 0x80 || letter == '"' || letter == '\\';
    });
    if (is_plain) {
        out += '"';
        out += text;
        out += '"';
        return;
    }
    json::JsonWriter writer;
    writer.text(text);
    out += writer.take();
}

}  // namespace agon::agon_lines
