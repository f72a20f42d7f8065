#include "protocols/entelect_state/scenario.h"

#include <gtest/gtest.h>

namespace agon::entelect_state {
namespace {

std::string told(std::string_view text, const entelect::Setup& setup = {}) {
    const auto result = run_scenario(text, setup);
    return result ? *result : to_text(result.error());
}

TEST(Scenario, TellsEverythingOfARound) {
    EXPECT_EQ(told("# a duel \nseed 7\n\nround 20\nworm 1 2 5 5 40\nworm 2 3 7 5 3\nfrozen 2 1 3\nnoth 2 2\ncur 1 2\n"
                   "cmd shoot E|move 1 1\n"),
              "# a duel \n"
              "cmd shoot E|move 1 1\n"
              "  P1 cmdScore=56 total=152 hp=290 cur=3 prev=2 tok=5 noth=0 | 1:hp150@24 4 2:hp40@5 5 3:hp100@1 16\n"
              "  P2 cmdScore=0 total=83 hp=250 cur=2 prev=1 tok=5 noth=3 | 1:hp150@8 28 2:hp100@8 4 3:hp-5@7 5\n"
              "  FEEDBACK 2:move 1 1 score=0 ok=false 'Frozen worms cannot follow your commands' ; 1:shoot E score=16 "
              "ok=true 'Worm(player=1, id=2)'s shot HIT at 7 5 from 5 5'\n"
              "  done=false winner=A round=21\n");
}

TEST(Scenario, ShowsThePartOfTheMap) {
    EXPECT_EQ(told("seed 7\ncell 0 0 DIRT\ncell 1 0 LAVA\ncell 2 1 DEEP_SPACE\npack 0 1\nworm 1 3 1 1 9\nshow 0 0 2\n"),
              "              \n"
              "              \n"
              "        # ~ . \n"
              "        + 13  \n"
              "        . . . \n");
}

TEST(Scenario, RealMapsAreThoseOfTheSeed) {
    EXPECT_EQ(told("seedmap 42\nshow 16 0 0\nshow 13 16 0\n"), "    . \n    + \n");
    EXPECT_EQ(told("seed 42\nshow 16 0 0\nshow 13 16 0\n"), "    . \n    . \n");
}

TEST(Scenario, NamesThePlaceOfMistakes) {
    for (const auto& [text, error] : std::initializer_list<std::pair<const char*, const char*>>{
             {"cmd a|b", "line 1, column 4: expected seed or seedmap before anything else"},
             {"seed", "line 1, column 5: expected a seed from -2147483648 to 2147483647"},
             {"seed 1\n\njump 1",
              "line 3, column 5: expected seed, seedmap, round, cell, pack, worm, frozen, cur, noth, "
              "cmd or show, or a remark after #"},
             {"seed 1\ncell 3 33 AIR", "line 2, column 8: expected a row from 0 to 32"},
             {"seed 1\ncell 3 3 FIRE", "line 2, column 14: expected AIR, DIRT, DEEP_SPACE or LAVA"},
             {"seed 1\nworm 3 1 1 1 1", "line 2, column 6: expected a player from 1 to 2"},
             {"seed 1\nworm 1 4 1 1 1", "line 2, column 8: expected a worm's id from 1 to 3"},
             {"seed 1\ncur 1 2 3", "line 2, column 9: expected the end of the line"},
             {"seed 1\ncmd nothing", "line 2, column 5: expected the command of A, a bar and the command of B"}})
        EXPECT_EQ(told(text), error);
}

// It goes on where the original would, too.
TEST(Scenario, GoesOnAfterTheEnd) {
    const std::string text = told("seed 1\nround 400\ncmd nothing|shoot N\nround 399\ncmd nothing|shoot N\n");
    EXPECT_NE(text.find("done=true winner=B round=401"), std::string::npos) << text;
    EXPECT_NE(text.find("done=true winner=B round=400"), std::string::npos) << text;
}

}  // namespace
}  // namespace agon::entelect_state
