#pragma once
#include <algorithm>
#include <vector>

#include "core/geometry.h"
#include "games/siege/map.h"

namespace agon::siege {

// How many units have each cell of a map within some distance.
class Coverage {
public:
    Coverage() = default;
    explicit Coverage(const Map& map)
        : width_(map.width()),
          height_(map.height()),
          counts_(static_cast<std::size_t>(map.width()) * static_cast<std::size_t>(map.height())) {}

    bool empty() const { return counts_.empty(); }
    int operator[](Cell cell) const { return counts_[index_of(cell.x, cell.y)]; }
    void add(Cell centre, int distance, int units) {
        for (int y = std::max(0, centre.y - distance); y <= std::min(height_ - 1, centre.y + distance); ++y) {
            const int across = distance - absolute(y - centre.y);
            for (int x = std::max(0, centre.x - across); x <= std::min(width_ - 1, centre.x + across); ++x)
                counts_[index_of(x, y)] += units;
        }
    }

private:
    std::size_t index_of(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
    }

    int width_ = 0, height_ = 0;
    std::vector<int> counts_;
};

}  // namespace agon::siege
