#pragma once
#include <array>
#include <cstdint>
#include <span>

#include "games/siege/units.h"

// Ways to play a whole game, as the search knows them: what to build, and how to lead what was built.
namespace agon::siege::general {

enum class Stance : std::uint8_t {
    Adapt,   // whichever of the following the balance of forces asks for; home at once if the base is in danger
    Hold,    // stand around the own base and strike whoever comes
    Home,    // stay near the own base, out of reach of what cannot be answered
    March,   // towards the enemy's base in a group, into their reach only where the company is clearly stronger
    Press,   // the same, where the company is about as strong
    Charge,  // to the enemy's base, whatever it costs
    Hunt,    // to the nearest enemy, whatever it costs
    Muster,  // wait in front of the own base until the group is there, then to the enemy's; back if somebody comes near
    Raid,    // to the nearest worker, else to the base, around those that strike back
};
inline constexpr std::array all_stances{Stance::Adapt,  Stance::Hold, Stance::Home,   Stance::March, Stance::Press,
                                        Stance::Charge, Stance::Hunt, Stance::Muster, Stance::Raid};

struct Doctrine {
    std::array<std::uint8_t, kind_count> mix{};  // of soldiers: K S A P R C W, by number
    std::uint8_t workers = 0;                    // that are wanted in mines
    std::uint8_t guards = 0;                     // soldiers that are built before the workers
    Stance stance = Stance::March;
    std::uint8_t group = 1;            // so many march, or storm, together
    std::uint8_t storm_after = never;  // own turns from now until all charge
    bool fierce = false;               // strikes whomever it can, also with workers, whatever the answer may be
    bool razes = false;                // strikes the base before all else
    static constexpr std::uint8_t never = 255;
    bool operator==(const Doctrine&) const = default;
};

}  // namespace agon::siege::general
