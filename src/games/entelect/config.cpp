#include "games/entelect/config.h"

#include <algorithm>
#include <cstdlib>

namespace agon::entelect {
namespace {

constexpr std::int32_t most_damage = 1000, most_health = 10'000, most_points = 1000, longest_range = 1000;
constexpr std::int32_t widest_radius = 20, most_ammunition = 255, longest_freeze = 255, most_tokens = 60'000;
constexpr std::size_t longest_text = 200;

struct Bounds {
    std::string_view name;
    std::int64_t value, low, high;
};

std::optional<std::string> problem_with_bounds(std::initializer_list<Bounds> all) {
    for (const Bounds& each : all)
        if (each.value < each.low || each.value > each.high)
            return std::string(each.name) + " must be from " + std::to_string(each.low) + " to " +
                   std::to_string(each.high);
    return std::nullopt;
}

std::optional<std::string> problem_with_worms(const WormsConfig& worms) {
    if (worms.profession_name.size() > longest_text) return "a profession's name must not exceed 200 bytes";
    return problem_with_bounds({{"count of worms", worms.count, 0, most_worms_each},
                                {"initialHp", worms.initial_hp, 1, most_health},
                                {"movementRange", worms.movement_range, 0, longest_range},
                                {"diggingRange", worms.digging_range, 0, longest_range},
                                {"weapon damage", worms.weapon.damage, 0, most_damage},
                                {"weapon range", worms.weapon.range, 0, longest_range}});
}

std::optional<std::string> problem_with_scores(const Scores& scores) {
    std::optional<std::string> problem;
    Scores::fields(scores, [&](std::string_view name, std::int32_t points) {
        if (!problem) problem = problem_with_bounds({{name, points, -most_points, most_points}});
    });
    return problem;
}

// The most that a player can gain or lose in all rounds together.
std::int64_t most_score(const Config& config) {
    std::int64_t damage = config.bananas.damage, points = 0;
    for (const WormsConfig& worms : config.worms) damage = std::max<std::int64_t>(damage, worms.weapon.damage);
    Scores::fields(config.scores, [&](std::string_view, std::int32_t each) {
        points = std::max<std::int64_t>(points, std::abs(each));
    });
    const std::int64_t across = 2 * config.bananas.damage_radius + 1, worms = 2 * config.worms_each();
    return config.max_rounds * points * (worms * (damage + 2) + across * across + 4);
}

}  // namespace

std::optional<std::string> problem_with(const Config& config) {
    for (const WormsConfig& worms : config.worms)
        if (auto problem = problem_with_worms(worms)) return problem;
    if (auto problem = problem_with_scores(config.scores)) return problem;
    if (config.csv_separator.size() > longest_text) return "csvSeparator must not exceed 200 bytes";
    if (auto problem =
            problem_with_bounds({{"maxRounds", config.max_rounds, 1, most_rounds},
                                 {"maxDoNothings", config.max_do_nothings, 0, most_tokens},
                                 {"pushbackDamage", config.pushback_damage, 0, most_damage},
                                 {"lavaDamage", config.lava_damage, 0, most_damage},
                                 {"mapSize", config.map_size, 5, longest_side},
                                 {"healthPackHp", config.health_pack_hp, 0, most_damage},
                                 {"totalHealthPacks", config.total_health_packs, 0, most_packs},
                                 {"worms of a player", config.worms_each(), 1, most_worms_each},
                                 {"bananas damage", config.bananas.damage, 0, most_damage},
                                 {"bananas range", config.bananas.range, 0, longest_range},
                                 {"bananas count", config.bananas.count, 0, most_ammunition},
                                 {"bananas damageRadius", config.bananas.damage_radius, 0, widest_radius},
                                 {"snowballs freezeDuration", config.snowballs.freeze_duration, 0, longest_freeze},
                                 {"snowballs range", config.snowballs.range, 0, longest_range},
                                 {"snowballs count", config.snowballs.count, 0, most_ammunition},
                                 {"snowballs freezeRadius", config.snowballs.freeze_radius, 0, widest_radius},
                                 {"wormSelectTokens", config.worm_select_tokens, 0, most_tokens},
                                 {"battleRoyaleStart (billionths)", config.battle_royale_start, 0, 100 * billionths},
                                 {"battleRoyaleEnd (billionths)", config.battle_royale_end, 0, 100 * billionths}}))
        return problem;
    if (config.battle_royale_end <= config.battle_royale_start)
        return "battleRoyaleEnd must be after battleRoyaleStart";
    if (most_score(config) > most_command_score) return "so many rounds with such scores can lead to too many points";
    return std::nullopt;
}

}  // namespace agon::entelect
