#pragma once
#include <string>
#include <string_view>

#include "core/field_reader.h"
#include "protocols/json/json_writer.h"

// JSON at the edge: values with field lists become text here, and text becomes values. The library that parses stays in json.cpp.
namespace agon::json {

// One line, without a line end.
template <class T>
std::string to_json(const T& value) {
    JsonWriter writer(Layout::OneLine);
    write_fields(writer, value);
    return writer.take();
}

template <class T>
std::string to_pretty_json(const T& value) {
    JsonWriter writer(Layout::Indented);
    write_fields(writer, value);
    return writer.take();
}

// Whole numbers become int64 or, beyond it, uint64; all others double. A key that stands twice is kept twice: the field reader
// refuses it.
Result<Tree, ParseError> parse(std::string_view text);

template <class T>
Result<T, ParseError> from_json(std::string_view text, Missing missing = Missing::IsAnError) {
    const auto tree = parse(text);
    if (!tree) return Unexpected{tree.error()};
    return from_tree<T>(*tree, missing);
}

}  // namespace agon::json
