#include <algorithm>

#include "protocols/creatures_text/board_reader.h"

namespace agon {
namespace creatures_text {
namespace {

// FNV-1a of 64 bits, over numbers in decimal with a letter in front.
class Hash {
public:
    Hash& add(char what, long long number) {
        const std::string text = what + std::to_string(number);
        for (const char letter : text) value_ = (value_ ^ static_cast<unsigned char>(letter)) * 0x100000001B3ULL;
        return *this;
    }
    std::string text() const {
        std::string digits(16, '0');
        for (std::size_t i = 0; i < digits.size(); ++i) digits[i] = "0123456789abcdef"[(value_ >> (60 - 4 * i)) & 15];
        return digits;
    }

private:
    std::uint64_t value_ = 0xCBF29CE484222325ULL;
};

bool lies_before(const std::pair<int, int>& one, const std::pair<int, int>& other) {
    return one.second != other.second ? one.second < other.second : one.first < other.first;
}

}  // namespace

// Walls row by row, since nothing depends on their order; food and units as they are listed, NORTH's first.
std::string board_hash(const BoardFile& board) {
    Hash hash;
    hash.add('w', board.width).add('h', board.height).add('t', board.turns);
    std::vector<std::pair<int, int>> walls = board.walls;
    std::sort(walls.begin(), walls.end(), lies_before);
    walls.erase(std::unique(walls.begin(), walls.end()), walls.end());
    for (const std::pair<int, int>& at : walls) hash.add('#', at.first).add(',', at.second);
    for (const std::pair<int, int>& at : board.food) hash.add('+', at.first).add(',', at.second);
    for (int side = 0; side < 2; ++side) {
        for (const BoardUnit& unit : board.units) {
            if (unit.is_north != (side == 0)) continue;
            hash.add(side == 0 ? 'N' : 'S', static_cast<int>(unit.kind)).add(',', unit.x).add(',', unit.y);
            hash.add(',', unit.power).add(',', unit.toughness).add(',', unit.counter);
        }
    }
    return hash.text();
}

}  // namespace creatures_text
}  // namespace agon
