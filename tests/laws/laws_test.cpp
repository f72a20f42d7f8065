#include <gtest/gtest.h>

#include "core/check.h"
#include "laws/find_walk.h"
#include "laws/registered_games.h"

namespace agon::laws {
namespace {

class Laws : public testing::TestWithParam<GameLaw> {};

TEST_P(Laws, Hold) {
    if (const auto finding = find_walk(GetParam().complaint_about)) FAIL() << to_text(*finding);
}

INSTANTIATE_TEST_SUITE_P(Game, Laws, testing::ValuesIn(laws_of_registered_games()),
                         [](const auto& registered) { return registered.param.name(); });

TEST(Walk, IsReadAsItWasWritten) {
    const Walk walk{.setup = 1, .dice = DiceKind::XorWow, .seed = 7, .choices = {3, 0, 999}, .to_the_end = true};
    EXPECT_EQ(to_text(walk), "1 xorwow 7 3 0 999 end");
    EXPECT_EQ(read_walk(to_text(walk)), walk);
    EXPECT_EQ(read_walk(to_text(Walk{})), Walk{});
    for (const auto* nonsense : {"", "1", "1 loaded 7", "1 keyed", "1 keyed 7 x", "1 keyed 7 end 3"})
        EXPECT_FALSE(read_walk(nonsense)) << nonsense;
}

TEST(FindWalk, FindsTheShortestWalkThatFails) {
    const auto finding = find_walk([](const Walk& walk) -> Complaint {
        for (const auto choice : walk.choices)
            if (choice >= 40) return "a choice of 40 or more";
        return std::nullopt;
    });
    ASSERT_TRUE(finding);
    EXPECT_EQ(finding->walk.choices, std::vector<std::uint32_t>{40});
    EXPECT_EQ(to_text(*finding), "a choice of 40 or more\nrepeat it with AGON_LAW_WALK=\"0 keyed 0 40\"");
}

TEST(FindWalk, TakesAnExceptionForAComplaint) {
    const auto finding = find_walk([](const Walk&) -> Complaint { throw BrokenInvariant("a broken check"); });
    ASSERT_TRUE(finding);
    EXPECT_EQ(finding->complaint, "threw a broken check");
}

}  // namespace
}  // namespace agon::laws
