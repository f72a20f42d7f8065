#include "core/dice_kinds.h"

#include <bit>
#include <limits>

#include "core/check.h"

namespace agon {
namespace {

// libstdc++ >= 11, uniform_int_distribution over a 32-bit generator: multiply, keep the upper half, reject the few low
// products that would favour some values. A span of 2^32 (written 0 here) takes the output as it is.
template <class Draw>
int map_by_multiplying(int low, int high, Draw draw) {
    AGON_CHECK(low <= high);
    const std::uint32_t span = static_cast<std::uint32_t>(high) - static_cast<std::uint32_t>(low) + 1u;
    if (span == 0) return static_cast<int>(static_cast<std::uint32_t>(low) + draw());
    std::uint64_t product = std::uint64_t{draw()} * span;
    if (static_cast<std::uint32_t>(product) < span) {
        const std::uint32_t threshold = (0u - span) % span;
        while (static_cast<std::uint32_t>(product) < threshold) product = std::uint64_t{draw()} * span;
    }
    return static_cast<int>(static_cast<std::uint32_t>(low) + static_cast<std::uint32_t>(product >> 32));
}

// Every bit of the result depends on every bit of the value (the finisher of splitmix64).
constexpr std::uint64_t mixed(std::uint64_t value) {
    value += 0x9E3779B97F4A7C15u;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9u;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBu;
    return value ^ (value >> 31);
}

}  // namespace

std::uint32_t MersenneDice::draw() {
    ++draws_;
    return static_cast<std::uint32_t>(generator_());
}

int MersenneDice::roll(int low, int high) {
    return map_by_multiplying(low, high, [this] { return draw(); });
}

DiceCursor MersenneDice::cursor() const { return {DiceKind::Mersenne, seed_, draws_, {}}; }

void MersenneDice::skip(std::uint64_t draws) {
    generator_.discard(draws);
    draws_ += draws;
}

XorWowDice::XorWowDice(std::int32_t seed)
    : seed_(seed),
      x_(static_cast<std::uint32_t>(seed)),
      y_(seed < 0 ? 0xFFFFFFFFu : 0u),
      v_(~static_cast<std::uint32_t>(seed)),
      addend_((x_ << 10) ^ (y_ >> 4)) {
    constexpr int warm_up = 64;
    for (int i = 0; i < warm_up; ++i) draw();
    draws_ = 0;
}

std::uint32_t XorWowDice::draw() {
    ++draws_;
    std::uint32_t t = x_;
    t ^= t >> 2;
    x_ = y_;
    y_ = z_;
    z_ = w_;
    const std::uint32_t v = v_;
    w_ = v;
    t = (t ^ (t << 1)) ^ v ^ (v << 4);
    v_ = t;
    addend_ += 362437;
    return t + addend_;
}

int XorWowDice::roll(int low, int high) {
    // Kotlin's nextInt(from, until) works on n = until - from in 32 bits: a power of two takes upper bits, any other n takes
    // the remainder of 31 bits and rejects the incomplete last block, a range wider than 2^31 draws until it hits. Its
    // nextInt(range) rolls one lower where `until` would be beyond an Int, and takes any output for all of Int.
    AGON_CHECK(low <= high);
    const std::uint32_t span = static_cast<std::uint32_t>(high) - static_cast<std::uint32_t>(low) + 1u;
    const auto base = static_cast<std::uint32_t>(low);
    if (span == 0) return static_cast<int>(draw());
    if (std::has_single_bit(span)) {
        const int bits = std::countr_zero(span);
        const std::uint32_t value = draw();
        return static_cast<int>(base + (bits == 0 ? 0u : value >> (32 - bits)));
    }
    if (span < 0x80000000u) {
        std::uint32_t bits, value;
        do {
            bits = draw() >> 1;
            value = bits % span;
        } while (bits - value + (span - 1) >= 0x80000000u);
        return static_cast<int>(base + value);
    }
    const int lowered = high == std::numeric_limits<int>::max() ? 1 : 0;
    for (;;) {
        const auto value = static_cast<std::int32_t>(draw());
        if (value >= low - lowered && value <= high - lowered) return value + lowered;
    }
}

DiceCursor XorWowDice::cursor() const { return {DiceKind::XorWow, static_cast<std::uint32_t>(seed_), draws_, {}}; }

void XorWowDice::skip(std::uint64_t draws) {
    for (std::uint64_t i = 0; i < draws; ++i) draw();
}

KeyedDice KeyedDice::for_ply(std::uint64_t seed, int ply) {
    return KeyedDice(mixed(seed) + static_cast<std::uint64_t>(ply));
}

std::uint32_t KeyedDice::draw() { return static_cast<std::uint32_t>(mixed(mixed(key_) + draws_++) >> 32); }

int KeyedDice::roll(int low, int high) {
    return map_by_multiplying(low, high, [this] { return draw(); });
}

DiceCursor KeyedDice::cursor() const { return {DiceKind::Keyed, key_, draws_, {}}; }

int ScriptedDice::roll(int low, int high) {
    AGON_CHECK(next_ < rolls_.size());
    const int said = rolls_[next_++];
    AGON_CHECK(low <= said && said <= high);
    return said;
}

DiceCursor ScriptedDice::cursor() const {
    const auto at = rolls_.begin() + static_cast<std::ptrdiff_t>(next_);
    return {DiceKind::Scripted, 0, 0, std::vector<int>(at, rolls_.end())};
}

std::unique_ptr<Dice> make_dice(const DiceCursor& cursor) {
    const auto skipped = [&](auto dice) {
        dice->skip(cursor.draws);
        return dice;
    };
    switch (cursor.kind) {
        case DiceKind::Mersenne:
            return skipped(std::make_unique<MersenneDice>(static_cast<std::uint32_t>(cursor.seed)));
        case DiceKind::XorWow: return skipped(std::make_unique<XorWowDice>(static_cast<std::int32_t>(cursor.seed)));
        case DiceKind::Keyed: return skipped(std::make_unique<KeyedDice>(cursor.seed));
        case DiceKind::Low: return std::make_unique<LowDice>();
        case DiceKind::High: return std::make_unique<HighDice>();
        case DiceKind::Scripted: return std::make_unique<ScriptedDice>(cursor.script);
    }
    check_failed("a known kind of dice", __FILE__, __LINE__);
}

}  // namespace agon
