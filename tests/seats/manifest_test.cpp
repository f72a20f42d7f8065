#include "seats/manifest.h"

#include <gtest/gtest.h>

namespace agon::seats {
namespace {

std::string problem_in(std::string_view text) {
    const auto manifest = read_manifest(text);
    return manifest ? "none" : to_text(manifest.error());
}

TEST(Manifest, NeedsOnlyACommand) {
    const auto manifest = read_manifest("command = ['python3', 'bot.py']");
    ASSERT_TRUE(manifest) << to_text(manifest.error());
    Manifest expected;
    expected.command = {"python3", "bot.py"};
    EXPECT_EQ(*manifest, expected);
}

TEST(Manifest, SaysAllThatABotNeeds) {
    const auto manifest = read_manifest("name = 'Zoë'\n"
                                        "command = 'java -cp \"my classes\" Bot'\n"
                                        "contract = 'console'\n"
                                        "games = ['sworms', 'scrabble']\n"
                                        "memory_mb = 512\n"
                                        "folder_mb = 128\n"
                                        "processes = 32\n"
                                        "[environment]\n"
                                        "A_1 = 'x y'\n"
                                        "B = ''\n");
    ASSERT_TRUE(manifest) << to_text(manifest.error());
    EXPECT_EQ(*manifest, (Manifest{"Zoë",
                                   {"java", "-cp", "my classes", "Bot"},
                                   Contract::Console,
                                   {"sworms", "scrabble"},
                                   512,
                                   128,
                                   32,
                                   {"A_1=x y", "B="}}));
}

TEST(Manifest, NamesThePlaceOfWhatIsWrong) {
    EXPECT_EQ(problem_in(""), "line 1, column 1: expected the key command: how the bot is started");
    EXPECT_EQ(problem_in("command = 'x'\ncomand = 'y'"),
              "line 2, column 1: expected a key of a bot's manifest and not comand (did you mean command?)");
    EXPECT_EQ(problem_in("command = 'x'\n  [limits]\n"),
              "line 2, column 4: expected a key of a bot's manifest and not limits");
    EXPECT_EQ(problem_in("command = 5"), "line 1, column 11: expected a command: a text, or a list of its words");
    EXPECT_EQ(problem_in("command = []"), "line 1, column 11: expected a list of texts, and not an empty one");
    EXPECT_EQ(problem_in("command = ['a', 5]"), "line 1, column 17: expected a text in quotes");
    EXPECT_EQ(problem_in("command = ['']"), "line 1, column 11: expected the name of a program and not an empty word");
    EXPECT_EQ(problem_in("command = '\"a'"), "line 1, column 11: expected a \" that ends the quotation in the command");
    EXPECT_EQ(problem_in("command = 'x'\ncontract = 'lines'"),
              "line 2, column 12: expected \"agon-lines\", \"console\", \"files\" or \"entelect\"");
    EXPECT_EQ(problem_in("command = 'x'\ngames = 'sworms'"),
              "line 2, column 9: expected a list of texts, and not an empty one");
    for (const char* memory : {"0", "-1", "1048577", "1.5", "'1'", "9223372036854775807"})
        EXPECT_EQ(problem_in("command = 'x'\nmemory_mb = " + std::string(memory)),
                  "line 2, column 13: expected a whole number from 1 to 1048576");
    EXPECT_EQ(problem_in("command = 'x'\nprocesses = 4097"),
              "line 2, column 13: expected a whole number from 1 to 4096");
    EXPECT_EQ(problem_in("command = 'x'\nname = ''"),
              "line 2, column 8: expected a name of 1 to 100 bytes on one line");
    EXPECT_EQ(problem_in("command = 'x'\nname = \"a\\nb\""),
              "line 2, column 8: expected a name of 1 to 100 bytes on one line");
}

TEST(Manifest, SetsNoVariableThatIsNotItsOwn) {
    const std::string front = "command = 'x'\n[environment]\n";
    EXPECT_EQ(problem_in(front + "'A B' = 'x'"), "line 3, column 1: expected a variable's name: letters, digits and _");
    EXPECT_EQ(problem_in(front + "1A = 'x'"), "line 3, column 1: expected a variable's name: letters, digits and _");
    EXPECT_EQ(problem_in(front + "AGON_SEAT = '2'"),
              "line 3, column 1: expected a name that does not begin with AGON_");
    EXPECT_EQ(problem_in(front + "A = 1"), "line 3, column 5: expected a text in quotes");
    EXPECT_EQ(problem_in(front + "A = \"x\\u0000y\""), "line 3, column 5: expected a text without a NUL character");
    EXPECT_EQ(problem_in("command = 'x'\nenvironment = 'A=1'"),
              "line 2, column 15: expected a table of variables: [environment]");
}

TEST(Manifest, MayBeAnything) {
    EXPECT_TRUE(problem_in("command = 'x").starts_with("line 1, column 13: expected TOML ("));
    EXPECT_TRUE(problem_in("command = 'x'\ncommand = 'y'").starts_with("line 2, column "));
    EXPECT_TRUE(problem_in("\xff\xfe").starts_with("line 1, column 1: expected TOML ("));
    EXPECT_TRUE(problem_in("x = " + std::string(10'000, '[')).find("expected TOML (") != std::string::npos);
    std::string deep = "a";
    while (deep.size() < longest_manifest - 10) deep += ".a";
    EXPECT_TRUE(problem_in(deep + " = 1").find("expected a key of a bot's manifest and not a") != std::string::npos);
    EXPECT_EQ(problem_in(std::string(longest_manifest + 1, '#')), "line 1, column 1: expected at most 16384 bytes");
    // What is shown on a terminal has no control characters.
    EXPECT_EQ(problem_in("\"\\u001b[2J\" = 1").find('\x1b'), std::string::npos);
}

}  // namespace
}  // namespace agon::seats
