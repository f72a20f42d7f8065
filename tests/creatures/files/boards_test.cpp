// Board files: what is read, and what is said of those that make no sense.
#include <gtest/gtest.h>

#include <filesystem>

#include "protocols/creatures_text/board_setup.h"
#include "system/file.h"

namespace agon::creatures_text {
namespace {

using creatures::Kind;
using creatures::SetupCreature;

std::string example(const std::string& name) {
    return system::read_file(AGON_SOURCE_DIR "/examples/creatures/" + name).value();
}

std::string problem_of(const std::string& text, bool strict = false) {
    const auto board = read_board(text, strict);
    return board ? "none"
                 : std::to_string(board.error().line) + ":" + std::to_string(board.error().column) + ": " +
                       board.error().expected;
}

TEST(CreaturesBoards, TheCoursesFormIsNumbersBetweenBlanks) {
    const auto board = read_board("3\t7 \r\n 1\n2  0 1\n1 1   0 0 5 2 12 10 2 2 0 5 20 50");
    ASSERT_TRUE(board) << board.error().expected;
    EXPECT_EQ(board->setup.width, 3);
    EXPECT_EQ(board->setup.height, 3);
    EXPECT_EQ(board->setup.turn_limit, 7);
    EXPECT_EQ(board->setup.food, (std::vector<Cell>{{0, 1}, {1, 1}}));
    EXPECT_EQ(board->setup.north, (std::vector<SetupCreature>{{Kind::Dragon, {0, 0}, 2, 12, 10}}));
    EXPECT_EQ(board->setup.south, (std::vector<SetupCreature>{{Kind::BattleMage, {2, 2}, 5, 20, 50}}));
    EXPECT_EQ(board->seed, std::nullopt);
}

TEST(CreaturesBoards, OurFormHasEverythingElse) {
    const auto board = read_board(
        "# before the first word\nWARBOARD 1 # the form\nsize 4 2\nturns 3\nseed 9\nmap\n..#+\n#...\nfood 3 0\nwall 2 0\n"
        "unit SOUTH CLERIC 1 1 toughness=3 power=2 name=a.b-c_D9\nunit NORTH WIZARD 0 0 power=0 toughness=1\n");
    ASSERT_TRUE(board) << board.error().expected;
    EXPECT_EQ(board->setup.width, 4);
    EXPECT_EQ(board->setup.height, 2);
    EXPECT_EQ(board->setup.walls, (std::vector<Cell>{{2, 0}, {0, 1}}));
    EXPECT_EQ(board->setup.food, (std::vector<Cell>{{3, 0}, {3, 0}}));
    EXPECT_EQ(board->setup.north, (std::vector<SetupCreature>{{Kind::Wizard, {0, 0}, 0, 1, 0}}));
    EXPECT_EQ(board->south_names, std::vector<std::string>{"a.b-c_D9"});
    EXPECT_EQ(board->seed, 9u);
}

TEST(CreaturesBoards, WhatIsWrongIsNamedWithItsPlace) {
    const std::string head = "WARBOARD 1\nsize 3 3\nturns 1\n";
    const struct {
        std::string text, problem;
    } rows[] = {
        {"", "1:1: WARBOARD 1, or the size of a course's board"},
        {std::string("\0\x01\xff", 3), "1:1: WARBOARD 1, or the size of a course's board"},
        {"WARBOARD 2\n", "1:10: 1, the version of this format"},
        {"WARBOARD 1\n", "2:1: a line with size, width and height"},
        {"WARBOARD 1\nsize 3 3\n", "3:1: a line with turns and their number"},
        {"WARBOARD 1\nturns 3\n", "2:1: size, width and height before all else"},
        {"WARBOARD 1\nsize 1001 3\n", "2:6: a width from 1 to 1000"},
        {"WARBOARD 1\nsize 3 0\n", "2:8: a height from 1 to 1000"},
        {head + "wall 3 0\n", "4:6: a column from 0 to 2"},
        {head + "food 0 -1\n", "4:8: a row from 0 to 2"},
        {head + "wall 1 1\nfood 1 1\n", "5:6: a square without a wall, for food"},
        {head + "unit EAST HUMAN 0 0 power=1 toughness=1\n", "4:6: NORTH or SOUTH"},
        {head + "unit NORTH GIANT 0 0 power=1 toughness=1\n",
         "4:12: BATTLEMAGE, WIZARD, CLERIC, HUMAN, DWARF or DRAGON"},
        {head + "unit NORTH HUMAN 0 0 power=-1 toughness=1\n", "4:22: power= and a number from 0 to 2147483647"},
        {head + "unit NORTH HUMAN 0 0 power=1 toughness=0\n", "4:30: toughness= and a number from 1 to 2147483647"},
        {head + "unit NORTH HUMAN 0 0 toughness=1\n", "4:33: power="},
        {head + "unit NORTH HUMAN 0 0 power=1 toughness=1 mana=1\n",
         "4:42: power=, toughness=, or name= (no mana= and no fire= here)"},
        {head + "unit NORTH HUMAN 0 0 power=1 toughness=1\nunit SOUTH HUMAN 0 0 power=1 toughness=1\n",
         "5:18: a square without another unit, for a unit"},
        {head + "map\n...\n.?.\n", "6:2: '#', '+' or '.' in a row of the map"},
        {head + "map\n...\n..\n...\n", "6:3: a row of the map with 3 glyphs"},
        {head + "map\n...\n", "6:1: a row of the map"},
        {head + "monster 1 1\n", "4:1: size, turns, seed, wall, food, unit or map"},
        {"0 1 0 0", "1:1: a size from 1 to 1000"},
        {"3 1 1 0  0 0 6 1 1", "1:14: a type from 0 to 5"},
        {"3 1 1 0  0 0 0 1 1", "1:19: a mana from 0 to 2147483647"},
        {"3 1 0 0 7", "1:9: the end of the file"},
        {"3 1 0 99999999999 1 1", "1:7: a number of foods from 0 to 2147483647"},
    };
    for (const auto& [text, problem] : rows) EXPECT_EQ(problem_of(text), problem) << text;
}

TEST(CreaturesBoards, TwoBattlemagesAreStrange) {
    const std::string text = "WARBOARD 1\nsize 3 3\nturns 1\nunit NORTH BATTLEMAGE 0 0 power=1 toughness=1\n"
                             "unit NORTH BATTLEMAGE 1 0 power=1 toughness=1\n";
    const auto board = read_board(text);
    ASSERT_TRUE(board);
    ASSERT_EQ(board->warnings.size(), 1u);
    EXPECT_EQ(board->warnings.front(), (ParseError{5, 12, "NORTH has more than one battlemage"}));
    EXPECT_EQ(problem_of(text, true), "5:12: at most one battlemage of NORTH");
}

// A file that was cut anywhere is refused or, where only blanks or whole lines are missing, another board; it is never a crash.
TEST(CreaturesBoards, CutAnywhereTheyAreRefused) {
    const std::string course = example("sample-10x10.inp");
    for (std::size_t size = 0; size + 3 < course.size(); ++size)
        EXPECT_NE(problem_of(course.substr(0, size)), "none") << size;
    const std::string ours = example("gate-12x9.txt");
    for (std::size_t size = 0; size < ours.size(); ++size) static_cast<void>(problem_of(ours.substr(0, size)));
}

TEST(CreaturesBoards, EveryExampleIsOneAndIsWrittenBack) {
    int boards = 0;
    for (const auto& entry : std::filesystem::directory_iterator(AGON_SOURCE_DIR "/examples/creatures")) {
        if (entry.path().extension() == ".md") continue;
        const auto board = read_board(system::read_file(entry.path().string()).value(), true);
        ASSERT_TRUE(board) << entry.path() << to_text(board.error());
        EXPECT_TRUE(board->warnings.empty());
        const auto again = read_board(write_board(board_of(board->setup)));
        ASSERT_TRUE(again);
        EXPECT_EQ(again->setup, board->setup) << entry.path();
        EXPECT_EQ(again->hash, board->hash) << entry.path();
        ++boards;
    }
    EXPECT_GE(boards, 10);
}

TEST(CreaturesBoards, TheHashIsOfTheBoardAndNotOfTheFile) {
    const auto course = read_board(example("sample-10x10.inp")), ours = read_board(example("sample-10x10.txt"));
    ASSERT_TRUE(course && ours);
    EXPECT_EQ(course->setup, ours->setup);
    EXPECT_EQ(course->setup, creatures::Setup{}) << "what a match is played on where no setup is told";
    EXPECT_EQ(course->hash, ours->hash);
    const std::string text = write_board(board_of(course->setup));
    for (const auto& [from, to] :
         {std::pair{"turns 50", "turns 51"}, {"fire=10", "fire=11"}, {"food 5 5", "food 5 6"}}) {
        std::string changed = text;
        changed.replace(changed.find(from), std::string(from).size(), to);
        EXPECT_NE(read_board(changed)->hash, course->hash) << to;
    }
}

}  // namespace
}  // namespace agon::creatures_text
