#pragma once
#include <optional>
#include <string>
#include <vector>

#include "core/player.h"
#include "core/scene.h"

// Lines of a drawing, and what becomes of them with or without colours. Whoever lays out a drawing says what a piece of text
// is; only ink.cpp knows what that looks like.
namespace agon::view {

enum class Role : std::uint8_t {
    Text,
    Quiet,    // labels, separators: read second
    Name,     // of a player
    Accent,   // whose turn it is
    Terrain,  // a cell with nothing on it
    Piece,    // a cell with something on it
    Effect,   // where something just happened
};

struct Tone {
    Role role = Role::Text;
    std::optional<Player> owner{};
    bool active = false;                 // one of the pieces that act now
    std::optional<EffectKind> effect{};  // what just happened here
    std::uint8_t ground = 0;             // colour of the terrain, from the palette
    bool operator==(const Tone&) const = default;
};

struct Span {
    std::string text;
    Tone tone{};
};

using Line = std::vector<Span>;
using Lines = std::vector<Line>;

int columns_of(const Line& line);

enum class Ink : bool { None, Ansi };

// Every line ends with a line feed, and has no blanks before it that nobody can see. Colours never run over a line's end.
std::string render(const Lines& lines, Ink ink);

// Items one after another, two blanks apart, on as many lines as it takes. The first line begins with the title, the others
// with so many blanks. An item is broken only if it is longer than a line.
Lines flow(const Span& title, const std::vector<Line>& items, int columns, int indent);

}  // namespace agon::view
