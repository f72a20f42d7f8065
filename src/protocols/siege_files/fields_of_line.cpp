#include "protocols/siege_files/fields_of_line.h"

#include <algorithm>
#include <charconv>

namespace agon::siege_files {

LineFields fields_of_line(std::string_view line) {
    constexpr std::string_view blanks = " \t";
    LineFields fields;
    while (fields.count < fields.words.size()) {
        line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
        if (line.empty()) break;
        const std::string_view word = line.substr(0, line.find_first_of(blanks));
        fields.words[fields.count++] = word;
        line.remove_prefix(word.size());
    }
    return fields;
}

std::optional<std::int64_t> read_integer(std::string_view field, std::int64_t low, std::int64_t high) {
    std::int64_t value = 0;
    const char* const end = field.data() + field.size();
    const auto [stopped, problem] = std::from_chars(field.data(), end, value);
    if (problem == std::errc::invalid_argument || stopped != end) return std::nullopt;
    if (problem == std::errc::result_out_of_range) return field.front() == '-' ? low : high;
    return std::clamp(value, low, high);
}

}  // namespace agon::siege_files
