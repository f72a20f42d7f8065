#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/cell.h"
#include "core/fields.h"
#include "core/grid.h"
#include "core/inline_vector.h"
#include "core/player.h"
#include "core/shared.h"
#include "games/creatures/kernel/limits.h"
#include "games/creatures/kernel/sequence.h"
#include "games/creatures/names.h"

namespace agon::creatures {

// NORTH is the first player.
constexpr Player player_of(bool is_north) { return is_north ? Player::First : Player::Second; }
constexpr bool is_north(Player player) { return player == Player::First; }

struct SetupCreature {
    Kind kind = Kind::Human;
    Cell at;
    std::int32_t power = 0, toughness = 1;
    std::int32_t counter = 0;  // mana or fires
    bool operator==(const SetupCreature&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("kind", self.kind);
        visit("at", self.at);
        visit("power", self.power);
        visit("toughness", self.toughness);
        visit("counter", self.counter);
    }
};

struct Setup {
    std::int32_t width = 10, height = 10, turn_limit = 50;
    std::vector<Cell> walls, food;            // several foods may lie on one square
    std::vector<SetupCreature> north, south;  // in the order of their slots
    bool strict = false;                      // see Manners
    bool includes_self = false;               // each creature is shown itself, too
    FoodRule food_rule = FoodRule::Auto;

    Setup();  // the course's sample board
    bool operator==(const Setup&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("width", self.width);
        visit("height", self.height);
        visit("turn_limit", self.turn_limit);
        visit("walls", self.walls);
        visit("food", self.food);
        visit("north", self.north);
        visit("south", self.south);
        visit("strict", self.strict);
        visit("includes_self", self.includes_self);
        visit("food_rule", self.food_rule);
    }
};

// What does not change during a game, except for who and what stands where.
struct Ground {
    std::int32_t turn_limit = 0;
    bool strict = false, includes_self = false;
    FoodRule food_rule = FoodRule::Auto;
    std::vector<Cell> food;  // that there was at the start, in the order of the board file
    // The numbers of all food, sorted by where it lies: made by sort_food(), and not there in what was read as fields.
    std::vector<std::int32_t> food_by_place;

    void sort_food() {
        food_by_place.resize(food.size());
        for (std::size_t i = 0; i < food.size(); ++i) food_by_place[i] = static_cast<std::int32_t>(i);
        std::stable_sort(food_by_place.begin(), food_by_place.end(),
                         [this](auto one, auto other) { return lies_before(food_at(one), food_at(other)); });
    }
    Cell food_at(std::int32_t number) const { return food[static_cast<std::size_t>(number)]; }
    static bool lies_before(Cell one, Cell other) { return std::pair(one.y, one.x) < std::pair(other.y, other.x); }

    bool operator==(const Ground& other) const {
        return turn_limit == other.turn_limit && strict == other.strict && includes_self == other.includes_self &&
               food_rule == other.food_rule && food == other.food;
    }
    static constexpr void fields(auto& self, auto&& visit) {
        visit("turn_limit", self.turn_limit);
        visit("strict", self.strict);
        visit("includes_self", self.includes_self);
        visit("food_rule", self.food_rule);
        visit("food", self.food);
    }
    Manners manners() const { return {strict, food_rule}; }
};

// Wall, food and creature of one square, in 16 bits: a creature is its index plus 1.
class Square {
public:
    using number_type = std::uint16_t;
    constexpr Square() = default;
    constexpr number_type number() const { return bits_; }
    static constexpr Square from_number(number_type bits) { return Square(bits); }

    constexpr bool has_wall() const { return (bits_ & wall_bit) != 0; }
    constexpr bool has_food() const { return (bits_ & food_bit) != 0; }
    constexpr int creature() const { return (bits_ & creature_bits) - 1; }  // -1: nobody
    constexpr void set_wall() { bits_ |= wall_bit; }
    constexpr void set_food(bool there) {
        bits_ = static_cast<number_type>(there ? bits_ | food_bit : bits_ & ~food_bit);
    }
    constexpr void set_creature(int index) { bits_ = static_cast<number_type>((bits_ & ~creature_bits) | (index + 1)); }
    bool operator==(const Square&) const = default;

private:
    constexpr explicit Square(number_type bits) : bits_(bits) {}
    static constexpr number_type food_bit = 0x8000, wall_bit = 0x4000, creature_bits = 0x3fff;
    number_type bits_ = 0;
};
static_assert(2 * most_creatures < 0x3fff);

// Everything the rules may read or change; also the board that the kernel asks.
struct State {
    Shared<Ground> ground;
    Grid<Square, 100> squares;
    InlineVector<Creature, 18> creatures;  // NORTH's slots, then SOUTH's; the dead keep theirs
    std::int32_t north_slots = 0;
    PerPlayer<std::int32_t> living;
    std::int32_t turn = 0, place = 0;  // see Moment

    bool contains(int x, int y) const {
        return static_cast<unsigned>(x) < static_cast<unsigned>(squares.width()) &&
               static_cast<unsigned>(y) < static_cast<unsigned>(squares.height());
    }
    bool has_wall(int x, int y) const { return squares[Cell{x, y}].has_wall(); }
    bool has_food(int x, int y) const { return squares[Cell{x, y}].has_food(); }
    int creature_at(int x, int y) const { return squares[Cell{x, y}].creature(); }
    const Creature& creature(int index) const { return creatures[static_cast<std::size_t>(index)]; }
    Creature& creature(int index) { return creatures[static_cast<std::size_t>(index)]; }
    bool is_north(int index) const { return index < north_slots; }
    int slots(bool north) const { return north ? north_slots : static_cast<int>(creatures.size()) - north_slots; }
    int index_of(bool north, int slot) const { return north ? slot : north_slots + slot; }
    int slot_of(int index) const { return is_north(index) ? index : index - north_slots; }
    template <class Visit>
    void foods_at(int x, int y, Visit visit) const {
        const auto& order = ground->food_by_place;
        const Cell at{x, y};
        if (order.size() != ground->food.size()) {
            for (std::size_t i = 0; i < ground->food.size(); ++i)
                if (ground->food[i] == at) visit(static_cast<int>(i));
            return;
        }
        auto found = std::lower_bound(order.begin(), order.end(), at, [this](std::int32_t number, Cell wanted) {
            return Ground::lies_before(ground->food_at(number), wanted);
        });
        for (; found != order.end() && ground->food_at(*found) == at; ++found) visit(static_cast<int>(*found));
    }
    void move(int index, int x, int y) {
        Creature& moved = creature(index);
        squares[Cell{moved.x, moved.y}].set_creature(-1);
        squares[Cell{x, y}].set_creature(index);
        moved.x = static_cast<std::int16_t>(x);
        moved.y = static_cast<std::int16_t>(y);
    }
    void remove_food(int x, int y) { squares[Cell{x, y}].set_food(false); }
    void remove(int index) {
        const Creature& gone = creature(index);
        squares[Cell{gone.x, gone.y}].set_creature(-1);
        --living[player_of(is_north(index))];
    }

    Moment moment() const { return {turn, place}; }
    Player to_move() const { return player_of(is_norths(moment())); }
    int mover() const { return index_of(is_norths(moment()), creatures::slot_of(moment())); }
    bool is_over() const {
        return living[Player::First] == 0 || living[Player::Second] == 0 || turn >= ground->turn_limit;
    }

    bool operator==(const State&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("ground", self.ground);
        visit("squares", self.squares);
        visit("creatures", self.creatures);
        visit("north_slots", self.north_slots);
        visit("living", self.living);
        visit("turn", self.turn);
        visit("place", self.place);
    }
};
static_assert(sizeof(State) <= 1536);

}  // namespace agon::creatures
