#include "protocols/agon_lines/line_scanner.h"

#include <charconv>

#include "protocols/json/utf8.h"

namespace agon::agon_lines {
namespace {

bool is_plain(char letter) {
    const auto code = static_cast<unsigned char>(letter);
    return code >= 0x20 && code < 0x80 && letter != '"' && letter != '\\';
}

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

void append_utf8(std::string& out, std::uint32_t code) {
    const auto put = [&](std::uint32_t byte) { out += static_cast<char>(static_cast<unsigned char>(byte)); };
    const auto follow = [&](int shift) { put(0x80 | ((code >> shift) & 0x3F)); };
    if (code < 0x80) return put(code);
    if (code < 0x800) {
        put(0xC0 | code >> 6);
    } else if (code < 0x10000) {
        put(0xE0 | code >> 12);
        follow(6);
    } else {
        put(0xF0 | code >> 18);
        follow(12);
        follow(6);
    }
    follow(0);
}

}  // namespace

bool LineScanner::fail_at(std::size_t place, std::string expected) {
    if (!problem_.empty()) return false;
    problem_ = std::move(expected);
    problem_at_ = place;
    return false;
}

ParseError LineScanner::problem() const { return {1, static_cast<int>(problem_at_) + 1, problem_}; }

void LineScanner::skip_blanks() {
    while (at_ < line_.size() && (line_[at_] == ' ' || line_[at_] == '\t' || line_[at_] == '\r' || line_[at_] == '\n'))
        ++at_;
}

bool LineScanner::take(char wanted, const char* expected) { return next_is(wanted) ? step() : fail(expected); }

bool LineScanner::take_word(std::string_view word) {
    if (!line_.substr(at_).starts_with(word)) return fail("a JSON value");
    at_ += word.size();
    return true;
}

bool LineScanner::nothing_more() {
    skip_blanks();
    return at_ == line_.size() || fail("nothing more after the record");
}

bool LineScanner::text(std::string& value) {
    value.clear();
    return take('"', "a text") && rest_of_text(value);
}

bool LineScanner::key(std::string_view& name) {
    if (!take('"', "a key")) return false;
    const std::size_t start = at_;
    while (at_ < line_.size() && is_plain(line_[at_])) ++at_;
    name = line_.substr(start, at_ - start);
    if (next_is('"')) return step();
    key_ = name;
    if (!rest_of_text(key_)) return false;
    name = key_;
    return true;
}

bool LineScanner::rest_of_text(std::string& value) {
    while (true) {
        const std::size_t start = at_;
        while (at_ < line_.size() && is_plain(line_[at_])) ++at_;
        value.append(line_, start, at_ - start);
        if (at_ == line_.size()) return fail("'\"' at the end of the text");
        if (line_[at_] == '"') return step();
        if (line_[at_] == '\\') {
            if (!escape(value)) return false;
            continue;
        }
        if (static_cast<unsigned char>(line_[at_]) < 0x20) return fail("no control character: write \\n or \\u000a");
        const std::size_t length = json::length_of_character(line_.substr(at_));
        if (length == 0) return fail("UTF-8");
        value.append(line_, at_, length);
        at_ += length;
    }
}

bool LineScanner::escape(std::string& value) {
    constexpr std::string_view letters = "\"\\/bfnrt", meanings = "\"\\/\b\f\n\r\t";
    ++at_;
    const char letter = at_ < line_.size() ? line_[at_] : '\0';
    if (letter != 'u') {
        const std::size_t which = letters.find(letter);
        if (which == std::string_view::npos) return fail("one of \"\\/bfnrtu after '\\'");
        value += meanings[which];
        return step();
    }
    constexpr const char* pair = "a pair of surrogates: \\ud800 to \\udbff, then \\udc00 to \\udfff";
    const std::size_t start = at_ - 1;
    std::uint32_t code = 0;
    if (!hex_digits(code)) return false;
    if (code >= 0xDC00 && code <= 0xDFFF) return fail_at(start, pair);
    if (code >= 0xD800 && code <= 0xDBFF) {
        std::uint32_t second = 0;
        if (!line_.substr(at_).starts_with("\\u")) return fail_at(start, pair);
        ++at_;
        if (!hex_digits(second)) return false;
        if (second < 0xDC00 || second > 0xDFFF) return fail_at(start, pair);
        code = 0x10000 + ((code - 0xD800) << 10) + (second - 0xDC00);
    }
    append_utf8(value, code);
    return true;
}

// After the 'u' that is next.
bool LineScanner::hex_digits(std::uint32_t& code) {
    ++at_;
    const std::string_view digits = line_.substr(at_, 4);
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
    if (problem != std::errc{} || digits.size() < 4 || end != digits.data() + 4)
        return fail("four hexadecimal digits after \\u");
    at_ += 4;
    return true;
}

bool LineScanner::whole_number(int low, int high, int& value) {
    const std::size_t start = at_;
    if (!next_is('-') && !(at_ < line_.size() && is_digit(line_[at_]))) return fail("a whole number");
    if (!number()) return false;
    const char* const end = line_.data() + at_;
    const auto [stop, problem] = std::from_chars(line_.data() + start, end, value);
    if (problem == std::errc{} && stop == end && value >= low && value <= high) return true;
    return fail_at(start, "a whole number from " + std::to_string(low) + " to " + std::to_string(high));
}

bool LineScanner::take_digits() {
    if (at_ == line_.size() || !is_digit(line_[at_])) return fail("a digit");
    while (at_ < line_.size() && is_digit(line_[at_])) ++at_;
    return true;
}

bool LineScanner::number() {
    if (next_is('-')) ++at_;
    if (next_is('0')) ++at_;
    else if (!take_digits()) return false;
    if (next_is('.')) {
        ++at_;
        if (!take_digits()) return false;
    }
    if (next_is('e') || next_is('E')) {
        ++at_;
        if (next_is('+') || next_is('-')) ++at_;
        if (!take_digits()) return false;
    }
    return true;
}

bool LineScanner::any_value() {
    const char first = at_ < line_.size() ? line_[at_] : '\0';
    switch (first) {
        case '"': {
            std::string dropped;
            return text(dropped);
        }
        case 't': return take_word("true");
        case 'f': return take_word("false");
        case 'n': return take_word("null");
        case '[':
        case '{': break;
        default: return first == '-' || is_digit(first) ? number() : fail("a JSON value");
    }
    if (++level_ > deepest_level) return fail("at most 64 lists and records inside each other");
    const bool good =
        first == '[' ? list([this] { return any_value(); }) : record([this](std::string_view) { return any_value(); });
    --level_;
    return good;
}

}  // namespace agon::agon_lines
