#include "creatures/libraries/libraries.h"

#include <filesystem>

#include "system/file.h"

namespace agon::creatures_test {
namespace {

std::string our_header() { return system::read_file(AGON_SOURCE_DIR "/hw5/hw5.h").value(); }

constexpr const char* beginning = "#include \"hw5.h\""
                                  R"(
#include <cstdio>
#include <cstdlib>
#include <string>
#include <unistd.h>
static Move at(MoveType type, int x, int y) { Move move = {type, x, y}; return move; }
)";

constexpr const char* ending = R"(
void Human::operator++() {}
void Dwarf::operator++() {}
void Dragon::operator++() {}
void Wizard::operator++() {}
void Cleric::operator++() {}
void BattleMage::operator++() {}
int Dragon::getLeftFireCount() const { return leftFireCount; }
int Wizard::getMana() const { return mana; }
Move Human::move(const std::vector<Object>& list) { return answer(*this, list); }
Move Dwarf::move(const std::vector<Object>& list) { return answer(*this, list); }
Move Dragon::move(const std::vector<Object>& list) { return answer(*this, list); }
Move Wizard::move(const std::vector<Object>& list) { return answer(*this, list); }
Move Cleric::move(const std::vector<Object>& list) { return answer(*this, list); }
Move BattleMage::move(const std::vector<Object>& list) { return answer(*this, list); }
)";

}  // namespace

// The sandbox may give a library a user of its own, who has to get here.
Libraries::Libraries() {
    namespace fs = std::filesystem;
    fs::permissions(scratch_.path(), fs::perms::all & ~(fs::perms::group_write | fs::perms::others_write));
}

std::string Libraries::answering(const std::string& name, const std::string& answer, const std::string& before) const {
    return with_source(name, beginning + before +
                                 "\nstatic Move answer(Creature& self, const std::vector<Object>& list) {\n"
                                 "    (void)self, (void)list;\n" +
                                 answer + "\n}\n" + ending);
}

std::string Libraries::with_source(const std::string& name, const std::string& source) const {
    scratch_.write(name + "/hw5.h", our_header());
    return "hw5:" + scratch_.write(name + "/hw5.cpp", source).parent_path().string();
}

}  // namespace agon::creatures_test
