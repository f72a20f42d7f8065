#pragma once
#include <string>
#include <vector>

#include "games/sworms/rules.h"

// Small boards drawn by hand, and what one action makes of them.
namespace agon::sworms_test {

// Row by row from the top: . air, E earth, W water, 1 to 4 a chest (bazooka, teleport, blowtorch, melee), a b c d the worms of
// player 1 (numbers 1 to 4), x y z w those of player 2 (5 to 8). Whoever is not drawn is dead.
using Picture = std::vector<std::string>;

// They are called Ann, Bob, Cat, Dan, Xan, Yul, Zoe and Wim, have 100 HP and one of each weapon. `acting` is about to act.
sworms::State drawn(const Picture& picture, char acting = 'a');
Picture picture_of(const sworms::State& state);
sworms::Worm& worm(sworms::State& state, char letter);
const sworms::Worm& worm(const sworms::State& state, char letter);

// The chest that ends the turn.
struct NewChest {
    int column = 0;
    int content = 1;
};

struct Played {
    std::string text;     // what the console says about it, without maps
    Picture picture;      // before the chest of the turn's end came down
    sworms::State state;  // after it
    bool turn_over = false;
    std::string chest_text;  // what the console says about that chest
};

Played play(sworms::State state, const sworms::Action& action, NewChest chest = {});

inline sworms::Fire shot(sworms::Weapon weapon, sworms::Direction way) { return {weapon, way, {}}; }
inline sworms::Fire teleport_to(int row, int column) { return {sworms::Weapon::Teleporter, {}, {column, row}}; }
inline sworms::Fire airstrike_on(int column) { return {sworms::Weapon::Airstrike, {}, {column, 0}}; }
inline constexpr sworms::Fire melee{sworms::Weapon::Melee, {}, {}};

}  // namespace agon::sworms_test
