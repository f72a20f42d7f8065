// Plays a board: hw5.inp, or the one that is named. Without options it prints what the course's program did.
#include <cstdlib>
#include <cstring>
#include <exception>
#include <fstream>
#include <iostream>

#include "GameEngine.h"

namespace {

const char* const usage =
    "usage: a.out [BOARD] [OPTION...]        BOARD: hw5.inp, or another board file\n"
    "  --seed=N            random walks of this seed (the board's, else 1)\n"
    "  --food=RULE         who counts food: auto, creature or engine (auto)\n"
    "  --illegal=skip      an illegal move does not end the game\n"
    "  --strict            wrong toughness is illegal, and so is what is only strange on a board\n"
    "  --include-self      each creature is shown itself, at (0, 0)\n"
    "  --quiet             without the lines about each creature\n"
    "  --report            at the end, who is left and what was done\n"
    "  --record=FILE       a line for each creature's turn\n"
    "exit: 0 the game has ended, 2 bad board or unusable file, 3 illegal move, 4 wrong usage\n";

enum Exit { played = 0, badInput = 2, illegalMove = 3, wrongUsage = 4 };

struct Wishes {
    GameEngine::Options options;
    std::string board = "hw5.inp", recordFile;
    bool report = false, help = false;
};

// What stands behind the '=' of an option with this name; null: it is another one.
const char* valueOf(const char* word, const char* name) {
    const std::size_t length = std::strlen(name);
    return std::strncmp(word, name, length) == 0 && word[length] == '=' ? word + length + 1 : nullptr;
}

bool readSeed(const char* text, GameEngine::Options& options) {
    const std::size_t length = std::strlen(text);
    if (length == 0 || length > 10 || std::strspn(text, "0123456789") != length) return false;
    const unsigned long long seed = std::strtoull(text, nullptr, 10);
    options.seed = static_cast<unsigned long>(seed);
    options.hasSeed = seed <= 0xFFFFFFFFULL;
    return options.hasSeed;
}

bool readFood(const std::string& text, GameEngine::Options& options) {
    options.food = text == "creature" ? GameEngine::FoodRule::Creature
                   : text == "engine" ? GameEngine::FoodRule::Engine
                                      : GameEngine::FoodRule::Auto;
    return text == "auto" || options.food != GameEngine::FoodRule::Auto;
}

bool readIllegal(const std::string& text, GameEngine::Options& options) {
    options.onIllegal = text == "skip" ? GameEngine::OnIllegal::Skip : GameEngine::OnIllegal::Stop;
    return text == "skip" || text == "stop";
}

bool readWord(const char* word, Wishes& wishes, bool& hasBoard) {
    if (const char* seed = valueOf(word, "--seed")) return readSeed(seed, wishes.options);
    if (const char* food = valueOf(word, "--food")) return readFood(food, wishes.options);
    if (const char* illegal = valueOf(word, "--illegal")) return readIllegal(illegal, wishes.options);
    if (const char* file = valueOf(word, "--record")) return !(wishes.recordFile = file).empty();
    const std::string text = word;
    if (text == "--strict") return wishes.options.strict = true;
    if (text == "--include-self") return wishes.options.includeSelf = true;
    if (text == "--report") return wishes.report = true;
    if (text == "--help") return wishes.help = true;
    if (text == "--quiet") {
        wishes.options.classic = nullptr;
        return true;
    }
    if (text.empty() || text[0] == '-' || hasBoard) return false;
    wishes.board = text;
    return hasBoard = true;
}

int play(Wishes& wishes) {
    std::ofstream record;
    if (!wishes.recordFile.empty()) {
        record.open(wishes.recordFile.c_str(), std::ios::binary);
        if (!record) {
            std::cerr << wishes.recordFile << ": it cannot be written\n";
            return badInput;
        }
        wishes.options.record = &record;
    }
    GameEngine game(wishes.options);
    if (!game.load(wishes.board)) {
        std::cerr << game.problem() << '\n';
        return badInput;
    }
    game.simulateGame();
    if (wishes.report) game.writeReport(std::cout);
    if (!std::cout.flush() || (wishes.options.record && !record.flush())) {
        std::cerr << "not everything could be written\n";
        return badInput;
    }
    return game.result().code == "ILLEGAL_MOVE" ? illegalMove : played;
}

}  // namespace

int main(int count, char** words) {
    Wishes wishes;
    bool hasBoard = false;
    for (int i = 1; i < count; ++i) {
        if (readWord(words[i], wishes, hasBoard)) continue;
        std::cerr << "a.out: " << words[i] << "?\n" << usage;
        return wrongUsage;
    }
    if (wishes.help) {
        std::cout << usage;
        return played;
    }
    try {
        return play(wishes);
    } catch (const std::exception& problem) {
        std::cout.flush();
        std::cerr << "the library threw: " << problem.what() << '\n';
        return illegalMove;
    }
}
