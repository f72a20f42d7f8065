#include "scrabble/reference/reference.h"

#include <filesystem>
#include <optional>
#include <utility>

namespace agon::scrabble_reference {
namespace {

const std::string magic = "Scrabble";
constexpr std::size_t smallest_board = 4, largest_board = 26;
constexpr long long largest_score = 2'000'000'000;
constexpr std::size_t tiles_in_a_line = 9, score_width = 5;

const std::string help_text = "Commands:\n"
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

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

std::string upper(std::string text) {
    for (char& c : text) c = upper(c);
    return text;
}

std::string normal(const std::string& path) { return std::filesystem::path(path).lexically_normal().string(); }

char letter_at(std::size_t place) { return static_cast<char>('A' + place); }
std::size_t place_of(char letter) { return static_cast<std::size_t>(upper(letter) - 'A'); }

// Section 4: words are separated by blanks and tabs only, so that "\r" belongs to a word.
std::vector<std::string> words_of(const std::string& line) {
    std::vector<std::string> words;
    bool in_word = false;
    for (char c : line) {
        const bool separates = c == ' ' || c == '\t';
        if (!separates && !in_word) words.emplace_back();
        if (!separates) words.back() += c;
        in_word = !separates;
    }
    return words;
}

// ---------------------------------------------------------------- section 2: the file

// The next line of `text`, which loses it and its newline; nothing if there is no newline.
std::optional<std::string> take_line(std::string& text) {
    const auto end = text.find('\n');
    if (end == std::string::npos) return std::nullopt;
    std::string line = text.substr(0, end);
    text.erase(0, end + 1);
    return line;
}

bool is_row(const std::string& line, std::size_t size) {
    for (char c : line)
        if (c != ' ' && !(c >= 'A' && c <= 'Z')) return false;
    return line.size() == size;
}

std::optional<int> score_of(const std::string& line) {
    long long score = 0;
    for (char c : line) {
        if (c < '0' || c > '9') return std::nullopt;
        score = score * 10 + (c - '0');
        if (score > largest_score) return std::nullopt;
    }
    if (line.empty()) return std::nullopt;
    return static_cast<int>(score);
}

// "a1 B2 c3": every third character is a blank. No tiles if anything is wrong.
std::vector<Tile> tiles_of(const std::string& line) {
    std::vector<Tile> tiles;
    if (line.size() % 3 != 2) return {};
    for (std::size_t at = 0; at < line.size(); at += 3) {
        if (!is_letter(line[at]) || line[at + 1] < '1' || line[at + 1] > '9') return {};
        if (at + 2 < line.size() && line[at + 2] != ' ') return {};
        tiles.push_back({upper(line[at]), line[at + 1] - '0'});
    }
    return tiles;
}

std::optional<Game> game_of(const std::string& path, std::string text) {
    if (take_line(text) != magic) return std::nullopt;
    Game game;
    game.path = path;
    const std::size_t size = text.find('\n');
    if (size == std::string::npos || size < smallest_board || size > largest_board) return std::nullopt;
    for (std::size_t row = 0; row < size; ++row) {
        const auto line = take_line(text);
        if (!line || !is_row(*line, size)) return std::nullopt;
        game.board.push_back(*line);
    }
    const auto player = take_line(text);
    if (player != "1" && player != "2") return std::nullopt;
    game.player = player == "1" ? 1 : 2;
    for (int& score : game.scores) {
        const auto line = take_line(text);
        const auto number = line ? score_of(*line) : std::nullopt;
        if (!number) return std::nullopt;
        score = *number;
    }
    game.tail = text;
    game.tiles = tiles_of(text.substr(0, text.find('\n')));
    if (game.tiles.empty()) return std::nullopt;
    return game;
}

}  // namespace

// ---------------------------------------------------------------- section 1: the program

Program::Program(const std::vector<std::string>& arguments, Disk disk) : disk_(std::move(disk)) {
    if (arguments.size() != 1) end(1, "Usage: ./a3 configfile\n");
    else load(arguments[0]);
}

void Program::end(int code, const std::string& message) {
    output_ += message;
    exit_code_ = code;
    ended_ = true;
}

void Program::read_all(std::string_view input) {
    while (!input.empty() && !ended_) {
        const auto line_end = input.find('\n');
        read_line(std::string(input.substr(0, line_end)));
        if (line_end == std::string_view::npos) return;
        input.remove_prefix(line_end + 1);
    }
}

// Section 4.
void Program::read_line(const std::string& line) {
    if (ended_) return;
    const auto words = words_of(line);
    const std::string command = words.empty() ? "" : upper(words[0]);
    if (command.empty()) print_prompt();
    else if (command == "QUIT") end(0, "");
    else if (command == "INSERT") insert(words);
    else if (command == "LOAD" && words.size() > 1) load(words[1]);
    else if (command == "SAVE") {
        save();
        print_prompt();
    } else if (command == "HELP") {
        output_ += help_text;
        print_prompt();
    } else {
        output_ += "Error: Unknown command: " + line + "\n";
        print_prompt();
    }
}

// Sections 1 and 7: reading fails in the same way at the start and later.
void Program::load(const std::string& path) {
    const auto file = disk_.files.find(normal(path));
    const bool is_folder = disk_.folders.contains(normal(path + "/"));
    if (file == disk_.files.end() && !is_folder) return end(2, "Error: Cannot open file: " + path + "\n");
    const auto game = is_folder ? std::nullopt : game_of(path, file->second);
    if (!game) return end(3, "Error: Invalid file: " + path + "\n");
    game_ = *game;
    print_screen();
}

// Section 6.
void Program::save() {
    std::string text = magic + "\n";
    for (const std::string& row : game_.board) text += row + "\n";
    text += std::to_string(game_.player) + "\n";
    for (int score : game_.scores) text += std::to_string(score) + "\n";
    disk_.files[normal(game_.path)] = text + game_.tail;
}

// ---------------------------------------------------------------- section 5: insert

void Program::insert(const std::vector<std::string>& words) {
    const bool complete = words.size() >= 5;
    const std::string orientation = complete ? upper(words[3]) : "";
    if (!complete || words[1].size() != 1 || words[2].size() != 1 || !is_letter(words[1][0]) ||
        !is_letter(words[2][0]) || (orientation != "H" && orientation != "V")) {
        output_ += "Error: Insert parameters not valid!\n";
        print_prompt();
    } else if (place(place_of(words[1][0]), place_of(words[2][0]), orientation == "V", upper(words[4]))) {
        finish_turn();
    } else {
        output_ += "Error: Impossible move!\n";
        print_prompt();
    }
}

// The value of the first tile with that letter, zero if there is none.
int Program::value_of(char letter) const {
    for (const Tile& tile : game_.tiles)
        if (tile.letter == letter) return tile.value;
    return 0;
}

// Changes nothing and returns false if the move is impossible.
bool Program::place(std::size_t row, std::size_t column, bool downwards, const std::string& word) {
    auto board = game_.board;
    int points = 0;
    bool shares_a_cell = false;
    for (char letter : word) {
        if (row >= board.size() || column >= board.size()) return false;
        if (!is_letter(letter) || value_of(letter) == 0) return false;
        char& cell = board[row][column];
        if (cell == ' ') points += value_of(letter);
        else if (cell == letter) shares_a_cell = true;
        else return false;
        cell = letter;
        ++(downwards ? row : column);
    }
    const bool first_move = game_.scores[0] == 0 && game_.scores[1] == 0;
    if (!first_move && !shares_a_cell) return false;
    game_.board = board;
    game_.scores[game_.player == 1 ? 0 : 1] += points;
    return true;
}

// Only who has just moved can win.
void Program::finish_turn() {
    const int score = game_.scores[game_.player == 1 ? 0 : 1];
    const std::size_t cells = game_.board.size() * game_.board.size();
    if (score >= static_cast<int>(cells / 2))
        return end(0, "Player " + std::to_string(game_.player) + " has won the game with " + std::to_string(score) +
                          " points!\n");
    game_.player = 3 - game_.player;
    print_screen();
}

// ---------------------------------------------------------------- section 3: the screen

void Program::print_screen() {
    output_ += "\n";
    for (std::size_t i = 0; i < game_.tiles.size(); ++i) {
        const bool last = i + 1 == game_.tiles.size();
        output_ += game_.tiles[i].letter + std::to_string(game_.tiles[i].value);
        if (!last) output_ += ", ";
        if (last || (i + 1) % tiles_in_a_line == 0) output_ += "\n";
    }
    for (std::size_t player = 0; player < 2; ++player) {
        std::string score = std::to_string(game_.scores[player]);
        while (score.size() < score_width) score = " " + score;
        output_ += "  P" + std::to_string(player + 1) + ":" + score + " Points\n";
    }
    output_ += " |";
    for (std::size_t column = 0; column < game_.board.size(); ++column) output_ += letter_at(column);
    output_ += "\n" + std::string(game_.board.size() + 2, '-') + "\n";
    for (std::size_t row = 0; row < game_.board.size(); ++row)
        output_ += std::string(1, letter_at(row)) + "|" + game_.board[row] + "\n";
    output_ += "\n";
    print_prompt();
}

void Program::print_prompt() { output_ += "Player " + std::to_string(game_.player) + " > "; }

}  // namespace agon::scrabble_reference
