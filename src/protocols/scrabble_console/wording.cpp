#include "protocols/scrabble_console/wording.h"

#include <algorithm>

namespace agon::scrabble_console {

using namespace scrabble;

const std::string_view help_text = "Commands:\n"
                                   " - insert <ROW> <COLUMN> <H/V> <WORD>\n"
                                   "    <H/V> stands for H: horizontal, V: vertical.\n"
                                   "\n"
                                   " - help\n"
                                   "    Prints this help text.\n"
                                   "\n"
                                   " - quit\n"
                                   "    Terminates the game.\n"
                                   "\n"
                                   " - save\n"
                                   "    Saves the game to the current config file.\n"
                                   "\n"
                                   " - load <CONFIGFILE>\n"
                                   "    load config file and start game.\n";

namespace {

std::string tiles_text(std::span<const Tile> tiles) {
    constexpr std::size_t tiles_per_line = 9;
    std::string text;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        text += upper(tiles[i].letter);
        text += static_cast<char>('0' + tiles[i].value);
        const bool last = i + 1 == tiles.size();
        if (!last) text += ", ";  // also before a line end
        if (last || (i + 1) % tiles_per_line == 0) text += '\n';
    }
    return text;
}

std::string score_text(const Tally& tally, Player player) {
    constexpr std::size_t width = 5;
    const std::string points = std::to_string(tally.score[player]);
    return "  P" + std::to_string(number_of(player)) + ":" + std::string(width - std::min(points.size(), width), ' ') +
           points + " Points\n";
}

std::string board_text(BoardView board) {
    std::string text = " |";
    for (int x = 0; x < board.size(); ++x) text += static_cast<char>('A' + x);
    text += '\n' + std::string(static_cast<std::size_t>(board.size()) + 2, '-') + '\n';
    for (int y = 0; y < board.size(); ++y) {
        text += static_cast<char>('A' + y);
        text += '|';
        text.append(board.row(y)) += '\n';
    }
    return text;
}

}  // namespace

std::string cannot_open(std::string_view path) { return "Error: Cannot open file: " + std::string(path) + "\n"; }
std::string invalid_file(std::string_view path) { return "Error: Invalid file: " + std::string(path) + "\n"; }
std::string unknown_command(std::string_view line) { return "Error: Unknown command: " + std::string(line) + "\n"; }

std::string win_text(Player winner, int score) {
    return "Player " + std::to_string(number_of(winner)) + " has won the game with " + std::to_string(score) +
           " points!\n";
}

std::string screen(BoardView board, std::span<const Tile> tiles, const Tally& tally) {
    return "\n" + tiles_text(tiles) + score_text(tally, Player::First) + score_text(tally, Player::Second) +
           board_text(board) + "\n";
}

std::string prompt(Player to_move) { return "Player " + std::to_string(number_of(to_move)) + " > "; }

}  // namespace agon::scrabble_console
