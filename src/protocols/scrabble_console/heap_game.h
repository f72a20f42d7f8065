#pragma once
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/result.h"
#include "games/scrabble/placement.h"

namespace agon::scrabble_console {

// A game as the document wants it kept: the board and the tiles on the heap, exactly as large as the file needs. An allocation
// that fails throws std::bad_alloc, which `a3` turns into the document's message and exit code.
class HeapGame {
public:
    static constexpr std::size_t largest_file = std::size_t{1} << 24;  // nobody has that many tiles

    // Whatever stands after the tile line is not looked at, but kept.
    static Result<HeapGame, ParseError> read(std::string_view file);
    std::string file() const;  // what `save` writes

    scrabble::BoardView board() const { return {cells_.get(), size_}; }
    std::span<const scrabble::Tile> tiles() const { return {tiles_.get(), tile_count_}; }
    const scrabble::Tally& tally() const { return tally_; }

    std::optional<scrabble::Refusal> refuse(const scrabble::Placement& placement) const;
    scrabble::Played play(const scrabble::Placement& placement);

private:
    int size_ = 0;
    std::unique_ptr<char[]> cells_;
    std::size_t tile_count_ = 0;
    std::unique_ptr<scrabble::Tile[]> tiles_;
    scrabble::TileValues values_;
    scrabble::Tally tally_;
    std::string tail_;  // the file from its tile line on: letters keep their case, and the last line its end
};

}  // namespace agon::scrabble_console
