#pragma once
#include <array>
#include <cstdint>

#include "core/cell.h"
#include "core/inline_vector.h"
#include "games/creatures/kernel/carry_out.h"

namespace agon::creatures {

// What a creature is worth to its side, in hundredths of a survivor. Every point of toughness is worth less than the one before:
// it pays to finish one off, and to heal the one that is nearly dead.
int worth_of(const Creature& creature);

// The squares around one place with those who stand there, as they are held to be: a board for the rules of the kernel. A fight
// on it is carried on by reflexes, to see what a move would lead to.
class Skirmish {
public:
    static constexpr int reach = 8, side = 2 * reach + 1;
    static constexpr int most_fighters = 64;  // more than a creature can see

    Skirmish(Cell center, int board_width, int board_height);

    void add_wall(Cell at) { square(at.x, at.y).has_wall = true; }
    void add_food(Cell at) { square(at.x, at.y).has_food = true; }
    // Those who act in one turn act in the order in which they are added. False: there is no room for more.
    bool add(const Creature& creature, bool is_ours);

    // What the kernel asks a board for.
    bool contains(int x, int y) const;
    bool has_wall(int x, int y) const { return square(x, y).has_wall; }
    bool has_food(int x, int y) const { return square(x, y).has_food; }
    int creature_at(int x, int y) const { return square(x, y).fighter; }
    const Creature& creature(int index) const { return fighters_[static_cast<std::size_t>(index)]; }
    Creature& creature(int index) { return fighters_[static_cast<std::size_t>(index)]; }
    bool is_north(int index) const { return is_ours_[static_cast<std::size_t>(index)]; }  // of two sides, ours is one
    void move(int index, int x, int y);
    void remove_food(int x, int y) { square(x, y).has_food = false; }
    void remove(int index) { square(creature(index).x, creature(index).y).fighter = -1; }

    int count() const { return count_; }
    bool is_ours(int index) const { return is_north(index); }
    bool has_foes() const { return foes_ > 0; }
    // Everybody acts once, from the one after `last` on.
    void play_round(int last);
    int balance() const;  // what ours are worth, less what foes are

private:
    struct Square {
        std::int8_t fighter = -1;
        bool has_wall = false, has_food = false;
    };

    Square& square(int x, int y) { return squares_[static_cast<std::size_t>((y - top_) * side + x - left_)]; }
    const Square& square(int x, int y) const {
        return squares_[static_cast<std::size_t>((y - top_) * side + x - left_)];
    }
    void act(int index);
    Order reflex(int index) const;
    Order walk_towards(int index, int target) const;

    int left_, top_, width_, height_;
    int count_ = 0, foes_ = 0;
    std::array<Square, side * side> squares_{};
    std::array<Creature, most_fighters> fighters_;
    std::array<bool, most_fighters> is_ours_{};
};

}  // namespace agon::creatures
