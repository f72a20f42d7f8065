#include "creatures/engine/random_board.h"

#include "core/dice_kinds.h"
#include "protocols/creatures_text/board_setup.h"

namespace agon::creatures_engine_test {
namespace {

using namespace creatures;

bool is_taken(const Setup& setup, Cell at) {
    for (const auto* side : {&setup.north, &setup.south})
        for (const SetupCreature& creature : *side)
            if (creature.at == at) return true;
    for (const Cell wall : setup.walls)
        if (wall == at) return true;
    return false;
}

Cell random_cell(const Setup& setup, Dice& dice) {
    return {dice.roll(0, setup.width - 1), dice.roll(0, setup.height - 1)};
}

void add_creatures(Setup& setup, std::vector<SetupCreature>& side, Dice& dice) {
    const int wanted = dice.roll(0, 20) == 0 ? 0 : dice.roll(1, 9);
    for (int i = 0; i < wanted; ++i) {
        const Cell at = random_cell(setup, dice);
        if (is_taken(setup, at)) continue;
        SetupCreature creature{static_cast<Kind>(dice.roll(0, kind_count - 1)), at, dice.roll(0, 6), dice.roll(1, 15),
                               0};
        if (has_counter(creature.kind)) creature.counter = dice.roll(0, 5);
        side.push_back(creature);
    }
}

}  // namespace

Setup random_setup(std::uint64_t number) {
    KeyedDice dice(number);
    Setup setup;
    setup.width = dice.roll(1, 11);
    setup.height = dice.roll(1, 11);
    setup.turn_limit = dice.roll(0, 9) == 0 ? 0 : dice.roll(1, 15);
    setup.food.clear();
    setup.north.clear();
    setup.south.clear();
    for (int walls = dice.roll(0, 6); walls > 0; --walls)
        if (const Cell at = random_cell(setup, dice); !is_taken(setup, at)) setup.walls.push_back(at);
    add_creatures(setup, setup.north, dice);
    add_creatures(setup, setup.south, dice);
    for (int food = dice.roll(0, 12); food > 0; --food) {
        const Cell at = random_cell(setup, dice);
        bool is_wall = false;
        for (const Cell wall : setup.walls) is_wall = is_wall || wall == at;
        if (!is_wall) setup.food.insert(setup.food.end(), dice.roll(0, 5) == 0 ? 2u : 1u, at);
    }
    setup.includes_self = dice.flip();
    setup.strict = dice.roll(0, 3) == 0;
    setup.food_rule = static_cast<FoodRule>(dice.roll(0, 2));
    return setup;
}

std::string text_of(const Setup& setup) { return creatures_text::write_board(creatures_text::board_of(setup)); }

}  // namespace agon::creatures_engine_test
