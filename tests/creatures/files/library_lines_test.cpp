#include "protocols/creatures_text/library_lines.h"

#include <gtest/gtest.h>

#include "games/creatures/kernel/seeding.h"

namespace agon::creatures_text {
namespace {

using namespace creatures;

TEST(CreaturesLibraryLines, AskWithNumbers) {
    Observation seen;
    seen.ply = 7;
    seen.mover = {3, Kind::Dragon, {5, 5}, 2, 12, 10};
    seen.objects = {{SideName::South, ObjectKind::Wizard, -1, 2, true},
                    {SideName::North, ObjectKind::Wall, 3, -3, false}};
    EXPECT_EQ(library_question(seen, Player::Second, 9),
              std::to_string(seed_of_move(9, 7)) + " 1 5 2 12 10 2 1 1 -1 2 1 0 7 3 -3 0");
}

TEST(CreaturesLibraryLines, UnderstandAnswers) {
    const auto answer = read_library_answer(" 4 -3 2147483647 12 9");
    ASSERT_TRUE(answer);
    EXPECT_EQ(*answer, (Action{Deed::DragonFire, -3, 2147483647, Claim{12, 9}}));
    // A move type that is none of the document's is illegal, and not misunderstood: it can be written down.
    const auto unknown = read_library_answer("9 0 0 1 0");
    ASSERT_TRUE(unknown);
    EXPECT_EQ(Rules::read_action(Rules::write(*unknown)), *unknown);
    const auto farthest = read_library_answer("0 -2147483648 2147483647 -2147483648 -2147483648");
    ASSERT_TRUE(farthest);
    EXPECT_EQ(Rules::read_action(Rules::write(*farthest)), *farthest);
    for (const char* text :
         {"", "10 0 0 0 0", "-1 0 0 0 0", "0 0 0 0", "0 0 0 0 0 0", "0 x 0 0 0", "0 2147483648 0 0 0"})
        EXPECT_FALSE(read_library_answer(text)) << text;
}

}  // namespace
}  // namespace agon::creatures_text
