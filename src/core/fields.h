#pragma once
#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>
#include <variant>

// One field list per struct gives its JSON, its hash and its equality over time. A struct offers it as
//
//     static constexpr void fields(auto& self, auto&& visit) { visit("owner", self.owner); visit("at", self.at); }
//
// an enum offers the names of its values, counted from 0, as `constexpr std::array<std::string_view, N> enum_names(E)`, and
// an alternative of a variant offers its own `static constexpr std::string_view name`.
namespace agon {

namespace detail {

struct AnyVisitor {
    template <class T>
    constexpr void operator()(std::string_view, T&) const {}
};

template <class T, template <class...> class Template>
inline constexpr bool is_a = false;
template <class... Args, template <class...> class Template>
inline constexpr bool is_a<Template<Args...>, Template> = true;

}  // namespace detail

template <class T>
concept HasFields = requires(T& value) {
    T::fields(value, detail::AnyVisitor{});
};

template <class E>
concept NamedEnum = std::is_enum_v<E> && requires(E value) {
    enum_names(value).size();
};

template <NamedEnum E>
constexpr std::string_view name_of(E value) {
    return enum_names(value)[static_cast<std::size_t>(value)];
}

template <NamedEnum E>
constexpr std::optional<E> enum_by_name(std::string_view name) {
    const auto names = enum_names(E{});
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name) return static_cast<E>(i);
    return std::nullopt;
}

// What has a field list of its own is known by that alone, whatever else it looks like: hence !HasFields below.

// A small class around one number, written as that number: `number()`, `from_number(n)` and `number_type`.
template <class T>
concept NumberLike = !HasFields<T> && requires(const T& value, typename T::number_type number) {
    { value.number() } -> std::same_as<typename T::number_type>;
    { T::from_number(number) } -> std::same_as<T>;
};

// A small class with a short text of its own, written as that text: `text()`, `from_text(t)`, and what is expected there in words.
template <class T>
concept TextLike = !HasFields<T> && requires(const T& value, std::string_view text) {
    { value.text() } -> std::convertible_to<std::string_view>;
    { T::from_text(text) } -> std::same_as<std::optional<T>>;
    { T::expected_text } -> std::convertible_to<std::string_view>;
};

template <class T>
concept OptionalLike = detail::is_a<T, std::optional>;

template <class T>
concept VariantLike = detail::is_a<T, std::variant>;

// Boards: width, height and the cells row by row.
template <class T>
concept GridLike = !HasFields<T> && requires(const T& grid) {
    grid.width();
    grid.height();
    grid.begin();
};

// std::vector, std::string's cousins and InlineVector: a length and elements.
template <class T>
concept ListLike = !HasFields<T> && !GridLike<T> && requires(T & list, typename T::value_type element) {
    list.resize(std::size_t{});
    list.data();
    list.size();
}
&&!std::convertible_to<T, std::string_view>;

template <class T>
inline constexpr bool is_fixed_array = false;
template <class T, std::size_t N>
inline constexpr bool is_fixed_array<std::array<T, N>> = true;

// PerPlayer is written as its pair of values.
template <class T>
concept PairLike = !HasFields<T> && requires(T & value) {
    requires is_fixed_array<std::remove_cvref_t<decltype(value.values)>>;
};

// Shared<T> is written as the T it points to.
template <class T>
concept SharedLike = !HasFields<T> && requires(const T& value) {
    *value;
    value.operator->();
}
&&!OptionalLike<T>;

}  // namespace agon
