#include "scrabble/random_config.h"

#include <algorithm>

namespace agon::scrabble_test {
namespace {

struct Config {
    std::string magic = "Scrabble";
    Words rows;
    std::string player = "1";
    std::string scores[2];
    Words tiles;
    std::string after_tiles;  // from the newline of the tile line on
};

std::string joined(const Words& words, const std::string& between) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) text += (i == 0 ? "" : between) + words[i];
    return text;
}

std::string text_of(const Config& config, const std::string& line_end = "\n", const std::string& between = " ") {
    Words lines{config.magic};
    lines.insert(lines.end(), config.rows.begin(), config.rows.end());
    lines.insert(lines.end(), {config.player, config.scores[0], config.scores[1], joined(config.tiles, between)});
    return joined(lines, line_end) + config.after_tiles;
}

Words random_tiles(RandomDice& dice) {
    std::string letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    for (std::size_t i = letters.size(); i > 1; --i) std::swap(letters[i - 1], letters[dice.below(i)]);
    std::size_t count = dice.percent(25) ? dice.pick(std::vector<std::size_t>{1, 9, 10, 18, 19, 27, 28})
                                         : static_cast<std::size_t>(dice.between(1, 30));
    const bool doubled = dice.percent(30);
    const int style = dice.between(0, 2);
    const int dearest = dice.percent(60) ? 3 : 9;
    Words tiles;
    for (std::size_t i = 0; i < count; ++i) {
        std::string letter(1, i < letters.size() && !doubled ? letters[i] : dice.letter());
        if (style == 0) letter[0] = static_cast<char>(letter[0] - 'A' + 'a');
        else if (style == 1) letter = dice.in_random_case(letter);
        tiles.push_back(letter + std::to_string(dice.between(1, dearest)));
    }
    return tiles;
}

char random_letter_of(RandomDice& dice, const Words& tiles) {
    if (dice.percent(3)) return dice.letter();
    const char letter = dice.pick(tiles)[0];
    return letter >= 'a' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

void fill(RandomDice& dice, Config& config) {
    const std::size_t size = config.rows.size();
    const int kind = dice.between(1, 100);
    if (kind <= 35) return;
    if (kind <= 90) {
        for (int words = dice.between(1, 5); words > 0; --words) {
            std::size_t row = dice.below(size), column = dice.below(size);
            std::size_t& moving = dice.percent(50) ? row : column;
            for (int length = dice.between(1, 7); length > 0 && moving < size; --length, ++moving)
                config.rows[row][column] = random_letter_of(dice, config.tiles);
        }
    } else {
        const int density = dice.percent(20) ? 100 : dice.between(1, 95);
        for (std::string& row : config.rows)
            for (char& cell : row)
                if (dice.percent(density)) cell = random_letter_of(dice, config.tiles);
    }
}

std::string random_score(RandomDice& dice, std::size_t size) {
    const int limit = static_cast<int>(size * size / 2);
    const int kind = dice.between(1, 100);
    std::string score = "0";
    if (kind <= 30) score = std::to_string(dice.between(1, limit / 2));
    else if (kind <= 50) score = std::to_string(std::max(0, limit - dice.between(1, 12)));
    else if (kind <= 56) score = std::to_string(limit + dice.between(0, 2));
    else if (kind <= 62) score = dice.pick(Words{"9999", "10000", "99999", "100000", "1234567", "2000000000"});
    return dice.percent(2) ? "00" + score : score;
}

Config random_parts(RandomDice& dice) {
    Config config;
    const int kind = dice.between(1, 100);
    const int size = kind <= 50 ? dice.between(4, 9) : kind <= 75 ? dice.between(10, 15) : dice.between(16, 26);
    config.rows.assign(static_cast<std::size_t>(size), std::string(static_cast<std::size_t>(size), ' '));
    config.tiles = random_tiles(dice);
    fill(dice, config);
    config.player = dice.pick(Words{"1", "2"});
    const bool at_the_start = dice.percent(30);
    for (std::string& score : config.scores) score = at_the_start ? "0" : random_score(dice, config.rows.size());
    config.after_tiles = dice.percent(50) ? "\n" : "";
    if (dice.percent(8)) config.after_tiles = dice.pick(Words{"\n\n", "\nmore", "\n\r\n", "\nA1 B2\n \n\t", "\na1"});
    return config;
}

char& any_cell(RandomDice& dice, Config& config) { return config.rows[dice.below(config.rows.size())][0]; }

void spoil_board(RandomDice& dice, Config& config) {
    switch (dice.between(0, 8)) {
        case 0: config.rows[dice.below(config.rows.size())] += ' '; break;
        case 1: config.rows[dice.below(config.rows.size())].pop_back(); break;
        case 2: config.rows.pop_back(); break;
        case 3: config.rows.push_back(config.rows[0]); break;
        case 4: any_cell(dice, config) = dice.pick(std::string("az.1@[\t\r\x80")); break;
        case 5: any_cell(dice, config) = '\0'; break;
        case 6: config.rows.assign(3, "   "); break;
        case 7: config.rows.assign(27, std::string(27, ' ')); break;
        default: config.rows.clear();
    }
}

void spoil_tiles(RandomDice& dice, Config& config) {
    std::string& tile = config.tiles[dice.below(config.tiles.size())];
    switch (dice.between(0, 5)) {
        case 0: tile[1] = dice.pick(std::string("0:/a ")); break;
        case 1: tile[0] = dice.pick(std::string("1@[`{ \xC4")); break;
        case 2: tile = dice.pick(Words{"a", "1", "a10", "aa1", "", "1a"}); break;
        case 3: config.tiles.back() += dice.pick(Words{" ", "\t", ",", "\r", "  "}); break;
        case 4: config.tiles.front() = " " + config.tiles.front(); break;
        default: config.tiles.clear();
    }
}

}  // namespace

std::string random_config(RandomDice& dice) { return text_of(random_parts(dice)); }

std::string random_invalid_config(RandomDice& dice) {
    Config config = random_parts(dice);
    const int fault = dice.between(0, 9);
    if (fault == 0)
        config.magic = dice.pick(Words{"scrabble", "Scrabble ", "", " Scrabble", "Scrabbl", "\xEF\xBB\xBFScrabble"});
    else if (fault == 1) config.player = dice.pick(Words{"0", "3", "", "12", " 1", "1 ", "one", "01"});
    else if (fault == 2)
        config.scores[dice.below(2)] =
            dice.pick(Words{"", "-1", "+1", "1x", " 1", "1 ", "2000000001", "99999999999999999999", "0x1", "1.0"});
    else if (fault <= 5) spoil_board(dice, config);
    else if (fault <= 7) spoil_tiles(dice, config);
    else if (fault == 8)
        return dice.percent(70) ? text_of(config, "\r\n") : dice.pick(Words{"", "Scrabble", "Scrabble\n"});
    else {
        config.tiles.resize(2, "a1");
        config.after_tiles.clear();
        const std::string text = text_of(config);
        if (dice.percent(50)) return text_of(config, "\n", dice.pick(Words{"  ", "\t", ", ", "", ","}));
        return text.substr(0, dice.below(text.size() - 4));  // cut off before the first tile is complete
    }
    return text_of(config);
}

std::string random_damaged_config(RandomDice& dice) {
    const std::string bytes("\n\r \t019aAzZ-+.\0\xFF", 17);
    std::string text = random_config(dice);
    for (int damages = dice.between(1, 3); damages > 0; --damages) {
        // The last lines are short and have most of the rules.
        const std::size_t reach = dice.percent(50) ? text.size() : std::min<std::size_t>(text.size(), 20);
        const std::size_t at = text.size() - 1 - dice.below(reach);
        const int kind = dice.between(0, 2);
        if (kind == 0) text[at] = dice.pick(bytes);
        else if (kind == 1) text.insert(at, 1, dice.pick(bytes));
        else text.erase(at, 1);
    }
    return text;
}

}  // namespace agon::scrabble_test
