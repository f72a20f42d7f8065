#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <climits>
#include <cstdint>
#include <set>
#include <vector>

#include "core/check.h"
#include "core/dice_kinds.h"

namespace agon {
namespace {

std::vector<int> rolls_of(KeyedDice dice, int count) {
    std::vector<int> rolls;
    for (int i = 0; i < count; ++i) rolls.push_back(dice.roll(0, 999999));
    return rolls;
}

TEST(KeyedDice, TheSameKeyRollsTheSame) {
    EXPECT_EQ(rolls_of(KeyedDice(7), 50), rolls_of(KeyedDice(7), 50));
    EXPECT_NE(rolls_of(KeyedDice(7), 50), rolls_of(KeyedDice(8), 50));
}

TEST(KeyedDice, APlyRollsTheSameWhateverWasRolledBefore) {
    std::vector<std::vector<int>> forwards, backwards;
    for (int ply = 0; ply < 20; ++ply) forwards.push_back(rolls_of(KeyedDice::for_ply(11, ply), 1 + ply % 4));
    for (int ply = 19; ply >= 0; --ply) backwards.push_back(rolls_of(KeyedDice::for_ply(11, ply), 1 + ply % 4));
    std::reverse(backwards.begin(), backwards.end());
    EXPECT_EQ(forwards, backwards);
}

TEST(KeyedDice, NeighbouringKeysSeedsAndPliesAreUnrelated) {
    std::set<std::vector<int>> seen;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        EXPECT_TRUE(seen.insert(rolls_of(KeyedDice(seed), 3)).second) << "key " << seed;
        for (int ply = 0; ply < 40; ++ply)
            EXPECT_TRUE(seen.insert(rolls_of(KeyedDice::for_ply(seed, ply), 3)).second) << seed << " ply " << ply;
    }
}

double chi_square(const std::vector<int>& counts, double expected) {
    double sum = 0;
    for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
    return sum;
}

// 99.99 % of fair dice stay below: 100 faces have 99 degrees of freedom.
constexpr double chi_square_limit_99 = 161.3;

TEST(KeyedDice, IsRoughlyUniformAlongItsRolls) {
    for (const std::uint64_t key : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{20260101}, ~std::uint64_t{0}}) {
        KeyedDice dice(key);
        std::vector<int> counts(100);
        for (int i = 0; i < 100000; ++i) ++counts[static_cast<std::size_t>(dice.roll(0, 99))];
        EXPECT_LT(chi_square(counts, 1000), chi_square_limit_99) << key;
    }
}

TEST(KeyedDice, IsRoughlyUniformOverPliesAndOverKeys) {
    std::vector<int> of_plies(100), of_keys(100);
    for (int i = 0; i < 100000; ++i) {
        ++of_plies[static_cast<std::size_t>(KeyedDice::for_ply(5, i).roll(0, 99))];
        ++of_keys[static_cast<std::size_t>(KeyedDice(static_cast<std::uint64_t>(i)).roll(0, 99))];
    }
    EXPECT_LT(chi_square(of_plies, 1000), chi_square_limit_99);
    EXPECT_LT(chi_square(of_keys, 1000), chi_square_limit_99);
}

TEST(KeyedDice, PairsOfRollsAreRoughlyUniform) {
    KeyedDice dice(3);
    std::vector<int> counts(100);
    for (int i = 0; i < 100000; ++i) ++counts[static_cast<std::size_t>(10 * dice.roll(0, 9) + dice.roll(0, 9))];
    EXPECT_LT(chi_square(counts, 1000), chi_square_limit_99);
}

RC_GTEST_PROP(KeyedDice, NeverLeavesItsRange, (std::uint64_t key)) {
    const auto end = rc::gen::oneOf(rc::gen::arbitrary<int>(),
                                    rc::gen::element(INT_MIN, INT_MIN + 1, -1, 0, 1, INT_MAX - 1, INT_MAX));
    const int one = *end, other = *end;
    const int low = std::min(one, other), high = std::max(one, other);
    KeyedDice dice(key);
    for (int i = 0; i < 20; ++i) {
        const int roll = dice.roll(low, high);
        RC_ASSERT(low <= roll && roll <= high);
    }
}

TEST(KeyedDice, AnEmptyRangeIsABrokenInvariant) { EXPECT_THROW(KeyedDice(1).roll(0, -1), BrokenInvariant); }

// Perft tables and recorded playouts depend on these rolls: a change here is a change of format.
TEST(KeyedDice, KnownRolls) {
    KeyedDice dice(1);
    std::vector<int> rolls;
    for (int i = 0; i < 8; ++i) rolls.push_back(dice.roll(1, 6));
    EXPECT_EQ(rolls, (std::vector<int>{3, 4, 5, 5, 6, 3, 2, 2}));
    EXPECT_EQ(KeyedDice::for_ply(1, 2).cursor(), (DiceCursor{DiceKind::Keyed, 0x910A2DEC89025CC3, 0, {}}));
}

}  // namespace
}  // namespace agon
