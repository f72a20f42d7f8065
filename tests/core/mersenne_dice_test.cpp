#include <gtest/gtest.h>

#include <climits>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "core/check.h"
#include "core/dice_kinds.h"

// The mapping is written out in src/core; here it is held against the library's own, which GCC 12 and clang 14 share.
namespace agon {
namespace {

// std::mt19937 that counts its outputs.
class CountingEngine {
public:
    using result_type = std::mt19937::result_type;
    explicit CountingEngine(std::uint32_t seed) : engine_(seed) {}
    static constexpr result_type min() { return std::mt19937::min(); }
    static constexpr result_type max() { return std::mt19937::max(); }
    result_type operator()() {
        ++draws;
        return engine_();
    }
    std::uint64_t draws = 0;

private:
    std::mt19937 engine_;
};

constexpr int wide_above_half =
    static_cast<int>(-(1LL << 31) + 3 * (1LL << 30) - 1);  // a span of 3 * 2^30 from INT_MIN

const std::vector<std::pair<int, int>> ranges{
    {0, 0},
    {0, 1},
    {0, 2},
    {1, 6},
    {0, 736},
    {0, 39},
    {-1, 1},
    {-7, -7},
    {-100, -3},
    {-1000000, 5},
    {INT_MIN, INT_MAX},
    {INT_MIN, INT_MAX - 1},
    {INT_MIN + 1, INT_MAX},
    {INT_MIN, 0},
    {INT_MIN, -1},
    {0, INT_MAX},
    {-1, INT_MAX},
    {INT_MIN, wide_above_half},
    {-1610612736, 1610612735},
    {INT_MIN, INT_MIN},
    {INT_MAX, INT_MAX},
    {0, (1 << 30)},
    {0, 3 * (1 << 29) - 1},
};

TEST(MersenneDice, RollsWhatTheLibraryDistributes) {
    for (const auto& [low, high] : ranges) {
        CountingEngine engine(2026);
        std::uniform_int_distribution<int> distribution(low, high);
        MersenneDice dice(2026);
        for (int i = 0; i < 3000; ++i) {
            ASSERT_EQ(dice.roll(low, high), distribution(engine)) << low << ".." << high << " roll " << i;
            ASSERT_EQ(dice.cursor().draws, engine.draws) << low << ".." << high << " roll " << i;
        }
    }
}

TEST(MersenneDice, RollsWhatTheLibraryDistributesOverSizes) {
    for (const std::size_t last : {0u, 1u, 6u, 736u, 65535u, 1u << 30, 3u << 29, 0x7fffffffu}) {
        CountingEngine engine(7);
        std::uniform_int_distribution<std::size_t> distribution(0, last);
        MersenneDice dice(7);
        for (int i = 0; i < 1000; ++i)
            ASSERT_EQ(static_cast<std::size_t>(dice.roll(0, static_cast<int>(last))), distribution(engine)) << last;
        EXPECT_EQ(dice.cursor().draws, engine.draws) << last;
    }
}

TEST(MersenneDice, RangesMayChangeFromRollToRoll) {
    for (const std::uint32_t seed : {0u, 1u, 5489u, 0x80000000u, 0xffffffffu}) {
        CountingEngine engine(seed);
        MersenneDice dice(seed);
        for (int i = 0; i < 2000; ++i) {
            const auto& [low, high] = ranges[static_cast<std::size_t>(i) % ranges.size()];
            ASSERT_EQ(dice.roll(low, high), std::uniform_int_distribution<int>(low, high)(engine)) << i;
        }
        EXPECT_EQ(dice.cursor().draws, engine.draws);
    }
}

TEST(MersenneDice, RejectsOftenWhereTheSpanIsJustAboveAHalf) {
    MersenneDice dice(1);
    for (int i = 0; i < 10000; ++i) dice.roll(INT_MIN, wide_above_half);
    // A third of the values would come up twice as often: a quarter of the outputs is rejected.
    EXPECT_NEAR(static_cast<double>(dice.cursor().draws), 10000 / 0.75, 200);
}

// Recorded from an original program: a name out of 737, then a column of 40, for each of six worms.
TEST(MersenneDice, KnownColumnsOfSeedOne) {
    MersenneDice dice(1);
    for (const int expected : {39, 37, 5, 39, 9, 15}) {
        dice.roll(0, 736);
        EXPECT_EQ(dice.roll(0, 39), expected);
    }
}

// The 10000th output of the default seed is 4123659995: [rand.predef].
TEST(MersenneDice, EngineIsTheStandardOne) {
    MersenneDice dice(5489);
    dice.skip(9999);
    const auto output = static_cast<std::uint32_t>(dice.roll(INT_MIN, INT_MAX)) - 0x80000000u;
    EXPECT_EQ(output, 4123659995u);
    EXPECT_EQ(dice.cursor(), (DiceCursor{DiceKind::Mersenne, 5489, 10000, {}}));
}

TEST(MersenneDice, FlipIsARollOfTwo) {
    MersenneDice flipped(3), rolled(3);
    for (int i = 0; i < 100; ++i) EXPECT_EQ(flipped.flip(), rolled.roll(0, 1) == 1);
}

TEST(MersenneDice, AnEmptyRangeIsABrokenInvariant) {
    MersenneDice dice(1);
    EXPECT_THROW(dice.roll(0, -1), BrokenInvariant);
    EXPECT_THROW(dice.roll(INT_MAX, INT_MIN), BrokenInvariant);
}

}  // namespace
}  // namespace agon
