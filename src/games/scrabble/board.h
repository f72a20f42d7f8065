#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "core/inline_vector.h"
#include "games/scrabble/placement.h"

namespace agon::scrabble {

// The board of a State: flat, inside it at every size of the document.
class Board {
public:
    Board() : Board(smallest_size) {}
    explicit Board(int size)
        : size_(static_cast<std::int32_t>(size)),
          cells_(static_cast<std::size_t>(size) * static_cast<std::size_t>(size), blank) {}

    int size() const { return size_; }
    BoardView view() const { return {cells_.data(), size_}; }
    WritableBoard view() { return {cells_.data(), size_}; }
    char operator[](Cell cell) const { return view()[cell]; }
    bool operator==(const Board&) const = default;

    // In files: the rows with / between them, a dot for a blank cell.
    static constexpr std::string_view expected_text =
        "a square board of 4 to 26 rows with / between them, of letters A to Z and dots";
    std::string text() const { return text_with('/'); }
    std::string text_with(char between) const;
    static std::optional<Board> from_text(std::string_view text);

private:
    std::int32_t size_;
    InlineVector<char, static_cast<std::size_t>(largest_size) * largest_size> cells_;
};

// One word, upper case, inside its owner: lists of thousands of actions are made of these.
class Word {
public:
    static constexpr std::size_t longest = largest_size;

    constexpr Word() = default;
    void push_back(char c) {
        AGON_CHECK(size_ < longest);
        letters_[size_++] = c;
    }
    std::string_view view() const { return {letters_.data(), size_}; }
    std::size_t size() const { return size_; }
    bool operator==(const Word& other) const { return view() == other.view(); }

    static constexpr std::string_view expected_text = "a word of at most 26 characters, none of them blank";
    std::string_view text() const { return view(); }
    static std::optional<Word> from_text(std::string_view text);

private:
    std::array<char, longest> letters_{};
    std::uint8_t size_ = 0;
};

}  // namespace agon::scrabble
