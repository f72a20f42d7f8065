#pragma once
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

#include "core/fields.h"
#include "core/hash.h"

namespace agon::replay {

namespace detail {

// One letter for each kind of value, then what it is made of, with all names: what is packed depends on nothing else.
template <class T>
void add_schema(Hasher& hasher) {
    const auto add = [&](char kind, std::size_t number) {
        hasher.add(kind);
        hasher.add(static_cast<std::uint32_t>(number));
    };
    if constexpr (std::same_as<T, bool>) {
        add('b', 1);
    } else if constexpr (std::integral<T>) {
        add(std::signed_integral<T> ? 'i' : 'u', sizeof(T));
    } else if constexpr (std::is_enum_v<T>) {
        const auto names = enum_names(T{});
        add('e', names.size());
        for (const std::string_view name : names) hasher.add(name);
    } else if constexpr (NumberLike<T>) {
        add('n', 1);
        add_schema<typename T::number_type>(hasher);
    } else if constexpr (TextLike<T> || std::same_as<T, std::string>) {
        add('t', 1);
    } else if constexpr (OptionalLike<T>) {
        add('o', 1);
        add_schema<typename T::value_type>(hasher);
    } else if constexpr (VariantLike<T>) {
        add('v', std::variant_size_v<T>);
        [&]<class... Alternatives>(const std::variant<Alternatives...>*) {
            ((hasher.add(std::string_view(Alternatives::name)), add_schema<Alternatives>(hasher)), ...);
        }(static_cast<const T*>(nullptr));
    } else if constexpr (PairLike<T>) {
        add('a', 2);
        add_schema<typename decltype(T::values)::value_type>(hasher);
    } else if constexpr (is_fixed_array<T>) {
        add('a', std::tuple_size_v<T>);
        add_schema<typename T::value_type>(hasher);
    } else if constexpr (ListLike<T>) {
        add('l', 1);
        add_schema<typename T::value_type>(hasher);
    } else if constexpr (GridLike<T>) {
        add('g', 1);
        add_schema<typename T::value_type>(hasher);
    } else if constexpr (SharedLike<T>) {
        add('s', 1);
        add_schema<std::remove_cvref_t<decltype(*std::declval<T>())>>(hasher);
    } else {
        static_assert(HasFields<T>, "a struct in an action needs a field list (core/fields.h)");
        T value{};
        std::size_t count = 0;
        T::fields(value, [&](std::string_view, const auto&) { ++count; });
        add('r', count);
        T::fields(value, [&]<class Field>(std::string_view name, const Field&) {
            hasher.add(name);
            add_schema<Field>(hasher);
        });
    }
}

}  // namespace detail

// Names the shape of a type: actions that were packed under another shape cannot be unpacked.
template <class T>
std::uint32_t schema_of() {
    Hasher hasher;
    detail::add_schema<T>(hasher);
    return static_cast<std::uint32_t>(hasher.finish());
}

}  // namespace agon::replay
