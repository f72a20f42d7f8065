#include <gtest/gtest.h>

#include "support/run_program.h"

namespace agon::fakes {
namespace {

using support::Conversation;

const std::string bot = AGON_PROGRAM_DIR "/fakes/screen_bot";

// Two of them at the original program. Who is to answer is told by the last text that names a player.
std::string play(Conversation& game, std::string_view mark, int commands) {
    Conversation first(bot, {}, {{"AGON_SEAT", "1"}}), second(bot, {}, {{"AGON_SEAT", "2"}});
    std::string all, unseen_by_first, unseen_by_second;
    char to_move = '1';
    for (int i = 0; i < commands; ++i) {
        const std::string text = game.read_until("> ");
        all += text;
        if (!text.ends_with("> ")) return all;
        unseen_by_first += text;
        unseen_by_second += text;
        const std::size_t named = text.rfind(mark);
        if (named != std::string::npos) to_move = text[named + mark.size()];
        Conversation& player = to_move == '1' ? first : second;
        std::string& unseen = to_move == '1' ? unseen_by_first : unseen_by_second;
        player.say(unseen);
        unseen.clear();
        const std::string command = player.read_until("\n");
        all += command;
        game.say(command);
    }
    game.say("quit\n");
    return all + game.read_until("never said");
}

TEST(ScreenBot, WinsAtScrabble) {
    Conversation game(AGON_PROGRAM_DIR "/a3", {AGON_SOURCE_DIR "/examples/scrabble/smallest.txt"});
    const std::string screens = play(game, "Player ", 40);
    EXPECT_NE(screens.find(" has won the game with "), std::string::npos) << screens;
    EXPECT_EQ(screens.find("Error"), std::string::npos) << screens;
}

TEST(ScreenBot, ShootsInSworms) {
    Conversation game(AGON_PROGRAM_DIR "/swworms", {AGON_SOURCE_DIR "/examples/sworms/config.ini"},
                      {{"RAND_SEED", "2"}});
    const std::string screens = play(game, "\nPlayer ", 12);
    EXPECT_NE(screens.find("> action l\n"), std::string::npos) << screens;
    EXPECT_NE(screens.find("> action ru\n"), std::string::npos) << screens;
    EXPECT_EQ(screens.find("[ERROR]"), std::string::npos) << screens;
}

}  // namespace
}  // namespace agon::fakes
