#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/player.h"
#include "core/result.h"

namespace agon {

enum class DiceKind : std::uint8_t { Mersenne, XorWow, Keyed, Low, High, Scripted };

constexpr std::array<std::string_view, 6> enum_names(DiceKind) {
    return {"mersenne", "xorwow", "keyed", "low", "high", "scripted"};
}

// Where a sequence of rolls stands: enough to make the same dice again and go on from here. Dice are never part of a State,
// or a search bot could foresee the rolls; a Position carries this cursor beside the State instead.
struct DiceCursor {
    DiceKind kind = DiceKind::Keyed;
    std::uint64_t seed = 0;
    std::uint64_t draws = 0;  // outputs of the generator used so far (a rejected one counts)
    std::vector<int> script;  // what scripted dice still have to say
    bool operator==(const DiceCursor&) const = default;

    static constexpr void fields(auto& self, auto&& visit) {
        visit("kind", self.kind);
        visit("seed", self.seed);
        visit("draws", self.draws);
        visit("script", self.script);
    }
};

// What is wrong with a cursor that came from outside, if anything.
std::optional<std::string> problem_with(const DiceCursor& cursor);

// "mersenne 42 17", "low", "scripted 3 1 4": kind, then seed and draws (0 when left out), or the rolls to come.
std::string to_text(const DiceCursor& cursor);
Result<DiceCursor, ParseError> read_dice_cursor(std::string_view text);

}  // namespace agon
