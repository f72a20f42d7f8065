#include "view/palette.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace agon::view {
namespace {

struct KnownTerrain {
    std::string_view kind;
    TerrainLook look;
};

constexpr KnownTerrain known_terrain[] = {
    {"air", {' ', 236}},      {"sky", {' ', 17}},    {"space", {' ', 233}},   {"empty", {'.', 235}},
    {"cell", {'.', 235}},     {"floor", {'.', 235}}, {"open", {'.', 235}},    {"land", {'.', 22}},
    {"grass", {'.', 22}},     {"field", {'.', 22}},  {"sand", {':', 58}},     {"earth", {'%', 94}},
    {"dirt", {'%', 94}},      {"soil", {'%', 94}},   {"forest", {'^', 22}},   {"tree", {'^', 22}},
    {"mountain", {'^', 240}}, {"wall", {'#', 241}},  {"rock", {'#', 241}},    {"stone", {'#', 241}},
    {"obstacle", {'#', 241}}, {"water", {'~', 24}},  {"sea", {'~', 24}},      {"river", {'~', 24}},
    {"lava", {'&', 88}},      {"fire", {'&', 88}},   {"mine", {'$', 58}},     {"gold", {'$', 58}},
    {"base", {'_', 239}},     {"fog", {'?', 233}},   {"unknown", {'?', 233}}, {"hidden", {'?', 233}},
    {"hit", {'*', 88}},       {"miss", {'o', 24}},   {"red", {':', 52}},      {"blue", {'=', 18}},
    {"green", {'"', 22}},     {"yellow", {';', 58}},
};

// Neighbours in this list differ in lightness or hue. The first kind of most games is what the empty board is made of.
constexpr std::array<TerrainLook, 12> default_looks{{{'.', 235},
                                                     {':', 238},
                                                     {'=', 24},
                                                     {'%', 58},
                                                     {'-', 53},
                                                     {',', 23},
                                                     {';', 52},
                                                     {'"', 22},
                                                     {'|', 17},
                                                     {'/', 94},
                                                     {'_', 241},
                                                     {'\'', 233}}};

TerrainLook preferred_look(std::string_view kind, std::size_t index) {
    for (const KnownTerrain& known : known_terrain)
        if (known.kind == kind || kind.ends_with(" " + std::string(known.kind))) return known.look;
    return default_looks[index % default_looks.size()];
}

}  // namespace

std::vector<TerrainLook> terrain_looks(const std::vector<std::string>& kinds) {
    std::vector<TerrainLook> looks;
    const auto has_own_glyph = [&](const TerrainLook& look) {
        return std::none_of(looks.begin(), looks.end(),
                            [&](const TerrainLook& other) { return look.glyph == other.glyph; });
    };
    const auto has_own_ground = [&](const TerrainLook& look) {
        return std::none_of(looks.begin(), looks.end(),
                            [&](const TerrainLook& other) { return look.ground == other.ground; });
    };
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        TerrainLook look = preferred_look(kinds[i], i);
        if (!has_own_glyph(look)) {
            const auto glyph = std::find_if(default_looks.begin(), default_looks.end(), has_own_glyph);
            if (glyph != default_looks.end()) look.glyph = glyph->glyph;
            const auto ground = std::find_if(default_looks.begin(), default_looks.end(), has_own_ground);
            if (!has_own_ground(look) && ground != default_looks.end()) look.ground = ground->ground;
        }
        looks.push_back(look);
    }
    return looks;
}

char mark_of(EffectKind effect) {
    switch (effect) {
        case EffectKind::Hit: return '!';
        case EffectKind::Blast: return '*';
        case EffectKind::Ray: return '-';
        case EffectKind::Fall: return 'v';
        case EffectKind::Freeze: return '=';
        case EffectKind::Heal: return '^';
        case EffectKind::Spawn: return '+';
        case EffectKind::Death: return 'x';
    }
    return '*';
}

}  // namespace agon::view
