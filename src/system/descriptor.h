#pragma once
#include <unistd.h>

#include <utility>

namespace agon::system {

// An open file descriptor that closes itself.
class Descriptor {
public:
    Descriptor() = default;
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        if (this != &other) {
            reset();
            number_ = std::exchange(other.number_, -1);
        }
        return *this;
    }
    ~Descriptor() { reset(); }

    bool is_open() const { return number_ >= 0; }
    int number() const { return number_; }
    [[nodiscard]] int release() { return std::exchange(number_, -1); }  // somebody else closes it
    void reset() {
        if (number_ >= 0) ::close(number_);
        number_ = -1;
    }

private:
    int number_ = -1;
};

}  // namespace agon::system
