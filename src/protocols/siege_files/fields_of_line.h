#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

// What the three files have in common.
namespace agon::siege_files {

// The words of a line between blanks and tabs, the first eight of them: no line has more that mean something.
struct LineFields {
    std::array<std::string_view, 8> words{};
    std::size_t count = 0;

    std::string_view operator[](std::size_t index) const { return words[index]; }
};
LineFields fields_of_line(std::string_view line);

// A letter as a field of its own; '\0' if it is none.
constexpr char letter_of_field(std::string_view field) { return field.size() == 1 ? field.front() : '\0'; }

// -?[0-9]+ of any length; what is beyond the bounds is read as the nearer of them.
std::optional<std::int64_t> read_integer(std::string_view field, std::int64_t low = INT64_MIN,
                                         std::int64_t high = INT64_MAX);

}  // namespace agon::siege_files
