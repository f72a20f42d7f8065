#include "protocols/creatures_text/board_reader.h"

#include <algorithm>
#include <cstring>

#include "protocols/creatures_text/board_builder.h"
#include "protocols/creatures_text/record_lines.h"

namespace agon {
namespace creatures_text {
namespace {

using creatures::Kind;

const char* const first_words = "WARBOARD 1, or the size of a course's board";

// `size turns teamSize foodCount`, the food, the units of NORTH, those of SOUTH: numbers between any blanks.
class CourseFormReader {
public:
    CourseFormReader(Words words, BoardBuilder& builder) : words_(words), builder_(builder) {}

    bool read() {
        int size = 0, team = 0;
        long long food = 0;
        if (!builder_.side(words_.next(), "a size", size)) return false;
        builder_.set_size(size, size);
        if (!builder_.turns(words_.next())) return false;
        if (!builder_.number(words_.next(), "a size of the teams", 0, creatures::most_creatures, team)) return false;
        if (!builder_.number(words_.next(), "a number of foods", 0, BoardBuilder::largest(), food)) return false;
        for (; food > 0; --food)
            if (!read_food()) return false;
        for (int unit = 0; unit < 2 * team; ++unit)
            if (!read_unit(unit < team)) return false;
        const Word rest = words_.next();
        return rest.is_missing() || builder_.fail(rest, "the end of the file");
    }

private:
    bool read_food() {
        int x = 0, y = 0;
        const Word column = words_.next(), row = words_.next();
        return builder_.square(column, row, x, y) && builder_.add_food(column, x, y);
    }

    bool read_unit(bool is_north) {
        BoardUnit unit;
        unit.is_north = is_north;
        int kind = 0;
        const Word column = words_.next(), row = words_.next();
        if (!builder_.square(column, row, unit.x, unit.y)) return false;
        const Word type = words_.next();
        if (!builder_.number(type, "a type", 0, creatures::kind_count - 1, kind)) return false;
        unit.kind = static_cast<Kind>(kind);
        if (!builder_.number(words_.next(), "a power", 0, BoardBuilder::largest(), unit.power)) return false;
        if (!builder_.number(words_.next(), "a toughness", 1, BoardBuilder::largest(), unit.toughness)) return false;
        const char* const counted = creatures::has_mana(unit.kind) ? "a mana" : "a number of fires";
        if (creatures::has_counter(unit.kind) &&
            !builder_.number(words_.next(), counted, 0, BoardBuilder::largest(), unit.counter))
            return false;
        return builder_.add_unit(column, type, unit);
    }

    Words words_;
    BoardBuilder& builder_;
};

// `power=5`: the word's part before and behind the first '='.
struct Setting {
    std::string key, value;
    explicit Setting(const Word& word) {
        const std::string text = word.text();
        const std::size_t sign = std::min(text.find('='), text.size());
        key = text.substr(0, sign);
        value = text.substr(std::min(sign + 1, text.size()));
    }
};

bool is_name(const std::string& text) {
    const std::size_t longest = 40;
    for (const char letter : text) {
        const bool is_letter = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
        if (!is_letter && !(letter >= '0' && letter <= '9') && letter != '_' && letter != '-' && letter != '.')
            return false;
    }
    return !text.empty() && text.size() <= longest;
}

// The numbers and the name of a unit, in any order, each once.
class UnitSettings {
public:
    UnitSettings(BoardUnit& unit, BoardBuilder& builder) : unit_(unit), builder_(builder) {}

    bool read(Words& words) {
        Word word = words.next();
        for (; !word.is_missing(); word = words.next())
            if (!read(word)) return false;
        if (!has_power_) return builder_.fail(word, "power=");
        return has_toughness_ || builder_.fail(word, "toughness=");
    }

private:
    bool read(const Word& word) {
        const Setting setting(word);
        if (setting.key == "power") return number(word, setting, 0, unit_.power, has_power_);
        if (setting.key == "toughness") return number(word, setting, 1, unit_.toughness, has_toughness_);
        if (setting.key == "mana" && creatures::has_mana(unit_.kind))
            return number(word, setting, 0, unit_.counter, has_counter_);
        if (setting.key == "fire" && creatures::has_fire(unit_.kind))
            return number(word, setting, 0, unit_.counter, has_counter_);
        if (setting.key != "name") return builder_.fail(word, keys());
        if (!unit_.name.empty()) return builder_.fail(word, "name= only once");
        if (!is_name(setting.value)) return builder_.fail(word, "name= with 1 to 40 letters, digits, '_', '-' or '.'");
        unit_.name = setting.value;
        return true;
    }

    bool number(const Word& word, const Setting& setting, long long low, std::int32_t& value, bool& was_there) {
        if (was_there) return builder_.fail(word, setting.key + "= only once");
        was_there = true;
        return builder_.number_in(word, setting.value, (setting.key + "= and a number").c_str(), low,
                                  BoardBuilder::largest(), value);
    }

    // That a unit of this kind has.
    std::string keys() const {
        return std::string("power=, toughness=, ") + (creatures::has_mana(unit_.kind) ? "mana= or name="
                                                      : creatures::has_fire(unit_.kind)
                                                          ? "fire= or name="
                                                          : "or name= (no mana= and no fire= here)");
    }

    BoardUnit& unit_;
    BoardBuilder& builder_;
    bool has_power_ = false, has_toughness_ = false, has_counter_ = false;
};

// `WARBOARD 1`, then a line for everything.
class WarBoardReader {
public:
    WarBoardReader(const char* begin, const char* end, BoardFile& board, BoardBuilder& builder)
        : rest_(begin), end_(end), board_(board), builder_(builder) {}

    bool read() {
        while (take_line()) {
            const char* const comment = std::find(line_begin_, line_end_, '#');
            Words words(line_begin_, comment, line_);
            const Word keyword = words.next();
            if (!keyword.is_missing() && !read_line(keyword, words)) return false;
        }
        const Word end = {end_, 0, line_ + 1, 1};
        if (!has_head_) return builder_.fail(end, first_words);
        if (!has_size_) return builder_.fail(end, "a line with size, width and height");
        return has_turns_ || builder_.fail(end, "a line with turns and their number");
    }

private:
    bool take_line() {
        if (rest_ == end_) return false;
        ++line_;
        line_begin_ = rest_;
        line_end_ = std::find(rest_, end_, '\n');
        rest_ = line_end_ == end_ ? end_ : line_end_ + 1;
        return true;
    }

    bool read_line(const Word& keyword, Words& words) {
        if (!has_head_) return read_head(keyword, words);
        if (keyword.is("size")) return is_first(keyword, has_size_) && read_size(words);
        if (!has_size_) return builder_.fail(keyword, "size, width and height before all else");
        if (keyword.is("turns"))
            return is_first(keyword, has_turns_) && builder_.turns(words.next()) && at_end_of_line(words);
        if (keyword.is("seed")) return is_first(keyword, board_.has_seed) && read_seed(words);
        if (keyword.is("wall")) return read_square(words, true);
        if (keyword.is("food")) return read_square(words, false);
        if (keyword.is("unit")) return read_unit(words);
        if (keyword.is("map")) return is_first(keyword, has_map_) && at_end_of_line(words) && read_map();
        return builder_.fail(keyword, "size, turns, seed, wall, food, unit or map");
    }

    bool is_first(const Word& keyword, bool& was_there) {
        if (was_there) return builder_.fail(keyword, keyword.text() + " only once");
        was_there = true;
        return true;
    }

    bool at_end_of_line(Words& words) {
        const Word word = words.next();
        return word.is_missing() || builder_.fail(word, "the end of the line");
    }

    bool read_head(const Word& keyword, Words& words) {
        if (!keyword.is("WARBOARD")) return builder_.fail(keyword, first_words);
        const Word version = words.next();
        if (!version.is("1")) return builder_.fail(version, "1, the version of this format");
        has_head_ = true;
        return at_end_of_line(words);
    }

    bool read_size(Words& words) {
        int width = 0, height = 0;
        if (!builder_.side(words.next(), "a width", width) || !builder_.side(words.next(), "a height", height))
            return false;
        builder_.set_size(width, height);
        return at_end_of_line(words);
    }

    bool read_seed(Words& words) {
        return builder_.number(words.next(), "a seed", 0, 0xFFFFFFFFLL, board_.seed) && at_end_of_line(words);
    }

    bool read_square(Words& words, bool is_wall) {
        int x = 0, y = 0;
        const Word column = words.next(), row = words.next();
        if (!builder_.square(column, row, x, y) || !at_end_of_line(words)) return false;
        return is_wall ? builder_.add_wall(column, x, y) : builder_.add_food(column, x, y);
    }

    bool read_unit(Words& words) {
        BoardUnit unit;
        const Word side = words.next();
        unit.is_north = side.is("NORTH");
        if (!unit.is_north && !side.is("SOUTH")) return builder_.fail(side, "NORTH or SOUTH");
        const Word kind = words.next();
        int code = 0;
        while (code < creatures::kind_count && !kind.is(code_of(static_cast<Kind>(code)))) ++code;
        if (code == creatures::kind_count)
            return builder_.fail(kind, "BATTLEMAGE, WIZARD, CLERIC, HUMAN, DWARF or DRAGON");
        unit.kind = static_cast<Kind>(code);
        const Word column = words.next(), row = words.next();
        if (!builder_.square(column, row, unit.x, unit.y)) return false;
        return UnitSettings(unit, builder_).read(words) && builder_.add_unit(column, kind, unit);
    }

    // '#' is a wall here, and no comment.
    bool read_map() {
        for (int y = 0; y < board_.height; ++y) {
            Word at = {end_, 0, line_ + 1, 1};
            if (!take_line()) return builder_.fail(at, "a row of the map");
            while (line_end_ != line_begin_ && is_blank(line_end_[-1])) --line_end_;
            for (int x = 0; x < board_.width; ++x, ++at.column) {
                const char* const glyph = line_begin_ + x;
                if (glyph == line_end_) return builder_.fail(at, row_of_the_map());
                if (*glyph == '#' && !builder_.add_wall(at, x, y)) return false;
                if (*glyph == '+' && !builder_.add_food(at, x, y)) return false;
                if (*glyph != '#' && *glyph != '+' && *glyph != '.')
                    return builder_.fail(at, "'#', '+' or '.' in a row of the map");
            }
            if (line_end_ - line_begin_ > board_.width) return builder_.fail(at, row_of_the_map());
        }
        return true;
    }
    std::string row_of_the_map() const { return "a row of the map with " + std::to_string(board_.width) + " glyphs"; }

    const char *rest_, *end_;
    const char *line_begin_ = nullptr, *line_end_ = nullptr;
    int line_ = 0;
    BoardFile& board_;
    BoardBuilder& builder_;
    bool has_head_ = false, has_size_ = false, has_turns_ = false, has_map_ = false;
};

}  // namespace

bool read_board(const std::string& text, bool strict, BoardFile& board, BoardProblem& problem) {
    board = BoardFile();
    BoardBuilder builder(strict, board, problem);
    const char* begin = text.data();
    const char* const end = begin + text.size();
    if (text.compare(0, 3, "\xEF\xBB\xBF") == 0) begin += 3;  // a byte order mark
    const Word first = Words(begin, end, 1).next();
    const bool is_course_form = !first.is_missing() && first.letters[0] >= '0' && first.letters[0] <= '9';
    const bool was_read = is_course_form ? CourseFormReader(Words(begin, end, 1), builder).read()
                                         : WarBoardReader(begin, end, board, builder).read();
    if (!was_read) board = BoardFile();
    return was_read;
}

}  // namespace creatures_text
}  // namespace agon
