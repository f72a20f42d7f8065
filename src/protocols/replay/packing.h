#pragma once
#include <cstdint>

namespace agon::replay {

// How the actions of a file are packed, which is all that its versions differ in: the numbers are those of the versions. All of
// them are read, the newest is written.
enum class Packing : std::uint8_t {
    Plain = 1,   // every number by its difference to the last one in its place
    Trails = 2,  // points on a board by their difference to a point that the player named before (trail.h)
};
inline constexpr Packing newest_packing = Packing::Trails;

}  // namespace agon::replay
