#include "laws/registered_games.h"

#include "games/scrabble/rules.h"
#include "games/sworms/rules.h"
#include "toys/fleet.h"
#include "toys/paint.h"
#include "toys/pig.h"
#include "toys/tictactoe.h"

namespace agon::laws {
namespace {

// Short enough that walks see the end: the usual map, a small one with water and a hole, and one beyond the inline size.
std::vector<sworms::Setup> setups_of_sworms() {
    std::vector<sworms::Setup> setups(3);
    for (sworms::Setup& setup : setups) setup.turn_limit = 12;
    setups[1].map = {"AAAAAAAA", "AAAAAAAA", "AAEAAAAA", "EAEEAAAE", "EEEWWAEE"};
    setups[1].worms_each = 2;
    setups[2].map.assign(14, std::string(60, 'A'));
    for (std::size_t row = 9; row < 14; ++row) setups[2].map[row].replace(4, 50, 50, 'E');
    setups[2].worms_each = 8;
    return setups;
}

// The smallest board, one that was set up with letters that no word may use, and one of odd size with the document's tiles. The
// document's own board has thousands of actions in every state, which is too much for laws that try each.
std::vector<scrabble::Setup> setups_of_scrabble() {
    std::vector<scrabble::Setup> setups(3);
    setups[0].size = 4;
    setups[0].tiles = {{'a', 1}};
    setups[1].size = 6;
    setups[1].tiles = {{'b', 2}, {'A', 1}, {'B', 9}};
    setups[1].board = {"......", ".AZ...", "..B...", "..Z...", "......", "....A."};
    setups[1].score = {{3, 20}};
    setups[1].to_move = Player::Second;
    setups[2].size = 7;
    return setups;
}

}  // namespace

// One line a game. Name setups that differ in kind, not only in size: beyond the inline boards, with and without obstacles.
std::vector<GameLaw> laws_of_registered_games() {
    std::vector<GameLaw> laws;
    add_laws_of<toys::tictactoe::Rules>(laws, {{}, {.size = 4}});
    add_laws_of<toys::paint::Rules>(laws, {{}, {.width = 6, .height = 5, .rounds = 30, .walls = {{2, 2}, {3, 1}}}});
    add_laws_of<toys::fleet::Rules>(laws, {{}, {.width = 5, .height = 4, .ship_length = 3}});
    add_laws_of<toys::pig::Rules>(laws, {{}, {.goal = 10, .steps = 12}});
    add_laws_of<sworms::Rules>(laws, setups_of_sworms());
    add_laws_of<scrabble::Rules>(laws, setups_of_scrabble());
    return laws;
}

}  // namespace agon::laws
