// The things of the reference game and how they are read and named. Internal to the reference.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace agon::reference {

enum class Kind { air, earth, water, chest, worm };

struct Cell {
    Kind kind = Kind::air;
    int worm_id = 0;  // only for Kind::worm
    int content = 0;  // only for Kind::chest: the weapon inside
};
using Grid = std::vector<std::vector<Cell>>;

enum Weapon { gun, bazooka, teleporter, blowtorch, melee, airstrike };
inline constexpr int weapon_count = 6;
// Section 9.2: choose says teleporter, state and the pick-up line say teleport.
inline constexpr std::array<const char*, weapon_count> choose_names{"gun",       "bazooka", "teleporter",
                                                                    "blowtorch", "melee",   "airstrike"};
inline constexpr std::array<const char*, weapon_count> state_names{"gun",       "bazooka", "teleport",
                                                                   "blowtorch", "melee",   "airstrike"};

struct Worm {
    std::string name;
    int id = 0;
    int player = 0;
    int hp = 100;
    int row = 0;
    int col = 0;
    bool alive = false;
    std::array<int, weapon_count> ammo{0, 1, 1, 1, 1, 1};  // the gun never runs out, its entry is unused
};

struct Step {
    int row;
    int col;
};

inline std::size_t index(int number) { return static_cast<std::size_t>(number); }

// How coordinates are printed.
std::string place(int row, int col);

// How much ammunition is left, as choose and state print it.
std::string ammo_text(const Worm& worm, int weapon);

// Section 4, state: a line for the gun and for each weapon with ammunition; a star marks the selected one.
std::string weapons_text(const Worm& worm, int selected);

// Section 4, map: the symbols are those of the two players; the worm with id n is worms[n - 1].
std::string map_text(const Grid& grid, const std::vector<Worm>& worms, std::array<char, 2> symbols);

// Section 4: l, r, d, u, ld, rd, lu, ru.
std::optional<Step> direction_of(const std::string& word);

// Section 4, help: byte for byte the text of the document.
std::string help_text();

// Like repeated std::getline: a last line without newline counts, nothing after a final newline does not.
std::vector<std::string> lines_of(std::string_view text);

std::string without_carriage_return(std::string line);

// Section 4: words are separated by blanks and tabs only.
std::vector<std::string> words_of(const std::string& line);

// Section 4: only ASCII letters have two cases.
std::string lower(std::string word);

// Section 4: a number is one or more digits, leading zeros allowed. Huge values stay huge without overflow.
std::optional<int> number_of(const std::string& word);

// Section 2.3: nothing when the map file is invalid.
std::optional<Grid> read_map(const std::string& text);

}  // namespace agon::reference
