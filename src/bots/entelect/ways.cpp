#include "bots/entelect/ways.h"

#include <array>

namespace agon::entelect {
namespace {

constexpr int dearest = 4;

// Of entering a cell, in rounds; lava is worth a way around it.
int cost_of(Terrain terrain) {
    switch (terrain) {
        case Terrain::Air: return 1;
        case Terrain::Dirt: return 2;
        case Terrain::Lava: return dearest;
        case Terrain::DeepSpace: break;
    }
    return Ways::nowhere;
}

}  // namespace

// Costs are small whole numbers, so that a ring of buckets keeps the cells in order.
Ways::Ways(const Ground& ground, const std::vector<Cell>& goals)
    : side_(static_cast<std::size_t>(ground.side())), rounds_(side_ * side_, nowhere) {
    std::array<std::vector<Cell>, dearest + 1> buckets;
    for (const Cell goal : goals) {
        rounds_[index_of(goal)] = 0;
        buckets[0].push_back(goal);
    }
    std::size_t waiting = goals.size();
    for (int rounds = 0; waiting > 0; ++rounds) {
        auto& bucket = buckets[static_cast<std::size_t>(rounds) % buckets.size()];
        for (std::size_t i = 0; i < bucket.size(); ++i) {
            const Cell cell = bucket[i];
            --waiting;
            if (rounds_[index_of(cell)] != rounds) continue;
            // Going backwards: who comes from a neighbour has to enter this cell, except that the goal need not be entered.
            const int cost = rounds == 0 ? 1 : cost_of(ground[cell]);
            for (const Step step : compass_steps) {
                const Cell next = cell + step;
                if (!ground.contains(next) || ground[next] == Terrain::DeepSpace) continue;
                if (rounds_[index_of(next)] <= rounds + cost) continue;
                rounds_[index_of(next)] = rounds + cost;
                buckets[static_cast<std::size_t>(rounds + cost) % buckets.size()].push_back(next);
                ++waiting;
            }
        }
        bucket.clear();
    }
}

}  // namespace agon::entelect
