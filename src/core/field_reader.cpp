#include "core/field_reader.h"

#include <utility>

namespace agon::detail {

const Tree* find_member(const Tree::Record& record, std::string_view key) {
    for (const TreeMember& member : record)
        if (member.key == key) return &member.value;
    return nullptr;
}

std::optional<std::int64_t> integer_within(const Tree& tree, std::int64_t low, std::int64_t high) {
    std::int64_t value = 0;
    if (const auto* integer = tree.as<std::int64_t>()) value = *integer;
    else if (const auto* natural = tree.as<std::uint64_t>(); natural && std::in_range<std::int64_t>(*natural))
        value = static_cast<std::int64_t>(*natural);
    else return std::nullopt;
    if (value < low || value > high) return std::nullopt;
    return value;
}

std::optional<std::uint64_t> natural_within(const Tree& tree, std::uint64_t high) {
    std::uint64_t value = 0;
    if (const auto* natural = tree.as<std::uint64_t>()) value = *natural;
    else if (const auto* integer = tree.as<std::int64_t>(); integer && *integer >= 0)
        value = static_cast<std::uint64_t>(*integer);
    else return std::nullopt;
    if (value > high) return std::nullopt;
    return value;
}

std::string a_number_from(const std::string& low, const std::string& high) {
    return "a whole number from " + low + " to " + high;
}

std::string one_of(const std::string_view* names, std::size_t count) {
    std::string text = "one of";
    for (std::size_t i = 0; i < count; ++i) text += (i == 0 ? " " : ", ") + std::string(names[i]);
    return text;
}

}  // namespace agon::detail
