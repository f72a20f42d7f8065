#include <gtest/gtest.h>

#include <set>

#include "laws/broken_toys/broken_toy.h"
#include "laws/find_walk.h"
#include "laws/registered_games.h"

namespace agon::laws {
namespace {

std::vector<BrokenToy> all_broken_toys() {
    std::vector<BrokenToy> all;
    for (const auto& some : {toys_with_broken_actions(), toys_with_broken_courses(), toys_with_broken_states(),
                             toys_with_broken_texts(), toys_that_give_secrets_away()})
        all.insert(all.end(), some.begin(), some.end());
    return all;
}

class BrokenToys : public testing::TestWithParam<BrokenToy> {};

TEST_P(BrokenToys, AreCaught) {
    EXPECT_TRUE(find_walk(GetParam().broken.complaint_about)) << "nothing found by " << GetParam().broken.law;
    if (const auto finding = find_walk(GetParam().honest.complaint_about)) ADD_FAILURE() << to_text(*finding);
}

INSTANTIATE_TEST_SUITE_P(Bug, BrokenToys, testing::ValuesIn(all_broken_toys()), [](const auto& toy) {
    return std::string(toy.param.bug) + "_by_" + std::string(toy.param.broken.law);
});

TEST(ListOfBrokenToys, HasOneForEveryLaw) {
    std::set<std::string_view> laws, shown_to_fail;
    for (const GameLaw& law : laws_of_registered_games()) laws.insert(law.law);
    for (const BrokenToy& toy : all_broken_toys()) shown_to_fail.insert(toy.broken.law);
    EXPECT_EQ(laws, shown_to_fail);
}

}  // namespace
}  // namespace agon::laws
