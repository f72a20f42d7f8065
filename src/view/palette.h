#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/scene.h"

namespace agon::view {

// How a kind of terrain looks: a quiet sign, and a dark colour behind whatever stands there.
struct TerrainLook {
    char glyph = '.';
    std::uint8_t ground = 235;
};

// One look for each kind, no two with the same sign while there are signs left. Kinds that nobody has heard of get one by their place in the list.
std::vector<TerrainLook> terrain_looks(const std::vector<std::string>& kinds);

// The sign before a piece, or in an empty cell, where something just happened.
char mark_of(EffectKind effect);

}  // namespace agon::view
