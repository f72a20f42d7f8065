#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/cell.h"
#include "core/player.h"

namespace agon::siege {

inline constexpr int longest_side = 1000;

constexpr bool is_side(std::size_t length) { return length >= 1 && length <= std::size_t{longest_side}; }

// Terrain that never changes: rows of 0 road, 9 obstacle, 6 mine, 1 and 2 the bases, each of which stands once. It is kept as
// its own text, the rows divided by '/'.
class Map {
public:
    Map() = default;  // nowhere at all: no side, no base

    // None unless it is a map as above, with 1 to 1000 rows and columns; no text at all is nowhere, which the rules refuse.
    static std::optional<Map> from_text(std::string_view text);
    static constexpr std::string_view expected_text =
        "a map: rows of 0, 9, 6, one 1 and one 2, equally long and divided by '/', 1 to 1000 of 1 to 1000 each";
    const std::string& text() const { return text_; }

    static constexpr bool is_terrain(char letter) {
        return letter == '0' || letter == '9' || letter == '6' || letter == '1' || letter == '2';
    }

    int width() const { return width_; }
    int height() const { return height_; }
    bool contains(Cell cell) const {
        return static_cast<unsigned>(cell.x) < static_cast<unsigned>(width_) &&
               static_cast<unsigned>(cell.y) < static_cast<unsigned>(height_);
    }
    // Of cells that it contains.
    char terrain(Cell cell) const {
        return text_[static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(width_ + 1) +
                     static_cast<std::size_t>(cell.x)];
    }
    bool is_obstacle(Cell cell) const { return terrain(cell) == '9'; }
    bool is_mine(Cell cell) const { return terrain(cell) == '6'; }
    Cell base(Player player) const { return bases_[player]; }
    const std::vector<Cell>& mines() const { return mines_; }
    std::string_view row(int y) const {
        return std::string_view(text_).substr(static_cast<std::size_t>(y) * static_cast<std::size_t>(width_ + 1),
                                              static_cast<std::size_t>(width_));
    }

    bool operator==(const Map& other) const { return text_ == other.text_; }

private:
    std::string text_;
    int width_ = 0, height_ = 0;
    PerPlayer<Cell> bases_{};
    std::vector<Cell> mines_;
};

}  // namespace agon::siege
