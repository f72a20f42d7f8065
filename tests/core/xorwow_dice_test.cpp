#include <gtest/gtest.h>

#include <climits>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/check.h"
#include "core/dice_kinds.h"

namespace agon {
namespace {

// kotlin.random written again from Kotlin's own sources, in Kotlin's terms: Int wraps, ushr is a shift of the unsigned value.
struct KotlinRandom {
    using Int = std::int32_t;
    Int x, y, z = 0, w = 0, v, addend;
    std::uint64_t draws = 0;

    explicit KotlinRandom(Int seed) : x(seed), y(seed >> 31), v(~seed), addend(shl(seed, 10) ^ ushr(seed >> 31, 4)) {
        for (int i = 0; i < 64; ++i) next_int();
        draws = 0;
    }

    static Int wrapped(std::int64_t value) { return static_cast<Int>(static_cast<std::uint32_t>(value)); }
    static Int shl(Int value, int by) {
        return wrapped(static_cast<std::int64_t>(static_cast<std::uint32_t>(value)) << by);
    }
    static Int ushr(Int value, int by) { return static_cast<Int>(static_cast<std::uint32_t>(value) >> by); }

    Int next_int() {
        ++draws;
        Int t = x;
        t = t ^ ushr(t, 2);
        x = y;
        y = z;
        z = w;
        const Int v0 = v;
        w = v0;
        t = (t ^ shl(t, 1)) ^ v0 ^ shl(v0, 4);
        v = t;
        addend = wrapped(std::int64_t{addend} + 362437);
        return wrapped(std::int64_t{t} + addend);
    }
    Int next_bits(int count) { return count == 0 ? (next_int(), 0) : ushr(next_int(), 32 - count); }
    bool next_boolean() { return next_bits(1) != 0; }

    Int next_int(Int from, Int until) {
        const Int n = wrapped(std::int64_t{until} - from);
        if (n > 0 || n == INT_MIN) {
            Int random = 0;
            if ((n & wrapped(-std::int64_t{n})) == n) {
                random = next_bits(31 - __builtin_clz(static_cast<unsigned>(n)));
            } else {
                Int bits = 0;
                do {
                    bits = ushr(next_int(), 1);
                    random = bits % n;
                } while (wrapped(std::int64_t{bits} - random + (n - 1)) < 0);
            }
            return wrapped(std::int64_t{from} + random);
        }
        for (;;)
            if (const Int random = next_int(); from <= random && random < until) return random;
    }

    // Random.nextInt(range: IntRange)
    Int next_in(Int first, Int last) {
        if (last < INT_MAX) return next_int(first, last + 1);
        if (first > INT_MIN) return wrapped(std::int64_t{next_int(first - 1, last)} + 1);
        return next_int();
    }
};

constexpr std::int32_t seeds[] = {0, 1, 42, 7919, -1, -42, INT_MAX, INT_MIN};

std::string flips(std::int32_t seed, int count) {
    XorWowDice dice(seed);
    std::string text;
    for (int i = 0; i < count; ++i) text += dice.flip() ? '1' : '0';
    return text;
}

// Recorded from the original engine: a false swaps two worms, a true pushes them back.
TEST(XorWowDice, KnownFlips) {
    EXPECT_EQ(flips(42, 16), "0011001100110101");
    EXPECT_EQ(flips(1, 3), "011");
}

TEST(XorWowDice, FlipsAreKotlinsNextBoolean) {
    for (const auto seed : seeds) {
        XorWowDice dice(seed);
        KotlinRandom kotlin(seed);
        for (int i = 0; i < 1000; ++i) ASSERT_EQ(dice.flip(), kotlin.next_boolean()) << seed << " flip " << i;
        EXPECT_EQ(dice.cursor().draws, kotlin.draws);
    }
}

TEST(XorWowDice, RollsAreKotlinsNextInt) {
    const std::vector<std::pair<int, int>> ranges{{0, 0},
                                                  {5, 5},
                                                  {0, 1},
                                                  {0, 2},
                                                  {0, 9},
                                                  {-3, 3},
                                                  {-100, -98},
                                                  {0, 63},
                                                  {-8, 7},
                                                  {0, 1 << 30},
                                                  {0, (1 << 30) - 1},
                                                  {-1, INT_MAX - 2},
                                                  {0, INT_MAX - 1},
                                                  {0, INT_MAX},
                                                  {1, INT_MAX},
                                                  {-1, INT_MAX - 1},
                                                  {-1, INT_MAX},
                                                  {-5, INT_MAX},
                                                  {INT_MIN, -1},
                                                  {INT_MIN, 0},
                                                  {INT_MIN, 1},
                                                  {INT_MIN, INT_MAX - 1},
                                                  {INT_MIN + 1, INT_MAX},
                                                  {INT_MIN, INT_MAX},
                                                  {INT_MIN, INT_MIN},
                                                  {INT_MAX, INT_MAX}};
    for (const auto seed : seeds)
        for (const auto& [low, high] : ranges) {
            XorWowDice dice(seed);
            KotlinRandom kotlin(seed);
            for (int i = 0; i < 300; ++i)
                ASSERT_EQ(dice.roll(low, high), kotlin.next_in(low, high))
                    << seed << ": " << low << ".." << high << " #" << i;
            EXPECT_EQ(dice.cursor().draws, kotlin.draws) << seed << ": " << low << ".." << high;
        }
}

TEST(XorWowDice, ANegativeSeedSurvivesItsCursor) {
    XorWowDice dice(-42);
    for (int i = 0; i < 10; ++i) dice.flip();
    EXPECT_FALSE(problem_with(dice.cursor()));
    const auto again = make_dice(dice.cursor());
    for (int i = 0; i < 100; ++i) EXPECT_EQ(again->roll(0, 99), dice.roll(0, 99));
}

TEST(XorWowDice, AnEmptyRangeIsABrokenInvariant) {
    XorWowDice dice(1);
    EXPECT_THROW(dice.roll(0, -1), BrokenInvariant);
    EXPECT_THROW(dice.roll(4, 3), BrokenInvariant);
}

}  // namespace
}  // namespace agon
