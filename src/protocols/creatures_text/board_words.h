#pragma once
#include <cstddef>
#include <cstring>
#include <string>

// Words between blanks, with where they are. Plain C++11, like the kernel of the rules.
namespace agon {
namespace creatures_text {

// Without letters where nothing is left: then it is where the next one was expected.
struct Word {
    const char* letters;
    std::size_t size;
    int line, column;  // counted from 1

    bool is_missing() const { return size == 0; }
    std::string text() const { return std::string(letters, size); }
    bool is(const char* other) const { return size == std::strlen(other) && std::memcmp(letters, other, size) == 0; }
};

inline bool is_blank(char letter) {
    return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r' || letter == '\v' || letter == '\f';
}

// All bytes but blanks belong to words, also NUL.
class Words {
public:
    Words(const char* begin, const char* end, int line) : at_(begin), end_(end), line_begin_(begin), line_(line) {}

    Word next() {
        for (; at_ != end_ && is_blank(*at_); ++at_) {
            if (*at_ != '\n') continue;
            ++line_;
            line_begin_ = at_ + 1;
        }
        const Word word = {at_, length_of_word(), line_, static_cast<int>(at_ - line_begin_) + 1};
        at_ += word.size;
        return word;
    }

private:
    std::size_t length_of_word() const {
        const char* end = at_;
        while (end != end_ && !is_blank(*end)) ++end;
        return static_cast<std::size_t>(end - at_);
    }

    const char *at_, *end_, *line_begin_;
    int line_;
};

// -?[0-9]+, of any length; false if it is none or beyond the bounds.
inline bool read_number(const std::string& text, long long low, long long high, long long& number) {
    const bool is_negative = !text.empty() && text[0] == '-';
    const long long most = 1000000000000LL;  // more than any number of ours may be
    if (text.size() == (is_negative ? 1u : 0u)) return false;
    number = 0;
    for (std::size_t i = is_negative ? 1 : 0; i < text.size(); ++i) {
        if (text[i] < '0' || text[i] > '9') return false;
        if (number < most) number = number * 10 + (text[i] - '0');
    }
    if (is_negative) number = -number;
    return number >= low && number <= high;
}

}  // namespace creatures_text
}  // namespace agon
