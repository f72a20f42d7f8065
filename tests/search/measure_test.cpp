#include "search/measure.h"

#include <gtest/gtest.h>

#include "search/toys.h"

namespace agon::search {
namespace {

constexpr BenchEffort a_moment{.steps = 300, .runs = 2, .seconds_per_run = 0.001};

template <class G>
class MeasureOf : public testing::Test {};
TYPED_TEST_SUITE(MeasureOf, toys::Kinds, toys::KindNames);

TYPED_TEST(MeasureOf, NamesTheGameAndItsFingerprint) {
    const BenchFigures rules = measure_rules<TypeParam>({}, a_moment);
    const BenchFigures playouts = measure_playouts<TypeParam>({}, a_moment);
    EXPECT_EQ(rules.name, TypeParam::name);
    EXPECT_EQ(playouts.name, TypeParam::name);
    const auto tape = StepTape<TypeParam>::record({}, a_moment.seed, a_moment.steps);
    EXPECT_EQ(rules.fingerprint, tape.replay());
    const BenchFigures again = measure_playouts<TypeParam>({}, a_moment);
    EXPECT_EQ(playouts.fingerprint, again.fingerprint);
    for (const BenchFigures& figures : {rules, playouts}) {
        EXPECT_GT(figures.steps_per_second, 0);
        EXPECT_GT(figures.anchor_nanoseconds, 0);
        // Both sides of one division: how many rolls fit into the time of a step.
        const double step_nanoseconds = 1e9 / figures.steps_per_second;
        EXPECT_NEAR(figures.anchor_rolls_per_step * figures.anchor_nanoseconds, step_nanoseconds,
                    1e-6 * step_nanoseconds);
    }
}

}  // namespace
}  // namespace agon::search
