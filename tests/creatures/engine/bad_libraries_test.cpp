#include <gtest/gtest.h>

#include <sstream>

#include "creatures/compilers.h"
#include "support/scratch_folder.h"

// Libraries of others that break one rule each: the engine names it, and the game ends or goes on as is wished.
namespace agon::creatures_engine_test {
namespace {

using creatures_test::find_compiler;
using creatures_test::run_named;
using support::Ran;
using support::run_program;
using support::ScratchFolder;

// As a student might write it, from the document: nothing seeds random numbers, and names of std are everywhere.
constexpr const char* header = R"(#ifndef HW5
#define HW5
#include <vector>
#include <algorithm>
using namespace std;
#define max(a, b) ((a) > (b) ? (a) : (b))
enum Side { NORTH, SOUTH };
enum MoveType { WALK, HUMANATTACK, DWARFATTACK, DRAGONPAW, DRAGONFIRE, HEAL, FREEZESPELL, WEAKENSPELL, NOACT };
enum ObjectType { BATTLEMAGE, WIZARD, CLERIC, HUMAN, DWARF, DRAGON, FOOD, WALL };
struct Move { MoveType mType; int relativeX; int relativeY; };
struct Object { Side teamSide; ObjectType objType; int relativeX; int relativeY; bool bewitched; };
class Creature {
private:
    Side side; int actionPower; int toughness; bool bewitched;
public:
    Creature(Side s, int p, int t) : side(s), actionPower(p), toughness(t) { bewitched = false; }
    virtual ~Creature() {}
    Side getSide() const { return side; }
    int getActionPower() const { return actionPower; }
    int getToughness() const { return toughness; }
    bool getBewitched() const { return bewitched; }
    void setBewitched(bool b) { bewitched = b; }
    void loseToughness(int amount) { toughness -= amount; }
    virtual void operator++() {}
    virtual Move move(const vector<Object>& list) = 0;
};
class Human : public Creature {
public:
    Human(Side s, int p, int t) : Creature(s, p, t) {}
    void operator++(); Move move(const vector<Object>& list);
};
class Dwarf : public Creature {
public:
    Dwarf(Side s, int p, int t) : Creature(s, p, t) {}
    void operator++(); Move move(const vector<Object>& list);
};
class Dragon : public Creature {
private:
    int leftFireCount;
public:
    Dragon(Side s, int p, int t, int f) : Creature(s, p, t), leftFireCount(f) {}
    int getLeftFireCount() const { return leftFireCount; }
    void operator++(); Move move(const vector<Object>& list);
};
class Wizard : public virtual Creature {
protected:
    int mana;
public:
    Wizard(Side s, int p, int t, int m) : Creature(s, p, t), mana(m) {}
    int getMana() const { return mana; }
    void operator++(); Move move(const vector<Object>& list);
};
class Cleric : public virtual Creature {
public:
    Cleric(Side s, int p, int t) : Creature(s, p, t) {}
    void operator++(); Move move(const vector<Object>& list);
};
class BattleMage : public Wizard, public Cleric {
public:
    BattleMage(Side s, int p, int t, int m) : Creature(s, p, t), Wizard(s, p, t, m), Cleric(s, p, t) {}
    void operator++(); Move move(const vector<Object>& list);
};
#endif
)";

struct Fault {
    const char* code;
    const char* kind;    // whose move() is wrong
    const char* answer;  // what stands in it
};

// Everybody stands around (4, 4) of the board below; the mover is at (4, 4), NORTH's first.
const Fault faults[] = {
    {"BAD_TYPE", "Human", "return make(HEAL, 1, 0);"},
    {"BAD_TYPE", "Human", "return make(static_cast<MoveType>(12), 0, 0);"},
    {"OUT_OF_RANGE", "Human", "return make(WALK, 2, 0);"},
    {"OFF_BOARD", "Dragon", "return make(WALK, 0, -3);"},
    {"WALL", "Human", "return make(WALK, -1, 0);"},
    {"SELF_SQUARE", "Human", "return make(WALK, 0, 0);"},
    {"OCCUPIED", "Human", "return make(WALK, 1, 0);"},
    {"NO_TARGET", "Human", "return make(HUMANATTACK, 1, 1);"},
    {"FRIENDLY_FIRE", "Dwarf", "return make(DWARFATTACK, 0, 1);"},
    {"ENEMY_HEAL", "Cleric", "return make(HEAL, 1, 0);"},
    {"SELF_HEAL", "Cleric", "return make(HEAL, 0, 0);"},
    {"NO_MANA", "Wizard", "return make(WEAKENSPELL, 1, 0);"},
    {"NO_FIRE", "Dragon", "return make(DRAGONFIRE, 1, 0);"},
    {"BAD_ACCOUNTING", "BattleMage", "--mana; return make(NOACT, 0, 0);"},
    {"BAD_ACCOUNTING", "Wizard", "++mana; return make(NOACT, 0, 0);"},
};

std::string library_with(const Fault& fault) {
    std::string source =
        "#include \"hw5.h\"\nstatic Move make(MoveType t, int x, int y) { Move m = {t, x, y}; return m; }\n";
    for (const std::string kind : {"Human", "Dwarf", "Dragon", "Wizard", "Cleric", "BattleMage"})
        source += "void " + kind + "::operator++() {}\nMove " + kind + "::move(const vector<Object>&) { " +
                  (kind == fault.kind ? fault.answer : "return make(NOACT, 0, 0);") + " }\n";
    return source;
}

std::string upper(std::string text) {
    for (char& letter : text)
        if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    return text;
}

// The mover has no mana and no fires, and plays three turns.
std::string board_for(const Fault& fault) {
    const std::string friend_of = fault.kind == std::string("Human") ? "DWARF" : "HUMAN";
    return "WARBOARD 1\nsize 7 7\nturns 3\nwall 3 4\nunit NORTH " + upper(fault.kind) +
           " 4 4 power=1 toughness=9\nunit NORTH " + friend_of + " 4 3 power=1 toughness=9\nunit SOUTH " + friend_of +
           " 5 4 power=1 toughness=9\n";
}

class BadLibraries : public testing::Test {
protected:
    void SetUp() override {
        compiler = find_compiler("g++");
        if (compiler.empty()) GTEST_SKIP() << "skipped: g++ is not installed";
        for (const std::string name : {"GameEngine.h", "GameEngine.cpp", "main.cpp"})
            folder.write(name, folder.read(std::string(AGON_SOURCE_DIR "/hw5/engine/") + name));
        folder.write("hw5.h", header);
        const Ran built = run_named(compiler, {"-c", "GameEngine.cpp", "main.cpp"}, folder.path());
        ASSERT_EQ(built.exit, 0) << built.err;
    }

    void build(const std::string& library) {
        folder.write("hw5.cpp", library);
        const Ran built = run_named(compiler, {"hw5.cpp", "GameEngine.o", "main.o"}, folder.path());
        ASSERT_EQ(built.exit, 0) << built.err;
    }
    Ran play(std::vector<std::string> arguments) {
        arguments.insert(arguments.end(), {"board", "--quiet", "--record=record"});
        return run_program((folder.path() / "a.out").string(), arguments, {.folder = folder.path()});
    }
    void are_stopped_with_the_code_of_what_they_did();
    void may_not_strike_the_frozen();
    void end_the_game_by_throwing();

    // Of the record, but for its head.
    std::string line(int number) {
        std::istringstream record(folder.read("record"));
        std::string text;
        for (int i = 0; i <= number; ++i) std::getline(record, text);
        return text;
    }

    std::string compiler;
    ScratchFolder folder;
};

bool ends_with(const std::string& text, const std::string& end) {
    return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

void BadLibraries::are_stopped_with_the_code_of_what_they_did() {
    for (const Fault& fault : faults) {
        ASSERT_NO_FATAL_FAILURE(build(library_with(fault)));
        folder.write("board", board_for(fault));
        const Ran stopped = play({});
        EXPECT_EQ(stopped.exit, 3) << fault.code;
        EXPECT_EQ(stopped.err.substr(0, 22), "illegal move: NORTH 0 ") << stopped.err;
        EXPECT_TRUE(ends_with(stopped.err, std::string(" is ") + fault.code + "\n")) << stopped.err;
        EXPECT_TRUE(ends_with(line(1), std::string("\t") + fault.code)) << line(1);
        EXPECT_EQ(line(2), "result\tILLEGAL_MOVE\t0\t2\t1\t18\t9") << fault.code;

        const Ran went_on = play({"--illegal=skip", "--report"});
        EXPECT_EQ(went_on.exit, 0) << fault.code;
        EXPECT_EQ(went_on.err, "");
        EXPECT_NE(went_on.out.find(", illegal 3\n"), std::string::npos) << went_on.out;
        EXPECT_TRUE(ends_with(line(1), std::string("\t") + fault.code)) << line(1);
        EXPECT_EQ(line(10), "result\tTURN_LIMIT\t3\t2\t1\t18\t9") << fault.code;
    }
}

void BadLibraries::may_not_strike_the_frozen() {
    ASSERT_NO_FATAL_FAILURE(build(R"(#include "hw5.h"
static Move make(MoveType t, int x, int y) { Move m = {t, x, y}; return m; }
void Human::operator++() {} void Dwarf::operator++() {} void Dragon::operator++() {}
void Wizard::operator++() {} void Cleric::operator++() {} void BattleMage::operator++() {}
Move Wizard::move(const vector<Object>&) { --mana; return make(FREEZESPELL, 1, 0); }
Move Human::move(const vector<Object>&) { return getSide() == NORTH ? make(HUMANATTACK, 1, 1) : make(NOACT, 77, 78); }
Move Dwarf::move(const vector<Object>&) { return make(NOACT, 0, 0); }
Move Dragon::move(const vector<Object>&) { return make(NOACT, 0, 0); }
Move Cleric::move(const vector<Object>&) { return make(NOACT, 0, 0); }
Move BattleMage::move(const vector<Object>&) { return make(NOACT, 0, 0); }
)"));
    folder.write("board", "WARBOARD 1\nsize 7 7\nturns 1\nunit NORTH WIZARD 4 4 power=1 toughness=9 mana=3\n"
                          "unit NORTH HUMAN 4 5 power=1 toughness=9\nunit SOUTH HUMAN 0 0 power=1 toughness=9\n"
                          "unit SOUTH HUMAN 5 4 power=1 toughness=9\n");
    EXPECT_EQ(play({}).exit, 3);
    EXPECT_TRUE(ends_with(line(3), "\tTARGET_FROZEN")) << line(3);
    EXPECT_EQ(line(2), "0\t1\tSOUTH\t0\tHUMAN\t0\t0\tNOACT\t0\t0\t-\t-\t9\t-\t-\tok");
    EXPECT_EQ(play({"--illegal=skip"}).exit, 0);
    EXPECT_TRUE(ends_with(line(4), "\tfrozen")) << line(4);
}

void BadLibraries::end_the_game_by_throwing() {
    ASSERT_NO_FATAL_FAILURE(
        build("#include <stdexcept>\n" +
              library_with({"", "Human", "throw std::runtime_error(\"list is empty\"); return make(NOACT, 0, 0);"})));
    folder.write("board", board_for({"", "Human", ""}));
    const Ran ran = play({});
    EXPECT_EQ(ran.exit, 3);
    EXPECT_EQ(ran.err, "the library threw: list is empty\n");
    ASSERT_NO_FATAL_FAILURE(build(library_with({"", "Human", "throw 1; return make(NOACT, 0, 0);"})));
    const Ran other = play({});
    EXPECT_EQ(other.exit, 3);
    EXPECT_EQ(other.err, "the library threw something\n");
}

// All in one test, so that the engine is compiled once.
TEST_F(BadLibraries, AreFoundOut) {
    are_stopped_with_the_code_of_what_they_did();
    may_not_strike_the_frozen();
    end_the_game_by_throwing();
}

}  // namespace
}  // namespace agon::creatures_engine_test
