#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/cell.h"
#include "core/player.h"
#include "games/scrabble/tiles.h"

// The rules of placing a word, for a board wherever its cells live: the state of a search and the heap of `a3` share them.
namespace agon::scrabble {

inline constexpr int smallest_size = 4, largest_size = 26;
inline constexpr char blank = ' ';
constexpr bool is_cell(char c) { return c == blank || (c >= 'A' && c <= 'Z'); }

// Cells of a square board row by row, 'A' to 'Z' or blank. Char is `char`, or `const char` for those who only look.
template <class Char>
class BasicBoardView {
public:
    constexpr BasicBoardView(Char* cells, int size) : cells_(cells), size_(size) {}
    constexpr operator BasicBoardView<const Char>() const { return {cells_, size_}; }

    constexpr int size() const { return size_; }
    constexpr Char& operator[](Cell cell) const { return cells_[cell.y * size_ + cell.x]; }
    constexpr std::string_view row(int y) const { return {cells_ + y * size_, static_cast<std::size_t>(size_)}; }
    constexpr std::string_view all() const { return {cells_, static_cast<std::size_t>(size_ * size_)}; }

private:
    Char* cells_;
    int size_;
};
using BoardView = BasicBoardView<const char>;
using WritableBoard = BasicBoardView<char>;

enum class Direction : std::uint8_t { Horizontal, Vertical };
constexpr std::array<std::string_view, 2> enum_names(Direction) { return {"horizontal", "vertical"}; }
constexpr Step step_of(Direction direction) { return direction == Direction::Horizontal ? east : south; }

// A word in either case and the place of its first letter.
struct Placement {
    Cell at;
    Direction direction = Direction::Horizontal;
    std::string_view word;
};

enum class Refusal : std::uint8_t {
    GameOver,
    NotYourTurn,
    EmptyWord,
    OffTheBoard,
    NotALetter,
    NoSuchTile,
    AnotherLetter,
    NotConnected
};

// Scores and whose turn it is.
struct Tally {
    PerPlayer<std::int32_t> score;
    Player to_move = Player::First;
    bool operator==(const Tally&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("score", self.score);
        visit("to_move", self.to_move);
    }

    // The first move is free: it need not be connected. It is known by the scores alone, whatever lies on the board.
    constexpr bool is_first_move() const { return score == PerPlayer<std::int32_t>{}; }
};

// Half of the cells, rounded down.
constexpr int winning_score(int size) { return size * size / 2; }

// A score beyond this is no score of a game; it also keeps sums within 32 bits.
inline constexpr std::int32_t largest_score = 2'000'000'000;

// Why a word cannot be placed, or nothing. Every letter of the word must be among the tiles, also one that lies there already.
std::optional<Refusal> refuse_placement(BoardView board, const TileValues& values, const Tally& tally,
                                        const Placement& placement);

// What a placement that is not refused would gain: the values of the letters it lays on blank cells.
int gain_of(BoardView board, const TileValues& values, const Placement& placement);

struct Played {
    int gain = 0;
    std::uint32_t laid = 0;  // bit i: the letter i of the word was laid on a blank cell
    bool won = false;        // only whoever moved can win, also if the other's score is beyond the limit
};

// Lays the word, counts it and passes the turn.
Played play(WritableBoard board, const TileValues& values, Tally& tally, const Placement& placement);

// Whether any word at all can be placed. Once one has been, one always can: it can be placed again.
bool can_place_anything(BoardView board, const TileValues& values, const Tally& tally);

}  // namespace agon::scrabble
