#include <gtest/gtest.h>

#include "protocols/scrabble_console/session.h"
#include "protocols/scrabble_console/wording.h"

namespace agon::scrabble_console {
namespace {

using namespace std::string_literals;

Session new_session() { return Session(*HeapGame::read("Scrabble\n    \n    \n    \n    \n1\n0\n0\na1 b2")); }

std::string said(std::string_view line) {
    Session session = new_session();
    return session.answer(line).text;
}

TEST(ScrabbleConsole, BlankLinesAskAgain) {
    for (const std::string_view line : {"", " ", "\t", " \t  "}) EXPECT_EQ(said(line), "Player 1 > ");
}

TEST(ScrabbleConsole, UnknownCommandsAreToldBackAsTheyWereTyped) {
    for (const std::string& line :
         {"foo  Bar"s, "  xyz 1 "s, "quit\r"s, "\r"s, "load"s, "Load \t"s, "inserta"s, "a\0b"s})
        EXPECT_EQ(said(line), "Error: Unknown command: " + line + "\nPlayer 1 > ");
}

TEST(ScrabbleConsole, ParametersAreJudgedBeforeTheMove) {
    for (const std::string_view line :
         {"insert", "insert a", "insert a a", "insert a a h", "insert aa a h ab", "insert 1 a h ab", "insert a ? h ab",
          "insert a a x ab", "insert a a hv ab", "INSERT a a \xff zz", "insert 1 z h !"})
        EXPECT_EQ(said(line), std::string(bad_parameters) + "Player 1 > ") << line;
    for (const std::string_view line : {"insert z a h ab", "insert a z h ab", "insert a a h ab1", "insert a a h xyz",
                                        "insert a a h a\r", "insert a a h ababa"})
        EXPECT_EQ(said(line), std::string(impossible_move) + "Player 1 > ") << line;
    const std::string million(1'000'000, 'a');
    EXPECT_EQ(said("insert a a h " + million), std::string(impossible_move) + "Player 1 > ");
    EXPECT_EQ(said("insert " + million + " a h a"), std::string(bad_parameters) + "Player 1 > ");
}

TEST(ScrabbleConsole, CommandsIgnoreCaseAndWhatFollows) {
    EXPECT_EQ(new_session().answer("QuIt now").then, Answer::Then::End);
    EXPECT_EQ(new_session().answer("\tSAVE it").then, Answer::Then::Save);
    EXPECT_EQ(said("Help me"), std::string(help_text) + "Player 1 > ");
    const Answer load = new_session().answer("LOAD Some/File.TXT and more");
    EXPECT_EQ(load.then, Answer::Then::Load);
    EXPECT_EQ(load.path, "Some/File.TXT");
    EXPECT_NE(said("insert A a H aB extra words").find("A|AB  \n"), std::string::npos);
}

TEST(ScrabbleConsole, AWinIsTheLastThingSaid) {
    Session session(*HeapGame::read("Scrabble\n    \n    \n    \n    \n2\n0\n0\nz9"));
    const Answer win = session.answer("insert d d v z");
    EXPECT_EQ(win.then, Answer::Then::End);
    EXPECT_EQ(win.text, "Player 2 has won the game with 9 points!\n");
}

TEST(ScrabbleConsole, LargeScoresPushTheLineWider) {
    const Session session(*HeapGame::read("Scrabble\n    \n    \n    \n    \n2\n99999\n123456\nz9"));
    EXPECT_NE(session.opening().find("\n  P1:99999 Points\n  P2:123456 Points\n"), std::string::npos);
}

}  // namespace
}  // namespace agon::scrabble_console
