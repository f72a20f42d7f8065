#pragma once

namespace agon {
namespace creatures {

// The seed of a library's random walks before one move: another one for every moment of a match, so that a move can be asked for
// again without those before it. 32 bits, also where a long has more.
inline unsigned long seed_of_move(unsigned long seed, unsigned long ply) {
    return (seed * 0x9E3779B1UL + ply * 0x85EBCA77UL + 1) & 0xFFFFFFFFUL;
}

}  // namespace creatures
}  // namespace agon
