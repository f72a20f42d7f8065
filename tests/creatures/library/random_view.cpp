#include "creatures/library/random_view.h"

#include <climits>
#include <utility>

#include "creatures/library/oracle.h"

namespace agon::creatures_library {

int RandomViews::below(int count) { return static_cast<int>(engine_() % static_cast<std::uint32_t>(count)); }

Self RandomViews::self() {
    return {.kind = static_cast<ObjectType>(below(6)),
            .side = static_cast<Side>(below(2)),
            .power = 1 + below(5),
            .toughness = one_in(4) ? below(4) : 1 + below(20),
            .mana = below(3),
            .fire = below(3),
            .bewitched = one_in(16)};
}

Object RandomViews::object() {
    // Half the squares are next to the creature, where most rules look.
    const int range = one_in(2) ? 1 : 3;
    return {static_cast<Side>(below(2)), static_cast<ObjectType>(below(8)), below(2 * range + 1) - range,
            below(2 * range + 1) - range, one_in(3)};
}

std::vector<Object> RandomViews::view(const Self& self) {
    std::vector<Object> objects;
    if (one_in(8)) {  // a crowd: hardly a square is free
        objects = walls_around(3);
        for (Object& object : objects) {
            object.objType = static_cast<ObjectType>(below(8));
            object.teamSide = one_in(4) ? NORTH : SOUTH;
            object.bewitched = !one_in(4);
        }
        if (one_in(4))
            for (Object& object : objects)
                if (inside(object, 1 + below(3)) && !one_in(12)) object.objType = WALL;
        shuffle(objects);
        objects.resize(objects.size() - static_cast<std::size_t>(below(12)));
        return objects;
    }
    static constexpr int sizes[] = {1, 2, 4, 8, 16, 32};
    for (int left = below(sizes[below(6)] + 1); left > 0; --left) objects.push_back(object());
    const bool one_side = one_in(4);
    const bool all_bewitched = one_in(4);
    for (Object& object : objects) {
        if (one_side) object.teamSide = self.side == NORTH ? SOUTH : NORTH;
        if (all_bewitched) object.bewitched = true;
    }
    if (one_in(4)) objects.insert(objects.begin() + below(static_cast<int>(objects.size()) + 1), noise(self));
    return objects;
}

Object RandomViews::noise(const Self& self) {
    Object object = this->object();
    object.relativeX = object.relativeY = 0;
    if (one_in(3)) return object;
    static constexpr int very_far[] = {INT_MIN, INT_MAX, 1 << 16, -(1 << 16)};
    const int far = one_in(4) ? very_far[below(4)] : (reach_of(self.kind).sight + 1) * (one_in(2) ? 1 : -1);
    object.relativeX = far;
    object.relativeY = below(7) - 3;
    if (one_in(2)) std::swap(object.relativeX, object.relativeY);
    return object;
}

void RandomViews::shuffle(std::vector<Object>& view) {
    for (int i = static_cast<int>(view.size()) - 1; i > 0; --i)
        std::swap(view[static_cast<std::size_t>(i)], view[static_cast<std::size_t>(below(i + 1))]);
}

}  // namespace agon::creatures_library
