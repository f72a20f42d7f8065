#pragma once
#include <algorithm>
#include <utility>
#include <vector>

#include "games/creatures/kernel/sequence.h"
#include "protocols/creatures_text/board_reader.h"

namespace agon {
namespace engine {

// The board that the kernel of the rules asks and changes: who and what is where, and the engine's own numbers.
class Battlefield {
public:
    explicit Battlefield(const creatures_text::BoardFile& file)
        : width_(file.width),
          height_(file.height),
          squares_(static_cast<std::size_t>(file.width) * static_cast<std::size_t>(file.height)),
          food_(file.food) {
        for (const std::pair<int, int>& at : file.walls) square(at.first, at.second).has_wall = true;
        for (const std::pair<int, int>& at : food_) square(at.first, at.second).has_food = true;
        for (std::size_t number = 0; number < food_.size(); ++number)
            food_by_place_.push_back(static_cast<int>(number));
        std::stable_sort(food_by_place_.begin(), food_by_place_.end(),
                         [this](int one, int other) { return food_at(one) < food_at(other); });
        place(file, true);
        north_slots_ = living_[0];
        place(file, false);
    }

    int width() const { return width_; }
    int height() const { return height_; }
    bool contains(int x, int y) const { return x >= 0 && x < width_ && y >= 0 && y < height_; }
    bool has_wall(int x, int y) const { return square(x, y).has_wall; }
    bool has_food(int x, int y) const { return square(x, y).has_food; }
    int creature_at(int x, int y) const { return square(x, y).creature; }
    template <class Visit>
    void foods_at(int x, int y, Visit visit) const {
        const std::pair<int, int> at(x, y);
        std::vector<int>::const_iterator found = std::lower_bound(
            food_by_place_.begin(), food_by_place_.end(), at,
            [this](int number, const std::pair<int, int>& wanted) { return food_at(number) < wanted; });
        for (; found != food_by_place_.end() && food_at(*found) == at; ++found) visit(*found);
    }

    // NORTH's slots, then SOUTH's; the dead keep theirs.
    int creature_count() const { return static_cast<int>(creatures_.size()); }
    const creatures::Creature& creature(int index) const { return creatures_[static_cast<std::size_t>(index)]; }
    creatures::Creature& creature(int index) { return creatures_[static_cast<std::size_t>(index)]; }
    bool is_north(int index) const { return index < north_slots_; }
    int slots(bool north) const { return north ? north_slots_ : creature_count() - north_slots_; }
    int index_of(bool north, int slot) const { return north ? slot : north_slots_ + slot; }
    int slot_of(int index) const { return is_north(index) ? index : index - north_slots_; }
    int living(bool north) const { return living_[north ? 0 : 1]; }

    void move(int index, int x, int y) {
        creatures::Creature& moved = creature(index);
        square(moved.x, moved.y).creature = -1;
        square(x, y).creature = index;
        moved.x = static_cast<std::int16_t>(x);
        moved.y = static_cast<std::int16_t>(y);
    }
    void remove_food(int x, int y) { square(x, y).has_food = false; }
    void remove(int index) {
        square(creature(index).x, creature(index).y).creature = -1;
        --living_[is_north(index) ? 0 : 1];
    }

private:
    struct Square {
        bool has_wall = false, has_food = false;
        int creature = -1;
    };

    Square& square(int x, int y) { return squares_[place_of(x, y)]; }
    const Square& square(int x, int y) const { return squares_[place_of(x, y)]; }
    std::size_t place_of(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
    }
    const std::pair<int, int>& food_at(int number) const { return food_[static_cast<std::size_t>(number)]; }

    void place(const creatures_text::BoardFile& file, bool north) {
        for (const creatures_text::BoardUnit& unit : file.units) {
            if (unit.is_north != north) continue;
            creatures::Creature creature;
            creature.x = static_cast<std::int16_t>(unit.x);
            creature.y = static_cast<std::int16_t>(unit.y);
            creature.kind = unit.kind;
            creature.power = unit.power;
            creature.toughness = unit.toughness;
            creature.counter = unit.counter;
            square(unit.x, unit.y).creature = creature_count();
            creatures_.push_back(creature);
            ++living_[north ? 0 : 1];
        }
    }

    int width_, height_;
    std::vector<Square> squares_;
    std::vector<std::pair<int, int>> food_;  // that there was at the start, in the order of the file
    std::vector<int> food_by_place_;
    std::vector<creatures::Creature> creatures_;
    int north_slots_ = 0;
    int living_[2] = {0, 0};
};

}  // namespace engine
}  // namespace agon
