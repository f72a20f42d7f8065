#include "search/playout.h"

#include <gtest/gtest.h>

#include "core/dice_kinds.h"
#include "core/hash.h"
#include "search/toys.h"

namespace agon::search {
namespace {

template <class G>
class PlayoutOf : public testing::Test {};
TYPED_TEST_SUITE(PlayoutOf, toys::Kinds, toys::KindNames);

TYPED_TEST(PlayoutOf, EndsWithinTheLimitOfTheSetup) {
    const typename TypeParam::Setup setup;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        KeyedDice dice(seed);
        auto state = TypeParam::start(setup, dice);
        const int steps = playout<TypeParam>(state, dice, playout_limit<TypeParam>(setup));
        EXPECT_TRUE(TypeParam::outcome(state).has_value()) << "seed " << seed;
        EXPECT_GT(steps, 0);
        EXPECT_EQ(playout<TypeParam>(state, dice, 1), 0) << "a finished game takes no further step";
    }
}

TYPED_TEST(PlayoutOf, StopsAfterTheStepsItWasGiven) {
    KeyedDice dice(7);
    auto state = TypeParam::start({}, dice);
    EXPECT_EQ(playout<TypeParam>(state, dice, 2), 2);
}

TYPED_TEST(PlayoutOf, FollowsFromItsSeed) {
    const auto last_state = [](std::uint64_t seed) {
        KeyedDice dice(seed);
        auto state = TypeParam::start({}, dice);
        playout<TypeParam>(state, dice, playout_limit<TypeParam>({}));
        return hash_of(state);
    };
    EXPECT_EQ(last_state(3), last_state(3));
    EXPECT_NE(last_state(3), last_state(4));
}

}  // namespace
}  // namespace agon::search
