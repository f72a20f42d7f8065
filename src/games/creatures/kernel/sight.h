#pragma once
#include <algorithm>

#include "games/creatures/kernel/creature.h"

// What a creature is shown. A board has contains, has_wall, has_food, creature_at, creature, is_north and
// foods_at(x, y, most, visit), which calls visit(number) for the first `most` foods on a square, in the order of the board file,
// which numbers them.
namespace agon {
namespace creatures {

enum class Thing : std::uint8_t { Creature, Food, Wall };

// Of one square. Who walks there eats all of it at once, for 1: a heap is worth no more than a crumb, and must not take longer.
constexpr int most_foods_shown = 16;

struct FoodInSight {
    int number, x, y;
};
inline bool is_listed_before(const FoodInSight& one, const FoodInSight& other) { return one.number < other.number; }

// Creatures by side and slot, food as the file lists it, walls and squares beyond the edge row by row from the top.
// see(thing, creature index or -1, x, y), with x to the right and y upwards from the creature that looks.
template <class Board, class See>
void look_around(const Board& board, int looker, bool includes_itself, See see) {
    const Creature& self = board.creature(looker);
    const int range = sight_range(self.kind);
    int creatures[widest_square], creature_count = 0;
    FoodInSight foods[widest_square * most_foods_shown];
    int food_count = 0;
    for (int y = self.y - range; y <= self.y + range; ++y) {
        for (int x = self.x - range; x <= self.x + range; ++x) {
            if (!board.contains(x, y)) continue;
            const int index = board.creature_at(x, y);
            if (index >= 0 && (index != looker || includes_itself)) creatures[creature_count++] = index;
            if (!board.has_food(x, y)) continue;
            board.foods_at(x, y, most_foods_shown, [&](int number) {
                const FoodInSight food = {number, x, y};
                foods[food_count++] = food;
            });
        }
    }
    std::sort(creatures, creatures + creature_count);
    for (int i = 0; i < creature_count; ++i) {
        const Creature& seen = board.creature(creatures[i]);
        see(Thing::Creature, creatures[i], seen.x - self.x, self.y - seen.y);
    }

    std::sort(foods, foods + food_count, is_listed_before);
    for (int i = 0; i < food_count; ++i) see(Thing::Food, -1, foods[i].x - self.x, self.y - foods[i].y);

    for (int y = self.y - range; y <= self.y + range; ++y)
        for (int x = self.x - range; x <= self.x + range; ++x)
            if (!board.contains(x, y) || board.has_wall(x, y)) see(Thing::Wall, -1, x - self.x, self.y - y);
}

}  // namespace creatures
}  // namespace agon
