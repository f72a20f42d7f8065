#pragma once
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "core/check.h"

namespace agon::entelect {

// Some small facts and an array behind them whose length does not change, inside its owner up to Room elements and on the heap
// beyond. Eight bytes and the elements: a State has no room for more.
template <class Head, class T, std::size_t Room>
class HeadedArray {
    static_assert(std::is_trivially_copyable_v<Head> && std::is_trivially_copyable_v<T> && sizeof(Head) <= 6);
    static_assert(sizeof(T) == 8 && Room % 2 == 0);

public:
    Head head;

    HeadedArray() : HeadedArray(0) {}
    explicit HeadedArray(std::size_t count) : head(), count_(static_cast<std::uint16_t>(count)) {
        AGON_CHECK(count <= UINT16_MAX);
        if (on_heap()) heap_ = new T[count]{};
        else
            for (std::size_t i = 0; i < Room; ++i) inline_[i] = T{};
    }
    HeadedArray(const HeadedArray& other) : head(other.head), count_(other.count_) {
        if (on_heap()) heap_ = new T[count_];
        copy_elements(other);
    }
    HeadedArray& operator=(const HeadedArray& other) {
        if (this == &other) return *this;
        if (count_ != other.count_) {
            T* const room = other.on_heap() ? new T[other.count_] : nullptr;
            if (on_heap()) delete[] heap_;
            count_ = other.count_;
            if (room) heap_ = room;
        }
        head = other.head;
        copy_elements(other);
        return *this;
    }
    ~HeadedArray() {
        if (on_heap()) delete[] heap_;
    }

    std::size_t size() const { return count_; }
    T* data() { return on_heap() ? heap_ : inline_; }
    const T* data() const { return on_heap() ? heap_ : inline_; }
    T* begin() { return data(); }
    T* end() { return data() + count_; }
    const T* begin() const { return data(); }
    const T* end() const { return data() + count_; }

    bool operator==(const HeadedArray& other) const {
        if (!(head == other.head) || count_ != other.count_) return false;
        for (std::size_t i = 0; i < count_; ++i)
            if (!(data()[i] == other.data()[i])) return false;
        return true;
    }

private:
    bool on_heap() const { return count_ > Room; }

    // In pieces that become a handful of moves: of a struct as large as this compilers make a string instruction, which takes
    // longer to begin than this takes to end.
    void copy_elements(const HeadedArray& other) {
        if (on_heap()) {
            std::memcpy(heap_, other.heap_, count_ * sizeof(T));
            return;
        }
        for (std::size_t i = 0; i < Room; i += 2) std::memcpy(inline_ + i, other.inline_ + i, 2 * sizeof(T));
    }

    std::uint16_t count_;
    union {  // so that a copy is not first filled with defaults
        T inline_[Room];
        T* heap_;
    };
};

}  // namespace agon::entelect
