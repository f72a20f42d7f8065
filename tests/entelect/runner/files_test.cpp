// The texts of the runner: its configuration, bot.json and the lines of bots.
#include <gtest/gtest.h>

#include "protocols/entelect_runner/answer_line.h"
#include "protocols/entelect_runner/bot_file.h"
#include "protocols/entelect_runner/runner_config.h"

namespace agon::entelect_runner {
namespace {

constexpr const char* whole_config = R"({
    "round-state-output-location": "./match-logs",
    "game-config-file-location": "./game-config.json",
    "game-engine-jar": "./game-engine.jar",
    "verbose-mode": true,
    "max-runtime-ms": 250,
    "player-a": "./bots/a",
    "player-b": "console",
    "player-a-id": "first",
    "seed": -7,
    "match-id": "17",
    "game-name": "final",
    "max-request-retries": 10,
    "request-timeout-ms": 5000,
    "is-tournament-mode": false,
    "tournament": {"connection-string": "", "bots-container": []}
})";

std::string problem_with_config(const std::string& text) {
    const auto config = read_runner_config(text);
    return config ? "none" : to_text(config.error());
}

std::string problem_with_bot(const std::string& text) {
    const auto bot = read_bot_file(text);
    return bot ? "none" : to_text(bot.error());
}

TEST(RunnerConfig, SaysWhoPlaysAndHow) {
    const auto config = read_runner_config(whole_config);
    ASSERT_TRUE(config) << to_text(config.error());
    RunnerConfig expected;
    expected.output_location = "./match-logs";
    expected.game_config_file = "./game-config.json";
    expected.players = {{"./bots/a", "console"}};
    expected.player_ids = {{"first", ""}};
    expected.max_runtime = std::chrono::milliseconds(250);
    expected.seed = -7;
    expected.match_id = "17";
    expected.game_name = "final";
    expected.verbose = true;
    EXPECT_EQ(*config, expected);
}

TEST(RunnerConfig, WhatItLeavesOutIsAsUsual) {
    EXPECT_EQ(read_runner_config("{}").value(), RunnerConfig{});
    EXPECT_EQ(read_runner_config("\xEF\xBB\xBF{\"seed\": 0, \"player-a\": null}").value(), RunnerConfig{});
    EXPECT_EQ(read_runner_config("{\"seed\": 1, \"seed\": \"2\"}")->seed, 2);
    EXPECT_EQ(read_runner_config("{\"seed\": 7.0, \"max-runtime-ms\": 2e1}")->seed, 7);
    EXPECT_EQ(problem_with_config("{\"seed\": 3e9}"), "expected a whole number from -2147483648 to 2147483647 as seed");
    EXPECT_EQ(read_runner_config("{\"max-runtime-ms\": \"20\", \"verbose-mode\": \"true\"}")->max_runtime.count(), 20);
}

TEST(RunnerConfig, WhatIsWrongIsTold) {
    EXPECT_EQ(problem_with_config("[]"), "line 1, column 1: expected a record in { }");
    EXPECT_EQ(problem_with_config("{\"seed\": 2147483648}"),
              "expected a whole number from -2147483648 to 2147483647 as seed");
    EXPECT_EQ(problem_with_config("{\"seed\": 1.5}"), "expected a whole number from -2147483648 to 2147483647 as seed");
    EXPECT_EQ(problem_with_config("{\"max-runtime-ms\": 0}"),
              "expected a whole number from 1 to 86400000 as max-runtime-ms");
    EXPECT_EQ(problem_with_config("{\"player-a\": []}"), "expected a text as player-a");
    EXPECT_EQ(problem_with_config("{\"verbose-mode\": 1}"), "expected true or false as verbose-mode");
    EXPECT_NE(problem_with_config("{\"seed\": 1"), "none");
}

TEST(BotFile, SaysHowABotIsStarted) {
    const auto bot = read_bot_file(R"({"author": "Kim", "email": "kim@example.com", "nickName": "Burrower", "x": {},
        "botLocation": "/target", "botFileName": "bot.jar", "botLanguage": "Java", "arguments": {"coreCount": 4}})");
    ASSERT_TRUE(bot) << to_text(bot.error());
    EXPECT_EQ(*bot, (BotFile{"Kim", "kim@example.com", "Burrower", Language::Java, "/target", "bot.jar", 4}));
    EXPECT_EQ(read_bot_file(R"({"botLanguage":"rust","botFileName":"b","botLocation":"target"})")->location, "/target");
    EXPECT_EQ(read_bot_file(R"({"botLanguage":"rust","botFileName":"b"})")->location, "");
}

TEST(BotFile, WhatIsWrongIsTold) {
    EXPECT_EQ(
        problem_with_bot(R"({"botLanguage":"cobol","botFileName":"b"})"),
        "expected a botLanguage: java, dotnetcore, javascript, python3, cplusplus, haskell, scala, rust, command");
    EXPECT_EQ(problem_with_bot(R"({"botLanguage":"rust"})"), "expected botFileName: the program");
    EXPECT_EQ(problem_with_bot(R"({"botLanguage":"rust","botFileName":"b","arguments":[]})"),
              "expected a record as arguments");
    EXPECT_EQ(problem_with_bot(R"({"botLanguage":"rust","botFileName":"b","arguments":{"coreCount":0}})"),
              "expected a whole number from 1 to 1024 as coreCount");
    EXPECT_EQ(problem_with_bot("{\"botLanguage\":\"rust\",\"botFileName\":\"b\\u0000\"}"),
              "expected a text as botFileName");
    EXPECT_EQ(problem_with_bot(std::string(longest_bot_file + 1, ' ')), "expected at most 65536 bytes");
}

TEST(BotFile, EveryLanguageHasItsCommand) {
    using Words = std::vector<std::vector<std::string>>;
    EXPECT_EQ(interpreters_of(Language::Java), (Words{{"java", "-jar"}}));
    EXPECT_EQ(interpreters_of(Language::Scala), (Words{{"java", "-jar"}}));
    EXPECT_EQ(interpreters_of(Language::DotNetCore), (Words{{"dotnet"}}));
    EXPECT_EQ(interpreters_of(Language::JavaScript), (Words{{"node"}}));
    EXPECT_EQ(interpreters_of(Language::Python3), (Words{{"python3"}, {"py", "-3"}, {"python"}, {"py"}}));
    for (const Language own : {Language::CPlusPlus, Language::Rust, Language::Haskell, Language::Command})
        EXPECT_TRUE(interpreters_of(own).empty());
    BotFile bot;
    bot.core_count = 3;
    EXPECT_TRUE(arguments_of(bot).empty());
    bot.language = Language::Haskell;
    EXPECT_EQ(arguments_of(bot), (std::vector<std::string>{"+RTS", "-N3", "-RTS"}));
}

TEST(AnswerLine, IsForOneRound) {
    EXPECT_EQ(command_in("C;5;move 1 1", 5), "move 1 1");
    EXPECT_EQ(command_in(" \tC;5;select 1;move 1 1\r", 5), "select 1;move 1 1");
    EXPECT_EQ(command_in("C;5;", 5), "");
    EXPECT_EQ(command_in("C;5; move 1 1 ", 5), " move 1 1 ");
    for (const char* other : {"C;4;move 1 1", "C;51;move 1 1", "C;5", "c;5;x", "xC;5;x", "C; 5;x", "C;05;x", "", "5"})
        EXPECT_EQ(command_in(other, 5), std::nullopt) << other;
}

TEST(AnswerLine, IsUtf8AndNotEndless) {
    EXPECT_EQ(command_in("C;1;\xC3\xA9\xFFz", 1), "\xC3\xA9\xEF\xBF\xBDz");
    EXPECT_EQ(command_in("C;1;" + std::string(10'000, 'x'), 1)->size(), longest_command);
}

// Neither a tab nor '\r' at its end can be in a file of commands.
TEST(AnswerLine, IsAsItIsRecorded) {
    EXPECT_EQ(command_in("C;1;\tmove 1\t2\t", 1), "\vmove 1\v2\v");
    EXPECT_EQ(command_in("C;1;shoot N\r\r", 1), "shoot N");
    EXPECT_EQ(command_in("C;1;a\rb", 1), "a\rb");
    EXPECT_EQ(command_in("C;1;\r", 1), "");
}

TEST(LastLine, IsTheException) {
    EXPECT_EQ(last_line_of(""), std::nullopt);
    EXPECT_EQ(last_line_of("\n\r\n"), std::nullopt);
    EXPECT_EQ(last_line_of("one"), "one");
    EXPECT_EQ(last_line_of("one\ntwo\r\n"), "two");
    EXPECT_EQ(last_line_of("one\nt\xFF\n"), "t\xEF\xBF\xBD");
}

}  // namespace
}  // namespace agon::entelect_runner
