// Plays a board: hw5.inp, or the one that is named. Without options it prints what the course's program did.
#include <cstdlib>
#include <exception>
#include <fstream>
#include <iostream>
#include <string>

#include <sys/stat.h>

#include "GameEngine.h"

namespace {

const char* const usage =
    "usage: a.out [BOARD] [OPTION...]        BOARD: hw5.inp, or another board file\n"
    "  --seed N            random walks of this seed (the board's, else 1)\n"
    "  --food RULE         who counts food: auto, creature or engine (auto)\n"
    "  --illegal WHAT      after an illegal move: stop, or skip it and go on (stop)\n"
    "  --strict            wrong toughness is illegal, and so is what is only strange on a board\n"
    "  --include-self      each creature is shown itself, at (0, 0)\n"
    "  --quiet             without the lines about each creature\n"
    "  --report            at the end, who is left and what was done\n"
    "  --record FILE       a line for each creature's turn\n"
    "exit: 0 the game has ended, 2 bad board or unusable file, 3 illegal move, 4 wrong usage\n";

enum Exit { played = 0, badInput = 2, illegalMove = 3, wrongUsage = 4 };

struct Wishes {
    GameEngine::Options options;
    std::string board = "hw5.inp", recordFile;
    bool hasBoard = false, quiet = false, report = false, help = false;
};

bool readSeed(const std::string& text, GameEngine::Options& options) {
    if (text.empty() || text.size() > 10 || text.find_first_not_of("0123456789") != std::string::npos) return false;
    const unsigned long long seed = std::strtoull(text.c_str(), nullptr, 10);
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

bool readRecord(const std::string& text, Wishes& wishes) {
    wishes.recordFile = text;
    return !text.empty();
}

bool takesValue(const std::string& option) {
    return option == "--seed" || option == "--food" || option == "--illegal" || option == "--record";
}

bool readOption(const std::string& option, const std::string& value, Wishes& wishes) {
    if (option == "--seed") return readSeed(value, wishes.options);
    if (option == "--food") return readFood(value, wishes.options);
    if (option == "--illegal") return readIllegal(value, wishes.options);
    return readRecord(value, wishes);
}

bool readWord(const std::string& word, Wishes& wishes) {
    if (word == "--strict") return wishes.options.strict = true;
    if (word == "--include-self") return wishes.options.includeSelf = true;
    if (word == "--quiet") return wishes.quiet = true;
    if (word == "--report") return wishes.report = true;
    if (word == "--help") return wishes.help = true;
    if (word.empty() || word[0] == '-' || wishes.hasBoard) return false;
    wishes.board = word;
    return wishes.hasBoard = true;
}

// The value of an option is what stands behind its '=', or the next word. Returns the word that cannot be understood.
const char* readWords(char** word, char** end, Wishes& wishes) {
    for (; word != end; ++word) {
        const std::string text = *word, option = text.substr(0, text.find('='));
        bool wasRead = false;
        if (!takesValue(option)) wasRead = readWord(text, wishes);
        else if (option != text) wasRead = readOption(option, text.substr(option.size() + 1), wishes);
        else if (word + 1 != end) wasRead = readOption(option, *++word, wishes);
        if (!wasRead) return *word;
    }
    return nullptr;
}

int play(Wishes& wishes) {
    if (wishes.quiet) wishes.options.classic = nullptr;
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

// Two names of one file, or one name of a file that is not there. Devices may have everything.
bool isSameFile(const std::string& one, const std::string& other) {
    struct stat first, second;
    if (stat(one.c_str(), &first) != 0 || stat(other.c_str(), &second) != 0) return one == other;
    return S_ISREG(first.st_mode) && first.st_dev == second.st_dev && first.st_ino == second.st_ino;
}

}  // namespace

int main(int count, char** words) {
    Wishes wishes;
    const char* strange = readWords(words + 1, words + count, wishes);
    if (!strange && isSameFile(wishes.recordFile, wishes.board)) strange = "--record over the board itself";
    if (strange) {
        std::cerr << "a.out: " << strange << "?\n" << usage;
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
    } catch (...) {
        std::cout.flush();
        std::cerr << "the library threw something\n";
        return illegalMove;
    }
}
