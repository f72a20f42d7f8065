#pragma once
#include <algorithm>

#include "games/creatures/kernel/creature.h"

// What a creature is shown. A board has contains, has_wall, creature_at, creature, is_north and foods_at(x, y, visit), which
// calls visit(number) for each food on a square; foods are numbered as the board file lists them.
namespace agon {
namespace creatures {

enum class Thing : std::uint8_t { Creature, Food, Wall };

// Creatures by side and slot, food as the file lists it, walls and squares beyond the edge row by row from the top.
// see(thing, creature index or -1, x, y), with x to the right and y upwards from the creature that looks.
template <class Board, class See>
void look_around(const Board& board, int looker, bool includes_itself, See see) {
    const Creature& self = board.creature(looker);
    const int range = sight_range(self.kind);
    int creatures[widest_square], creature_count = 0;
    int food_squares[widest_square][2], food_square_count = 0;
    for (int y = self.y - range; y <= self.y + range; ++y) {
        for (int x = self.x - range; x <= self.x + range; ++x) {
            if (!board.contains(x, y)) continue;
            const int index = board.creature_at(x, y);
            if (index >= 0 && (index != looker || includes_itself)) creatures[creature_count++] = index;
            if (!board.has_food(x, y)) continue;
            food_squares[food_square_count][0] = x;
            food_squares[food_square_count++][1] = y;
        }
    }
    std::sort(creatures, creatures + creature_count);
    for (int i = 0; i < creature_count; ++i) {
        const Creature& seen = board.creature(creatures[i]);
        see(Thing::Creature, creatures[i], seen.x - self.x, self.y - seen.y);
    }

    // Squares with several foods are rare, and so are squares with food: the next number is looked for among them.
    for (int last = -1;;) {
        int next = -1, at = 0;
        for (int i = 0; i < food_square_count; ++i)
            board.foods_at(food_squares[i][0], food_squares[i][1], [&](int number) {
                if (number <= last || (next >= 0 && number >= next)) return;
                next = number;
                at = i;
            });
        if (next < 0) break;
        see(Thing::Food, -1, food_squares[at][0] - self.x, self.y - food_squares[at][1]);
        last = next;
    }

    for (int y = self.y - range; y <= self.y + range; ++y)
        for (int x = self.x - range; x <= self.x + range; ++x)
            if (!board.contains(x, y) || board.has_wall(x, y)) see(Thing::Wall, -1, x - self.x, self.y - y);
}

}  // namespace creatures
}  // namespace agon
