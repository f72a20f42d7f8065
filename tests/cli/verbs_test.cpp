#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "cli/run_agon.h"
#include "protocols/json/json.h"

namespace agon::cli_test {
namespace {

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

Ran step_with(const std::string& actions, std::vector<std::string> more = {}) {
    std::vector<std::string> line{"step", "tictactoe", "--actions", "-"};
    line.insert(line.end(), more.begin(), more.end());
    return run_agon(line, {.input = actions});
}

TEST(Version, IsOneLine) {
    const Ran version = run_agon({"version"});
    EXPECT_EQ(version.exit, 0);
    EXPECT_TRUE(version.out.starts_with("agon ")) << version.out;
}

TEST(Games, AreListed) {
    const Ran list = run_agon({"games"});
    EXPECT_EQ(list.exit, 0);
    for (const catalog::GameEntry& game : catalog::games()) EXPECT_TRUE(contains(list.out, game.name)) << list.out;
    EXPECT_TRUE(contains(list.out, "simultaneous"));
    EXPECT_TRUE(contains(list.out, "hidden information"));
    const Ran one = run_agon({"games", "tictactoe"});
    EXPECT_EQ(one.exit, 0);
    EXPECT_TRUE(contains(one.out, "{\"size\": 3}"));
}

TEST(Games, AreDataForPrograms) {
    const auto list = json::parse(run_agon({"games", "--json"}).out);
    ASSERT_TRUE(list.has_value());
    EXPECT_EQ(std::get<Tree::List>(list->content).size(), catalog::games().size());
}

TEST(Perft, CountsAndDivides) {
    EXPECT_EQ(run_agon({"perft", "tictactoe", "5"}).out, "tictactoe 5 15120\n");
    EXPECT_EQ(run_agon({"perft", "tictactoe", "5", "--threads", "3"}).out, "tictactoe 5 15120\n");
    EXPECT_EQ(run_agon({"perft", "tictactoe", "0"}).out, "tictactoe 0 1\n");
    EXPECT_EQ(run_agon({"perft", "tictactoe", "1000"}).out, "tictactoe 1000 0\n");
    const Ran divided = run_agon({"perft", "tictactoe", "2", "--divide"});
    EXPECT_TRUE(divided.out.starts_with("a1                                  8\n")) << divided.out;
    EXPECT_TRUE(divided.out.ends_with("tictactoe 2 72\n")) << divided.out;
    EXPECT_EQ(run_agon({"perft", "tictactoe", "3", "--json"}).out,
              "{\"game\": \"tictactoe\", \"depth\": 3, \"seed\": 0, \"leaves\": 504}\n");
    const ScratchFile setup("{\"size\": 4}");
    EXPECT_EQ(run_agon({"perft", "tictactoe", "2", "--setup", setup.path()}).out, "tictactoe 2 240\n");
}

TEST(Bench, PrintsFiguresOfEveryGame) {
    const Ran bench = run_agon({"bench", "tictactoe", "--quick"});
    EXPECT_EQ(bench.exit, 0);
    EXPECT_TRUE(contains(bench.out, "tictactoe  rules"));
    EXPECT_TRUE(contains(bench.out, "tictactoe  playout"));
    const auto figures = json::parse(run_agon({"bench", "pig", "--quick", "--json"}).out);
    ASSERT_TRUE(figures.has_value());
    EXPECT_EQ(std::get<Tree::List>(figures->content).size(), 2u);
}

TEST(Doctor, TellsWhatThereIs) {
    const Ran doctor = run_agon({"doctor"});
    EXPECT_TRUE(doctor.exit == 0 || doctor.exit == 69) << doctor.exit;
    EXPECT_TRUE(contains(doctor.out, "compilers"));
    EXPECT_TRUE(json::parse(run_agon({"doctor", "--json"}).out).has_value());
}

TEST(Step, PrintsThePositionAtTheStart) {
    EXPECT_EQ(run_agon({"step", "tictactoe", "--seed", "5"}).out, "agon-position 1 tictactoe\n"
                                                                  "dice keyed 5 0\n"
                                                                  "state\n...\n...\n...\nto move: X\n");
}

TEST(Step, AppliesActions) {
    const Ran stepped = step_with("# an opening\n\nb2\r\n  a1  \n");
    EXPECT_EQ(stepped.exit, 0);
    EXPECT_EQ(stepped.err, "");
    EXPECT_EQ(stepped.out, "# 1. b2\n"
                           "#    placed: by first, at (1, 1)\n"
                           "# 2. a1\n"
                           "#    placed: by second, at (0, 0)\n"
                           "agon-position 1 tictactoe\n"
                           "dice keyed 0 0\n"
                           "event {\"placed\":{\"by\":\"second\",\"at\":{\"x\":0,\"y\":0}}}\n"
                           "state\nO..\n.X.\n...\nto move: X\n");
    const ScratchFile saved(stepped.out);
    const Ran again = step_with("c3", {"--position", saved.path()});
    EXPECT_EQ(again.exit, 0);
    EXPECT_TRUE(again.out.ends_with("state\nO..\n.X.\n..X\nto move: O\n")) << again.out;
}

TEST(Step, PrintsJson) {
    const Ran stepped = step_with("a1\nb1\na2\nb2\na3\n", {"--format", "json"});
    EXPECT_EQ(stepped.exit, 0);
    EXPECT_TRUE(json::parse(stepped.out).has_value());
    EXPECT_TRUE(contains(stepped.out,
                         "\"outcome\": {\"winner\": \"first\", \"reason\": \"three-in-a-row\", \"score\": [0, 0]}"))
        << stepped.out;
    EXPECT_EQ(step_with("a1\n", {"--json"}).out, step_with("a1\n", {"--format", "json"}).out);
}

TEST(Step, ARefusedActionPrintsOnlyTheRefusal) {
    for (const char* format : {"text", "json"}) {
        const Ran refused = step_with("b2\n\nb2\n", {"--format", format});
        EXPECT_EQ(refused.exit, 1);
        EXPECT_EQ(refused.out, "");
        EXPECT_EQ(refused.err, "agon: standard input:3: refused: That cell is taken.\n");
    }
    EXPECT_EQ(step_with("a1\nb1\na2\nb2\na3\nc3\n").err, "agon: standard input:6: refused: The game is over.\n");
}

TEST(Step, AnUnreadableActionIsNamedWithItsPlace) {
    const ScratchFile actions("b2\na!\n");
    const Ran wrong = run_agon({"step", "tictactoe", "--actions", actions.path()});
    EXPECT_EQ(wrong.exit, 65);
    EXPECT_EQ(wrong.out, "");
    EXPECT_EQ(wrong.err, "agon: " + actions.path() + ":2:2: expected a row number from 1\n");
}

TEST(Step, TakesBothPlayersActionsFromOneLine) {
    const Ran stepped = run_agon({"step", "paint", "--actions", "-"}, {.input = "stay | stay\n"});
    EXPECT_EQ(stepped.exit, 0) << stepped.err;
    EXPECT_EQ(run_agon({"step", "paint", "--actions", "-"}, {.input = "stay\n"}).err,
              "agon: standard input:1:5: expected \" | \" and the second player's action\n");
}

}  // namespace
}  // namespace agon::cli_test
