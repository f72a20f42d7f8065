#include "scrabble/random_session.h"

#include "scrabble/random_config.h"
#include "scrabble/random_dice.h"

#include <algorithm>

namespace agon::scrabble_test {
namespace {

using scrabble_reference::Game;

struct Placing {
    std::size_t row = 0, column = 0;
    bool downwards = false;
    std::string word{};
};

class InputMaker {
public:
    InputMaker(RandomDice& dice, RandomSession& session)
        : dice_(dice), session_(session), follower_(session.arguments, session.disk), oddity_(dice.between(0, 25)) {}

    void make() {
        for (int lines = dice_.between(0, 60); lines > 0 && !follower_.ended(); --lines) any_line();
        // What follows the end of the program must not matter.
        for (int lines = dice_.between(0, 2); lines > 0; --lines)
            write({dice_.pick(Words{"quit", "save", "help", "x"})});
        if (dice_.percent(30) && !session_.input.empty()) session_.input.pop_back();
    }

private:
    RandomDice& dice_;
    RandomSession& session_;
    scrabble_reference::Program follower_;
    int oddity_;  // how many percent of the lines are oddly spelled

    const Game& game() const { return follower_.game(); }
    std::size_t size() const { return game().board.size(); }

    void write_as_is(const std::string& line) {
        follower_.read_line(line);
        session_.input += line + "\n";
    }

    void write(Words words) {
        const bool odd = dice_.percent(oddity_);
        if (odd && dice_.percent(20)) words.push_back(dice_.pick(Words{"extra", "h", "a1", "\r", "quit now"}));
        std::string line = odd ? dice_.pick(Words{"", " ", "\t", "  \t"}) : "";
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (i > 0) line += odd ? dice_.pick(Words{" ", "  ", "\t", " \t "}) : " ";
            line += odd && i == 0 ? dice_.in_random_case(words[i]) : words[i];
        }
        if (odd) line += dice_.pick(Words{"", " ", "\t", "  ", "", "", "\r"});
        write_as_is(line);
    }

    void any_line() {
        const int kind = dice_.between(1, 100);
        if (kind <= 66) place();
        else if (kind <= 74) wrong_parameters();
        else if (kind <= 80) write_as_is(dice_.pick(Words{"", "", " ", "\t", " \t  ", "\r", "\v", "\f"}));
        else if (kind <= 86) unknown();
        else if (kind <= 89) write({"help"});
        else if (kind <= 95) write({"save"});
        else if (kind <= 98) load();
        else if (dice_.percent(50)) write({"quit"});
    }

    void unknown() {
        static const Words commands{"foo",     "foo  Bar", "  xyz 1",    "Load",        "load \t", "LOAD",
                                    "inser",   "insertx",  "insert\r",   "quit\r",      "help!",   "saves",
                                    "qu it",   "1",        "\"quit\"",   "\xC3\xA4",    "a b\tc ", "\tSAVED  ",
                                    "%s%n%d",  "?",        "Player 1 >", "insert,a,b",  "-",       "exit",
                                    "q\vquit", "quit\f",   "help\v",     "\x7F\x01\xFF"};
        if (dice_.percent(3)) write_as_is(std::string(static_cast<std::size_t>(dice_.between(100, 20000)), 'x'));
        else write_as_is(dice_.pick(commands));
    }

    void load() {
        std::string name = dice_.percent(80) ? dice_.pick(Words{"config.txt", "./config.txt"})
                                             : dice_.pick(Words{"nope.txt", "CONFIG.TXT", "sub", ".", "config.txt/"});
        Words good;
        for (const auto& [file, content] : session_.disk.files)
            if (scrabble_reference::Program({file}, session_.disk).exit_code() == 0) good.push_back(file);
        if (dice_.percent(60) && !good.empty()) name = dice_.pick(good);
        else if (dice_.percent(10)) name = dice_.pick(Words{"other.txt", "sub/Next.cfg", "other.txt\r"});
        write({"load", name});
    }

    // ---------------------------------------------------------------- insert

    char tile() { return dice_.pick(game().tiles).letter; }

    // A cell with a letter if there is one, else any cell.
    Placing anchor() {
        std::vector<Placing> taken;
        for (std::size_t row = 0; row < size(); ++row)
            for (std::size_t column = 0; column < size(); ++column)
                if (game().board[row][column] != ' ') taken.push_back({row, column});
        return taken.empty() ? Placing{dice_.below(size()), dice_.below(size())} : dice_.pick(taken);
    }

    // Letters of the board where there are some, else letters of tiles; beyond the board letters of tiles.
    std::string fitting_word(const Placing& from, std::size_t length) {
        std::string word;
        for (std::size_t i = 0; i < length; ++i) {
            const std::size_t row = from.row + (from.downwards ? i : 0);
            const std::size_t column = from.column + (from.downwards ? 0 : i);
            const char there = row < size() && column < size() ? game().board[row][column] : ' ';
            word += there == ' ' ? tile() : there;
        }
        return word;
    }

    // Through a letter that lies on the board.
    Placing crossing() {
        Placing placing = anchor();
        placing.downwards = dice_.percent(50);
        std::size_t& moving = placing.downwards ? placing.row : placing.column;
        const std::size_t before = dice_.below(std::min<std::size_t>(moving, 4) + 1);
        const std::size_t after = dice_.below(std::min<std::size_t>(size() - 1 - moving, 4) + 1);
        moving -= before;
        placing.word = fitting_word(placing, before + 1 + after);
        return placing;
    }

    // The whole word that lies there, as it is or with a letter more at its end.
    Placing again_or_longer() {
        Placing placing = anchor();
        placing.downwards = dice_.percent(50);
        std::size_t& moving = placing.downwards ? placing.row : placing.column;
        const auto letter_here = [&] { return game().board[placing.row][placing.column] != ' '; };
        while (moving > 0 && letter_here()) --moving;
        if (!letter_here() && moving + 1 < size()) ++moving;
        const std::size_t start = moving;
        while (moving < size() && letter_here()) ++moving;
        const std::size_t length = moving - start;
        moving = start;
        placing.word = fitting_word(placing, std::max<std::size_t>(1, length + (dice_.percent(50) ? 1 : 0)));
        return placing;
    }

    Placing anywhere() {
        Placing placing{dice_.below(size()), dice_.below(size()), dice_.percent(50), ""};
        const std::size_t room = size() - (placing.downwards ? placing.row : placing.column);
        placing.word = fitting_word(placing, dice_.below(std::min<std::size_t>(room, 6)) + 1);
        return placing;
    }

    Placing off_the_board() {
        Placing placing{dice_.below(size()), dice_.below(size()), dice_.percent(50), ""};
        std::size_t& along = placing.downwards ? placing.row : placing.column;
        std::size_t& across = placing.downwards ? placing.column : placing.row;
        if (dice_.percent(30)) across = dice_.percent(50) ? std::min<std::size_t>(25, size()) : dice_.below(26);
        else if (dice_.percent(30)) along = dice_.below(26);
        const std::size_t room = along < size() ? size() - along : 0;
        placing.word = fitting_word(placing, room + (dice_.percent(80) ? 1 : dice_.below(40) + 1));
        return placing;
    }

    void place() {
        const int kind = dice_.between(1, 100);
        Placing placing = kind <= 60   ? crossing()
                          : kind <= 75 ? again_or_longer()
                          : kind <= 93 ? anywhere()
                                       : off_the_board();
        if (dice_.percent(8)) dice_.percent(50) ? change_a_letter(placing.word) : spoil(placing.word);
        const std::string orientation = placing.downwards ? "v" : "h";
        write({"insert", dice_.in_random_case(std::string(1, static_cast<char>('a' + placing.row))),
               dice_.in_random_case(std::string(1, static_cast<char>('a' + placing.column))),
               dice_.in_random_case(orientation), dice_.in_random_case(placing.word)});
    }

    void change_a_letter(std::string& word) {
        word[dice_.below(word.size())] = dice_.percent(50) ? tile() : dice_.letter();
    }

    void spoil(std::string& word) { word[dice_.below(word.size())] = dice_.pick(std::string("1-'@[`{.\r\v\xC4\xFF")); }

    void wrong_parameters() {
        Words words{"insert", std::string(1, static_cast<char>('a' + dice_.below(size()))),
                    std::string(1, static_cast<char>('a' + dice_.below(size()))), dice_.pick(Words{"h", "v"}),
                    std::string(1, tile())};
        const int kind = dice_.between(0, 4);
        if (kind == 0) words.resize(dice_.below(4) + 1);
        else if (kind <= 2)
            words[dice_.below(2) + 1] = dice_.pick(Words{"aa", "1", "?", "@", "[", "`", "{", "a1", "\r", "\xE4"});
        else if (kind == 3) words[3] = dice_.pick(Words{"x", "hv", "hh", "1", "H\r", "vertical", "-", "g", "w"});
        else std::swap(words[3], words[4]);  // a parameter error unless the letter is h or v
        if (dice_.percent(10) && words.size() == 5) spoil(words[4]);
        write(words);
    }
};

void add_file(RandomDice& dice, RandomSession& session, const std::string& name, int valid, int invalid) {
    const int kind = dice.between(1, 100);
    if (kind <= valid) session.disk.files[name] = random_config(dice);
    else if (kind <= valid + invalid) session.disk.files[name] = random_invalid_config(dice);
}

}  // namespace

RandomSession random_session(std::uint32_t seed) {
    RandomDice dice(seed);
    RandomSession session;
    session.disk.folders = {".", "sub/"};
    add_file(dice, session, "config.txt", 95, 4);
    add_file(dice, session, "other.txt", 75, 15);
    add_file(dice, session, "sub/Next.cfg", 60, 25);
    session.arguments = {"config.txt"};
    if (dice.percent(10)) session.arguments = {dice.pick(Words{"./config.txt", "sub/../config.txt", "sub/Next.cfg"})};
    else if (dice.percent(1)) session.arguments = {dice.pick(Words{"", "sub", "sub/", "no such file", "config.txt/x"})};
    else if (dice.percent(1)) session.arguments.resize(dice.pick(std::vector<std::size_t>{0, 2, 3}), "other.txt");
    InputMaker(dice, session).make();
    return session;
}

}  // namespace agon::scrabble_test
