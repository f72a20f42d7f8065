#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <thread>

#include "creatures/library/oracle.h"

namespace agon::creatures_library {
namespace {

std::vector<std::string> walks_of_seed(unsigned long seed, int count) {
    hw5SetRandomSeed(seed);
    std::vector<std::string> walks;
    for (int i = 0; i < count; ++i) walks.push_back(to_text(ask({.kind = WIZARD}, {}).move));
    return walks;
}

TEST(RandomWalks, RepeatFromTheSameSeed) {
    const auto walks = walks_of_seed(7, 100);
    EXPECT_EQ(walks_of_seed(7, 100), walks);
    EXPECT_NE(walks_of_seed(8, 100), walks);
    EXPECT_NE(walks_of_seed(7 + (1ul << 16), 100), walks);
    EXPECT_NE(walks_of_seed(0, 100), walks);
}

TEST(RandomWalks, AreTheSameOnEveryMachine) {
    // Computed apart from the library, from the description in docs/creatures.md.
    EXPECT_EQ(walks_of_seed(1, 6), (std::vector<std::string>{"WALK -1 -2", "WALK 0 -1", "WALK -1 2", "WALK -1 3",
                                                             "WALK -3 -1", "WALK -2 1"}));
}

TEST(RandomWalks, StartWithSeedOneInEveryThread) {
    std::vector<std::string> walks;
    hw5SetRandomSeed(99);
    std::thread([&] {
        for (int i = 0; i < 20; ++i) walks.push_back(to_text(ask({.kind = WIZARD}, {}).move));
    }).join();
    EXPECT_EQ(walks, walks_of_seed(1, 20));
}

// Pearson's sum for `askings` walks over all free squares, less what is expected, in standard deviations.
double excess_of_chi_square(const Self& self, const std::vector<Object>& view, int askings) {
    std::map<std::string, int> counts;
    for (const Move walk : free_walks(self, view)) counts[to_text(walk)] = 0;
    for (int i = 0; i < askings; ++i) ++counts.at(to_text(ask(self, view).move));
    const double each = static_cast<double>(askings) / static_cast<double>(counts.size());
    double sum = 0;
    for (const auto& [walk, count] : counts) sum += (count - each) * (count - each) / each;
    const double freedom = static_cast<double>(counts.size()) - 1;
    return (sum - freedom) / std::sqrt(2 * freedom);
}

TEST(RandomWalks, FavourNoSquare) {
    for (const unsigned long seed : {1ul, 2ul, 3ul, 1000ul, ~0ul}) {
        hw5SetRandomSeed(seed);
        EXPECT_LT(excess_of_chi_square({.kind = WIZARD}, {}, 20'000), 4.5) << seed;
        EXPECT_LT(excess_of_chi_square({.kind = HUMAN}, {}, 20'000), 4.5) << seed;
        EXPECT_LT(excess_of_chi_square({.kind = CLERIC}, view_of("S HUMAN 0 1; N WALL 1 1; N FOOD 1 0"), 20'000), 4.5)
            << seed;
    }
}

TEST(RandomWalks, FavourNoSquareAmongTheFirstOfManySeeds) {
    std::map<std::string, int> counts;
    for (unsigned long seed = 0; seed < 80'000; ++seed) {
        hw5SetRandomSeed(seed);
        ++counts[to_text(ask({.kind = HUMAN}, {}).move)];
    }
    ASSERT_EQ(counts.size(), 8u);
    for (const auto& [walk, count] : counts) EXPECT_NEAR(count, 10'000, 450) << walk;
}

TEST(RandomWalks, DoNotFollowFromTheOneBefore) {
    hw5SetRandomSeed(5);
    std::map<std::string, int> pairs;
    std::string last = to_text(ask({.kind = HUMAN}, {}).move);
    for (int i = 0; i < 64'000; ++i) {
        const std::string next = to_text(ask({.kind = HUMAN}, {}).move);
        ++pairs[last + " then " + next];
        last = next;
    }
    ASSERT_EQ(pairs.size(), 64u);
    for (const auto& [pair, count] : pairs) EXPECT_NEAR(count, 1000, 150) << pair;
}

}  // namespace
}  // namespace agon::creatures_library
