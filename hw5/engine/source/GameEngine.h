// The engine of the board war game that the creatures of hw5.h are made for. It is used as the course's is:
//     GameEngine game;        // reads hw5.inp
//     game.simulateGame();    // plays, and prints the course's lines
// or board by board and creature by creature, with the functions below. Any hw5.h and hw5.cpp with the document's names will do.
#ifndef GAME_ENGINE_H
#define GAME_ENGINE_H

#include <functional>
#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

#include "hw5.h"

// The upper left corner is (0, 0).
struct Coordinate {
    int locationX;  // column
    int locationY;  // row
};

struct CreatureInfo {
    Coordinate coor;
    int type;  // 0 BATTLEMAGE, 1 WIZARD, 2 CLERIC, 3 HUMAN, 4 DWARF, 5 DRAGON
    int power;
    int toughness;  // 0: it is dead
    int mana;       // -1: creatures of this type have none
    int fireCount;  // -1: creatures of this type have none
};

class GameEngine {
public:
    // Who adds the 1 to the toughness of a creature that walks onto food: the engine if the library has not, the library alone,
    // or the engine alone.
    enum class FoodRule { Auto, Creature, Engine };

    // What follows an illegal move: the end of the game, or nothing, as if it had been NOACT.
    enum class OnIllegal { Stop, Skip };

    // No stream belongs to the engine; null: nothing is written there.
    struct Options {
        FoodRule food = FoodRule::Auto;
        OnIllegal onIllegal = OnIllegal::Stop;
        bool strict = false;       // wrong toughness is illegal, too; so is healing oneself from toughness 3 on
        bool includeSelf = false;  // each creature is shown itself, at (0, 0)
        bool hasSeed = false;      // else the seed is the board's, else 1
        unsigned long seed = 1;
        std::ostream* classic;           // the course's lines (std::cout)
        std::ostream* messages;          // warnings, and the illegal move that ended the game (std::cerr)
        std::ostream* record = nullptr;  // a line for each creature's turn

        Options();
    };

    // One creature's turn has passed.
    struct Activation {
        int turn = 0;          // from 0
        long long number = 0;  // of all activations of the game, from 0
        Side side = NORTH;
        int slot = 0;        // its place in the board file, among those of its side
        CreatureInfo after;  // as it is now
        std::string move;    // "FREEZESPELL", ..., or "UNKNOWN" for a number that is no MoveType
        int relativeX = 0, relativeY = 0;
        std::string status;  // "ok", "frozen" (its turn was lost), or why the move is illegal, such as "OUT_OF_RANGE"

        // What came of it.
        Side targetSide = NORTH;
        int targetSlot = -1;  // -1: nobody was hurt, healed or frozen
        int damage = 0;
        int healing = 0;  // how much toughness the target gained
        bool froze = false, died = false, ate = false;
    };
    typedef std::function<void(const Activation&)> Observer;

    struct Result {
        // NORTH_WINS, SOUTH_WINS, TURN_LIMIT, DRAW_EMPTY or ILLEGAL_MOVE; empty while the game goes on.
        std::string code;
        std::string illegal;          // who did what, and why it is illegal, if that ended the game
        int turns = 0;                // that are over
        int survivors[2][6] = {{0}};  // by side and type
        long long toughness[2] = {0, 0};
        long long moves[9] = {0};  // legal ones, by MoveType in the document's order
        long long illegalMoves = 0;
        long long frozenTurns = 0;
        unsigned long seed = 1;
    };

    GameEngine();  // load("hw5.inp"); a board that cannot be read ends the program, with exit status 2
    explicit GameEngine(const Options& options);  // without a board
    ~GameEngine();
    GameEngine(const GameEngine&) = delete;
    GameEngine& operator=(const GameEngine&) = delete;

    // A board in the course's form, or one that begins with WARBOARD 1. False, with a problem(), if it is none; then there is no
    // board. What was played before is forgotten.
    bool load(const std::string& path);
    bool load(std::istream& board);
    const std::string& problem() const;  // "hw5.inp:3:5: expected a column from 0 to 9"

    void addObserver(const Observer& observer);

    void simulateGame();  // to the end
    bool step();          // the next creature moves; false: the game is over, or there is no board
    Result result() const;
    void writeReport(std::ostream& out) const;  // the result, for people

    // What the engine knows, whatever the library says.
    int width() const;
    int height() const;
    bool hasWall(int x, int y) const;
    bool hasFood(int x, int y) const;
    int slots(Side side) const;  // how many creatures that side began with
    CreatureInfo info(Side side, int slot) const;
    const Creature* creature(Side side, int slot) const;  // the library's; null: it is dead

private:
    struct Parts;
    std::unique_ptr<Parts> parts;
};

// The course's lines. The numbers are those that the library tells.
std::ostream& operator<<(std::ostream& out, const Creature& creature);
std::ostream& operator<<(std::ostream& out, const Wizard& wizard);
std::ostream& operator<<(std::ostream& out, const Dragon& dragon);

#endif
