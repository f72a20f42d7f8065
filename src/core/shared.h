#pragma once
#include <memory>
#include <utility>

namespace agon {

// What never changes during a match (terrain, tables): copies of a state share it, and it still compares by value.
template <class T>
class Shared {
public:
    Shared() : value_(std::make_shared<const T>()) {}
    explicit Shared(T value) : value_(std::make_shared<const T>(std::move(value))) {}
    // Moving copies, so that no Shared is ever without a value.
    Shared(const Shared&) = default;
    Shared& operator=(const Shared&) = default;

    const T& operator*() const { return *value_; }
    const T* operator->() const { return value_.get(); }

    bool operator==(const Shared& other) const { return value_ == other.value_ || *value_ == *other.value_; }

private:
    std::shared_ptr<const T> value_;
};

}  // namespace agon
