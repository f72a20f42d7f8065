#pragma once
#include <algorithm>
#include <vector>

#include "games/creatures/kernel/creature.h"

// What a creature is shown. A board has contains, has_wall, has_food, creature_at, creature, is_north and foods_at(x, y, visit),
// which calls visit(number) for each food on a square; foods are numbered as the board file lists them.
namespace agon {
namespace creatures {

enum class Thing : std::uint8_t { Creature, Food, Wall };

struct FoodInSight {
    int number, x, y;
};
inline bool is_listed_before(const FoodInSight& one, const FoodInSight& other) { return one.number < other.number; }

// There is seldom more than one food on a square, but there may be heaps.
class FoodsInSight {
public:
    void add(const FoodInSight& food) {
        if (count_ < room) {
            few_[count_++] = food;
            return;
        }
        if (count_ == room) many_.assign(few_, few_ + room);
        many_.push_back(food);
        count_ = room + 1;
    }
    void sort() { std::sort(begin(), end(), is_listed_before); }
    FoodInSight* begin() { return count_ <= room ? few_ : many_.data(); }
    FoodInSight* end() { return count_ <= room ? few_ + count_ : many_.data() + many_.size(); }

private:
    static constexpr int room = widest_square;
    FoodInSight few_[room];
    std::vector<FoodInSight> many_;
    int count_ = 0;
};

// Creatures by side and slot, food as the file lists it, walls and squares beyond the edge row by row from the top.
// see(thing, creature index or -1, x, y), with x to the right and y upwards from the creature that looks.
template <class Board, class See>
void look_around(const Board& board, int looker, bool includes_itself, See see) {
    const Creature& self = board.creature(looker);
    const int range = sight_range(self.kind);
    int creatures[widest_square], creature_count = 0;
    FoodsInSight foods;
    for (int y = self.y - range; y <= self.y + range; ++y) {
        for (int x = self.x - range; x <= self.x + range; ++x) {
            if (!board.contains(x, y)) continue;
            const int index = board.creature_at(x, y);
            if (index >= 0 && (index != looker || includes_itself)) creatures[creature_count++] = index;
            if (!board.has_food(x, y)) continue;
            board.foods_at(x, y, [&](int number) {
                const FoodInSight food = {number, x, y};
                foods.add(food);
            });
        }
    }
    std::sort(creatures, creatures + creature_count);
    for (int i = 0; i < creature_count; ++i) {
        const Creature& seen = board.creature(creatures[i]);
        see(Thing::Creature, creatures[i], seen.x - self.x, self.y - seen.y);
    }

    foods.sort();
    for (const FoodInSight& food : foods) see(Thing::Food, -1, food.x - self.x, self.y - food.y);

    for (int y = self.y - range; y <= self.y + range; ++y)
        for (int x = self.x - range; x <= self.x + range; ++x)
            if (!board.contains(x, y) || board.has_wall(x, y)) see(Thing::Wall, -1, x - self.x, self.y - y);
}

}  // namespace creatures
}  // namespace agon
