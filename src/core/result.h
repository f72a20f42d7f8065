#pragma once
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

#include "core/check.h"

namespace agon {

// Spelled like std::expected, which neither GCC 12 nor clang 14 has in C++20.
template <class E>
struct Unexpected {
    E error;
};
template <class E>
Unexpected(E) -> Unexpected<E>;

template <class T, class E>
class [[nodiscard]] Result {
public:
    using value_type = T;
    using error_type = E;

    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    template <class F>
    requires std::is_constructible_v<E, F> Result(Unexpected<F> problem)
        : content_(std::in_place_index<1>, std::move(problem.error)) {}

    bool has_value() const { return content_.index() == 0; }
    explicit operator bool() const { return has_value(); }

    T& value() & { return get(); }
    const T& value() const& {
        const T* value = std::get_if<0>(&content_);
        AGON_CHECK(value != nullptr);
        return *value;
    }
    T&& value() && { return std::move(get()); }
    T& operator*() & { return get(); }
    const T& operator*() const& { return value(); }
    T&& operator*() && { return std::move(get()); }
    T* operator->() { return &get(); }
    const T* operator->() const { return &value(); }

    const E& error() const {
        const E* error = std::get_if<1>(&content_);
        AGON_CHECK(error != nullptr);
        return *error;
    }

    bool operator==(const Result&) const = default;

private:
    T& get() {
        T* value = std::get_if<0>(&content_);
        AGON_CHECK(value != nullptr);
        return *value;
    }

    std::variant<T, E> content_;
};

// An error of input: where it is and what was expected there. Lines and columns count from 1; 0 means "no line to name".
struct ParseError {
    int line = 0;
    int column = 0;
    std::string expected;
    bool operator==(const ParseError&) const = default;
};

// "line 3, column 7: expected a number from 0 to 8"
std::string to_text(const ParseError& error);

}  // namespace agon
