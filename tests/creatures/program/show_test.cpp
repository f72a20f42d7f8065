// What `creatures` draws, and the lines of the course's engine.
#include <gtest/gtest.h>

#include "creatures/program/runs.h"

namespace agon::creatures_test {
namespace {

const std::string small =
    "WARBOARD 1\nsize 12 3\nturns 2\nmap\n#..........+\n............\n............\nfood 1 0\n"
    "unit NORTH WIZARD 1 0 power=1 toughness=9 mana=1\nunit NORTH CLERIC 11 1 power=1 toughness=9\n"
    "unit SOUTH WIZARD 3 2 power=1 toughness=9 mana=0\nunit SOUTH DWARF 11 2 power=1 toughness=9\n";

// Row 0 is on top; NORTH is upper case; ' is food under somebody, * somebody who is bewitched.
TEST(CreaturesShow, DrawsTheBoard) {
    const Ran ran = run_creatures({"-", "--render", "turn"}, {.input = small});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_TRUE(ran.out.starts_with("start\n"
                                    "  0 1 2 3 4 5 6 7 8 9 1011\n"
                                    "0 # W'. . . . . . . . . +\n"
                                    "1 . . . . . . . . . . . C\n"
                                    "2 . . . w . . . . . . . d\n"
                                    "\nafter turn 0\n"))
        << ran.out;
    EXPECT_TRUE(contains(ran.out, "\nafter turn 1\n"));
    const Ran actions = run_creatures({"-", "--render", "action"}, {.input = small});
    EXPECT_TRUE(
        contains(actions.out, "\nturn 0, NORTH 0 (WIZARD at 1,0): FREEZESPELL 2 -2; SOUTH 0 (WIZARD at 3,2): frozen\n"))
        << actions.out;
    const Ran bare = run_creatures({"-", "--render", "none"}, {.input = small});
    EXPECT_TRUE(bare.out.starts_with("standard input, 12 x 3, seed 1: ")) << bare.out;
    const Ran final = run_creatures({"-"}, {.input = small});
    EXPECT_TRUE(final.out.starts_with("  0 1 2 ")) << final.out;
}

TEST(CreaturesShow, MarksWhoIsBewitched) {
    // SOUTH's wizard is first and freezes the other after that one's move, so that the mark stays until the next turn.
    const std::string board = "WARBOARD 1\nsize 9 1\nturns 1\nunit NORTH WIZARD 0 0 power=1 toughness=9 mana=0\n"
                              "unit SOUTH WIZARD 3 0 power=1 toughness=9 mana=1\n";
    const Ran ran = run_creatures({"-"}, {.input = board});
    EXPECT_TRUE(contains(ran.out, "W*")) << ran.out;
}

TEST(CreaturesShow, HasColoursWhereTheyAreWanted) {
    EXPECT_TRUE(contains(run_creatures({"-", "--color", "always"}, {.input = small}).out, "\x1b["));
    EXPECT_FALSE(contains(run_creatures({"-", "--color", "never"}, {.input = small}).out, "\x1b["));
    EXPECT_FALSE(contains(run_creatures({"-"}, {.input = small}).out, "\x1b["));
}

// Two lines for each creature that acts, with the numbers that its library holds then: mana is paid, and food is eaten.
TEST(CreaturesShow, PrintsTheCoursesLines) {
    const std::string board =
        "WARBOARD 1\nsize 9 3\nturns 2\nfood 8 1\n"
        "unit NORTH WIZARD 0 0 power=1 toughness=9 mana=7\n"
        "unit SOUTH WIZARD 3 0 power=2 toughness=9 mana=0\nunit SOUTH HUMAN 8 0 power=1 toughness=3\n";
    const Ran ran = run_creatures({"-", "--classic"}, {.input = board});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_TRUE(ran.out.starts_with("Turn is now: 0\n2\n"
                                    "Creature Side: NORTH Action Power: 1 Toughness: 9 Bewitched: 0\n"
                                    "Creature Side: NORTH Action Power: 1 Toughness: 9 Bewitched: 0 Mana: 6\n"
                                    "Creature Side: SOUTH Action Power: 1 Toughness: 4 Bewitched: 0\n"
                                    "Creature Side: SOUTH Action Power: 1 Toughness: 4 Bewitched: 0\n"
                                    "Turn is now: 1\n2\n"))
        << ran.out;
    const Ran idle = run_creatures({"-", "--classic"}, {.input = "3 4 0 0"});
    EXPECT_EQ(idle.out, "");
}

}  // namespace
}  // namespace agon::creatures_test
