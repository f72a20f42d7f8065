#include <gtest/gtest.h>

#include "entelect/files/played.h"
#include "protocols/entelect_state/state_writer.h"

// A frozen worm shows what it was told, even if that was no command: the one place where a bot's own words reach the state files.
namespace agon::entelect_state {
namespace {

PlayedMatch frozen_after(const std::string& command) {
    PlayedMatch match = on_air();
    match.state().worm(Player::First, 1).frozen = 4;
    match.play({{command, "nothing"}});
    return match;
}

TEST(Frozen, ShowsWhatItWasTold) {
    for (const auto& [command, shown] : std::initializer_list<std::pair<const char*, const char*>>{
             {"move 25 3", "move 25 3"},
             {"move 99 3", "move 99 3"},
             {"bogus", "invalid command Unknown command: bogus"},
             {"", "invalid command Unknown command: No Command"},
             {" ; ;", "nothing \"No command received for player\""},
             {"shoot up", "invalid command Cannot parse direction command: Invalid direction up"}}) {
        const PlayedMatch match = frozen_after(command);
        EXPECT_EQ(match.history().last.previous_command(Player::First), shown);
        EXPECT_TRUE(match.history().last.errors.empty()) << command;
        const Feedback* told = match.history().last.last_command(Player::First);
        ASSERT_TRUE(told);
        EXPECT_EQ(told->message, "Frozen worms cannot follow your commands");
        EXPECT_EQ(told->score, 0);
    }
}

TEST(Frozen, ItsWordsAreEscapedInJsonOnly) {
    const PlayedMatch match = frozen_after("say <\"hi\" & 'é=\\\x01\u2028>");
    StateWriter writer;
    std::string out;
    writer.player_json(match.state(), match.history(), Player::Second, out);
    EXPECT_NE(out.find(R"("previousCommand":"invalid command Unknown command: say )"
                       R"(\u003c\"hi\" \u0026 \u0027é\u003d\\\u0001\u2028\u003e")"),
              std::string::npos)
        << out.substr(0, 2000);
    writer.player_text(match.state(), match.history(), Player::First, out);
    EXPECT_NE(out.find("\nPrevious Command: invalid command Unknown command: say <\"hi\" & 'é=\\\x01\u2028>\n"),
              std::string::npos);
    StateWriter::csv_line(match.state(), match.history(), Player::First, out);
    EXPECT_TRUE(out.starts_with("2,invalid,\"invalid command Unknown command: say <\"hi\" & 'é=\\\x01\u2028>\",1,"))
        << out;
}

TEST(Frozen, IsAnEventThatDoesNothing) {
    const PlayedMatch match = frozen_after("bogus");
    StateWriter writer;
    std::string out;
    writer.global_json(match.state(), match.history(), match.events(), out);
    EXPECT_TRUE(out.ends_with(
        R"("visualizerEvents":[{"type":"nothing","result":"frozen","wormCommanded":{"id":1,"playerId":1}},)"
        R"({"type":"nothing","wormCommanded":{"id":1,"playerId":2}}]})"))
        << out.substr(out.size() - 300);
}

}  // namespace
}  // namespace agon::entelect_state
