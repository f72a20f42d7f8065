#include <gtest/gtest.h>

#include "entelect/replay/run_replay.h"
#include "support/golden.h"

// Small games of our own, kept in tests/golden/entelect: what `entelect-replay` says of them, and some of the files it writes.
namespace agon::entelect_test {
namespace {

// Both walk to the middle of the map of seed 77 and say every kind of thing on their way.
constexpr const char* walk = "move 23 5\tmove 9 27\n"
                             "move 23 27\tdig 9 6\n"
                             "dig 3 15\tselect 2;move 9 5\n"
                             "shoot SW\tshoot n\n"
                             "select 2;banana 20 26\tsnowball 30 16\n"
                             "select 3;snowball 2 16\tselect 3;dig 28 17\n"
                             "dig 24 6\tMOVE +30 15\n"
                             "select 9;nothing\t<b>&='\"\n"
                             "banana 1 1\tselect x;dig 9 6\n"
                             "\t ; ;\n"
                             "move 2 15\tnothing at all\n"
                             "select 2;select 3;move 3 16\tselect 1\n";

TEST(EntelectGoldens, Walk) {
    const ScratchFolder folder;
    const std::string log = (folder.path() / "log").string();
    const Ran ran = run_replay({"77", "-", "--states", log}, {.input = walk});
    ASSERT_EQ(ran.exit, 0) << ran.err;
    EXPECT_TRUE(golden::matches("entelect/walk", ran.out));
    EXPECT_TRUE(golden::matches("entelect/walk_text", folder.read("log/Round 012/A/TextMap.txt") + "\n"));
    EXPECT_TRUE(golden::matches("entelect/walk_csv", folder.read("log/A.csv") + folder.read("log/B.csv")));
    EXPECT_TRUE(golden::matches("entelect/walk_end", folder.read("log/Round 012/endGameState.txt")));
}

constexpr const char* positions =
    "# lava, packs and a grave\n"
    "seed 77\nround 303\nworm 1 1 16 14 9\nworm 2 1 16 19 4\nworm 2 2 20 16 2\n"
    "pack 20 16\ncell 15 16 DIRT\n"
    "cmd shoot S|nothing\nshow 16 16 4\n"
    "cmd nothing|select 3;shoot W\n"
    "# the seventh snowball\n"
    "seed -77\nworm 1 3 10 10 100\nworm 2 1 12 10 5\nworm 2 3 11 11 40\ncur 1 3\ncur 2 3\n"
    "cmd snowball 12 10|snowball 10 10\n"
    "cmd nothing|move 1 1\n"
    "cmd bogus|bogus\n"
    "# nobody wants to play\n"
    "seed 0\nnoth 1 12\nnoth 2 12\ncmd |nothing\n";

TEST(EntelectGoldens, Positions) {
    const Ran engine = run_replay({"--scenario", "-"}, {.input = positions});
    const Ran document = run_replay({"--scenario", "-", "--rules", "document"}, {.input = positions});
    ASSERT_EQ(engine.exit + document.exit, 0) << engine.err << document.err;
    EXPECT_TRUE(golden::matches("entelect/positions", engine.out));
    EXPECT_TRUE(golden::matches("entelect/positions_document", document.out));
}

}  // namespace
}  // namespace agon::entelect_test
