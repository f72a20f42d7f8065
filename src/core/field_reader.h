#pragma once
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/fields.h"
#include "core/result.h"
#include "core/tree.h"

namespace agon {

// What a key that is not there means. A key that nobody asked for is always an error: a misspelt one must not pass silently.
enum class Missing : bool { IsAnError, KeepsDefault };

struct FieldProblem {
    std::string where;  // ".state.cells[3]"
    std::string expected;
};

template <class T>
std::optional<FieldProblem> read_fields(const Tree& tree, T& value, Missing missing);

template <class T>
Result<T, ParseError> from_tree(const Tree& tree, Missing missing = Missing::IsAnError) {
    T value{};
    if (const auto problem = read_fields(tree, value, missing)) {
        const std::string_view path = problem->where;
        const std::string place = path.empty() ? "" : " at " + std::string(path.substr(path.starts_with('.') ? 1 : 0));
        return Unexpected{ParseError{0, 0, problem->expected + place}};
    }
    return value;
}

namespace detail {

const Tree* find_member(const Tree::Record& record, std::string_view key);
std::optional<std::int64_t> integer_within(const Tree& tree, std::int64_t low, std::int64_t high);
std::optional<std::uint64_t> natural_within(const Tree& tree, std::uint64_t high);
std::string a_number_from(const std::string& low, const std::string& high);
std::string one_of(const std::string_view* names, std::size_t count);

inline FieldProblem inside(std::string where, FieldProblem problem) {
    return {std::move(where) + problem.where, std::move(problem.expected)};
}

template <std::integral T>
std::optional<FieldProblem> read_number(const Tree& tree, T& value) {
    constexpr T low = std::numeric_limits<T>::min(), high = std::numeric_limits<T>::max();
    if constexpr (std::is_signed_v<T>) {
        const auto number = integer_within(tree, low, high);
        if (number) value = static_cast<T>(*number);
        if (number) return std::nullopt;
    } else {
        const auto number = natural_within(tree, high);
        if (number) value = static_cast<T>(*number);
        if (number) return std::nullopt;
    }
    return FieldProblem{"", a_number_from(std::to_string(low), std::to_string(high))};
}

template <class T>
std::optional<FieldProblem> read_elements(const Tree::List& list, T* first, Missing missing) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (auto problem = read_fields(list[i], first[i], missing))
            return inside("[" + std::to_string(i) + "]", std::move(*problem));
    return std::nullopt;
}

template <class T>
std::optional<FieldProblem> read_exactly(const Tree& tree, T* first, std::size_t count, Missing missing) {
    const auto* list = tree.as<Tree::List>();
    if (!list || list->size() != count) return FieldProblem{"", "a list of " + std::to_string(count)};
    return read_elements(*list, first, missing);
}

template <class T>
std::optional<FieldProblem> read_grid(const Tree& tree, T& grid, Missing missing) {
    const auto* record = tree.as<Tree::Record>();
    const Tree* width = record ? find_member(*record, "width") : nullptr;
    const Tree* height = record ? find_member(*record, "height") : nullptr;
    const Tree* cells = record ? find_member(*record, "cells") : nullptr;
    if (!width || !height || !cells || record->size() != 3)
        return FieldProblem{"", "a board with width, height and cells"};
    constexpr std::int64_t longest_side = std::numeric_limits<std::int16_t>::max();
    const auto across = integer_within(*width, 0, longest_side), down = integer_within(*height, 0, longest_side);
    if (!across || !down) return FieldProblem{"", "a width and a height from 0 to 32767"};
    // The number of cells is compared before any room is made for them.
    const auto* list = cells->as<Tree::List>();
    if (!list || list->size() != static_cast<std::size_t>(*across * *down))
        return FieldProblem{".cells", "a list of width times height cells"};
    grid = T(static_cast<int>(*across), static_cast<int>(*down));
    if (auto problem = read_elements(*list, grid.begin(), missing)) return inside(".cells", std::move(*problem));
    return std::nullopt;
}

template <class T, std::size_t I = 0>
std::optional<FieldProblem> read_alternative(const TreeMember& member, T& value, Missing missing) {
    if constexpr (I == std::variant_size_v<T>) {
        return FieldProblem{"", "a known kind instead of " + member.key};
    } else {
        using Alternative = std::variant_alternative_t<I, T>;
        if (Alternative::name != member.key) return read_alternative<T, I + 1>(member, value, missing);
        Alternative alternative{};
        if (auto problem = read_fields(member.value, alternative, missing))
            return inside("." + member.key, std::move(*problem));
        value = std::move(alternative);
        return std::nullopt;
    }
}

template <class T>
std::optional<FieldProblem> read_record(const Tree& tree, T& value, Missing missing) {
    const auto* record = tree.as<Tree::Record>();
    if (!record) return FieldProblem{"", "a record"};
    std::optional<FieldProblem> problem;
    std::size_t known = 0;
    T::fields(value, [&](std::string_view name, auto& field) {
        if (problem) return;
        const Tree* part = find_member(*record, name);
        if (part) {
            ++known;
            if (auto inner = read_fields(*part, field, missing))
                problem = inside("." + std::string(name), std::move(*inner));
        } else if (missing == Missing::IsAnError) {
            problem = FieldProblem{"", "the key \"" + std::string(name) + "\""};
        }
    });
    if (problem || known == record->size()) return problem;
    for (const TreeMember& member : *record) {
        bool asked_for = false;
        T::fields(value, [&](std::string_view name, const auto&) { asked_for = asked_for || name == member.key; });
        if (!asked_for) return FieldProblem{"", "no key \"" + member.key + "\""};
        if (find_member(*record, member.key) != &member.value)
            problem = FieldProblem{"", "the key \"" + member.key + "\" only once"};
    }
    return problem;
}

}  // namespace detail

template <class T>
std::optional<FieldProblem> read_fields(const Tree& tree, T& value, Missing missing) {
    if constexpr (std::same_as<T, bool>) {
        const bool* flag = tree.as<bool>();
        if (!flag) return FieldProblem{"", "true or false"};
        value = *flag;
    } else if constexpr (std::integral<T>) {
        return detail::read_number(tree, value);
    } else if constexpr (std::is_enum_v<T>) {
        const auto* word = tree.as<std::string>();
        const auto named = word ? enum_by_name<T>(*word) : std::nullopt;
        const auto names = enum_names(T{});
        if (!named) return FieldProblem{"", detail::one_of(names.data(), names.size())};
        value = *named;
    } else if constexpr (NumberLike<T>) {
        typename T::number_type number{};
        if (auto problem = detail::read_number(tree, number)) return problem;
        value = T::from_number(number);
    } else if constexpr (TextLike<T>) {
        const auto* text = tree.as<std::string>();
        auto known = text ? T::from_text(*text) : std::nullopt;
        if (!known) return FieldProblem{"", std::string(T::expected_text)};
        value = *std::move(known);
    } else if constexpr (std::same_as<T, std::string>) {
        const auto* text = tree.as<std::string>();
        if (!text) return FieldProblem{"", "a text"};
        value = *text;
    } else if constexpr (OptionalLike<T>) {
        value.reset();
        if (tree.as<std::monostate>()) return std::nullopt;
        return read_fields(tree, value.emplace(), missing);
    } else if constexpr (VariantLike<T>) {
        const auto* record = tree.as<Tree::Record>();
        if (!record || record->size() != 1) return FieldProblem{"", "a record with one key, its kind"};
        return detail::read_alternative(record->front(), value, missing);
    } else if constexpr (PairLike<T>) {
        return detail::read_exactly(tree, value.values.data(), value.values.size(), missing);
    } else if constexpr (is_fixed_array<T>) {
        return detail::read_exactly(tree, value.data(), value.size(), missing);
    } else if constexpr (GridLike<T>) {
        return detail::read_grid(tree, value, missing);
    } else if constexpr (ListLike<T>) {
        const auto* list = tree.as<Tree::List>();
        if (!list) return FieldProblem{"", "a list"};
        value.clear();  // elements are read into defaults of their own, not over those of another list
        value.resize(list->size());
        return detail::read_elements(*list, value.data(), missing);
    } else if constexpr (SharedLike<T>) {
        std::remove_cvref_t<decltype(*value)> content = *value;
        if (auto problem = read_fields(tree, content, missing)) return problem;
        value = T(std::move(content));
    } else {
        static_assert(HasFields<T>, "a struct that is read needs a field list (core/fields.h)");
        return detail::read_record(tree, value, missing);
    }
    return std::nullopt;
}

}  // namespace agon
