#pragma once
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace agon::cli {

// "250ms", "2s", "1.5s", "3m"; a number alone counts milliseconds. At most a day.
std::optional<std::chrono::nanoseconds> read_duration(std::string_view text);
inline constexpr const char* duration_form = "a time such as 250ms, 1.5s or 2m";

inline std::int64_t in_milliseconds(std::chrono::nanoseconds time) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
}

// "1.204 s", "350 ms"
std::string duration_words(std::chrono::nanoseconds time);

}  // namespace agon::cli
