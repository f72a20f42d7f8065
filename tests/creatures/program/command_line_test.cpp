// What `creatures` says and how it exits.
#include <gtest/gtest.h>

#include <filesystem>

#include "creatures/libraries/libraries.h"
#include "creatures/program/runs.h"
#include "protocols/json/json.h"

namespace agon::creatures_test {
namespace {

const std::string sample = example_board("sample-10x10.inp"), duel = example_board("duel-5x5.txt");

TEST(CreaturesProgram, PlaysEveryExample) {
    int boards = 0;
    for (const auto& entry : std::filesystem::directory_iterator(AGON_SOURCE_DIR "/examples/creatures")) {
        if (entry.path().extension() == ".md") continue;
        const Ran ran = run_creatures({entry.path().string(), "--quiet"});
        EXPECT_EQ(ran.exit, 0) << entry.path() << ran.err;
        EXPECT_TRUE(ran.out.starts_with("RESULT ")) << ran.out;
        EXPECT_TRUE(contains(ran.out, " illegal=0 seed=")) << ran.out;
        EXPECT_EQ(lines_of(ran.out).size(), 1u);
        EXPECT_EQ(ran.err, "");
        ++boards;
    }
    EXPECT_GE(boards, 10);
}

TEST(CreaturesProgram, ReportsWhoIsLeftAndWhatTheyDid) {
    const Ran ran = run_creatures({sample, "--render", "none"});
    EXPECT_EQ(ran.exit, 0);
    const auto lines = lines_of(ran.out);
    ASSERT_GE(lines.size(), 7u);
    EXPECT_EQ(lines[0], sample + ", 10 x 10, seed 1: builtin:book against builtin:book");
    EXPECT_TRUE(lines[1].starts_with("TURN_LIMIT: ")) << lines[1];
    EXPECT_TRUE(lines[2].starts_with("  turns  50 of 50, ")) << lines[2];
    EXPECT_TRUE(contains(ran.out, "  NORTH  4 of 9 left, toughness 407: 1 battlemage, 1 wizard, 1 cleric, 1 dwarf\n"))
        << ran.out;
    EXPECT_TRUE(contains(ran.out, "         WALK 55, HUMANATTACK 10, ")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "         passed over, frozen: 28\n")) << ran.out;
    EXPECT_EQ(lines.back(), "RESULT TURN_LIMIT turns=50 north=4/407 south=4/376 illegal=0 seed=1");
    EXPECT_FALSE(contains(ran.out + ran.err, "\x1b"));
}

TEST(CreaturesProgram, SpeaksJson) {
    const Ran ran = run_creatures({sample, "--json", "--seed", "3"});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_TRUE(json::parse(ran.out)) << ran.out;
    for (const char* part :
         {"\"seed\": 3,", "\"result\": \"TURN_LIMIT\"", "\"turns\": 50,", "\"side\": \"SOUTH\"", "\"DRAGONFIRE\": "})
        EXPECT_TRUE(contains(ran.out, part)) << part << ran.out;
}

// --seed, else the file's, else 1.
TEST(CreaturesProgram, TakesTheSeedFromWhereItIs) {
    const auto seed_of = [](const std::vector<std::string>& words) {
        const std::string out = run_creatures(words).out;
        return out.substr(out.rfind("seed="));
    };
    EXPECT_EQ(seed_of({sample, "--quiet"}), "seed=1\n");
    EXPECT_EQ(seed_of({example_board("battle-24x24.txt"), "--quiet"}), "seed=24\n");
    EXPECT_EQ(seed_of({example_board("battle-24x24.txt"), "--quiet", "--seed", "18446744073709551615"}),
              "seed=18446744073709551615\n");
}

TEST(CreaturesProgram, EndsAtOnceWhereThereIsNothingToPlay) {
    const std::string board = "WARBOARD 1\nsize 2 2\nturns ", north = "unit NORTH HUMAN 0 0 power=1 toughness=4\n",
                      south = "unit SOUTH HUMAN 1 1 power=1 toughness=5\n";
    const struct {
        std::string board, line;
    } rows[] = {{board + "0\n" + north + south, "RESULT TURN_LIMIT turns=0 north=1/4 south=1/5 illegal=0 seed=1\n"},
                {board + "9\n", "RESULT DRAW_EMPTY turns=0 north=0/0 south=0/0 illegal=0 seed=1\n"},
                {board + "9\n" + north, "RESULT NORTH_WINS turns=0 north=1/4 south=0/0 illegal=0 seed=1\n"},
                {board + "9\n" + south, "RESULT SOUTH_WINS turns=0 north=0/0 south=1/5 illegal=0 seed=1\n"}};
    for (const auto& [text, line] : rows) {
        const Ran ran = run_creatures({"-", "--quiet"}, {.input = text});
        EXPECT_EQ(ran.exit, 0) << ran.err;
        EXPECT_EQ(ran.out, line);
    }
}

TEST(CreaturesProgram, RefusesWhatIsNoBoard) {
    const support::ScratchFolder scratch;
    const std::string huge(std::size_t{5} << 20, '7');
    const struct {
        std::string content, message;
    } rows[] = {{"", ":1:1: expected WARBOARD 1, or the size of a course's board\n"},
                {std::string("\0\xff\xfe\x1b[2J", 7), ":1:1: expected WARBOARD 1"},
                {huge, ":1:1: expected a size from 1 to 1000\n"},
                {"10 50 9 12\n9 0\n8", "expected a row from 0 to 9\n"},
                {"WARBOARD 1\nsize 9\n", ":2:7: expected a height from 1 to 1000\n"}};
    for (const auto& [content, message] : rows) {
        const std::string file = scratch.write("board", content);
        const Ran ran = run_creatures({file});
        EXPECT_EQ(ran.exit, 2) << message;
        EXPECT_EQ(ran.out, "");
        EXPECT_TRUE(ran.err.starts_with("creatures: " + file) && contains(ran.err, message)) << ran.err;
    }
    EXPECT_EQ(run_creatures({"/no/such/board"}).exit, 2);
    EXPECT_EQ(run_creatures({scratch.path().string()}).exit, 2);
    const std::string mages = "WARBOARD 1\nsize 3 3\nturns 1\nunit NORTH BATTLEMAGE 0 0 power=1 toughness=1\n"
                              "unit NORTH BATTLEMAGE 1 0 power=1 toughness=1\n";
    const Ran warned = run_creatures({"-", "--quiet"}, {.input = mages});
    EXPECT_EQ(warned.exit, 0);
    EXPECT_EQ(warned.err, "creatures: standard input:5:12: warning: NORTH has more than one battlemage\n");
    EXPECT_EQ(run_creatures({"-", "--quiet", "--strict"}, {.input = mages}).exit, 2);
}

// Nothing that was there before is lost by a slip of the pen.
TEST(CreaturesProgram, WritesOverNoFileThatItReads) {
    const support::ScratchFolder scratch;
    const std::string text = "2 1 1 0 0 0 3 1 1 1 1 3 1 1", board = scratch.write("board", text),
                      record = scratch.path() / "record", replay = scratch.path() / "replay";
    std::filesystem::create_symlink(board, scratch.path() / "link");
    for (const std::string& name : {board, (scratch.path() / "link").string()})
        for (const char* option : {"--record", "--agon-replay"}) {
            const Ran ran = run_creatures({board, option, name, "--quiet"});
            EXPECT_EQ(ran.exit, 4) << ran.err;
            EXPECT_TRUE(contains(ran.err, board + " is read: it cannot be written over")) << ran.err;
        }
    support::Surroundings typed;
    typed.input_file = board;
    EXPECT_EQ(run_creatures({"-", "--record", board}, typed).exit, 4);
    EXPECT_EQ(scratch.read("board"), text);
    EXPECT_EQ(run_creatures({board, "--record", record, "--agon-replay", record}).exit, 4);
    EXPECT_EQ(run_creatures({board, "--record", record, "--agon-replay", replay}).exit, 0);
    EXPECT_EQ(run_creatures({board, "--record", record, "--agon-replay", replay}).exit, 0) << "again";
    EXPECT_EQ(run_creatures({board, "--replay", record, "--record", record}).exit, 4);
    EXPECT_EQ(run_creatures({board, "--record", "/dev/null", "--agon-replay", "/dev/null"}).exit, 0);
}

TEST(CreaturesProgram, RefusesAWrongCommandLine) {
    const std::vector<std::vector<std::string>> lines{{"--seed", "-1"},
                                                      {"--seed", "1x"},
                                                      {"--render", "often"},
                                                      {"--color", "blue"},
                                                      {"--food", "me"},
                                                      {"--illegal", "maybe"},
                                                      {"--north", "builtin:nobody"},
                                                      {"--south", "hw5:/no/such/folder"},
                                                      {"--check"},
                                                      {"--quiet", "--json"},
                                                      {"--classic", "--json"},
                                                      {"--replay", "x", "--seed", "1"},
                                                      {"--replay", "x", "--agon-replay", "y"},
                                                      {"--no-such-word"},
                                                      {"extra"}};
    for (std::vector<std::string> line : lines) {
        const std::string shown = line.front() + " " + line.back();
        line.insert(line.begin(), duel);
        const Ran ran = run_creatures(line);
        EXPECT_EQ(ran.exit, 4) << shown << ran.out << ran.err;
        EXPECT_TRUE(ran.err.starts_with("creatures: ")) << ran.err;
        EXPECT_EQ(ran.out, "");
    }
    EXPECT_EQ(run_creatures({}).exit, 4);
    EXPECT_EQ(run_creatures({"-", "--replay", "-"}).exit, 4);
    const Ran help = run_creatures({"--help"});
    EXPECT_EQ(help.exit, 0);
    EXPECT_TRUE(contains(help.out, "Examples:") && contains(help.out, "hw5:FOLDER"));
    EXPECT_TRUE(run_creatures({"--version"}).out.starts_with("creatures "));
}

TEST(CreaturesProgram, NoticesThatNobodyListens) {
    EXPECT_EQ(run_creatures({duel}, {.output = "/dev/full"}).exit, 74);
    const Ran unwritten = run_creatures({duel, "--record", "/no/such/folder/game.tsv", "--quiet"});
    EXPECT_EQ(unwritten.exit, 74);
    EXPECT_TRUE(unwritten.out.starts_with("RESULT ")) << "the result is told all the same";
}

TEST(CreaturesProgram, TellsWhyALibraryLost) {
    const Libraries libraries;
    const std::string broken = libraries.with_source("broken", "int x = \x1b[31m;\n");
    const Ran ran = run_creatures({duel, "--north", broken, "--render", "none"});
    EXPECT_EQ(ran.exit, 1) << ran.err;
    EXPECT_TRUE(contains(ran.out, "FORFEIT: Player 1 (" + broken + ") loses: its library does not compile: hw5.cpp:1:"))
        << ran.out;
    EXPECT_TRUE(contains(ran.out, "    | hw5.cpp:1:")) << ran.out;
    EXPECT_FALSE(contains(ran.out, "\x1b")) << "shown as it is, and harmless";
    EXPECT_EQ(lines_of(ran.out).back(), "RESULT FORFEIT turns=0 north=6/41 south=6/41 illegal=0 seed=1");

    for (const std::string option : {"--classic", "--quiet"}) {
        const Ran terse = run_creatures({duel, "--north", broken, option});
        EXPECT_EQ(terse.exit, 1);
        EXPECT_TRUE(contains(terse.err, "creatures: FORFEIT: Player 1 (" + broken + ") loses: its library"))
            << terse.err;
        EXPECT_TRUE(contains(terse.err, "what the compiler said:\n    | hw5.cpp:1:")) << terse.err;
    }
}

TEST(CreaturesProgram, ShowsEveryMistakeThatTheCompilerFinds) {
    const Libraries libraries;
    std::string source = "#include \"hw5.h\"\n";
    for (int mistake = 1; mistake <= 20; ++mistake) source += "int number_" + std::to_string(mistake) + " = oops;\n";
    const Ran ran = run_creatures({duel, "--south", libraries.with_source("wrong", source), "--render", "none"});
    for (int mistake = 1; mistake <= 20; ++mistake)
        EXPECT_TRUE(contains(ran.out, " | int number_" + std::to_string(mistake) + " = oops;")) << mistake;
}

}  // namespace
}  // namespace agon::creatures_test
