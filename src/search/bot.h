#pragma once
#include <cstdint>

#include "core/dice_kinds.h"
#include "core/game.h"

namespace agon::search {

// A built-in player. It is told what a process bot is told, and never sees the State.
template <Game G>
class Bot {
public:
    virtual ~Bot() = default;
    virtual void begin(const typename G::Setup& setup, Player seat, std::uint64_t seed) = 0;
    virtual void observe(const typename G::Observation& observation) = 0;  // after the start and after every step
    virtual typename G::Action choose() = 0;                               // only while the seat is awaited
};

// A bot's own dice. Two seats that were given one seed roll differently, and differently from the game's own plies.
inline KeyedDice dice_of_seat(std::uint64_t seed, Player seat) { return KeyedDice::for_ply(seed, -number_of(seat)); }

}  // namespace agon::search
