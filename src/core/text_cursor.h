#pragma once
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

namespace agon {

// Reads a text from front to back and knows where it is, so that an error can name its line and column.
class TextCursor {
public:
    explicit TextCursor(std::string_view text) : text_(text) {}

    bool at_end() const { return at_ == text_.size(); }
    std::string_view rest() const { return text_.substr(at_); }
    char peek() const { return at_end() ? '\0' : text_[at_]; }

    void skip_blanks();                  // blanks and tabs, not line ends
    bool take(char wanted);              // steps over it if it is next
    bool take(std::string_view wanted);  // steps over it if it is next
    std::string_view take_word();        // up to the next blank, tab or line end; may be empty
    std::string_view take_line();        // up to the line end, which is stepped over; a '\r' before it is dropped
    std::optional<std::int64_t> take_integer(std::int64_t low,
                                             std::int64_t high);  // '-' and digits; stays put if there is none
    std::optional<std::uint64_t> take_natural(std::uint64_t low = 0, std::uint64_t high = UINT64_MAX);

    template <std::integral T>
    std::optional<T> take_number(T low = std::numeric_limits<T>::min(), T high = std::numeric_limits<T>::max()) {
        const auto narrowed = [](auto value) {
            return value ? std::optional<T>(static_cast<T>(*value)) : std::nullopt;
        };
        if constexpr (std::unsigned_integral<T>) return narrowed(take_natural(low, high));
        else return narrowed(take_integer(low, high));
    }

    // An error at this place.
    Unexpected<ParseError> expected(std::string what) const;

private:
    std::string_view text_;
    std::size_t at_ = 0;
};

// The part of a text between the blanks around it; of a text of nothing but blanks, its empty end.
std::string_view trimmed(std::string_view text, std::string_view blanks = " \t\r\n");

// Some editors put a byte order mark in front of whatever they save.
std::string_view without_byte_order_mark(std::string_view text);

}  // namespace agon
