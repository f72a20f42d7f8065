#pragma once
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "games/creatures/kernel/kinds.h"

// Board files, the course's and our own. Plain C++11, like the kernel of the rules: the engine of the document's library
// reads them with this too.
namespace agon {
namespace creatures_text {

struct BoardUnit {
    bool is_north = true;
    creatures::Kind kind = creatures::Kind::Human;
    int x = 0, y = 0;
    std::int32_t power = 0, toughness = 0;
    std::int32_t counter = 0;  // mana or fires
    std::string name;          // may be empty
};

struct BoardProblem {
    int line = 0, column = 0;  // counted from 1
    std::string text;          // what was expected there; of a warning, what is strange
};

struct BoardFile {
    int width = 0, height = 0;
    std::int32_t turns = 0;
    bool has_seed = false;
    unsigned long seed = 0;
    std::vector<std::pair<int, int>> walls, food;  // column and row
    std::vector<BoardUnit> units;                  // of each side in the order of its slots
    std::vector<BoardProblem> warnings;
};

// False, with what was expected and where, if the text is no board: then `board` is empty. With `strict`, warnings are errors.
// Any bytes will do; the time grows with their number.
bool read_board(const std::string& text, bool strict, BoardFile& board, BoardProblem& problem);

// Of what is on the board, whichever way it was written: 16 hexadecimal digits. The seed and names do not count.
std::string board_hash(const BoardFile& board);

}  // namespace creatures_text
}  // namespace agon
