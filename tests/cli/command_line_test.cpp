#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "cli/run_agon.h"
#include "core/nearest_name.h"

namespace agon::cli_test {
namespace {

const std::vector<std::string> verbs{"games", "play", "perft", "bench", "step", "doctor", "version"};

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

TEST(CommandLine, HelpNamesVerbsAndExitCodes) {
    const Ran help = run_agon({"--help"});
    EXPECT_EQ(help.exit, 0);
    EXPECT_EQ(help.err, "");
    for (const std::string& verb : verbs) EXPECT_TRUE(contains(help.out, "  " + verb)) << verb;
    for (const char* code :
         {"    0  ", "    1  ", "   64  ", "   65  ", "   66  ", "   69  ", "   70  ", "   74  ", "  130  "})
        EXPECT_TRUE(contains(help.out, code)) << code;
}

TEST(CommandLine, EveryVerbHasHelpWithAnExample) {
    for (const std::string& verb : verbs) {
        const Ran help = run_agon({verb, "--help"});
        EXPECT_EQ(help.exit, 0) << verb;
        EXPECT_TRUE(contains(help.out, "Example")) << verb;
        EXPECT_TRUE(contains(help.out, "  agon " + verb)) << verb;
    }
}

TEST(CommandLine, AnUnknownVerbIsAnsweredWithTheNearest) {
    const Ran wrong = run_agon({"pley", "tictactoe"});
    EXPECT_EQ(wrong.exit, 64);
    EXPECT_EQ(wrong.out, "");
    EXPECT_EQ(wrong.err, "agon: there is no verb 'pley': did you mean 'play'?\nRun `agon --help` for the list.\n");
    EXPECT_EQ(run_agon({"xyzzy"}).err, "agon: there is no verb 'xyzzy'\nRun `agon --help` for the list.\n");
    EXPECT_EQ(run_agon({""}).exit, 64);
}

TEST(CommandLine, AnUnknownGameIsAnsweredWithTheList) {
    for (const std::vector<std::string>& line : std::vector<std::vector<std::string>>{{"play", "tictactow"},
                                                                                      {"perft", "tictactow", "1"},
                                                                                      {"bench", "tictactow"},
                                                                                      {"step", "tictactow"},
                                                                                      {"games", "tictactow"}}) {
        const Ran wrong = run_agon(line);
        EXPECT_EQ(wrong.exit, 64);
        EXPECT_EQ(wrong.out, "");
        EXPECT_TRUE(
            wrong.err.starts_with("agon: there is no game 'tictactow': did you mean 'tictactoe'?\nThere are: "));
        for (const catalog::GameEntry& game : catalog::games())
            EXPECT_TRUE(contains(wrong.err, game.name)) << wrong.err;
    }
}

TEST(CommandLine, WrongOptionsAreUsageErrors) {
    for (const std::vector<std::string>& line :
         std::vector<std::vector<std::string>>{{"--nonsense"},
                                               {"perft"},
                                               {"perft", "tictactoe"},
                                               {"perft", "tictactoe", "-1"},
                                               {"perft", "tictactoe", "1001"},
                                               {"perft", "tictactoe", "many"},
                                               {"perft", "tictactoe", "2", "--threads", "0"},
                                               {"perft", "tictactoe", "2", "--seed", "99999999999999999999"},
                                               {"play", "tictactoe", "--as", "3"},
                                               {"play", "tictactoe", "--bot", "deepblue"},
                                               {"play", "tictactoe", "--bots", "random"},
                                               {"play", "tictactoe", "--bots", "random", "random", "--as", "1"},
                                               {"play", "tictactoe", "--as", "both", "--bot", "random"},
                                               {"play", "tictactoe", "--colour", "pink"},
                                               {"step", "tictactoe", "--format", "xml"},
                                               {"step", "tictactoe", "--position", "-", "--actions", "-"},
                                               {"step", "tictactoe", "--position", "-", "--setup", "-"},
                                               {"games", "--json", "surplus", "words"},
                                               {"version", "surplus"}}) {
        const Ran wrong = run_agon(line);
        EXPECT_EQ(wrong.exit, 64) << line.front() << ": " << wrong.err;
        EXPECT_EQ(wrong.out, "");
        EXPECT_TRUE(wrong.err.starts_with("agon: ")) << wrong.err;
    }
}

TEST(CommandLine, OutputThatCannotBeWrittenIsNoticed) {
    for (const std::vector<std::string>& line : std::vector<std::vector<std::string>>{
             {"games"}, {"games", "--json"}, {"--help"}, {"version"}, {"step", "pig"}, {"perft", "pig", "1"}, {}}) {
        const Ran full = run_agon(line, {.output = "/dev/full"});
        EXPECT_EQ(full.exit, 74);
        EXPECT_EQ(full.err, "agon: standard output cannot be written: No space left on device\n");
        EXPECT_EQ(run_agon(line, {.output_closed = true}).exit, 74);
    }
}

TEST(CommandLine, WithoutAVerbTwoBotsPlay) {
    for (const Surroundings& nobody : {Surroundings{}, Surroundings{.input = std::nullopt}}) {
        const Ran demonstration = run_agon({}, nobody);
        EXPECT_EQ(demonstration.exit, 0);
        EXPECT_EQ(demonstration.err, "");
        EXPECT_TRUE(contains(demonstration.out, "scrabble: "));
        EXPECT_TRUE(contains(demonstration.out, " wins"));
        EXPECT_EQ(run_agon({}, nobody).out, demonstration.out);
    }
}

TEST(Suggestion, IsNearOrNone) {
    const std::vector<std::string_view> names{"games", "play", "perft"};
    EXPECT_EQ(nearest_name("gamse", names), "games");
    EXPECT_EQ(nearest_name("plya", names), "play");
    EXPECT_EQ(nearest_name("pertf", names), "perft");
    EXPECT_EQ(nearest_name("zzzz", names), "");
    EXPECT_EQ(nearest_name("", names), "");
    EXPECT_EQ(nearest_name(std::string(100'000, 'a'), names), "");
}

}  // namespace
}  // namespace agon::cli_test
