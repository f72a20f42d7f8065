#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace agon::scrabble {

constexpr bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
constexpr char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

// A letter that may be used, any number of times, and what it is worth.
struct Tile {
    char letter = 'A';  // in either case, as its file spells it
    std::uint8_t value = 1;
    bool operator==(const Tile&) const = default;

    // In files a tile is its letter and its digit: "a1".
    static constexpr std::string_view expected_text = "a tile: a letter and a digit from 1 to 9";
    std::string text() const { return {letter, static_cast<char>('0' + value)}; }
    static constexpr std::optional<Tile> from_text(std::string_view text) {
        if (text.size() != 2 || !is_letter(text[0]) || text[1] < '1' || text[1] > '9') return std::nullopt;
        return Tile{text[0], static_cast<std::uint8_t>(text[1] - '0')};
    }
};

// A line of tiles with single blanks between them, as files have it: how many there are (none: it is no such line), and each.
constexpr std::size_t tile_width = 3;
constexpr std::size_t count_tiles(std::string_view line) {
    if (line.size() % tile_width != tile_width - 1) return 0;
    for (std::size_t at = 0; at < line.size(); at += tile_width)
        if (!Tile::from_text(line.substr(at, 2)) || (at + 2 < line.size() && line[at + 2] != ' ')) return 0;
    return (line.size() + 1) / tile_width;
}
constexpr Tile tile_in(std::string_view line, std::size_t index) {
    return *Tile::from_text(line.substr(index * tile_width, 2));
}

// What every letter is worth under a list of tiles. A letter that is listed twice is worth what it is at first.
class TileValues {
public:
    TileValues() = default;
    explicit constexpr TileValues(std::span<const Tile> tiles) {
        for (const Tile& tile : tiles) {
            std::uint8_t& value = values_[static_cast<std::size_t>(upper(tile.letter) - 'A')];
            if (value == 0) value = tile.value;
        }
        for (std::size_t i = 0; i < values_.size(); ++i)
            if (values_[i] > best_value_) {
                best_value_ = values_[i];
                best_ = static_cast<char>('A' + i);
            }
    }

    // Of a letter from 'A' to 'Z'; 0 if there is no such tile.
    constexpr int of(char letter) const { return values_[static_cast<std::size_t>(letter - 'A')]; }
    constexpr bool contains(char letter) const { return of(letter) > 0; }
    constexpr char best() const { return best_; }  // the most valuable, the first in the alphabet among equals
    constexpr int best_value() const { return best_value_; }
    bool operator==(const TileValues&) const = default;

private:
    std::array<std::uint8_t, 26> values_{};
    char best_ = 'A';
    std::uint8_t best_value_ = 0;
};

}  // namespace agon::scrabble
