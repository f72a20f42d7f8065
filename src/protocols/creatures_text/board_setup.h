#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/creatures/rules.h"
#include "protocols/creatures_text/board_reader.h"

// Board files and the setups of the game.
namespace agon::creatures_text {

// What a file says, and what a setup has no room for.
struct ReadBoard {
    creatures::Setup setup;
    std::optional<std::uint64_t> seed;
    std::vector<std::string> north_names, south_names;  // by slot; empty: it has none
    std::vector<ParseError> warnings;                   // `expected` is what is strange there
    std::string hash;                                   // see board_hash
};

// With `strict`, warnings are errors; what Setup::strict means is no matter of the file.
agon::Result<ReadBoard, ParseError> read_board(std::string_view text, bool strict = false);

// Without what is no matter of a file.
BoardFile board_of(const creatures::Setup& setup);

// In the form that has everything: WARBOARD 1.
std::string write_board(const BoardFile& board);

}  // namespace agon::creatures_text
