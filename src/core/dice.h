#pragma once
#include <memory>

#include "core/dice_cursor.h"

namespace agon {

// Chance as a parameter. Each original program's generator and its mapping to a range is one implementation, written out in
// dice_kinds.h: the standard pins std::mt19937, but not what std::uniform_int_distribution makes of it.
class Dice {
public:
    virtual ~Dice() = default;
    virtual int roll(int low, int high) = 0;  // both ends included; BrokenInvariant unless low <= high
    virtual bool flip() { return roll(0, 1) == 1; }
    virtual DiceCursor cursor() const = 0;
};

// The dice that go on where the cursor stands.
std::unique_ptr<Dice> make_dice(const DiceCursor& cursor);

}  // namespace agon
