#pragma once
#include <array>
#include <string_view>

#include "games/creatures/kernel/judge.h"
#include "games/creatures/kernel/sight.h"

// The kernel's words for positions, protocols and people.
namespace agon::creatures {

constexpr std::array<std::string_view, kind_count> enum_names(Kind) {
    return {"battlemage", "wizard", "cleric", "human", "dwarf", "dragon"};
}

constexpr std::array<std::string_view, deed_count + 1> enum_names(Deed) {
    return {"walk", "humanattack", "dwarfattack", "dragonpaw", "dragonfire",
            "heal", "freezespell", "weakenspell", "noact",     "unknown"};
}

constexpr std::array<std::string_view, 3> enum_names(FoodRule) { return {"auto", "creature", "engine"}; }

constexpr std::array<std::string_view, 17> enum_names(Illegal) {
    return {"none",      "game-over",     "not-your-turn", "bad-type",  "out-of-range",  "off-board",
            "wall",      "self-square",   "occupied",      "no-target", "friendly-fire", "enemy-heal",
            "self-heal", "target-frozen", "no-mana",       "no-fire",   "bad-accounting"};
}

}  // namespace agon::creatures
