#include "protocols/json/json_writer.h"

#include <utility>

#include "core/check.h"
#include "protocols/json/utf8.h"

namespace agon::json {
namespace {

constexpr std::size_t longest_on_one_line = 88;
constexpr std::string_view replacement_character = "\xEF\xBF\xBD";

std::string escaped(char letter) {
    switch (letter) {
        case '"': return "\\\"";
        case '\\': return "\\\\";
        case '\n': return "\\n";
        case '\r': return "\\r";
        case '\t': return "\\t";
        default: break;
    }
    constexpr std::string_view digits = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(letter);
    return std::string("\\u00") + digits[code >> 4] + digits[code & 15];
}

bool needs_escape(char letter) {
    const auto code = static_cast<unsigned char>(letter);
    return code < 0x20 || code == 0x7f || letter == '"' || letter == '\\';
}

// U+0080 to U+009F, two bytes each: some terminals obey them, so they are escaped though JSON does not ask for it.
bool is_late_control(std::string_view character) {
    return character.size() == 2 && character[0] == '\xC2' && static_cast<unsigned char>(character[1]) < 0xa0;
}

}  // namespace

void JsonWriter::nothing() {
    begin_value();
    out_ += "null";
}

void JsonWriter::boolean(bool value) {
    begin_value();
    out_ += value ? "true" : "false";
}

void JsonWriter::integer(std::int64_t value) {
    begin_value();
    out_ += std::to_string(value);
}

void JsonWriter::natural(std::uint64_t value) {
    begin_value();
    out_ += std::to_string(value);
}

void JsonWriter::text(std::string_view value) {
    begin_value();
    quote(value);
}

void JsonWriter::begin_list() { begin_level('['); }
void JsonWriter::end_list() { end_level(']'); }
void JsonWriter::begin_record() { begin_level('{'); }
void JsonWriter::end_record() { end_level('}'); }

void JsonWriter::key(std::string_view name) {
    separate();
    quote(name);
    out_ += layout_ == Layout::Indented ? ": " : ":";
    after_key_ = true;
}

std::string JsonWriter::take() {
    AGON_CHECK(levels_.empty() && !after_key_);
    if (layout_ == Layout::Indented) out_ += '\n';
    return std::exchange(out_, {});
}

void JsonWriter::separate() {
    if (levels_.empty()) return;
    if (!levels_.back().is_empty) out_ += ',';
    levels_.back().is_empty = false;
    break_line();
}

void JsonWriter::begin_value() {
    if (!std::exchange(after_key_, false)) separate();
}

void JsonWriter::begin_level(char bracket) {
    begin_value();
    levels_.push_back({out_.size()});
    out_ += bracket;
}

void JsonWriter::end_level(char bracket) {
    AGON_CHECK(!levels_.empty());
    const Level level = levels_.back();
    levels_.pop_back();
    if (!level.is_empty) break_line();
    out_ += bracket;
    draw_together(level.start);
}

void JsonWriter::break_line() {
    if (layout_ == Layout::OneLine) return;
    out_ += '\n';
    out_.append(2 * levels_.size(), ' ');
}

// A short list or record is easier to read on one line. A line end cannot be part of a text: those are escaped.
void JsonWriter::draw_together(std::size_t start) {
    if (layout_ == Layout::OneLine) return;
    std::string line;
    for (std::size_t i = start; i < out_.size(); ++i) {
        if (out_[i] != '\n') {
            line += out_[i];
            if (line.size() > longest_on_one_line) return;
            continue;
        }
        while (out_[i + 1] == ' ') ++i;
        if (line.back() == ',') line += ' ';
    }
    out_.resize(start);
    out_ += line;
}

void JsonWriter::quote(std::string_view value) {
    out_ += '"';
    while (!value.empty()) {
        const std::size_t length = length_of_character(value);
        if (length == 0) out_ += replacement_character;
        else if (needs_escape(value.front())) out_ += escaped(value.front());
        else if (is_late_control(value.substr(0, length))) out_ += escaped(value[1]);
        else out_ += value.substr(0, length);
        value.remove_prefix(length == 0 ? 1 : length);
    }
    out_ += '"';
}

}  // namespace agon::json
