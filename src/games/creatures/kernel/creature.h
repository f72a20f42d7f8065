#pragma once
#include <cstdint>
#include <limits>

#include "games/creatures/kernel/kinds.h"
#include "games/creatures/kernel/since_cpp14.h"

namespace agon {
namespace creatures {

// A creature as the engine knows it: these numbers count, not those that a library keeps of its own.
struct Creature {
    std::int16_t x = 0, y = 0;  // column and row; the upper left corner is (0, 0)
    Kind kind = Kind::Human;
    bool bewitched = false;
    std::int32_t power = 0;
    std::int32_t toughness = 0;  // 0: dead, and gone from the board
    std::int32_t counter = 0;    // mana or fires

    bool is_alive() const { return toughness > 0; }

    bool operator==(const Creature& other) const {
        return x == other.x && y == other.y && kind == other.kind && bewitched == other.bewitched &&
               power == other.power && toughness == other.toughness && counter == other.counter;
    }
    template <class Self, class Visit>
    static AGON_SINCE_CPP14_CONSTEXPR void fields(Self& self, Visit&& visit) {
        visit("x", self.x);
        visit("y", self.y);
        visit("kind", self.kind);
        visit("bewitched", self.bewitched);
        visit("power", self.power);
        visit("toughness", self.toughness);
        visit("counter", self.counter);
    }
};

// The document knows no bound for what healing and food add up to; a number that reaches the largest one stays there.
inline std::int32_t raised(std::int32_t value, std::int32_t by) {
    const std::int32_t most = std::numeric_limits<std::int32_t>::max();
    return value > most - by ? most : value + by;
}

}  // namespace creatures
}  // namespace agon
