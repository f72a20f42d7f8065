#pragma once
#include <array>
#include <bit>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "core/fields.h"

namespace agon {

// 64 bits over the fields of a value, the same on every machine: fields and not bytes (padding has no meaning), integers in
// little-endian order, lists with their length in front.
class Hasher {
public:
    void add_bytes(const void* bytes, std::size_t count);
    void add_number(std::integral auto number) {
        std::array<unsigned char, sizeof(number)> bytes;
        for (std::size_t i = 0; i < bytes.size(); ++i)
            bytes[i] = static_cast<unsigned char>(static_cast<std::uint64_t>(number) >> (8 * i));
        add_bytes(bytes.data(), bytes.size());
    }
    template <class T>
    void add(const T& value);
    std::uint64_t finish() const;

private:
    template <class T>
    void add_range(const T* first, std::size_t count);
    void flush();

    std::array<unsigned char, 1024> buffer_;
    std::size_t used_ = 0;
    std::uint64_t so_far_ = 0;
};

template <class T>
std::uint64_t hash_of(const T& value) {
    Hasher hasher;
    hasher.add(value);
    return hasher.finish();
}

inline void Hasher::add_bytes(const void* bytes, std::size_t count) {
    const auto* from = static_cast<const unsigned char*>(bytes);
    while (count > buffer_.size() - used_) {
        const std::size_t room = buffer_.size() - used_;
        std::memcpy(buffer_.data() + used_, from, room);
        used_ = buffer_.size();
        flush();
        from += room;
        count -= room;
    }
    if (count != 0) std::memcpy(buffer_.data() + used_, from, count);
    used_ += count;
}

template <class T>
void Hasher::add_range(const T* first, std::size_t count) {
    constexpr bool plain = (std::integral<T> || std::is_enum_v<T>)&&!std::same_as<T, bool>;
    if constexpr (plain && std::endian::native == std::endian::little) {
        add_bytes(first, count * sizeof(T));
    } else {
        for (std::size_t i = 0; i < count; ++i) add(first[i]);
    }
}

template <class T>
void Hasher::add(const T& value) {
    if constexpr (std::same_as<T, bool>) {
        add_number(static_cast<unsigned char>(value ? 1 : 0));
    } else if constexpr (std::integral<T>) {
        add_number(value);
    } else if constexpr (std::is_enum_v<T>) {
        add_number(static_cast<std::underlying_type_t<T>>(value));
    } else if constexpr (NumberLike<T>) {
        add_number(value.number());
    } else if constexpr (TextLike<T>) {
        const auto& text = value.text();
        add(std::string_view(text));
    } else if constexpr (std::convertible_to<T, std::string_view>) {
        const std::string_view text = value;
        add_number(static_cast<std::uint32_t>(text.size()));
        add_bytes(text.data(), text.size());
    } else if constexpr (OptionalLike<T>) {
        add(value.has_value());
        if (value) add(*value);
    } else if constexpr (VariantLike<T>) {
        add_number(static_cast<std::uint32_t>(value.index()));
        std::visit([this](const auto& alternative) { this->add(alternative); }, value);
    } else if constexpr (PairLike<T>) {
        add_range(value.values.data(), value.values.size());
    } else if constexpr (is_fixed_array<T>) {
        add_range(value.data(), value.size());
    } else if constexpr (GridLike<T>) {
        add_number(static_cast<std::uint16_t>(value.width()));
        add_number(static_cast<std::uint16_t>(value.height()));
        add_range(value.begin(), value.size());
    } else if constexpr (ListLike<T>) {
        add_number(static_cast<std::uint32_t>(value.size()));
        add_range(value.data(), value.size());
    } else if constexpr (SharedLike<T>) {
        add(*value);
    } else {
        static_assert(HasFields<T>, "a struct that is hashed needs a field list (core/fields.h)");
        T::fields(value, [this](std::string_view, const auto& field) { this->add(field); });
    }
}

}  // namespace agon
