#pragma once
#include <limits>
#include <string>
#include <vector>

#include "games/creatures/kernel/limits.h"
#include "protocols/creatures_text/board_reader.h"
#include "protocols/creatures_text/board_words.h"

// Puts a board together from the words of a file, whichever form that has, and refuses what no board can be. Plain C++11.
namespace agon {
namespace creatures_text {

// All functions are false when they have noted a problem: what was expected where the word is.
class BoardBuilder {
public:
    BoardBuilder(bool strict, BoardFile& board, BoardProblem& problem)
        : strict_(strict), board_(board), problem_(problem) {}

    bool fail(const Word& at, const std::string& expected) {
        problem_.line = at.line;
        problem_.column = at.column;
        problem_.text = expected;
        return false;
    }

    template <class Number>
    bool number(const Word& word, const char* name, long long low, long long high, Number& value) {
        return number_in(word, word.text(), name, low, high, value);
    }
    // `text` is a part of the word.
    template <class Number>
    bool number_in(const Word& word, const std::string& text, const char* name, long long low, long long high,
                   Number& value) {
        long long read = 0;
        if (!read_number(text, low, high, read))
            return fail(word, std::string(name) + " from " + std::to_string(low) + " to " + std::to_string(high));
        value = static_cast<Number>(read);
        return true;
    }
    bool side(const Word& word, const char* name, int& length) {
        return number(word, name, 1, creatures::longest_side, length);
    }
    bool turns(const Word& word) {
        return number(word, "a number of turns", 0, creatures::longest_turn_limit, board_.turns);
    }
    bool square(const Word& column, const Word& row, int& x, int& y) {
        return number(column, "a column", 0, board_.width - 1, x) && number(row, "a row", 0, board_.height - 1, y);
    }

    // Nothing can be put anywhere before.
    void set_size(int width, int height) {
        board_.width = width;
        board_.height = height;
        squares_.assign(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 0);
    }

    // Twice is as good as once.
    bool add_wall(const Word& at, int x, int y) {
        unsigned char& square = square_at(x, y);
        if ((square & unit_bit) != 0) return fail(at, "a square without a unit, for a wall");
        if ((square & food_bit) != 0) return fail(at, "a square without food, for a wall");
        if ((square & wall_bit) == 0) board_.walls.push_back(std::make_pair(x, y));
        square |= wall_bit;
        return true;
    }
    bool add_food(const Word& at, int x, int y) {
        if ((square_at(x, y) & wall_bit) != 0) return fail(at, "a square without a wall, for food");
        board_.food.push_back(std::make_pair(x, y));
        square_at(x, y) |= food_bit;
        return true;
    }
    // Its numbers have been checked; `at` is where the file says on which square it is, `kind_at` what it is.
    bool add_unit(const Word& at, const Word& kind_at, const BoardUnit& unit) {
        const std::string name = unit.is_north ? "NORTH" : "SOUTH";
        if ((square_at(unit.x, unit.y) & wall_bit) != 0) return fail(at, "a square without a wall, for a unit");
        if ((square_at(unit.x, unit.y) & unit_bit) != 0) return fail(at, "a square without another unit, for a unit");
        if (++units_[unit.is_north ? 0 : 1] > creatures::most_creatures)
            return fail(at, "at most " + std::to_string(creatures::most_creatures) + " units of " + name);
        // "and one battlemage": the document's own boards have one a side.
        if (unit.kind == creatures::Kind::BattleMage && ++battlemages_[unit.is_north ? 0 : 1] == 2) {
            if (strict_) return fail(kind_at, "at most one battlemage of " + name);
            BoardProblem warning;
            warning.line = kind_at.line;
            warning.column = kind_at.column;
            warning.text = name + " has more than one battlemage";
            board_.warnings.push_back(warning);
        }
        square_at(unit.x, unit.y) |= unit_bit;
        board_.units.push_back(unit);
        return true;
    }

    static long long largest() { return std::numeric_limits<std::int32_t>::max(); }

private:
    static const unsigned char wall_bit = 1, food_bit = 2, unit_bit = 4;
    unsigned char& square_at(int x, int y) {
        return squares_[static_cast<std::size_t>(y) * static_cast<std::size_t>(board_.width) +
                        static_cast<std::size_t>(x)];
    }

    bool strict_;
    BoardFile& board_;
    BoardProblem& problem_;
    std::vector<unsigned char> squares_;
    int units_[2] = {0, 0}, battlemages_[2] = {0, 0};
};

}  // namespace creatures_text
}  // namespace agon
