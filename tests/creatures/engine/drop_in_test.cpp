#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "creatures/compilers.h"
#include "creatures/engine/random_board.h"
#include "support/scratch_folder.h"

// GameEngine.h, GameEngine.cpp and main.cpp as they are handed out: beside somebody's hw5.h and hw5.cpp, with whatever compiler.
namespace agon::creatures_engine_test {
namespace {

using creatures_test::find_compiler;
using creatures_test::run_named;
using support::Ran;
using support::run_program;
using support::ScratchFolder;

const std::string repository = AGON_SOURCE_DIR;

std::string contents(const ScratchFolder& folder, const std::string& file) {
    return folder.read(repository + "/" + file);  // an absolute name is not looked for in the folder
}

// Everything that a student has in one folder.
void put_engine_into(const ScratchFolder& folder) {
    for (const std::string name : {"GameEngine.h", "GameEngine.cpp", "main.cpp"})
        folder.write(name, contents(folder, "hw5/engine/" + name));
    for (const std::string name : {"hw5.h", "hw5.cpp"}) folder.write(name, contents(folder, "hw5/" + name));
    folder.write("hw5.inp", contents(folder, "tests/creatures/engine/hw5.inp"));
}

long lines_of(const std::string& text) { return std::count(text.begin(), text.end(), '\n'); }

class DropIn : public testing::TestWithParam<const char*> {
protected:
    void SetUp() override {
        compiler = find_compiler(GetParam());
        if (compiler.empty()) GTEST_SKIP() << "skipped: " << GetParam() << " is not installed";
        put_engine_into(folder);
    }

    void compile(const std::vector<std::string>& arguments) {
        const Ran built = run_named(compiler, arguments, folder.path());
        ASSERT_EQ(built.exit, 0) << built.err;
        EXPECT_EQ(built.err, "");
    }
    Ran run(const std::vector<std::string>& arguments = {}) {
        return run_program(program(), arguments, {.folder = folder.path()});
    }
    std::string program() const { return (folder.path() / "a.out").string(); }

    std::string compiler;
    ScratchFolder folder;
};

TEST_P(DropIn, WorksWithoutAnyFlags) {
    compile({"hw5.cpp", "GameEngine.cpp", "main.cpp"});
    const Ran ran = run();
    EXPECT_EQ(ran.exit, 0);
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(ran.out.substr(0, 18), "Turn is now: 0\n9\nC");
    EXPECT_EQ(run().out, ran.out) << "the same seed";
    EXPECT_NE(run({"--seed=2"}).out, ran.out);
    const Ran reported = run({"--quiet", "--report", "--record=record.txt"});
    EXPECT_EQ(reported.out.substr(0, reported.out.find('\n')), "TURN_LIMIT after 50 turns, seed 1");
    EXPECT_EQ(folder.read("record.txt").substr(0, 12), "WARRECORD\t1\t");
}

TEST_P(DropIn, CompilesWithoutWarningsFromCpp11ToTheLatest) {
    // Names that nobody uses are only found by g++ when it goes on after the syntax, which takes twice as long.
    for (const std::string standard : {"11", "14", "17", "20", "2b"})
        compile({"-std=c++" + standard, "-Wall", "-Wextra", "-pedantic", "-Werror",
                 standard == "11" ? "-c" : "-fsyntax-only", "GameEngine.cpp", "main.cpp"});
}

INSTANTIATE_TEST_SUITE_P(Compilers, DropIn, testing::Values("g++", "clang++"),
                         [](const auto& family) { return family.param[0] == 'g' ? "Gcc" : "Clang"; });

// With g++ alone, and the engine compiled once, since that is what takes the time.
class EngineProgram : public DropIn {
protected:
    void link(const std::string& main) { compile({"hw5.cpp", "GameEngine.o", main}); }

    void tells_by_its_exit_status_what_was_wrong() {
        EXPECT_EQ(run({"--help"}).exit, 0);
        for (const std::vector<std::string>& wrong : std::vector<std::vector<std::string>>{{"--seed=-1"},
                                                                                           {"--seed="},
                                                                                           {"--seed=4294967296"},
                                                                                           {"--food=none"},
                                                                                           {"--illegal=no"},
                                                                                           {"--classic"},
                                                                                           {"--record="},
                                                                                           {"--record"},
                                                                                           {"--record=hw5.inp"},
                                                                                           {"--record=./hw5.inp"},
                                                                                           {"--seed", "x"},
                                                                                           {"hw5.inp", "hw5.inp"},
                                                                                           {""},
                                                                                           {"-"}}) {
            const Ran ran = run(wrong);
            EXPECT_EQ(ran.exit, 4) << wrong[0];
            EXPECT_EQ(ran.out, "");
            EXPECT_NE(ran.err.find("usage: "), std::string::npos);
        }
        EXPECT_EQ(run({"no-such-board"}).err, "no-such-board: it cannot be opened\n");
        EXPECT_EQ(run({"no-such-board"}).exit, 2);
        EXPECT_EQ(run({"."}).exit, 2);
        EXPECT_EQ(run({"--record=no/such/folder"}).exit, 2);
        EXPECT_EQ(run({"--quiet", "--record=/dev/full"}).exit, 2);
        const Ran full = run_program(program(), {}, {.folder = folder.path(), .output = "/dev/full"});
        EXPECT_EQ(full.exit, 2);
    }

    // The count is known of the course's own engine, which carried nothing out: nobody was frozen, and nobody died.
    void prints_1900_lines_for_the_courses_board_if_nobody_acts() {
        std::string library = "#include \"hw5.h\"\nint Dragon::getLeftFireCount() const { return leftFireCount; }\n"
                              "int Wizard::getMana() const { return mana; }\n"
                              "bool Wizard::castSpell(const std::vector<Object>&, Move&) { return false; }\n"
                              "void hw5SetRandomSeed(unsigned long) {}\n";
        for (const std::string kind : {"Human", "Dwarf", "Dragon", "Wizard", "Cleric", "BattleMage"})
            library += "void " + kind + "::operator++() {}\nMove " + kind +
                       "::move(const std::vector<Object>&) { Move m = {NOACT, 0, 0}; return m; }\n";
        folder.write("hw5.cpp", library);
        link("main.cpp");
        const Ran ran = run({"--report"});
        EXPECT_EQ(ran.exit, 0);
        const auto report = ran.out.find("TURN_LIMIT after 50 turns");
        ASSERT_NE(report, std::string::npos);
        EXPECT_EQ(lines_of(ran.out.substr(0, report)), 1900);
    }

    // Templates and inline functions apart: those of the library and of the standard library are defined in every object.
    void defines_the_courses_names_and_keeps_its_own_to_itself() {
        const Ran names = run_named("nm", {"-C", "--extern-only", "--defined-only", "GameEngine.o"}, folder.path());
        std::istringstream lines(names.out);
        int known = 0;
        for (std::string line; std::getline(lines, line);) {
            const auto type = line.find_first_not_of("0123456789abcdef ");
            if (type == std::string::npos || std::string("WVu").find(line[type]) != std::string::npos) continue;
            const std::string name = line.substr(type + 2);
            EXPECT_TRUE(name.rfind("GameEngine::", 0) == 0 || name.rfind("game_engine::", 0) == 0 ||
                        name.rfind("operator<<(std::ostream&, ", 0) == 0)
                << line;
            ++known;
        }
        EXPECT_GT(known, 20) << names.err;
    }

    void is_used_as_its_page_shows() {
        const std::string page = contents(folder, "docs/creatures.md");
        const auto begin = page.find("#include <iostream>\n#include \"GameEngine.h\"");
        ASSERT_NE(begin, std::string::npos);
        folder.write("example.cpp", page.substr(begin, page.find("```", begin) - begin));
        link("example.cpp");
        const Ran ran = run();
        EXPECT_EQ(ran.exit, 0);
        EXPECT_TRUE(ran.out.size() >= 11 && ran.out.compare(ran.out.size() - 11, 11, "TURN_LIMIT\n") == 0) << ran.out;
        EXPECT_NE(ran.out.find(", frozen\n"), std::string::npos) << ran.out;
    }

    void stops_where_the_courses_board_is_wrong() {
        folder.write("short", "10 50 9\n");
        const Ran refused = run({"short"});
        EXPECT_EQ(refused.exit, 2);
        EXPECT_EQ(refused.out, "");
        EXPECT_EQ(refused.err, "short:2:1: expected a number of foods from 0 to 2147483647\n");
    }
};

TEST_P(EngineProgram, IsCalledLikeOtherPrograms) {
    compile({"-c", "GameEngine.cpp"});
    link("main.cpp");
    tells_by_its_exit_status_what_was_wrong();
    stops_where_the_courses_board_is_wrong();
    const std::string lines = run().out;
    EXPECT_EQ(run({"--seed=2"}).out, run({"hw5.inp", "--seed", "2", "--illegal", "skip", "--food", "creature"}).out);
    defines_the_courses_names_and_keeps_its_own_to_itself();

    // As the course's main was.
    folder.write("course.cpp",
                 "#include \"GameEngine.h\"\nint main() {\n    GameEngine game;\n    game.simulateGame();\n}\n");
    link("course.cpp");
    const Ran ran = run();
    EXPECT_EQ(ran.exit, 0);
    EXPECT_EQ(ran.out, lines);
    is_used_as_its_page_shows();
    prints_1900_lines_for_the_courses_board_if_nobody_acts();
    folder.write("hw5.inp", "nothing");
    EXPECT_EQ(run().exit, 2);
}

TEST_P(EngineProgram, RunsCleanlyUnderTheSanitizers) {
    compile(
        {"-g1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "hw5.cpp", "GameEngine.cpp", "main.cpp"});
    const Ran ran = run({"--strict", "--report"});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    for (std::uint64_t number = 0; number < 30; ++number) {
        folder.write("board", text_of(random_setup(number)));
        const Ran played = run({"board", "--quiet", "--illegal=skip"});
        EXPECT_EQ(played.exit, 0) << number << "\n" << played.err;
    }
    folder.write("board", "7 3 1 0\n0 0 3 1");
    EXPECT_EQ(run({"board"}).exit, 2);
}

INSTANTIATE_TEST_SUITE_P(Compilers, EngineProgram, testing::Values("g++"), [](const auto&) { return "Gcc"; });

}  // namespace
}  // namespace agon::creatures_engine_test
