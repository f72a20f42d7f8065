#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

// Bits written in less than a bit each: a bit that was expected costs little, a surprise costs more. Integers only, so that
// every machine writes and reads the same bytes.
namespace agon::replay {

inline constexpr int chance_bits = 16;
inline constexpr std::int32_t even_chance = 1 << (chance_bits - 1);

// How likely a bit is to be set, learned from the bits that came before in the same place.
class BitModel {
public:
    static constexpr std::uint32_t most_seen = 191;

    std::int32_t chance() const { return even_chance + lean_; }
    std::uint32_t seen() const { return seen_; }
    void learn(bool bit) {
        // The first bits count for much, the later ones for less and less, but always for something.
        const std::int32_t goal = bit ? 0x7fff : -0x8000;
        lean_ = static_cast<std::int16_t>(lean_ + (((goal - lean_) * shares_[seen_]) >> 16));
        if (seen_ < most_seen) ++seen_;
    }

private:
    // 65536 / (n + 1.6), in whole numbers; a product with it stays below 32 bits.
    static constexpr std::array<std::int32_t, most_seen + 1> shares_ = [] {
        std::array<std::int32_t, most_seen + 1> shares{};
        for (std::int32_t n = 0; n <= std::int32_t{most_seen}; ++n)
            shares[static_cast<std::size_t>(n)] = std::min(655'360 / (10 * n + 16), 32'767);
        return shares;
    }();

    std::int16_t lean_ = 0;  // from an even chance: thousands of models are made by filling them with zeros
    std::uint16_t seen_ = 0;
};

// `chance` is that of the bit being set, from 1 to 65535.
class RangeEncoder {
public:
    void put(bool bit, std::uint32_t chance);
    std::string finish();  // as few bytes as tell the bits apart from all others

private:
    std::string out_;
    std::uint32_t low_ = 0, high_ = 0xffffffff;
};

// Never reads past its bytes and never fails: hostile ones give bits too, and those past the end are zeros.
class RangeDecoder {
public:
    explicit RangeDecoder(std::string_view bytes);
    bool take(std::uint32_t chance);
    // More was asked for than was ever put in.
    bool ran_dry() const { return bytes_past_end_ > most_bytes_ahead; }

private:
    static constexpr std::size_t most_bytes_ahead = 4;

    std::uint32_t next_byte();

    std::string_view bytes_;
    std::size_t next_ = 0;
    std::size_t bytes_past_end_ = 0;
    std::uint32_t low_ = 0, high_ = 0xffffffff, code_ = 0;
};

// Inline: a verified step takes dozens of bits.
inline std::uint32_t RangeDecoder::next_byte() {
    if (next_ < bytes_.size()) return static_cast<unsigned char>(bytes_[next_++]);
    ++bytes_past_end_;
    return 0;
}

inline bool RangeDecoder::take(std::uint32_t chance) {
    const std::uint32_t middle =
        low_ + static_cast<std::uint32_t>((std::uint64_t{high_ - low_} * chance) >> chance_bits);
    const bool bit = code_ <= middle;
    if (bit) high_ = middle;
    else low_ = middle + 1;
    while (((low_ ^ high_) >> 24) == 0) {
        low_ <<= 8;
        high_ = (high_ << 8) | 0xff;
        code_ = (code_ << 8) | next_byte();
    }
    return bit;
}

}  // namespace agon::replay
