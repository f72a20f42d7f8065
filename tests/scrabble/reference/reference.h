// A second, deliberately naive implementation of the console program a3 (ESP-Scrabble).
// It exists only to be compared byte for byte with the real one; section numbers in the
// comments of reference.cpp are those of the ESP-Scrabble specification.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace agon::scrabble_reference {

using Files = std::map<std::string, std::string>;  // content by name

// All that a run can see of the machine. Names are compared after removing "./" and the like;
// those of folders end in a slash, except ".".
struct Disk {
    Files files{};
    std::set<std::string> folders{};
};

struct Tile {
    char letter = 'A';  // always upper case
    int value = 1;
};

struct Game {
    std::string path;  // as it was given
    std::vector<std::string> board;
    int player = 1;
    std::array<int, 2> scores{};
    std::vector<Tile> tiles;
    std::string tail;  // the file from its tile line on: saved as it was read
};

class Program {
public:
    Program(const std::vector<std::string>& arguments, Disk disk);

    void read_line(const std::string& line);  // without its line end
    void read_all(std::string_view input);    // a last line may lack its line end

    bool ended() const { return ended_; }
    int exit_code() const { return exit_code_; }  // zero unless ended for an error
    const std::string& output() const { return output_; }
    const Files& files() const { return disk_.files; }
    const Game& game() const { return game_; }  // the latest one that was read

private:
    Disk disk_;
    Game game_;
    std::string output_;
    bool ended_ = false;
    int exit_code_ = 0;

    void end(int code, const std::string& message);
    void load(const std::string& path);
    void save();
    void insert(const std::vector<std::string>& words);
    bool place(std::size_t row, std::size_t column, bool downwards, const std::string& word);
    int value_of(char letter) const;
    void finish_turn();
    void print_screen();
    void print_prompt();
};

}  // namespace agon::scrabble_reference
