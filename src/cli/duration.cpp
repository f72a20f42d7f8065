#include "cli/duration.h"

#include <algorithm>
#include <fmt/format.h>

#include "core/text_cursor.h"

namespace agon::cli {

std::optional<std::chrono::nanoseconds> read_duration(std::string_view text) {
    constexpr std::uint64_t most = 24ull * 3600 * 1000;
    TextCursor in(text);
    const auto whole = in.take_natural(0, most);
    if (!whole) return std::nullopt;
    // Thousandths: whatever is behind the point, at most three digits.
    std::uint64_t thousandths = 0;
    if (in.take('.')) {
        const std::string_view rest = in.rest();
        const std::size_t digits = std::min(rest.find_first_not_of("0123456789"), rest.size());
        if (digits == 0 || digits > 3) return std::nullopt;
        thousandths = *in.take_natural();
        for (std::size_t i = digits; i < 3; ++i) thousandths *= 10;
    }
    const std::string_view unit = trimmed(in.rest());
    const std::uint64_t amount = *whole * 1000 + thousandths;
    std::uint64_t microseconds = 0;
    if (unit.empty() || unit == "ms") microseconds = amount;
    else if (unit == "s") microseconds = amount * 1000;
    else if (unit == "m" || unit == "min") microseconds = amount * 60'000;
    else return std::nullopt;
    if (microseconds > most * 1000) return std::nullopt;
    return std::chrono::microseconds(microseconds);
}

std::string duration_words(std::chrono::nanoseconds time) {
    const double milliseconds = static_cast<double>(time.count()) / 1e6;
    if (milliseconds < 10) return fmt::format("{:.1f} ms", milliseconds);
    if (milliseconds < 1000) return fmt::format("{:.0f} ms", milliseconds);
    return fmt::format("{:.1f} s", milliseconds / 1000);
}

}  // namespace agon::cli
