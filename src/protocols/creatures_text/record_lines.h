#pragma once
#include <string>

#include "games/creatures/kernel/carry_out.h"

// Records of games: a line for each time that a creature's turn came. Plain C++11, like the kernel of the rules.
namespace agon {
namespace creatures_text {

struct Activation {
    std::int32_t turn = 0;
    long long number = 0;  // of all activations of the game, from 0
    bool is_north = true;
    int slot = 0;
    creatures::Creature after;  // as it is when everything has happened
    creatures::Order order;
    bool has_target = false, target_is_north = true;
    int target_slot = 0;
    creatures::Effect effect;
    bool was_frozen = false;
    creatures::Illegal illegal = creatures::Illegal::None;
};

struct Result {
    std::string code;  // NORTH_WINS, SOUTH_WINS, TURN_LIMIT, DRAW_EMPTY, ILLEGAL_MOVE
    std::int32_t turns = 0;
    int survivors[2] = {0, 0};
    long long toughness[2] = {0, 0};
};

const char* code_of(creatures::Illegal illegal);  // "OUT_OF_RANGE"; "ok" for none
const char* code_of(creatures::Deed deed);        // "FREEZESPELL"; "UNKNOWN"
const char* code_of(creatures::Kind kind);        // "BATTLEMAGE"

// All with their line end, words divided by tabs.
std::string record_head(const std::string& board_hash, unsigned long seed);
std::string record_line(const Activation& activation);
std::string record_result(const Result& result);

// The course's lines. At the start of a turn: its number, from 0, and the slots of a team (of the larger one).
std::string classic_turn_lines(std::int32_t turn, int slots);
// About a creature that has answered; its numbers are those that a library holds then. One line without and one with mana or
// fires, and the latter alone, without its line end.
std::string classic_lines(const creatures::Creature& creature, bool is_north);
std::string classic_detailed_line(const creatures::Creature& creature, bool is_north);

}  // namespace creatures_text
}  // namespace agon
