#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <string>

namespace agon::system {

// Lines from a file descriptor. What a line has beyond `cap` bytes is dropped, so that nobody's input can use up our memory.
// NUL bytes are ordinary. A last line without its newline counts.
class LineReader {
public:
    static constexpr std::size_t no_cap = static_cast<std::size_t>(-1);
    explicit LineReader(int descriptor, std::size_t cap) : descriptor_(descriptor), cap_(cap) {}
    std::optional<std::string> next();  // nothing at the end of input, or when it cannot be read

private:
    bool refill();

    int descriptor_;
    std::size_t cap_;
    std::array<char, 1 << 16> buffer_{};
    std::size_t from_ = 0, to_ = 0;
};

}  // namespace agon::system
