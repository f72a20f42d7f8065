#include "core/text_cursor.h"

#include <algorithm>
#include <charconv>

namespace agon {

void TextCursor::skip_blanks() {
    while (!at_end() && (text_[at_] == ' ' || text_[at_] == '\t')) ++at_;
}

bool TextCursor::take(char wanted) {
    if (at_end() || text_[at_] != wanted) return false;
    ++at_;
    return true;
}

bool TextCursor::take(std::string_view wanted) {
    if (!rest().starts_with(wanted)) return false;
    at_ += wanted.size();
    return true;
}

std::string_view TextCursor::take_word() {
    const std::string_view word = rest().substr(0, rest().find_first_of(" \t\r\n"));
    at_ += word.size();
    return word;
}

std::string_view TextCursor::take_line() {
    std::string_view line = rest().substr(0, rest().find('\n'));
    at_ = std::min(text_.size(), at_ + line.size() + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

std::optional<std::int64_t> TextCursor::take_integer(std::int64_t low, std::int64_t high) {
    std::int64_t value = 0;
    const auto [end, problem] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), value);
    if (problem != std::errc{} || value < low || value > high) return std::nullopt;
    at_ = static_cast<std::size_t>(end - text_.data());
    return value;
}

std::optional<std::uint64_t> TextCursor::take_natural(std::uint64_t low, std::uint64_t high) {
    std::uint64_t value = 0;
    const auto [end, problem] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), value);
    if (problem != std::errc{} || value < low || value > high) return std::nullopt;
    at_ = static_cast<std::size_t>(end - text_.data());
    return value;
}

Unexpected<ParseError> TextCursor::expected(std::string what) const {
    const std::string_view before = text_.substr(0, at_);
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const auto line_start = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    return Unexpected{ParseError{static_cast<int>(line), static_cast<int>(at_ - line_start + 1), std::move(what)}};
}

std::string_view trimmed(std::string_view text, std::string_view blanks) {
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    return text.substr(0, text.find_last_not_of(blanks) + 1);  // npos + 1 is 0
}

std::string_view without_byte_order_mark(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (text.starts_with(mark)) text.remove_prefix(mark.size());
    return text;
}

}  // namespace agon
