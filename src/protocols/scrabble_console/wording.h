#pragma once
#include <span>
#include <string>
#include <string_view>

#include "games/scrabble/placement.h"

// Every text of the document, byte for byte.
namespace agon::scrabble_console {

inline constexpr std::string_view usage_error = "Usage: ./a3 configfile\n";
inline constexpr std::string_view out_of_memory = "Error: Out of memory\n";
inline constexpr std::string_view bad_parameters = "Error: Insert parameters not valid!\n";
inline constexpr std::string_view impossible_move = "Error: Impossible move!\n";
inline constexpr std::string_view save_error = "Error: Could not save to file!\n";
extern const std::string_view help_text;

std::string cannot_open(std::string_view path);
std::string invalid_file(std::string_view path);
std::string unknown_command(std::string_view line);
std::string win_text(Player winner, int score);

// From the empty line above the tiles to the one below the board.
std::string screen(scrabble::BoardView board, std::span<const scrabble::Tile> tiles, const scrabble::Tally& tally);
std::string prompt(Player to_move);

}  // namespace agon::scrabble_console
