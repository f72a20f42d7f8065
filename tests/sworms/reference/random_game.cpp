#include "sworms/reference/random_game.h"

#include "sworms/reference/reference_parts.h"

#include <algorithm>
#include <random>

namespace agon::reference {
namespace {

// Plain remainders instead of standard distributions, whose results depend on the library.
class Dice {
public:
    explicit Dice(std::uint32_t seed) : generator_(seed) {}

    int between(int low, int high) {
        return low + static_cast<int>(generator_() % static_cast<std::uint32_t>(high - low + 1));
    }
    bool percent(int chance) { return between(1, 100) <= chance; }
    std::uint32_t raw() { return static_cast<std::uint32_t>(generator_()); }

    template <typename Choices>
    auto pick(const Choices& choices) {
        return choices[index(between(0, static_cast<int>(choices.size()) - 1))];
    }

private:
    std::mt19937 generator_;
};

using Words = std::vector<std::string>;

// ---------------------------------------------------------------- maps

class MapMaker {
public:
    MapMaker(Dice& dice, int width, int height)
        : dice_(dice), width_(width), height_(height), rows_(index(height), std::string(index(width), 'A')) {}

    std::vector<std::string> make() {
        if (dice_.percent(90)) hills();
        const int features = 1 + width_ * height_ / 120 + dice_.between(0, 3);
        for (int feature = 0; feature < features; ++feature) {
            const int kind = dice_.between(0, 5);
            if (kind == 0) block('E', 6, 2);  // island
            else if (kind == 1) overhang();
            else if (kind == 2) pool();
            else if (kind == 3) block('A', 5, 3);  // cave
            else if (kind == 4) staircase();
            else tower();
        }
        bottom();
        if (dice_.percent(30)) holes();
        if (dice_.percent(35)) bridge();
        if (dice_.percent(60)) walls();
        rows_[0].assign(index(width_), 'A');
        return rows_;
    }

private:
    Dice& dice_;
    int width_;
    int height_;
    std::vector<std::string> rows_;

    void set(int row, int col, char what) {
        if (row >= 1 && row < height_ && col >= 0 && col < width_) rows_[index(row)][index(col)] = what;
    }
    char get(int row, int col) const { return rows_[index(row)][index(col)]; }
    int surface(int col) const {
        int row = 0;
        while (row < height_ && get(row, col) == 'A') ++row;
        return row;
    }

    void hills() {
        int top = dice_.between(std::max(1, height_ / 4), height_ - 1);
        const int steepness = dice_.between(1, 4);
        for (int col = 0; col < width_; ++col) {
            top = std::clamp(top + dice_.between(-steepness, steepness), std::min(3, height_ - 1), height_);
            for (int row = top; row < height_; ++row) set(row, col, 'E');
        }
    }

    void block(char what, int most_columns, int most_rows) {
        const int row = dice_.between(0, height_ - 1);
        const int col = dice_.between(0, width_ - 1);
        const int columns = dice_.between(1, most_columns);
        const int rows = dice_.between(1, most_rows);
        for (int r = row; r < row + rows; ++r)
            for (int c = col; c < col + columns; ++c) set(r, c, what);
    }

    // A post with an arm, so that a worm below has earth overhead.
    void overhang() {
        const int col = dice_.between(0, width_ - 1);
        const int top = surface(col) - dice_.between(2, 4);
        const int side = dice_.percent(50) ? 1 : -1;
        for (int row = top; row < top + 4; ++row) set(row, col, 'E');
        const int arm = dice_.between(1, 4);
        for (int c = 1; c <= arm; ++c) set(top, col + c * side, 'E');
    }

    void pool() {
        const int first = dice_.between(0, width_ - 1);
        const int last = std::min(width_ - 1, first + dice_.between(0, 4));
        const int depth = dice_.between(1, 2);
        for (int col = first; col <= last; ++col) {
            const int top = surface(col);
            for (int row = top; row < top + depth; ++row) set(row, col, 'W');
        }
    }

    void staircase() {
        int col = dice_.between(0, width_ - 1);
        const int side = dice_.percent(50) ? 1 : -1;
        int row = dice_.between(1, height_);
        for (const int end = row + dice_.between(2, 6); row < end; ++row, col += side)
            for (int r = row; r < height_; ++r) set(r, col, 'E');
    }

    void tower() {
        const int col = dice_.between(0, width_ - 1);
        for (int row = dice_.between(1, height_); row < height_; ++row) set(row, col, 'E');
    }

    void bottom() {
        const int style = dice_.between(0, 5);
        for (int col = 0; col < width_; ++col) {
            if (style == 0 && get(height_ - 1, col) == 'A') set(height_ - 1, col, 'W');
            else if (style >= 3) set(height_ - 1, col, 'E');
            else if (style == 1 && get(height_ - 1, col) == 'A') set(height_ - 1, col, dice_.percent(30) ? 'W' : 'E');
        }
    }

    // A thin deck over a gap: who stands beside its end can burn it away under several worms at once.
    void bridge() {
        const int deck = dice_.between(2, std::max(2, height_ - 4));
        const int first = dice_.between(-2, std::max(0, width_ - 8));
        const int last = first + dice_.between(4, 8);
        const int gap = dice_.percent(30) ? height_ : dice_.between(2, 4);
        for (int col = first; col <= last; ++col) {
            for (int row = 1; row <= deck + gap; ++row) set(row, col, 'A');
            set(deck, col, 'E');
        }
        for (const int col : {first - 2, first - 1, last + 1, last + 2}) {
            for (int row = 1; row <= deck; ++row) set(row, col, 'A');
            set(deck + 1, col, 'E');
        }
    }

    // Without them most games end early by worms walking over the edge.
    void walls() {
        const int top = dice_.between(1, std::max(1, height_ / 2));
        for (int row = top; row < height_; ++row) {
            set(row, 0, 'E');
            set(row, width_ - 1, 'E');
        }
    }

    void holes() {
        for (int count = dice_.between(1, 1 + width_ / 10); count > 0; --count) {
            const int col = dice_.between(0, width_ - 1);
            const int top = dice_.percent(50) ? 1 : height_ - dice_.between(1, 3);
            for (int row = top; row < height_; ++row) set(row, col, 'A');
        }
    }
};

std::vector<std::string> random_rows(Dice& dice) {
    const int kind = dice.between(1, 100);
    int width = dice.between(8, 24);
    int height = dice.between(5, 16);
    if (kind <= 25) {
        width = dice.between(1, 8);
        height = dice.between(2, 30);
    } else if (kind <= 40) {
        width = dice.between(20, 60);
        height = dice.between(8, 30);
    } else if (kind <= 45) {
        width = dice.between(8, 100);
        height = dice.between(5, 100);
    }
    return MapMaker(dice, width, height).make();
}

// Faults that every reading of the rules calls invalid.
void spoil(Dice& dice, std::vector<std::string>& rows, std::string& magic) {
    const int fault = dice.between(0, 5);
    if (fault == 0) rows[0][0] = 'E';
    else if (fault == 1) rows.back() += 'E';
    else if (fault == 2) rows.push_back(std::string(rows[0].size(), 'E'));
    else if (fault == 3) rows.back()[0] = 'X';
    else if (fault == 4) rows.pop_back();
    else magic = "#WORMS";
}

std::string map_text_of(Dice& dice, std::vector<std::string> rows, bool valid) {
    const std::string line_end = dice.percent(15) ? "\r\n" : "\n";
    const bool decorated = dice.percent(30);
    const std::string size = std::to_string(rows[0].size()) + " " + std::to_string(rows.size());
    std::string magic = "#SWORMS";
    if (!valid) spoil(dice, rows, magic);
    Words lines{magic, "SIZE: " + size, "MAP:"};
    lines.insert(lines.end(), rows.begin(), rows.end());
    std::string text;
    for (const std::string& line : lines) {
        text += line;
        text += (decorated && line != magic && dice.percent(10)) ? "  \t" + line_end : line_end;
        if (decorated && dice.percent(20))
            text += dice.pick(Words{"", "   ", "# a comment", "#SIZE: 3 3", "#"}) + line_end;
    }
    if (dice.percent(10)) text.erase(text.size() - line_end.size());
    return text;
}

// ---------------------------------------------------------------- scripts

const Words directions{"l", "r", "d", "u", "ld", "rd", "lu", "ru"};
const Words weapons{"gun", "bazooka", "teleporter", "blowtorch", "melee", "airstrike", "teleport"};

class ScriptMaker {
public:
    ScriptMaker(std::uint32_t seed, int width, int height)
        : dice_(seed),
          width_(width),
          height_(height),
          line_end_(dice_.percent(10) ? "\r\n" : "\n"),
          oddity_(dice_.percent(50) ? 3 : dice_.between(0, 30)),
          wanderlust_(dice_.between(0, 60)),
          fickleness_(dice_.between(2, 50)),
          special_share_(dice_.between(5, 50)),
          digging_(dice_.between(0, 40)) {}

    std::string make() {
        // Large maps print much per turn, so their scripts are shorter.
        const int lines = width_ * height_ > 2000 ? dice_.between(100, 350) : dice_.between(200, 900);
        while (written_ < lines) turn();
        if (dice_.percent(50)) write({"quit"});
        if (dice_.percent(30) && !script_.empty()) script_.erase(script_.size() - line_end_.size());
        return script_;
    }

private:
    Dice dice_;
    int width_;
    int height_;
    std::string line_end_;
    int oddity_;         // how many percent of the lines are oddly spelled
    int wanderlust_;     // percent of the turns with a move
    int fickleness_;     // percent of the turns that change the walking direction
    int special_share_;  // percent of the turns that try another weapon than the gun
    int digging_;        // percent of the gun shots that go downwards
    std::string script_;
    int written_ = 0;
    std::string mood_ = "l";  // walking on in one direction is what takes worms over edges

    std::string oddly_spelled(std::string word) {
        for (char& c : word)
            if (c >= 'a' && c <= 'z' && dice_.percent(50)) c = static_cast<char>(c - 'a' + 'A');
        if (!word.empty() && word[0] >= '0' && word[0] <= '9' && dice_.percent(30)) word = "00" + word;
        return word;
    }

    void write(const Words& words) {
        const bool odd = dice_.percent(oddity_);
        std::string line = odd ? dice_.pick(Words{"", " ", "\t", "   "}) : "";
        for (std::size_t number = 0; number < words.size(); ++number) {
            if (number > 0) line += odd ? dice_.pick(Words{" ", "  ", "\t", " \t "}) : " ";
            line += odd ? oddly_spelled(words[number]) : words[number];
        }
        if (odd) line += dice_.pick(Words{"", " ", "\t", "\r"});
        script_ += line + line_end_;
        ++written_;
    }

    std::string any_row() { return std::to_string(dice_.between(0, height_ - 1)); }
    std::string any_col() { return std::to_string(dice_.between(0, width_ - 1)); }

    void turn() {
        if (dice_.percent(fickleness_)) mood_ = mood_ == "l" ? "r" : "l";
        if (dice_.percent(12)) question();
        if (dice_.percent(6)) mistake();
        if (dice_.percent(wanderlust_)) walk();
        if (dice_.percent(4)) mistake();
        if (dice_.percent(4)) walk();
        if (dice_.percent(3)) {
            write({"action", "idle"});
            return;
        }
        if (dice_.percent(6)) write({"choose", dice_.pick(weapons)});
        if (dice_.percent(special_share_)) use_special_weapon();
        if (dice_.percent(70)) fire_gun();
    }

    void question() { write({dice_.pick(Words{"state", "state", "map", "help"})}); }

    void walk() {
        const std::string side = dice_.percent(80) ? mood_ : dice_.pick(Words{"l", "r"});
        write({"move", side, dice_.pick(Words{"0", "1", "2", "3", "3", "3"})});
    }

    void fire_gun() {
        // Shots downwards dig the worms' graves; the fewer there are, the longer the game.
        if (dice_.percent(digging_)) write({"action", dice_.pick(Words{"d", "ld", "rd"})});
        else write({"action", dice_.pick(Words{"l", "r", "u", "lu", "ru"})});
    }

    // Sometimes the choice fails for want of ammunition; the action then is an error or a gun shot.
    void use_special_weapon() {
        const std::string weapon = dice_.pick(weapons);
        write({"choose", weapon});
        if (weapon == "melee") write({"action"});
        else if (weapon == "airstrike") write({"action", any_col()});
        else if (weapon == "teleporter" || weapon == "teleport") jump();
        else if (weapon == "blowtorch" && dice_.percent(60)) write({"action", dice_.pick(Words{"l", "r"})});
        else write({"action", dice_.pick(directions)});
    }

    // Tries targets until one is likely to have been accepted: earth, water, worms and chests are met on the way.
    void jump() {
        for (int attempt = dice_.between(1, 3); attempt > 0; --attempt) {
            if (dice_.percent(20))
                write({"action", std::to_string(dice_.between(0, std::min(2, height_ - 1))), any_col()});
            else write({"action", any_row(), any_col()});
        }
    }

    void mistake() {
        const int kind = dice_.between(0, 9);
        if (kind == 0) write({});
        else if (kind == 1) write({dice_.pick(Words{"foo", "mov", "actionidle", "#", "1", "quit!", "exit"})});
        else if (kind == 2) write({"move", dice_.pick(Words{"left", "right", "x", "u", "lr"}), "1"});
        else if (kind == 3)
            write({"move", "r", dice_.pick(Words{"4", "-1", "1x", "+1", "99999999999999999999", "x", "1.0"})});
        else if (kind == 4) write({"choose", dice_.pick(Words{"knife", "guns", "1", "teleportation", "bazooka2"})});
        else if (kind == 5)
            write({dice_.pick(Words{"quit", "map", "state", "help"}), dice_.pick(Words{"x", "now", "1"})});
        else if (kind == 6) write({dice_.pick(Words{"choose", "move"})});
        else if (kind == 7)
            write({"action", dice_.pick(Words{"x", "dl", "left", "-1", "idl", "99999999999999999999"})});
        else if (kind == 8)
            write({"action", dice_.pick(Words{"l", "idle", "-1", any_row()}),
                   dice_.pick(Words{"r", "a", "-2", "4294967296"})});
        else wrong_form();
    }

    // A correct weapon with an action that does not fit it, or a place just outside the map.
    void wrong_form() {
        write({"choose", dice_.pick(weapons)});
        const int kind = dice_.between(0, 4);
        if (kind == 0) write({"action", std::to_string(height_), any_col()});
        else if (kind == 1) write({"action", any_row(), std::to_string(width_)});
        else if (kind == 2) write({"action", std::to_string(width_)});
        else if (kind == 3) write({"action", "1", "2", "3"});
        else write({"action"});
    }
};

const std::string some_names =
    "Ada\nBruno\nCarla\nDr. Dig\nO'Mud\nElla\nFritz von Loch\nGreta\nHugo\nIda\nAda\nJens\nKai Lehm\nLola\nMoritz\n";

}  // namespace

Program random_program(std::uint32_t seed) {
    Dice dice(seed);
    Program program;
    const std::vector<std::string> rows = random_rows(dice);
    program.map_text = map_text_of(dice, rows, !dice.percent(2));
    program.names_text = dice.percent(10) ? "Solo\n" : some_names;
    program.names_missing = dice.percent(5);
    if (dice.percent(3)) program.names_text.clear();
    if (dice.percent(10)) program.prompt = dice.pick(Words{"$", "worms>", "", "in:"});
    if (dice.percent(10)) {
        program.player0 = 'o';
        program.player1 = 'x';
    }
    program.worms = dice.percent(50) ? 3 : dice.between(1, 10);
    // More worms than a narrow map can stack would make most of those configurations invalid.
    const int room = static_cast<int>(rows.size() * rows[0].size()) / 4;
    if (dice.percent(95)) program.worms = std::clamp(program.worms, 1, std::max(1, room / 2));
    if (dice.percent(1)) program.worms = dice.between(-1, 0);
    program.teleport_col_row = dice.percent(10);
    program.seed = dice.percent(5) ? static_cast<std::uint32_t>(dice.between(0, 3)) : dice.raw();
    return program;
}

std::string random_input(std::uint32_t seed, const Program& program) {
    const std::optional<Grid> grid = read_map(program.map_text);
    if (!grid) return "quit\n";
    return ScriptMaker(seed, static_cast<int>((*grid)[0].size()), static_cast<int>(grid->size())).make();
}

}  // namespace agon::reference
