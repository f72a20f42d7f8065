#pragma once
#include "protocols/json/json.h"

// What is not as usual, as JSON: whoever reads it keeps the usual values of the fields that are left out (Missing::KeepsDefault).
namespace agon::json {

namespace detail {

template <class T>
void write_changes(FieldWriter& out, const T& value, const T& usual) {
    if constexpr (HasFields<T>) {
        out.begin_record();
        T::fields(value, [&]<class Field>(std::string_view name, const Field& field) {
            // The field of the same name has the same type.
            T::fields(usual, [&]<class Other>(std::string_view other_name, const Other& other) {
                if constexpr (std::same_as<Field, Other>) {
                    if (name != other_name || field == other) return;
                    out.key(name);
                    write_changes(out, field, other);
                }
            });
        });
        out.end_record();
    } else {
        write_fields(out, value);
    }
}

}  // namespace detail

template <class T>
std::string changes_to_json(const T& value, const T& usual = {}) {
    JsonWriter writer(Layout::OneLine);
    detail::write_changes(writer, value, usual);
    return writer.take();
}

}  // namespace agon::json
