#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <string>

namespace agon::system {

// Lines from a file descriptor. What a line has beyond `cap` bytes is dropped, so that nobody's input can use up our memory.
// NUL bytes are ordinary. A last line without its newline counts. When `wake`, a descriptor, becomes readable, the input is at
// its end.
class LineReader {
public:
    static constexpr std::size_t no_cap = static_cast<std::size_t>(-1);
    explicit LineReader(int descriptor, std::size_t cap, int wake = -1)
        : descriptor_(descriptor), cap_(cap), wake_(wake) {}
    std::optional<std::string> next();  // nothing at the end of input, or when it cannot be read

private:
    bool refill();
    bool is_woken() const;

    int descriptor_;
    std::size_t cap_;
    int wake_;
    std::array<char, 1 << 16> buffer_{};
    std::size_t from_ = 0, to_ = 0;
};

}  // namespace agon::system
