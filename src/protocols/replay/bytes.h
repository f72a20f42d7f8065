#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

// Small values as bytes: numbers in as few as they need (7 bits a byte, the lowest first, the highest bit set in all but the
// last), texts with their length in front.
namespace agon::replay {

class ByteWriter {
public:
    void byte(std::uint8_t value) { out_ += static_cast<char>(value); }
    void natural(std::uint64_t value);
    void integer(std::int64_t value);                    // its sign in the lowest bit
    void fixed(std::uint64_t value, std::size_t bytes);  // the lowest first
    void text(std::string_view value);
    void raw(std::string_view bytes) { out_ += bytes; }

    const std::string& bytes() const { return out_; }

private:
    std::string out_;
};

// What is not there is zero, and from then on the reader has failed.
class ByteReader {
public:
    explicit ByteReader(std::string_view bytes) : left_(bytes) {}

    std::uint8_t byte();
    std::uint64_t natural();
    std::uint64_t natural_up_to(std::uint64_t most);
    std::int64_t integer();
    std::int32_t small_integer();
    std::uint64_t fixed(std::size_t bytes);
    std::string_view text();
    std::string_view raw(std::size_t count);
    std::string_view rest() { return raw(left_.size()); }

    std::size_t left() const { return left_.size(); }
    bool failed() const { return failed_; }
    void fail() {
        failed_ = true;
        left_ = {};
    }
    // Everything was read, and all of it was there.
    bool ended_well() const { return !failed_ && left_.empty(); }

private:
    std::string_view left_;
    bool failed_ = false;
};

}  // namespace agon::replay
