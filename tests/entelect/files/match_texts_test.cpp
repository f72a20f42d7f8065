#include "protocols/entelect_state/match_texts.h"

#include <gtest/gtest.h>

#include "entelect/files/played.h"
#include "protocols/entelect_state/state_writer.h"

namespace agon::entelect_state {
namespace {

TEST(MatchTexts, FoldersAndCommands) {
    EXPECT_EQ(round_folder(7), "Round 007");
    EXPECT_EQ(round_folder(1234), "Round 1234");
    EXPECT_EQ(player_command_text("move 1 2", 15, std::nullopt),
              "Command: move 1 2\nExecution time: 15ms\nException: null\n");
    EXPECT_EQ(player_command_text("No Command", 1000, "out of {luck}"),
              "Command: No Command\nExecution time: 1000ms\nException: out of {luck}\n");
}

TEST(MatchTexts, Ends) {
    PlayedMatch match = on_air();
    const PerPlayer<std::string> names{{"A - Kim", "B - Sam"}};
    EXPECT_EQ(end_game_text(match.state(), -5, names, {}),
              "Match seed: -5\n\nThe game ended in a tie\n\n"
              "A - Kim- score:116 health:350\nB - Sam- score:116 health:350\n");
    match.play({{"shoot N", "bogus"}});
    EXPECT_EQ(end_game_text(match.state(), 1, names, {"one", "two"}),
              "Match seed: 1\n\nThe winner is: A - Kim\n\n"
              "A - Kim- score:118 health:350\nB - Sam- score:112 health:350\n"
              "=======================================\nReferee messages\n=======================================\n"
              "one\ntwo\n");
}

TEST(MatchTexts, Prompt) {
    EXPECT_EQ(command_prompt(Player::Second),
              "Player 2, enter a command (move x y)/(dig x y)/(shoot N, NE, E, SE, S, SW, W, NW)/(nothing)");
}

}  // namespace
}  // namespace agon::entelect_state
