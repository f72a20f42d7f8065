#include "seats/library_adapter.h"

namespace agon::seats {

// Its names keep out of the way of whatever a library defines. The library's own words for sides, kinds and moves are used, so
// that the order in which it lists them does not matter.
std::string_view library_adapter() {
    return R"cpp(
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <sstream>
#include <string>
#include <unistd.h>
#include <vector>

// hw5SetRandomSeed(unsigned long) and no other, whatever else a library calls so; it need not be there.
void agon_adapter_seed(unsigned long) __asm__("_Z16hw5SetRandomSeedm") __attribute__((weak));
)cpp"
           "#include \"hw5.h\"\n"
           R"cpp(
namespace agon_adapter {

int from_engine = -1, to_engine = -1;

// Before anything of the library runs: what it prints goes to standard error, and it has nothing to read.
__attribute__((constructor(101))) void take_the_channel() {
    const int out_of_the_way = 100;
    from_engine = ::fcntl(0, F_DUPFD_CLOEXEC, out_of_the_way);
    to_engine = ::fcntl(1, F_DUPFD_CLOEXEC, out_of_the_way);
    const int nothing = ::open("/dev/null", O_RDONLY);
    if (nothing > 0) ::dup2(nothing, 0);
    if (nothing > 0) ::close(nothing);
    ::dup2(2, 1);
}

bool read_line(std::string& pending, std::string& line) {
    for (;;) {
        const std::string::size_type end = pending.find('\n');
        if (end != std::string::npos) {
            line = pending.substr(0, end);
            pending.erase(0, end + 1);
            return true;
        }
        char chunk[4096];
        const ssize_t got = ::read(from_engine, chunk, sizeof chunk);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return false;
        pending.append(chunk, static_cast<std::string::size_type>(got));
    }
}

bool write_line(const std::string& line) {
    for (std::string::size_type sent = 0; sent < line.size();) {
        const ssize_t written = ::write(to_engine, line.data() + sent, line.size() - sent);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        sent += static_cast<std::string::size_type>(written);
    }
    return true;
}

::ObjectType type_of(int number) {
    const ::ObjectType types[] = {::BATTLEMAGE, ::WIZARD, ::CLERIC, ::HUMAN, ::DWARF, ::DRAGON, ::FOOD, ::WALL};
    return types[number];
}

int number_of(::MoveType type) {
    switch (type) {
        case ::WALK: return 0;
        case ::HUMANATTACK: return 1;
        case ::DWARFATTACK: return 2;
        case ::DRAGONPAW: return 3;
        case ::DRAGONFIRE: return 4;
        case ::HEAL: return 5;
        case ::FREEZESPELL: return 6;
        case ::WEAKENSPELL: return 7;
        case ::NOACT: return 8;
    }
    return 9;
}

std::string answer(std::istringstream& question) {
    unsigned long seed = 0;
    int south = 0, kind = 0, power = 0, toughness = 0, counter = 0, count = 0;
    question >> seed >> south >> kind >> power >> toughness >> counter >> count;
    const ::Side side = south ? ::SOUTH : ::NORTH;
    std::vector< ::Object> list;
    for (int i = 0; i < count; ++i) {
        int of_south = 0, type = 0, x = 0, y = 0, bewitched = 0;
        question >> of_south >> type >> x >> y >> bewitched;
        const ::Object object = {of_south ? ::SOUTH : ::NORTH, type_of(type), x, y, bewitched != 0};
        list.push_back(object);
    }

    if (agon_adapter_seed) agon_adapter_seed(seed);
    std::srand(static_cast<unsigned>(seed));
    ::Creature* creature = 0;
    ::Wizard* mage = 0;
    ::Dragon* dragon = 0;
    switch (type_of(kind)) {
        case ::BATTLEMAGE: {
            ::BattleMage* const battlemage = new ::BattleMage(side, power, toughness, counter);
            creature = mage = battlemage;
            break;
        }
        case ::WIZARD: creature = mage = new ::Wizard(side, power, toughness, counter); break;
        case ::CLERIC: creature = new ::Cleric(side, power, toughness); break;
        case ::HUMAN: creature = new ::Human(side, power, toughness); break;
        case ::DWARF: creature = new ::Dwarf(side, power, toughness); break;
        default: creature = dragon = new ::Dragon(side, power, toughness, counter); break;
    }
    const ::Move move = creature->move(list);
    std::ostringstream line;
    line << number_of(move.mType) << ' ' << move.relativeX << ' ' << move.relativeY << ' ' << creature->getToughness()
         << ' ' << (mage ? mage->getMana() : dragon ? dragon->getLeftFireCount() : 0) << '\n';
    delete creature;
    return line.str();
}

}  // namespace agon_adapter

int main() {
    std::string pending, line;
    while (agon_adapter::read_line(pending, line)) {
        std::istringstream question(line);
        std::string number;
        question >> number;
        if (!agon_adapter::write_line(number + ' ' + agon_adapter::answer(question))) break;
    }
    return 0;
}
)cpp";
}

}  // namespace agon::seats
