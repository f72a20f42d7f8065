#include <gtest/gtest.h>

#include "seats/play.h"
#include "support/scratch_folder.h"

// What programs are told in the course of a match, read over their shoulders.
namespace agon::seats {
namespace {

using match::Ending;

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

// A bot that wants everything, keeps all it is told in a file, and plays these actions.
std::string talker(const support::ScratchFolder& scratch, const std::string& file,
                   const std::vector<std::string>& actions) {
    const std::string listen = "read -r line; printf '%s\\n' \"$line\" >> '" + (scratch.path() / file).string() + "'\n";
    std::string script = listen + "echo '{\"type\":\"ready\",\"want\":[\"actions\",\"moves\",\"events\","
                                  "\"observation\"]}'\n";
    for (const std::string& action : actions) script += listen + "echo '{\"action\":\"" + action + "\"}'\n";
    script += listen + "case $line in *'\"turn\"'*) echo '{\"type\":\"resign\"}';; esac\n";
    return "sh '" + scratch.write(file + ".sh", script).string() + "'";
}

TEST(Told, OfBothWhoActAtOnce) {
    const support::ScratchFolder scratch;
    const auto report = play({.game = "paint",
                              .first = talker(scratch, "first", {"east", "south"}),
                              .second = talker(scratch, "second", {"west", "north"}),
                              .setup = R"({"width": 5, "height": 5, "rounds": 2, "walls": []})"});
    EXPECT_EQ(report.record.verdict.ending, Ending::Normal) << report.record.verdict.sentence;
    EXPECT_EQ(actions_of(report.record, Player::First), (std::vector<std::string>{"east", "south"}));
    EXPECT_EQ(actions_of(report.record, Player::Second), (std::vector<std::string>{"west", "north"}));
    for (const char* file : {"first", "second"}) {
        const std::string told = scratch.read(file);
        EXPECT_TRUE(contains(told, "\"moves\":[]")) << told;
        EXPECT_TRUE(contains(told, "\"moves\":[[1,\"east\"],[2,\"west\"]]")) << told;
        EXPECT_LT(told.find("\"turn\":2"), told.find("\"moves\":[[")) << "nothing before both have chosen:\n" << told;
    }
}

TEST(Told, NothingOfWhatIsHidden) {
    const support::ScratchFolder scratch;
    const auto report = play({.game = "fleet",
                              .first = talker(scratch, "first", {"a3", "b3"}),
                              .second = talker(scratch, "second", {"a1"}),
                              .setup = R"({"width": 2, "height": 2, "ship_length": 2})",
                              .seed = 3});
    const auto of_first = actions_of(report.record, Player::First),
               of_second = actions_of(report.record, Player::Second);
    ASSERT_FALSE(of_first.empty()) << report.record.verdict.sentence;
    ASSERT_FALSE(of_second.empty()) << report.record.verdict.sentence;
    for (const char* file : {"first", "second"}) {
        const std::string told = scratch.read(file);
        const bool is_first = std::string_view(file) == "first";
        EXPECT_TRUE(contains(told, "\"moves\":")) << told;
        EXPECT_FALSE(contains(told, is_first ? "[2,\"" : "[1,\"")) << "an action of the other:\n" << told;
        EXPECT_FALSE(contains(told, "\"events\":")) << told;
        EXPECT_FALSE(contains(told, "their_ship")) << told;
    }
    EXPECT_TRUE(contains(scratch.read("second"), "\"own_ship\":")) << scratch.read("second");
}

TEST(Told, TheOpeningWordsAndTheFirstQuestion) {
    const support::ScratchFolder scratch;
    play({.first = talker(scratch, "first", {}),
          .second = "builtin:random",
          .time = {.move = 60s, .bank = 7s, .match = 100s, .warm_up = 50s, .strikes = 3}});
    const std::string told = scratch.read("first");
    EXPECT_TRUE(
        told.starts_with("{\"type\":\"hello\",\"protocol\":\"agon-lines 1\",\"game\":\"tictactoe\",\"seat\":1,"))
        << told;
    EXPECT_TRUE(contains(told, "\"builtin:random\"]")) << told;
    EXPECT_TRUE(contains(told,
                         "\"limits\":{\"move_ms\":60000,\"bank_ms\":7000,\"match_ms\":100000,\"warm_up_ms\":50000,"
                         "\"strikes\":3,\"output_bytes\":1048576}"))
        << told;
    EXPECT_TRUE(contains(told, "{\"type\":\"turn\",\"turn\":1,\"time_ms\":60000,\"bank_ms\":7000,\"match_ms\":100000,"))
        << told;
}

// Nobody waits long for a bot to hear that it is over, so on a busy machine it may take several tries.
TEST(Told, TheEnd) {
    std::string told;
    for (int attempt = 0; attempt < 20 && !contains(told, "\"end\""); ++attempt) {
        const support::ScratchFolder scratch;
        play({.first = scripted("--mood resign"), .second = talker(scratch, "second", {"b2"})});
        told = scratch.read("second");
    }
    EXPECT_TRUE(contains(told,
                         "{\"type\":\"end\",\"you\":\"won\",\"verdict\":{\"ending\":\"forfeit\",\"winner\":\"second\","
                         "\"faults\":[\"resigned\",null],\"code\":\"resigned\","))
        << told;
}

TEST(Told, TheSurroundingsOfABot) {
    const support::ScratchFolder scratch;
    const auto script =
        scratch.write("bot.sh", "echo \"$AGON_GAME $AGON_SEAT\" >&2\necho kept > \"$AGON_FOLDER/file\"\n"
                                "cat \"$AGON_FOLDER/file\" >&2\nexit 1\n");
    for (const auto sandbox : {system::SandboxMode::Off, system::SandboxMode::Auto}) {
        const auto report = play({.second = "sh '" + script.string() + "'", .sandbox = sandbox});
        EXPECT_EQ(report.evidence[Player::Second].errors, "tictactoe 2\nkept\n");
    }
}

}  // namespace
}  // namespace agon::seats
