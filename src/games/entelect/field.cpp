#include "games/entelect/field.h"

#include <cmath>
#include <utility>

#include "core/check.h"

// Tables are laid once for a match, in the doubles of the original: what the rules read of them are whole numbers.
namespace agon::entelect {
namespace {

double part_of(std::int32_t rounds, std::int64_t part) {
    return rounds * (static_cast<double>(part) / static_cast<double>(billionths));
}

}  // namespace

double distance_from_middle(Cell cell, int side) {
    const int across = 2 * cell.x - (side - 1), down = 2 * cell.y - (side - 1);
    return std::sqrt((across * across + down * down) / 4.0);
}

Field::Field(Config config, RuleBook rules, std::vector<Cell> packs)
    : config_(std::move(config)), rules_(rules), reading_(reading_of(rules)), packs_(std::move(packs)) {
    for (const Profession profession : all_professions)
        professions_.insert(professions_.end(), static_cast<std::size_t>(config_.of(profession).count), profession);
    // Nobody is disqualified before the first.
    fatal_do_nothings_ = std::max(config_.max_do_nothings + (reading_.last_do_nothing_counts ? 0 : 1), 1);
    for (const Cell pack : packs_) pack_marks_ |= mark_of(pack);
    lay_lava();
    lay_blast();
}

// Section "Endgame". Each round's mask has all cells of the one before it, so that each cell is looked at once.
void Field::lay_lava() {
    const double first = part_of(config_.max_rounds, config_.battle_royale_start);
    const double last = part_of(config_.max_rounds, config_.battle_royale_end);
    const int side = config_.map_size, farthest = side / 2;
    first_lava_round_ = static_cast<int>(std::ceil(first));

    struct Ring {
        double distance;
        std::size_t index;
    };
    std::vector<Ring> cells;
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            cells.push_back(
                {distance_from_middle({x, y}, side),
                 static_cast<std::size_t>(y) * static_cast<std::size_t>(side) + static_cast<std::size_t>(x)});
    std::stable_sort(cells.begin(), cells.end(), [](Ring a, Ring b) { return a.distance > b.distance; });

    words_ = (cells.size() + 63) / 64;
    std::vector<std::uint64_t> mask(words_, 0);
    std::size_t flooded = 0;
    bool over = false;
    for (int round = first_lava_round_; !over; ++round) {
        const double progress = std::clamp((round - first) / (last - first), 0.0, 1.0);
        const double radius = reading_.lava_slows_down ? farthest - (farthest - reading_.final_lava_radius) * progress
                                                       : farthest * (1 - progress);
        const double free = std::max(static_cast<double>(reading_.final_lava_radius), radius);
        const std::size_t before = flooded;
        for (; flooded < cells.size() && cells[flooded].distance > free; ++flooded)
            mask[cells[flooded].index / 64] |= std::uint64_t{1} << (cells[flooded].index % 64);
        if (masks_.empty() || flooded > before) masks_.insert(masks_.end(), mask.begin(), mask.end());
        mask_of_round_.push_back(static_cast<std::uint16_t>(masks_.size() / words_ - 1));
        over = progress >= 1 || round >= config_.max_rounds;
    }
}

// Section "Banana Bomb": full damage in the middle, and less by equal shares up to the radius.
void Field::lay_blast() {
    const int radius = config_.bananas.damage_radius;
    for (int dx = -radius; dx <= radius; ++dx) {
        for (int dy = -radius; dy <= radius; ++dy) {
            const double distance = std::sqrt(static_cast<double>(dx * dx + dy * dy));
            if (distance > radius) continue;
            // The share is rounded before it is taken, as in the original: it decides where a half would be.
            const double damage = config_.bananas.damage * ((radius + 1 - distance) / (radius + 1));
            blast_.push_back({{dx, dy}, static_cast<std::int32_t>(std::floor(damage + 0.5))});
        }
    }
}

}  // namespace agon::entelect
