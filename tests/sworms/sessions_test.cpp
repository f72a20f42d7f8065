#include <gtest/gtest.h>

#include "support/golden.h"
#include "sworms/run_swworms.h"

// Whole games on the maps of examples/sworms, kept in tests/golden/sworms as a terminal would show them.
namespace agon::sworms_test {
namespace {

struct RecordedSession {
    std::string name, map, seed;
    std::vector<std::string> lines;
};

std::string input_of(const RecordedSession& session) {
    std::string input;
    for (const std::string& line : session.lines) input += line + "\n";
    return input;
}

// Puts what was typed behind each prompt. Nothing else that is printed begins a line like a prompt.
std::string with_typed_lines(std::string_view output, const std::vector<std::string>& lines) {
    constexpr std::string_view prompt = "> ";
    std::string text;
    auto typed = lines.begin();
    for (bool at_line_start = true; !output.empty();) {
        if (at_line_start && output.starts_with(prompt)) {
            text += prompt;
            if (typed != lines.end()) text += *typed++ + "\n";
            output.remove_prefix(prompt.size());
            continue;
        }
        at_line_start = output.front() == '\n';
        text += output.front();
        output.remove_prefix(1);
    }
    return text;
}

::testing::AssertionResult plays_as_kept(const RecordedSession& session) {
    const Ran ran = run_swworms({AGON_SOURCE_DIR "/examples/sworms/" + session.map + ".ini"},
                                {.input = input_of(session), .environment = {{"RAND_SEED", session.seed}}});
    if (ran.exit != 0) return ::testing::AssertionFailure() << "exit " << ran.exit;
    return golden::matches("sworms/" + session.name, with_typed_lines(ran.out, session.lines));
}

std::vector<std::string> repeated(std::vector<std::string> lines, int times) {
    std::vector<std::string> all;
    for (int i = 0; i < times; ++i) all.insert(all.end(), lines.begin(), lines.end());
    return all;
}

TEST(Session, FiresEveryWeapon) {
    EXPECT_TRUE(plays_as_kept({"weapons",
                               "config",
                               "2",
                               {"choose bazooka",
                                "action l",
                                "choose bazooka",
                                "action r",
                                "choose blowtorch",
                                "action l",
                                "choose blowtorch",
                                "action r",
                                "choose airstrike",
                                "action 20",
                                "choose airstrike",
                                "action 10",
                                "choose melee",
                                "action",
                                "choose melee",
                                "action",
                                "choose teleporter",
                                "action 0 12",
                                "choose teleporter",
                                "action 0 30",
                                "state",
                                "quit"}}));
}

TEST(Session, PicksUpChests) {
    EXPECT_TRUE(plays_as_kept({"chests",
                               "cave",
                               "0",
                               {"action idle", "move l 3", "action idle", "move r 3", "action idle", "move l 3",
                                "action idle", "move r 3", "action d", "action d", "state", "quit"}}));
}

TEST(Session, FallsAndDiesOfIt) {
    EXPECT_TRUE(plays_as_kept({"falls", "ledges", "1107", repeated({"move r 3", "action ld"}, 10)}));
}

TEST(Session, WalksIntoTheWaterUntilOneSideHasWon) {
    EXPECT_TRUE(plays_as_kept({"win", "islands", "0", repeated({"move r 3", "action u"}, 12)}));
}

TEST(Session, IsADrawWhenEverybodyDrownsAtTheStart) { EXPECT_TRUE(plays_as_kept({"draw", "islands", "3089", {}})); }

TEST(Session, AnswersEveryMistake) {
    std::vector<std::string> lines{"",
                                   "   ",
                                   "jump",
                                   "move",
                                   "move left 1",
                                   "move r 4",
                                   "MOVE R 0",
                                   "move r 1",
                                   "move",
                                   "choose knife",
                                   "choose teleport",
                                   "action 99 0",
                                   "action 11 0",
                                   "action a b",
                                   "action 1",
                                   "choose airstrike",
                                   "action 40",
                                   "action l",
                                   "choose melee",
                                   "action l",
                                   "choose gun",
                                   "action",
                                   "action dl",
                                   "map now",
                                   "quit it",
                                   "help",
                                   "choose bazooka",
                                   "action u"};
    for (int turn = 0; turn < 5; ++turn) lines.push_back("action idle");
    lines.insert(lines.end(), {"state", "choose bazooka", "state", "Quit"});
    EXPECT_TRUE(plays_as_kept({"mistakes", "config", "1", lines}));
}

TEST(Session, Teleports) {
    EXPECT_TRUE(plays_as_kept(
        {"teleporter",
         "ledges",
         "5",
         {"choose teleporter", "action 4 22", "action 16 0", "action 3 22", "choose teleporter", "action 0 22",
          "choose teleporter", "action 13 15", "choose teleporter", "action 8 14", "state", "quit"}}));
}

TEST(Session, EndsInMidTurnWithItsInput) {
    EXPECT_TRUE(plays_as_kept({"end_of_input", "cave", "3", {"move l 2", "map", "choose blowtorch"}}));
}

}  // namespace
}  // namespace agon::sworms_test
