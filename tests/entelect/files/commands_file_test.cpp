#include "protocols/entelect_state/commands_file.h"

#include <gtest/gtest.h>

namespace agon::entelect_state {
namespace {

TEST(CommandsFile, HasOneRoundALine) {
    const auto rounds = read_commands("move 1 2\tdig 3 4\n\t\n ; ;\tselect 1;nothing");
    ASSERT_TRUE(rounds);
    const std::vector<RoundCommands> expected{{{"move 1 2", "dig 3 4"}}, {{"", ""}}, {{" ; ;", "select 1;nothing"}}};
    EXPECT_EQ(*rounds, expected);
    EXPECT_TRUE(read_commands("")->empty());
}

TEST(CommandsFile, ForgivesEditors) {
    const auto rounds = read_commands("\xEF\xBB\xBF"
                                      "a\tb\r\nc\td\te\n");
    ASSERT_TRUE(rounds);
    EXPECT_EQ(*rounds, (std::vector<RoundCommands>{{{"a", "b"}}, {{"c", "d\te"}}}));
    EXPECT_EQ((*read_commands("\xff\tb\n"))[0][Player::First], "\uFFFD");
}

TEST(CommandsFile, NamesTheLineWithoutATab) {
    const auto rounds = read_commands("a\tb\nmove 1 2\n");
    ASSERT_FALSE(rounds);
    EXPECT_EQ(rounds.error(), (ParseError{2, 1, "the command of A, a tab and the command of B"}));
}

}  // namespace
}  // namespace agon::entelect_state
