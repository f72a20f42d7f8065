#include <gtest/gtest.h>

#include <filesystem>
#include <regex>
#include <sstream>
#include <stdexcept>

#include "creatures/compilers.h"
#include "support/scratch_folder.h"

// hw5.h and hw5.cpp as they are handed in: alone, compiled by others, in any C++, with an engine that knows nothing of us.
namespace agon::creatures_library {
namespace {

using creatures_test::find_compiler;
using creatures_test::is_installed;
using creatures_test::run_named;
using support::Ran;
using support::run_program;
using support::ScratchFolder;

// What the course's engine defines, too: it must link with the library.
constexpr const char* foreign_engine = R"(
#include <hw5.h>
#include <hw5.h>
#include <iostream>

struct Coordinate { int locationX, locationY; };
struct CreatureInfo { Coordinate coor; ObjectType type; int power, toughness, mana, fireCount; };
class GameEngine { public: void simulateGame(); };
class Surroundings { public: Surroundings(); int count; };
Surroundings::Surroundings() : count(1) {}
int distanceBetween(int, int, int, int) { return 1; }
int importanceOf(const Object&) { return 2; }
Move makeMove(MoveType type, int x, int y) { Move made = {type, x, y}; return made; }
unsigned long randomState = 3;

std::ostream& operator<<(std::ostream& out, const Creature& creature) {
    return out << (creature.getSide() == NORTH ? "NORTH " : "SOUTH ") << creature.getToughness();
}
std::ostream& operator<<(std::ostream& out, const Wizard& wizard) {
    return out << static_cast<const Creature&>(wizard) << " mana " << wizard.getMana();
}
std::ostream& operator<<(std::ostream& out, const Dragon& dragon) {
    return out << static_cast<const Creature&>(dragon) << " fire " << dragon.getLeftFireCount();
}
std::ostream& operator<<(std::ostream& out, const Move& move) {
    return out << move.mType << " " << move.relativeX << " " << move.relativeY;
}

void GameEngine::simulateGame() {
    std::vector<Object> list;
    Object mage = {SOUTH, BATTLEMAGE, 2, 1, false};
    list.push_back(mage);
    Wizard wizard(NORTH, 3, 9, 1);
    Dragon dragon(NORTH, 3, 9, 1);
    BattleMage healer(SOUTH, 4, 2, 0);
    std::cout << wizard.move(list) << ", " << wizard << "\n" << dragon.move(list) << ", " << dragon << "\n";
    Creature* healed = &healer;
    std::cout << healed->move(list) << ", ";
    ++(*healed);
    std::cout << *dynamic_cast<Wizard*>(healed) << "\n";
}
)";

constexpr const char* foreign_main = R"(
#include <hw5.h>
class GameEngine { public: void simulateGame(); };
int main() {
    hw5SetRandomSeed(7);
    GameEngine().simulateGame();
    return 0;
}
)";

std::string source_folder() { return AGON_SOURCE_DIR "/hw5"; }

const std::vector<std::string> strict_warnings = {
    "-Wall",     "-Wextra",          "-pedantic",          "-Werror",      "-Wshadow",
    "-Wundef",   "-Wconversion",     "-Wsign-conversion",  "-Wcast-align", "-Wcast-qual",
    "-Wunused",  "-Wold-style-cast", "-Wnon-virtual-dtor", "-Wextra-semi", "-Woverloaded-virtual",
    "-Wformat=2"};

std::vector<std::string> joined(std::vector<std::string> first, const std::vector<std::string>& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

class Submission : public testing::TestWithParam<const char*> {
protected:
    void SetUp() override {
        compiler = find_compiler(GetParam());
        if (compiler.empty()) GTEST_SKIP() << "skipped: " << GetParam() << " is not installed";
    }

    std::string compiler;
    ScratchFolder folder;
};

TEST_P(Submission, CompilesWithoutWarningsFromTheFirstStandardToTheLast) {
    for (const char* standard : {"98", "11", "17", "20", "2b"}) {
        const Ran ran = run_named(
            compiler, joined(strict_warnings, {std::string("-std=c++") + standard, "-c", source_folder() + "/hw5.cpp",
                                               "-o", (folder.path() / "hw5.o").string()}));
        EXPECT_EQ(ran.exit, 0) << standard << "\n" << ran.err;
        EXPECT_EQ(ran.err, "") << standard;
    }
}

TEST_P(Submission, LinksWithAnEngineOfOthers) {
    folder.write("engine.cpp", foreign_engine);
    folder.write("main.cpp", foreign_main);
    const std::string program = (folder.path() / "game").string();
    for (const char* standard : {"-std=c++98", "-std=c++2b"}) {
        const Ran built = run_named(compiler, {standard, "-I", source_folder(), source_folder() + "/hw5.cpp",
                                               (folder.path() / "engine.cpp").string(),
                                               (folder.path() / "main.cpp").string(), "-o", program});
        ASSERT_EQ(built.exit, 0) << built.err;
        EXPECT_EQ(run_program(program, {}).out,
                  "6 2 1, NORTH 9 mana 0\n4 2 1, NORTH 9 fire 0\n5 0 0, SOUTH 6 mana 0\n");
    }
}

// Each line of nm's that this expression does not match.
std::vector<std::string> others(const std::string& names, const std::regex& known) {
    std::vector<std::string> unknown;
    std::stringstream lines(names);
    for (std::string line; std::getline(lines, line);) {
        const auto name = line.find_first_not_of(" 0123456789abcdef");  // then a letter for its kind, a blank, the name
        if (name == std::string::npos || line.size() < name + 2) continue;
        if (!std::regex_match(line.substr(name + 2), known)) unknown.push_back(line);
    }
    return unknown;
}

TEST_P(Submission, DefinesTheDocumentsNamesOnlyAndUsesNothingOfTheSystem) {
    if (!is_installed("nm")) GTEST_SKIP() << "skipped: nm is not installed";
    const std::regex known_here(
        R"((hw5SetRandomSeed\(unsigned long\)|((construction )?vtable for |VTT for |typeinfo (name )?for |(non-)?virtual thunk to )?)"
        R"((Creature|Human|Dwarf|Dragon|Wizard|Cleric|BattleMage)(::.*|-in-BattleMage)?))");
    // No streams, no files, no memory: a deleting destructor is all that knows of the heap.
    const std::regex known_elsewhere(
        R"((operator delete\(void\*.*\)|vtable for __cxxabiv1::.*|__cxa_pure_virtual|__gxx_personality_v0|_Unwind_Resume)"
        R"(|memset|memcpy|__tls_get_addr|_GLOBAL_OFFSET_TABLE_|__stack_chk_fail)(@.*)?)");
    const std::string object = (folder.path() / "hw5.o").string();
    for (const char* standard : {"-std=c++98", "-std=c++20"}) {
        ASSERT_EQ(run_named(compiler, {standard, "-O2", "-c", source_folder() + "/hw5.cpp", "-o", object}).exit, 0);
        const Ran defined = run_named("nm", {"-C", "--extern-only", "--defined-only", object});
        ASSERT_EQ(defined.exit, 0) << defined.err;
        EXPECT_NE(defined.out.find("T BattleMage::move("), std::string::npos) << defined.out;
        EXPECT_EQ(others(defined.out, known_here), std::vector<std::string>{});
        const Ran used = run_named("nm", {"-C", "--undefined-only", object});
        EXPECT_NE(used.out.find("operator delete"), std::string::npos) << used.out;
        EXPECT_EQ(others(used.out, known_elsewhere), std::vector<std::string>{});
    }
}

std::string with_other_reading(std::string source, const std::string& constant) {
    const std::string decided = "const bool " + constant + " = true;";
    const auto at = source.find(decided);
    if (at == std::string::npos || source.find(constant + " =", at + decided.size()) != std::string::npos)
        throw std::invalid_argument(constant + " is not decided in one place");
    return source.replace(at, decided.size(), "const bool " + constant + " = false;");
}

TEST_P(Submission, TakesEachDoubtfulReadingByOneConstant) {
    std::string source = folder.read(source_folder() + "/hw5.cpp");
    for (const char* constant :
         {"creatureCreditsItsFood", "battleMageHealsWhenNobodyIsToBeSpelled", "battleMageHealsInItsOwnRange"})
        source = with_other_reading(source, constant);
    folder.write("hw5.cpp", source);
    folder.write("main.cpp", R"(
#include <hw5.h>
#include <cstdio>
int main() {
    const Object ally = {NORTH, HUMAN, 2, 0, false}, food = {NORTH, FOOD, 1, 0, false};
    std::vector<Object> allies(1, ally), foods(1, food), nobody;
    Human human(NORTH, 1, 5);
    BattleMage with(NORTH, 1, 5, 1), without(NORTH, 1, 5, 0);
    const int x = human.move(foods).relativeX;
    const Move followed = without.move(allies);
    std::printf("%d %d; %d; %d %d %d\n", x, human.getToughness(), with.move(allies).mType, followed.mType,
                followed.relativeX, followed.relativeY);
}
)");
    const std::string program = (folder.path() / "game").string();
    const Ran built = run_named(
        compiler, joined(strict_warnings, {"-std=c++98", "-I", source_folder(), (folder.path() / "hw5.cpp").string(),
                                           (folder.path() / "main.cpp").string(), "-o", program}));
    ASSERT_EQ(built.exit, 0) << built.err;
    EXPECT_EQ(run_program(program, {}).out, "1 5; 0; 0 1 0\n");
}

INSTANTIATE_TEST_SUITE_P(Compilers, Submission, testing::Values("g++", "clang++"),
                         [](const auto& family) { return family.param[0] == 'g' ? "Gcc" : "Clang"; });

TEST(SubmissionArchive, HoldsExactlyTheTwoFiles) {
    if (!is_installed("make") || !is_installed("tar")) GTEST_SKIP() << "skipped: make or tar is not installed";
    ScratchFolder folder;
    for (const std::string name : {"hw5.h", "hw5.cpp"})
        folder.write("hw5/" + name, folder.read(source_folder() + "/" + name));
    const Ran made = run_named("make", {"-f", AGON_SOURCE_DIR "/Makefile", "hw5.tar"}, folder.path());
    ASSERT_EQ(made.exit, 0) << made.out << made.err;
    const std::string archive = (folder.path() / "hw5.tar").string();
    EXPECT_EQ(run_named("tar", {"-tf", archive}).out, "hw5.h\nhw5.cpp\n");
    EXPECT_EQ(run_named("tar", {"-xOf", archive, "hw5.h"}).out, folder.read("hw5/hw5.h"));
}

}  // namespace
}  // namespace agon::creatures_library
