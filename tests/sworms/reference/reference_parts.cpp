#include "sworms/reference/reference_parts.h"

#include <algorithm>

namespace agon::reference {

std::string place(int row, int col) { return "(" + std::to_string(row) + ", " + std::to_string(col) + ")"; }

std::string ammo_text(const Worm& worm, int weapon) {
    return weapon == gun ? "inf" : std::to_string(worm.ammo[index(weapon)]);
}

std::string weapons_text(const Worm& worm, int selected) {
    std::string text;
    for (int weapon = 0; weapon < weapon_count; ++weapon) {
        if (weapon != gun && worm.ammo[index(weapon)] == 0) continue;
        text += std::string("  ") + state_names[index(weapon)] + " (ammunition: " + ammo_text(worm, weapon) + ")" +
                (weapon == selected ? " *\n" : "\n");
    }
    return text;
}

static char symbol(const Cell& cell, const std::vector<Worm>& worms, std::array<char, 2> symbols) {
    if (cell.kind == Kind::earth) return 'E';
    if (cell.kind == Kind::water) return 'W';
    if (cell.kind == Kind::chest) return '#';
    if (cell.kind == Kind::worm) return symbols[index(worms[index(cell.worm_id - 1)].player)];
    return ' ';
}

std::string map_text(const Grid& grid, const std::vector<Worm>& worms, std::array<char, 2> symbols) {
    std::string columns = "  ";
    for (std::size_t col = 0; col < grid[0].size(); ++col) columns += std::to_string(col % 10);
    std::string text = "Current Map:\n" + columns + "\n";
    for (std::size_t row = 0; row < grid.size(); ++row) {
        const std::string label = (row < 10 ? " " : "") + std::to_string(row);
        std::string line;
        for (const Cell& cell : grid[row]) line += symbol(cell, worms, symbols);
        text += label + line + label + "\n";
    }
    return text + columns + "\n";
}

std::optional<Step> direction_of(const std::string& word) {
    if (word == "u") return Step{-1, 0};
    if (word == "ru") return Step{-1, 1};
    if (word == "r") return Step{0, 1};
    if (word == "rd") return Step{1, 1};
    if (word == "d") return Step{1, 0};
    if (word == "ld") return Step{1, -1};
    if (word == "l") return Step{0, -1};
    if (word == "lu") return Step{-1, -1};
    return std::nullopt;
}

std::string help_text() {
    return "Available Commands:\n"
           "  move [left/right] [0..3]\n    Move your worm.\n"
           "  choose [weapon]\n    Select your weapon.\n"
           "  action [l/r/d/u/ld/rd/lu/ru]\n    Shoots current weapon.\n    Activates blowtorch.\n"
           "  action\n    Activates melee attack.\n"
           "  action [row] [col]\n    Teleports to coordinate.\n"
           "  action [col]\n    Airstrike.\n"
           "  action idle\n    Do nothing.\n"
           "  quit\n    End the game.\n"
           "  help\n    Display this help.\n"
           "  state\n    Print the current game state.\n";
}

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    std::string line;
    for (const char c : text) {
        if (c == '\n') {
            lines.push_back(line);
            line.clear();
        } else line += c;
    }
    if (!line.empty()) lines.push_back(line);
    return lines;
}

std::string without_carriage_return(std::string line) {
    if (!line.empty() && line.back() == '\r') line.pop_back();
    return line;
}

static bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f'; }

static std::string trimmed(std::string line) {
    while (!line.empty() && is_space(line.back())) line.pop_back();
    while (!line.empty() && is_space(line.front())) line.erase(0, 1);
    return line;
}

std::vector<std::string> words_of(const std::string& line) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : line + " ") {
        if (c != ' ' && c != '\t') {
            word += c;
            continue;
        }
        if (!word.empty()) words.push_back(word);
        word.clear();
    }
    return words;
}

std::string lower(std::string word) {
    for (char& c : word)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return word;
}

std::optional<int> number_of(const std::string& word) {
    if (word.empty()) return std::nullopt;
    int value = 0;
    for (const char c : word) {
        if (c < '0' || c > '9') return std::nullopt;
        value = std::min(value * 10 + (c - '0'), 1000000);
    }
    return value;
}

// Section 2.3: `SIZE: width height`, each 1..1000.
static std::optional<std::vector<int>> size_of(const std::string& line) {
    if (line.rfind("SIZE:", 0) != 0) return std::nullopt;
    const std::vector<std::string> words = words_of(line.substr(5));
    if (words.size() != 2) return std::nullopt;
    std::vector<int> size;
    for (const std::string& word : words) {
        const std::optional<int> number = number_of(word);
        if (!number || *number < 1 || *number > 1000) return std::nullopt;
        size.push_back(*number);
    }
    return size;
}

// Section 2.3: exactly the width, only A, E and W; the top row only A.
static std::optional<std::vector<Cell>> map_row_of(const std::string& line, int width, bool only_air) {
    if (line.size() != index(width)) return std::nullopt;
    std::vector<Cell> row;
    for (const char c : line) {
        Cell cell;
        if (c == 'A') cell.kind = Kind::air;
        else if (c == 'E' && !only_air) cell.kind = Kind::earth;
        else if (c == 'W' && !only_air) cell.kind = Kind::water;
        else return std::nullopt;
        row.push_back(cell);
    }
    return row;
}

std::optional<Grid> read_map(const std::string& text) {
    const std::vector<std::string> lines = lines_of(text);
    if (lines.empty() || without_carriage_return(lines[0]) != "#SWORMS") return std::nullopt;
    std::vector<int> size;  // width, height; empty until SIZE was seen
    bool map_seen = false;
    Grid grid;
    for (std::size_t number = 1; number < lines.size(); ++number) {
        const std::string line = trimmed(lines[number]);
        if (line.empty() || line[0] == '#') continue;
        if (!map_seen && size.empty()) {
            const std::optional<std::vector<int>> found = size_of(line);
            if (!found) return std::nullopt;
            size = *found;
        } else if (!map_seen) {
            if (line != "MAP:") return std::nullopt;
            map_seen = true;
        } else {
            if (grid.size() == index(size[1])) return std::nullopt;
            const std::optional<std::vector<Cell>> row = map_row_of(line, size[0], grid.empty());
            if (!row) return std::nullopt;
            grid.push_back(*row);
        }
    }
    if (!map_seen || grid.size() != index(size[1])) return std::nullopt;
    return grid;
}

}  // namespace agon::reference
