// Whole small games as `creatures` shows and records them.
#include <gtest/gtest.h>

#include "creatures/program/runs.h"
#include "support/golden.h"

namespace agon::creatures_test {
namespace {

// All kinds within sight of each other, walls, food, names, and a death.
const std::string board = R"(WARBOARD 1
size 7 5
turns 4
seed 3
map
....#..
..+....
.#...#.
....+..
..#....
food 1 1
unit NORTH BATTLEMAGE 0 0 power=2 toughness=2 mana=3 name=old-one
unit NORTH DRAGON 3 0 power=4 toughness=9 fire=1
unit NORTH HUMAN 1 1 power=2 toughness=5 name=Ada
unit NORTH CLERIC 0 1 power=3 toughness=6
unit SOUTH WIZARD 6 4 power=2 toughness=7 mana=2
unit SOUTH DWARF 3 4 power=3 toughness=8
unit SOUTH HUMAN 4 1 power=1 toughness=4
)";

// Without the report, in which there are times.
std::string shown(const std::vector<std::string>& words) {
    std::string out = run_creatures(words, {.input = board}).out;
    const std::size_t report = out.find("standard input, "), last = out.rfind("RESULT ");
    if (report != std::string::npos) out.erase(report, last - report);
    return out;
}

TEST(CreaturesGoldens, EveryAction) {
    EXPECT_TRUE(golden::matches("creatures/actions", shown({"-", "--render", "action"})));
}

TEST(CreaturesGoldens, TheCoursesLines) {
    EXPECT_TRUE(golden::matches("creatures/classic", shown({"-", "--classic"})));
}

TEST(CreaturesGoldens, Record) {
    const support::ScratchFolder scratch;
    run_creatures({"-", "--quiet", "--record", scratch.path() / "game.tsv"}, {.input = board});
    EXPECT_TRUE(golden::matches("creatures/record", scratch.read("game.tsv")));
}

}  // namespace
}  // namespace agon::creatures_test
