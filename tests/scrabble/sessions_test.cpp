#include <gtest/gtest.h>

#include "scrabble/run_a3.h"
#include "support/golden.h"

// Whole sessions, kept in tests/golden/scrabble as a terminal would show them, with the files they leave.
namespace agon::scrabble_test {
namespace {

using Lines = std::vector<std::string>;

struct RecordedSession {
    std::string name;
    std::map<std::string, std::string> files;  // it starts with config.txt
    Lines lines;
    std::string last_line_end = "\n";
};

std::string config(const Lines& board, const std::string& player_and_scores, const std::string& tile_line) {
    std::string text = "Scrabble\n";
    for (const std::string& row : board) text += row + "\n";
    return text + player_and_scores + "\n" + tile_line;
}

Lines empty_board(std::size_t size) { return Lines(size, std::string(size, ' ')); }

std::string input_of(const RecordedSession& session) {
    std::string input;
    for (std::size_t i = 0; i < session.lines.size(); ++i)
        input += session.lines[i] + (i + 1 < session.lines.size() ? "\n" : session.last_line_end);
    return input;
}

// Puts what was typed behind each prompt. Nothing else that is printed begins a line like a prompt.
std::string with_typed_lines(std::string_view output, const Lines& lines) {
    std::string text;
    auto typed = lines.begin();
    for (bool at_line_start = true; !output.empty();) {
        if (at_line_start && (output.starts_with("Player 1 > ") || output.starts_with("Player 2 > "))) {
            constexpr std::size_t prompt_length = 11;
            text += output.substr(0, prompt_length);
            text += typed != lines.end() ? *typed++ + "\n" : "(end of input)\n";
            output.remove_prefix(prompt_length);
            continue;
        }
        at_line_start = output.front() == '\n';
        text += output.front();
        output.remove_prefix(1);
    }
    return text;
}

std::string outcome_of(const A3Run& ran) {
    std::string text = "--- exit " + std::to_string(ran.exit) + "\n";
    for (const auto& [name, content] : ran.files) {
        const bool ends_a_line = content.ends_with('\n');
        text += "--- " + name + (ends_a_line ? "\n" : ", without a last line end\n") + content;
        text += ends_a_line ? "" : "\n";
    }
    return text;
}

::testing::AssertionResult goes_as_kept(const RecordedSession& session) {
    const A3Run ran = run_a3({"config.txt"}, input_of(session), session.files);
    if (!ran.err.empty()) return ::testing::AssertionFailure() << ran.err;
    return golden::matches("scrabble/" + session.name, with_typed_lines(ran.out, session.lines) + outcome_of(ran));
}

TEST(Session, IsWonByThePlayerWhoReachesTheLimitFirst) {
    EXPECT_TRUE(goes_as_kept({"win",
                              {{"config.txt", config(empty_board(6), "2\n0\n0", "o1 n2 e1 T3 w4 s1 x9")}},
                              {"insert c b h ONE", "insert C B V ow", "insert a d v noes", "insert b a h two",
                               "insert C A H tone", "insert f d v x", "insert c d v estx", "save"}}));
}

TEST(Session, AnswersEveryMistake) {
    EXPECT_TRUE(goes_as_kept(
        {"mistakes",
         {{"config.txt", config({"     ", " CAT ", "     ", "   Q ", "     "}, "1\n3\n4", "c1 a1 t2 o1 s1 r2\n")}},
         {"",
          " \t ",
          "place b b h cat",
          "  Insert? ",
          "load",
          "insert",
          "insert b b h",
          "insert bb b h cat",
          "insert b 2 h cat",
          "insert b b d cat",
          "insert b b down cat",
          "insert ! b h c4t",
          "insert b b h c4t",
          "insert b b h cats-",
          "insert f b h cat",
          "insert b z v cat",
          "insert b c h atars",
          "insert a a h rot",
          "insert c b h cat",
          "insert b b h dog",
          "insert b b h car",
          "insert b d v toq",
          "insert b d v tot",
          "help me",
          "INSERT B D v To and more",
          "insert b b H cats",
          "Quit now",
          "help"}}));
}

TEST(Session, SavesWhatIsOnTheBoard) {
    EXPECT_TRUE(goes_as_kept(
        {"save",
         {{"config.txt", config({"    ", "    ", " U  ", "    "}, "2\n000\n001", "g2 U1 N1 n5\nkept as it is")}},
         {"SAVE", "insert c a h guN", "save it", "insert c c v nu", "quit"}}));
}

TEST(Session, LoadsOtherFilesAndSavesThere) {
    EXPECT_TRUE(
        goes_as_kept({"load",
                      {{"config.txt", config(empty_board(4), "1\n0\n0", "a1 b2")},
                       {"Other.txt", config({"     ", "  Y  ", "     ", "     ", "     "}, "2\n1\n0", "y1 E2\n")}},
                      {"insert a a v ab", "LOAD Other.txt now", "insert a c v EYE", "save", "load config.txt",
                       "insert d d h b", "load other.txt", "help"}}));
}

TEST(Session, EndsWhenALoadedFileIsInvalid) {
    EXPECT_TRUE(goes_as_kept({"load_invalid",
                              {{"config.txt", config(empty_board(4), "1\n0\n0", "a1")},
                               {"bad.txt", config(empty_board(3), "1\n0\n0", "a1\n")}},
                              {"insert a a h a", "save", "insert a a v aa", "load bad.txt", "save"}}));
}

TEST(Session, BreaksTheTileListAfterNine) {
    const std::string nine = "a1 b2 c3 d4 e5 f6 g7 h8 i9", next_nine = " j1 k1 l1 m1 n1 o1 p1 q1 r1";
    EXPECT_TRUE(goes_as_kept({"tiles",
                              {{"config.txt", config(empty_board(4), "1\n0\n0", nine)},
                               {"10", config(empty_board(4), "2\n0\n0", nine + " A1\n")},
                               {"18", config(empty_board(4), "1\n99999\n0", nine + next_nine + "\n")},
                               {"19", config(empty_board(4), "2\n0\n100000", nine + next_nine + " S1")}},
                              {"load 10", "load 18", "load 19", "quit"}}));
}

TEST(Session, PlaysOnTheLargestBoard) {
    EXPECT_TRUE(goes_as_kept(
        {"largest",
         {{"config.txt", config(empty_board(26), "1\n0\n0", "a1 z9 m3 e1\n")}},
         {"insert z y h zz", "insert a z v amazeamazeamazeamazeamazez", "insert a a h mazeamazeamazeamazeamazeaa",
          "insert z a h zzzzzzzzzzzzzzzzzzzzzzzzzz", "insert z z v zz", "quit"}}));
}

TEST(Session, RunsALastLineWithoutLineEnd) {
    EXPECT_TRUE(goes_as_kept({"end_of_input",
                              {{"config.txt", config({"    ", " GO ", "    ", "    "}, "2\n3\n5", "g1 o1 t1\n")}},
                              {"insert b b v got", "save", "\tinsert  b c V\to"},
                              ""}));
}

}  // namespace
}  // namespace agon::scrabble_test
