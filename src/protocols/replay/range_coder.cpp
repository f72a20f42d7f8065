#include "protocols/replay/range_coder.h"

#include <utility>

namespace agon::replay {

void RangeEncoder::put(bool bit, std::uint32_t chance) {
    const std::uint32_t middle =
        low_ + static_cast<std::uint32_t>((std::uint64_t{high_ - low_} * chance) >> chance_bits);
    if (bit) high_ = middle;
    else low_ = middle + 1;
    while (((low_ ^ high_) >> 24) == 0) {
        out_ += static_cast<char>(high_ >> 24);
        low_ <<= 8;
        high_ = (high_ << 8) | 0xff;
    }
}

std::string RangeEncoder::finish() {
    // The reader takes zeros for what is missing, so only the leading bytes of a number between the bounds are needed.
    for (int bytes = 0; bytes <= 4; ++bytes) {
        const std::uint64_t unit = std::uint64_t{1} << (8 * (4 - bytes));
        const std::uint64_t rounded_up = (low_ + unit - 1) / unit * unit;
        if (rounded_up > high_) continue;
        for (int i = 0; i < bytes; ++i) out_ += static_cast<char>(rounded_up >> (24 - 8 * i));
        break;
    }
    low_ = 0;
    high_ = 0xffffffff;
    return std::exchange(out_, {});
}

RangeDecoder::RangeDecoder(std::string_view bytes) : bytes_(bytes) {
    for (int i = 0; i < 4; ++i) code_ = (code_ << 8) | next_byte();
}

}  // namespace agon::replay
