#pragma once
#include <vector>

#include "games/entelect/state.h"

namespace agon::entelect {

// How many rounds it takes a worm from each cell to the nearest of some goals, through dirt as well: that is dug away first.
class Ways {
public:
    static constexpr int nowhere = 1'000'000;

    Ways(const Ground& ground, const std::vector<Cell>& goals);

    // From a cell of the board; nowhere if there is no way.
    int rounds_from(Cell cell) const { return rounds_[index_of(cell)]; }

private:
    std::size_t index_of(Cell cell) const {
        return static_cast<std::size_t>(cell.y) * side_ + static_cast<std::size_t>(cell.x);
    }

    std::size_t side_;
    std::vector<int> rounds_;
};

}  // namespace agon::entelect
