#pragma once
#include <cstdint>
#include <string_view>

#include "core/fields.h"

namespace agon {

// Takes a value apart into named parts. JSON text is one implementation (protocols/json), readable text another (view).
class FieldWriter {
public:
    virtual ~FieldWriter() = default;
    virtual void nothing() = 0;
    virtual void boolean(bool value) = 0;
    virtual void integer(std::int64_t value) = 0;
    virtual void natural(std::uint64_t value) = 0;
    virtual void text(std::string_view value) = 0;
    virtual void begin_list() = 0;
    virtual void end_list() = 0;
    virtual void begin_record() = 0;
    virtual void key(std::string_view name) = 0;
    virtual void end_record() = 0;
};

template <class T>
void write_fields(FieldWriter& out, const T& value);

// A key of a record and its value.
template <class T>
void write_member(FieldWriter& out, std::string_view name, const T& value) {
    out.key(name);
    write_fields(out, value);
}

namespace detail {

template <class T>
void write_list(FieldWriter& out, const T* first, std::size_t count) {
    out.begin_list();
    for (std::size_t i = 0; i < count; ++i) write_fields(out, first[i]);
    out.end_list();
}

}  // namespace detail

template <class T>
void write_fields(FieldWriter& out, const T& value) {
    if constexpr (std::same_as<T, bool>) {
        out.boolean(value);
    } else if constexpr (std::unsigned_integral<T>) {
        out.natural(value);
    } else if constexpr (std::integral<T>) {
        out.integer(value);
    } else if constexpr (std::is_enum_v<T>) {
        static_assert(NamedEnum<T>, "an enum in a field list needs enum_names (core/fields.h)");
        out.text(name_of(value));
    } else if constexpr (NumberLike<T>) {
        write_fields(out, value.number());
    } else if constexpr (TextLike<T>) {
        out.text(value.text());
    } else if constexpr (std::convertible_to<T, std::string_view>) {
        out.text(value);
    } else if constexpr (OptionalLike<T>) {
        if (value) write_fields(out, *value);
        else out.nothing();
    } else if constexpr (VariantLike<T>) {
        out.begin_record();
        std::visit([&](const auto& part) { write_member(out, std::remove_cvref_t<decltype(part)>::name, part); },
                   value);
        out.end_record();
    } else if constexpr (PairLike<T>) {
        detail::write_list(out, value.values.data(), value.values.size());
    } else if constexpr (is_fixed_array<T>) {
        detail::write_list(out, value.data(), value.size());
    } else if constexpr (GridLike<T>) {
        out.begin_record();
        write_member(out, "width", value.width());
        write_member(out, "height", value.height());
        out.key("cells");
        detail::write_list(out, value.begin(), value.size());
        out.end_record();
    } else if constexpr (ListLike<T>) {
        detail::write_list(out, value.data(), value.size());
    } else if constexpr (SharedLike<T>) {
        write_fields(out, *value);
    } else {
        static_assert(HasFields<T>, "a struct that is written needs a field list (core/fields.h)");
        out.begin_record();
        T::fields(value, [&](std::string_view name, const auto& field) { write_member(out, name, field); });
        out.end_record();
    }
}

}  // namespace agon
