#pragma once
#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <span>
#include <type_traits>
#include <utility>

#include "core/check.h"

namespace agon {

// A list that lives inside its owner up to InlineCount elements and on the heap beyond. States are made of these: copying
// one of the document's size never allocates, and assigning into a list that was once as long never allocates either.
template <class T, std::size_t InlineCount>
class InlineVector {
    static_assert(std::is_trivially_copyable_v<T> && std::is_default_constructible_v<T>);

public:
    using value_type = T;
    static constexpr std::size_t inline_count = InlineCount;

    InlineVector() {}
    explicit InlineVector(std::size_t count, const T& value = T{}) { resize(count, value); }
    InlineVector(std::initializer_list<T> values) { assign(values.begin(), values.size()); }
    InlineVector(const InlineVector& other) { assign(other.data(), other.size_); }
    InlineVector(InlineVector&& other) noexcept { take(other); }
    ~InlineVector() { delete[] heap_; }

    InlineVector& operator=(const InlineVector& other) {
        if (this != &other) assign(other.data(), other.size_);
        return *this;
    }
    InlineVector& operator=(InlineVector&& other) noexcept {
        if (this != &other) take(other);
        return *this;
    }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    T* data() { return heap_ ? heap_ : inline_; }
    const T* data() const { return heap_ ? heap_ : inline_; }
    T* begin() { return data(); }
    T* end() { return data() + size_; }
    const T* begin() const { return data(); }
    const T* end() const { return data() + size_; }
    T& operator[](std::size_t index) {
        assert(index < size_);
        return data()[index];
    }
    const T& operator[](std::size_t index) const {
        assert(index < size_);
        return data()[index];
    }
    T& back() { return (*this)[size_ - 1]; }
    const T& back() const { return (*this)[size_ - 1]; }

    void push_back(T value) {
        if (size_ == capacity_) grow_to(size_ + 1);
        data()[size_++] = value;
    }
    void pop_back() {
        assert(size_ > 0);
        --size_;
    }
    void clear() { size_ = 0; }
    // By value: it may be an element of the very block that is given up for a larger one.
    void resize(std::size_t count, T value = T{}) {
        if (count > capacity_) grow_to(count);
        if (count > size_) std::fill(data() + size_, data() + count, value);
        size_ = static_cast<std::uint32_t>(count);
    }
    // Keeps the order of the others: lists of pieces are printed and played in order.
    void erase_at(std::size_t index) {
        AGON_CHECK(index < size_);
        std::copy(begin() + index + 1, end(), begin() + index);
        --size_;
    }

    bool operator==(const InlineVector& other) const { return std::equal(begin(), end(), other.begin(), other.end()); }

private:
    void grow_to(std::size_t count) {
        AGON_CHECK(count <= 0x7fffffff);
        const std::size_t room = std::max(count, std::size_t{capacity_} * 2);
        T* larger = new T[room];
        std::copy(begin(), end(), larger);
        delete[] heap_;
        heap_ = larger;
        capacity_ = static_cast<std::uint32_t>(room);
    }
    void assign(const T* values, std::size_t count) {
        if (count > capacity_) {
            size_ = 0;
            grow_to(count);
        }
        std::copy(values, values + count, data());
        size_ = static_cast<std::uint32_t>(count);
    }
    void take(InlineVector& other) noexcept {
        if (other.heap_ == nullptr) {
            // Whatever we hold already has room for an inline list.
            std::copy(other.begin(), other.end(), data());
            size_ = other.size_;
        } else {
            delete[] heap_;
            heap_ = std::exchange(other.heap_, nullptr);
            capacity_ = std::exchange(other.capacity_, static_cast<std::uint32_t>(InlineCount));
            size_ = other.size_;
        }
        other.size_ = 0;
    }

    std::uint32_t size_ = 0;
    std::uint32_t capacity_ = static_cast<std::uint32_t>(InlineCount);
    T* heap_ = nullptr;
    // In a union, so that making a list does not first fill it with defaults: only the first size_ elements ever have a meaning.
    union {
        T inline_[InlineCount];
    };
};

}  // namespace agon
