#include "protocols/replay/bytes.h"

#include <utility>

namespace agon::replay {

void ByteWriter::natural(std::uint64_t value) {
    for (; value >= 0x80; value >>= 7) byte(static_cast<std::uint8_t>(value | 0x80));
    byte(static_cast<std::uint8_t>(value));
}

void ByteWriter::integer(std::int64_t value) {
    natural((static_cast<std::uint64_t>(value) << 1) ^ (value < 0 ? ~std::uint64_t{0} : 0));
}

void ByteWriter::fixed(std::uint64_t value, std::size_t bytes) {
    for (std::size_t i = 0; i < bytes; ++i) byte(static_cast<std::uint8_t>(value >> (8 * i)));
}

void ByteWriter::text(std::string_view value) {
    natural(value.size());
    raw(value);
}

std::uint8_t ByteReader::byte() {
    const std::string_view bytes = raw(1);
    return bytes.empty() ? std::uint8_t{0} : static_cast<std::uint8_t>(bytes.front());
}

std::uint64_t ByteReader::natural() {
    std::uint64_t value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
        const std::uint8_t next = byte();
        const auto part = static_cast<std::uint64_t>(next & 0x7f);
        if (shift == 63 && part > 1) break;  // more than 64 bits
        value |= part << shift;
        if (next < 0x80) return value;
    }
    fail();
    return 0;
}

std::uint64_t ByteReader::natural_up_to(std::uint64_t most) {
    const std::uint64_t value = natural();
    if (value <= most) return value;
    fail();
    return 0;
}

std::int64_t ByteReader::integer() {
    const std::uint64_t folded = natural();
    return static_cast<std::int64_t>((folded >> 1) ^ ((folded & 1) != 0 ? ~std::uint64_t{0} : 0));
}

std::int32_t ByteReader::small_integer() {
    const std::int64_t value = integer();
    if (std::in_range<std::int32_t>(value)) return static_cast<std::int32_t>(value);
    fail();
    return 0;
}

std::uint64_t ByteReader::fixed(std::size_t bytes) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < bytes; ++i) value |= std::uint64_t{byte()} << (8 * i);
    return value;
}

std::string_view ByteReader::text() { return raw(natural_up_to(left_.size())); }

std::string_view ByteReader::raw(std::size_t count) {
    if (count > left_.size()) fail();
    if (failed_) return {};
    const std::string_view bytes = left_.substr(0, count);
    left_.remove_prefix(count);
    return bytes;
}

}  // namespace agon::replay
