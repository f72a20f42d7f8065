// Records of `creatures`: the same game gives the same one, and what was changed in one is found.
#include <gtest/gtest.h>

#include "creatures/program/runs.h"

namespace agon::creatures_test {
namespace {

const std::string sample = example_board("sample-10x10.inp");

struct CreaturesRecord : testing::Test {
    support::ScratchFolder scratch;
    std::string record = scratch.path() / "game.tsv";

    std::string recorded(const std::string& board, std::vector<std::string> words = {}) {
        words.insert(words.begin(), {board, "--record", record, "--quiet"});
        EXPECT_LE(run_creatures(words).exit, 0);
        return scratch.read("game.tsv");
    }
};

TEST_F(CreaturesRecord, HasALineForEveryMove) {
    const std::string text = recorded(sample);
    const auto lines = lines_of(text);
    EXPECT_EQ(lines.front(), "WARRECORD\t1\t014c0e2d9e093fee\t1");
    EXPECT_EQ(lines[1], "0\t0\tNORTH\t0\tBATTLEMAGE\t0\t0\tHEAL\t1\t-1\tNORTH:1\theal=+3\t20\t50\t-\tok");
    EXPECT_EQ(lines.back(), "result\tTURN_LIMIT\t50\t4\t4\t407\t376");
    EXPECT_EQ(recorded(sample), text);
    EXPECT_EQ(recorded(example_board("sample-10x10.txt")), text) << "the same board in the other form";
    EXPECT_NE(recorded(sample, {"--seed", "2"}), text);
    EXPECT_TRUE(contains(recorded(sample, {"--seed", "2"}), "\t2\n"));
}

TEST_F(CreaturesRecord, ArePlayedAgain) {
    for (const auto& words : std::vector<std::vector<std::string>>{
             {sample},
             {example_board("mages-12x12.txt"), "--seed", "12345678901234567890"},
             {example_board("feast-16x16.txt"), "--north", "builtin:random", "--food", "engine"},
             {example_board("duel-5x5.txt"), "--strict", "--food", "creature", "--include-self"}}) {
        std::vector<std::string> line = words;
        line.insert(line.end(), {"--quiet", "--record", record});
        const Ran first = run_creatures(line);
        EXPECT_EQ(first.exit, 0);
        line = words;
        if (const auto seed = std::find(line.begin(), line.end(), "--seed"); seed != line.end())
            line.erase(seed, seed + 2);
        line.insert(line.end(), {"--quiet", "--replay", record, "--record", record + ".again"});
        const Ran again = run_creatures(line);
        EXPECT_EQ(again.exit, 0) << again.err;
        EXPECT_EQ(again.out, first.out);
        EXPECT_EQ(scratch.read("game.tsv.again"), scratch.read("game.tsv"));
        line.push_back("--check");
        const Ran checked = run_creatures(line);
        EXPECT_EQ(checked.exit, 0) << checked.err;
    }
}

TEST_F(CreaturesRecord, ChangesAreFound) {
    const std::string text = recorded(sample);
    const struct {
        std::string from, to;
        int exit;
    } rows[] = {
        {"\t20\t50\t-\tok", "\t21\t50\t-\tok", 1},  // a number of the first line
        {"\tHEAL\t1\t-1\t", "\tHEAL\t1\t-3\t", 1},  // another move
        {"\tHEAL\t1\t-1\t", "\tHEAL\t9\t9\t", 1},   // an illegal one
        {"\tNORTH\t0\t", "\tNORTH\t1\t", 1},        // who it was
        {"0\t0\tNORTH", "0\t7\tNORTH", 1},          // its number
        {"TURN_LIMIT\t50", "TURN_LIMIT\t49", 1},    // the result
        {"TURN_LIMIT\t50", "NO_RESULT\t50", 1},
        {"014c0e2d9e093fee", "114c0e2d9e093fee", 2},  // another board
        {"WARRECORD", "WARRECORDS", 2},
        {"\tHEAL\t1\t-1\t", "\tHEAL\t1\t\t", 2},
        {"result\tTURN_LIMIT\t50\t4\t4\t407\t376\n", "", 2},  // cut
    };
    for (const auto& [from, to, exit] : rows) {
        std::string changed = text;
        changed.replace(changed.find(from), from.size(), to);
        const Ran ran = run_creatures({sample, "--replay", scratch.write("changed.tsv", changed), "--quiet"});
        EXPECT_EQ(ran.exit, exit) << from << to << ran.out << ran.err;
        EXPECT_TRUE(ran.err.starts_with("creatures: ")) << ran.err;
    }
    const auto lines = lines_of(text);
    std::string shorter;
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (i < 5 || i + 1 == lines.size()) shorter += lines[i] + "\n";
    EXPECT_EQ(run_creatures({sample, "--replay", scratch.write("shorter.tsv", shorter), "--quiet"}).exit, 1);
    const Ran other = run_creatures({example_board("duel-5x5.txt"), "--replay", record});
    EXPECT_EQ(other.exit, 2);
    EXPECT_TRUE(contains(other.err, "was not played on this board")) << other.err;
}

// Games may be long: what is wrong with a long record is not its size.
TEST_F(CreaturesRecord, MayBeLong) {
    std::string text = recorded(sample);
    text.append(std::size_t{65} << 20, '\n');
    const Ran ran = run_creatures({sample, "--replay", scratch.write("long.tsv", text), "--quiet"});
    EXPECT_EQ(ran.exit, 2);
    EXPECT_TRUE(contains(ran.err, "expected the end of the record")) << ran.err;
}

TEST_F(CreaturesRecord, OtherBotsAreToldFromThoseWhoPlayed) {
    recorded(sample);
    const Ran ran = run_creatures({sample, "--replay", record, "--check", "--south", "builtin:random", "--quiet"});
    EXPECT_EQ(ran.exit, 1);
    EXPECT_TRUE(contains(ran.err, record + ":3: the game differs from its record\n  recorded: 0 1 SOUTH 0 "))
        << ran.err;
}

TEST_F(CreaturesRecord, GoesIntoAReplayToo) {
    const std::string replay = scratch.path() / "game.agon";
    const Ran ran = run_creatures({sample, "--agon-replay", replay, "--render", "none"});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_TRUE(contains(ran.out, "  replay: " + replay + "\n")) << ran.out;
    const Ran verified = support::run_program(AGON_PROGRAM_DIR "/agon", {"replay", replay, "--verify"});
    EXPECT_EQ(verified.exit, 0) << verified.out << verified.err;
}

}  // namespace
}  // namespace agon::creatures_test
