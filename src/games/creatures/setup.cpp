#include <algorithm>

#include "core/check.h"
#include "games/creatures/rules.h"

namespace agon::creatures {
namespace {

std::optional<std::string> problem_with_size(int width, int height, std::int32_t turn_limit) {
    if (width < 1 || width > longest_side || height < 1 || height > longest_side)
        return "width and height must be from 1 to " + std::to_string(longest_side);
    if (turn_limit < 0 || turn_limit > longest_turn_limit)
        return "the turn limit must be from 0 to " + std::to_string(longest_turn_limit);
    return std::nullopt;
}

std::optional<std::string> problem_with_numbers(Kind kind, std::int32_t power, std::int32_t counter) {
    if (power < 0) return "the power of a creature must not be below 0";
    if (counter < 0) return "mana and fires must not be below 0";
    if (counter > 0 && !has_counter(kind)) return "only battlemages, wizards and dragons have mana or fires";
    return std::nullopt;
}

std::optional<std::string> problem_with_creature(const State& state, int index) {
    const Creature& creature = state.creature(index);
    if (auto problem = problem_with_numbers(creature.kind, creature.power, creature.counter)) return problem;
    if (creature.toughness < 0) return "toughness must not be below 0";
    if (!state.contains(creature.x, creature.y)) return "creatures must be on the board";
    if (!creature.is_alive()) {
        if (creature.bewitched) return "the dead are not bewitched";
        return std::nullopt;
    }
    if (state.has_wall(creature.x, creature.y)) return "no creature stands on a wall";
    if (state.creature_at(creature.x, creature.y) != index)
        return "each living creature must be on the square that says so, and alone";
    return std::nullopt;
}

std::optional<std::string> problem_with_squares(const State& state) {
    std::size_t standing = 0;
    for (std::size_t i = 0; i < state.squares.size(); ++i) {
        const Square square = state.squares.begin()[i];
        if (square.creature() >= 0) ++standing;
        if (square.has_wall() && square.has_food()) return "no food lies on a wall";
    }
    std::size_t alive = 0;
    PerPlayer<std::int32_t> living{};
    for (int index = 0; index < static_cast<int>(state.creatures.size()); ++index) {
        if (auto problem = problem_with_creature(state, index)) return problem;
        if (!state.creature(index).is_alive()) continue;
        ++alive;
        ++living[player_of(state.is_north(index))];
    }
    if (standing != alive) return "each square with a creature must have a living one";
    if (!(living == state.living)) return "the numbers of the living must be as many as there are";
    return std::nullopt;
}

std::optional<std::string> problem_with_food(const State& state) {
    Grid<Square, 100> known(state.squares.width(), state.squares.height());
    for (const Cell at : state.ground->food) {
        if (!state.contains(at.x, at.y)) return "food must be on the board";
        if (state.has_wall(at.x, at.y)) return "no food lies on a wall";
        known[at].set_food(true);
    }
    for (std::size_t i = 0; i < known.size(); ++i)
        if (state.squares.begin()[i].has_food() && !known.begin()[i].has_food())
            return "food must lie where there was some at the start";
    return std::nullopt;
}

std::optional<std::string> problem_with_moment(const State& state) {
    const std::int32_t limit = state.ground->turn_limit;
    if (state.turn < 0 || state.turn > limit) return "the turn must be from 0 to the turn limit";
    if (state.turn == limit) {
        if (state.place != 0) return "after the last turn nobody is next";
        return std::nullopt;
    }
    if (state.place < 0 || state.place >= std::max(1, places_of_turn(state)))
        return "the place must be one of the turn's";
    if (state.is_over()) return std::nullopt;
    if (creatures::slot_of(state.moment()) >= state.slots(is_norths(state.moment())))
        return "the place must be that of a creature";
    const Creature& mover = state.creature(state.mover());
    if (!mover.is_alive() || mover.bewitched) return "whoever is next must be alive and free";
    return std::nullopt;
}

void place(State& state, const std::vector<SetupCreature>& side) {
    for (const SetupCreature& unit : side) {
        Creature creature;
        creature.x = unit.at.x;
        creature.y = unit.at.y;
        creature.kind = unit.kind;
        creature.power = unit.power;
        creature.toughness = unit.toughness;
        creature.counter = unit.counter;
        state.squares[unit.at].set_creature(static_cast<int>(state.creatures.size()));
        state.creatures.push_back(creature);
    }
}

}  // namespace

Setup::Setup() {
    for (int row = 0; row < height; ++row) food.push_back({width - 1 - row, row});
    food.push_back({5, 5});
    food.push_back({4, 4});
    north = {
        {Kind::BattleMage, {0, 0}, 5, 20, 50}, {Kind::Wizard, {1, 1}, 3, 15, 25}, {Kind::Cleric, {1, 3}, 3, 10, 0},
        {Kind::Cleric, {3, 1}, 3, 10, 0},      {Kind::Human, {1, 5}, 1, 10, 0},   {Kind::Human, {5, 1}, 1, 10, 0},
        {Kind::Dwarf, {2, 4}, 1, 15, 0},       {Kind::Dwarf, {4, 2}, 1, 15, 0},   {Kind::Dragon, {3, 3}, 2, 12, 10}};
    for (SetupCreature creature : north) {
        creature.at = {width - 1 - creature.at.y, height - 1 - creature.at.x};
        south.push_back(creature);
    }
}

std::optional<std::string> Rules::problem_with(const Setup& setup) {
    if (auto problem = problem_with_size(setup.width, setup.height, setup.turn_limit)) return problem;
    Grid<Square, 100> squares(setup.width, setup.height);
    for (const Cell at : setup.walls) {
        if (!squares.contains(at)) return "walls must be on the board";
        squares[at].set_wall();
    }
    for (const Cell at : setup.food) {
        if (!squares.contains(at)) return "food must be on the board";
        if (squares[at].has_wall()) return "no food lies on a wall";
    }
    for (const auto* side : {&setup.north, &setup.south}) {
        if (side->size() > most_creatures) return "a side has at most " + std::to_string(most_creatures) + " creatures";
        for (const SetupCreature& creature : *side) {
            if (auto problem = problem_with_numbers(creature.kind, creature.power, creature.counter)) return problem;
            if (creature.toughness < 1) return "the toughness of a creature must be at least 1";
            if (!squares.contains(creature.at)) return "creatures must be on the board";
            if (squares[creature.at].has_wall()) return "no creature stands on a wall";
            if (squares[creature.at].creature() >= 0) return "no two creatures stand on one square";
            squares[creature.at].set_creature(0);
        }
    }
    return std::nullopt;
}

std::optional<std::string> Rules::problem_with(const State& state) {
    const Ground& ground = *state.ground;
    if (auto problem = problem_with_size(state.squares.width(), state.squares.height(), ground.turn_limit))
        return problem;
    const auto slots = static_cast<std::int32_t>(state.creatures.size());
    if (state.north_slots < 0 || state.north_slots > slots) return "NORTH has from 0 to all slots";
    if (state.north_slots > most_creatures || slots - state.north_slots > most_creatures)
        return "a side has at most " + std::to_string(most_creatures) + " creatures";
    if (auto problem = problem_with_squares(state)) return problem;
    if (auto problem = problem_with_food(state)) return problem;
    return problem_with_moment(state);
}

State Rules::start(const Setup& setup, Dice&) {
    Ground ground;
    ground.turn_limit = setup.turn_limit;
    ground.strict = setup.strict;
    ground.includes_self = setup.includes_self;
    ground.food_rule = setup.food_rule;
    ground.food = setup.food;
    ground.sort_food();
    State state;
    state.ground = Shared<Ground>(std::move(ground));
    state.squares = {setup.width, setup.height};
    for (const Cell at : setup.walls) state.squares[at].set_wall();
    for (const Cell at : setup.food) state.squares[at].set_food(true);
    place(state, setup.north);
    state.north_slots = static_cast<std::int32_t>(setup.north.size());
    place(state, setup.south);
    state.living = {{static_cast<std::int32_t>(setup.north.size()), static_cast<std::int32_t>(setup.south.size())}};
    return state;
}

// Nobody is told the names or the numbers of the enemy's, nor where anything is: creatures find out by looking.
Setup Rules::briefing(const Setup& setup) {
    Setup told = setup;
    told.walls.clear();
    told.food.clear();
    told.north.clear();
    told.south.clear();
    return told;
}

std::optional<int> Rules::longest_game(const Setup& setup) {
    const auto steps = static_cast<std::int64_t>(setup.turn_limit) *
                       static_cast<std::int64_t>(setup.north.size() + setup.south.size());
    return static_cast<int>(std::min<std::int64_t>(steps, INT32_MAX));
}

}  // namespace agon::creatures
