#include "protocols/entelect_runner/json_members.h"

#include <cmath>

#include "core/text_cursor.h"
#include "protocols/json/json.h"

namespace agon::entelect_runner {
namespace {

std::optional<std::int64_t> number_in(const Tree& tree, std::int64_t low, std::int64_t high) {
    if (const auto* number = tree.as<std::int64_t>())
        return *number >= low && *number <= high ? std::optional(*number) : std::nullopt;
    // 7.0 is a whole number.
    if (const auto* decimal = tree.as<double>()) {
        const bool fits = *decimal >= static_cast<double>(low) && *decimal <= static_cast<double>(high);
        return fits && std::trunc(*decimal) == *decimal ? std::optional(static_cast<std::int64_t>(*decimal))
                                                        : std::nullopt;
    }
    const auto* text = tree.as<std::string>();
    if (!text) return std::nullopt;
    TextCursor cursor(*text);
    const auto number = cursor.take_integer(low, high);
    return cursor.at_end() ? number : std::nullopt;
}

}  // namespace

Result<JsonMembers, ParseError> JsonMembers::read(std::string_view text) {
    auto tree = json::parse(without_byte_order_mark(text));
    if (!tree) return Unexpected{tree.error()};
    auto* members = std::get_if<Tree::Record>(&tree->content);
    if (!members) return Unexpected{ParseError{1, 1, "a record in { }"}};
    return JsonMembers(std::move(*members));
}

const Tree* JsonMembers::find(std::string_view key) const {
    for (auto member = members_.rbegin(); member != members_.rend(); ++member)
        if (member->key == key) return member->value.as<std::monostate>() ? nullptr : &member->value;
    return nullptr;
}

void JsonMembers::reject(std::string_view key, std::string_view expected) {
    if (!problem_) problem_ = ParseError{0, 0, std::string(expected) + " as " + std::string(key)};
}

std::string JsonMembers::text(std::string_view key) {
    const Tree* const found = find(key);
    if (!found) return "";
    if (const auto* number = found->as<std::int64_t>()) return std::to_string(*number);
    const auto* text = found->as<std::string>();
    if (!text || text->find('\0') != std::string::npos) return reject(key, "a text"), "";
    return *text;
}

std::optional<std::int64_t> JsonMembers::number(std::string_view key, std::int64_t low, std::int64_t high) {
    const Tree* const found = find(key);
    if (!found) return std::nullopt;
    const auto number = number_in(*found, low, high);
    if (!number) reject(key, "a whole number from " + std::to_string(low) + " to " + std::to_string(high));
    return number;
}

bool JsonMembers::flag(std::string_view key) {
    const Tree* const found = find(key);
    if (!found) return false;
    if (const auto* flag = found->as<bool>()) return *flag;
    const auto* text = found->as<std::string>();
    if (!text || (*text != "true" && *text != "false")) return reject(key, "true or false"), false;
    return *text == "true";
}

JsonMembers JsonMembers::record(std::string_view key) {
    const Tree* const found = find(key);
    if (!found) return JsonMembers({});
    if (const auto* members = found->as<Tree::Record>()) return JsonMembers(*members);
    reject(key, "a record");
    return JsonMembers({});
}

}  // namespace agon::entelect_runner
