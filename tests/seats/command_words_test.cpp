#include "seats/command_words.h"

#include <gtest/gtest.h>

namespace agon::seats {
namespace {

using Words = std::vector<std::string>;

Words words_of(std::string_view text) {
    const auto words = split_command(text);
    return words ? *words : Words{to_text(words.error())};
}

TEST(CommandWords, AreSplitAtBlanks) {
    EXPECT_EQ(words_of("python3 my.py --fast"), (Words{"python3", "my.py", "--fast"}));
    EXPECT_EQ(words_of("  bot\t x \n"), (Words{"bot", "x"}));
}

TEST(CommandWords, AreQuotedAsInAShell) {
    EXPECT_EQ(words_of(R"(bot "a b" 'c "d"' e\ f)"), (Words{"bot", "a b", "c \"d\"", "e f"}));
    EXPECT_EQ(words_of(R"(bot "a \"b\" \\ \n" 'c\')"), (Words{"bot", R"(a "b" \ \n)", "c\\"}));
    EXPECT_EQ(words_of(R"(my' bot'"s x"y "" '')"), (Words{"my bots xy", "", ""}));
}

TEST(CommandWords, MeanNothingToAShell) {
    EXPECT_EQ(words_of("bot $HOME ~ * `ls` ;rm >x #y"), (Words{"bot", "$HOME", "~", "*", "`ls`", ";rm", ">x", "#y"}));
}

TEST(CommandWords, NameThePlaceOfWhatIsWrong) {
    EXPECT_EQ(words_of(""), Words{"line 1, column 1: expected a command"});
    EXPECT_EQ(words_of(" \t"), Words{"line 1, column 1: expected a command"});
    EXPECT_EQ(words_of("'' x"), Words{"line 1, column 1: expected the name of a program and not an empty word"});
    EXPECT_EQ(words_of("bot 'a"), Words{"line 1, column 5: expected a ' that ends the quotation"});
    EXPECT_EQ(words_of("bot \"a\\\""), Words{"line 1, column 5: expected a \" that ends the quotation"});
    EXPECT_EQ(words_of("bot \\"), Words{"line 1, column 5: expected a character after \\"});
    EXPECT_EQ(words_of(std::string_view("bot a\0b", 7)),
              Words{"line 1, column 6: expected a command without a NUL byte"});
}

}  // namespace
}  // namespace agon::seats
