#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/fields.h"

// Every number of the original's game-config.json, and the places where its rules text says something else.
namespace agon::entelect {

// Whose word counts where the original engine and its rules text differ. Bots were written against the engine.
enum class RuleBook : std::uint8_t { Engine, Document };
constexpr std::array<std::string_view, 2> enum_names(RuleBook) { return {"engine", "document"}; }

// The places, one constant each.
struct Reading {
    bool last_do_nothing_counts;  // disqualified by do-nothing number maxDoNothings, or only by one more
    int final_lava_radius;        // that the lava leaves free
    bool lava_slows_down;         // it gets there at its last round, or at full speed before that
    bool thaws_at_end;            // timers run at the end of a round, and so block one round more than at its start
    bool every_miss_scores;       // throws that hit nobody, or only those into deep space
    bool packs_heal_on_entering;  // right after the moves, or at the end of the round
    bool bare_select_is_invalid;  // "select 2" without a command
};
constexpr Reading reading_of(RuleBook rules) {
    return rules == RuleBook::Engine ? Reading{false, 3, false, false, false, false, false}
                                     : Reading{true, 4, true, true, true, true, true};
}

struct Weapon {
    std::int32_t damage = 8, range = 4;
    bool operator==(const Weapon&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("damage", self.damage);
        visit("range", self.range);
    }
};

struct Bananas {
    std::int32_t damage = 20, range = 5, count = 3, damage_radius = 2;
    bool operator==(const Bananas&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("damage", self.damage);
        visit("range", self.range);
        visit("count", self.count);
        visit("damage_radius", self.damage_radius);
    }
};

struct Snowballs {
    std::int32_t freeze_duration = 5, range = 5, count = 3, freeze_radius = 1;
    bool operator==(const Snowballs&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("freeze_duration", self.freeze_duration);
        visit("range", self.range);
        visit("count", self.count);
        visit("freeze_radius", self.freeze_radius);
    }
};

enum class Profession : std::uint8_t { Commando, Agent, Technologist };
inline constexpr std::size_t profession_count = 3;
inline constexpr std::array all_professions{Profession::Commando, Profession::Agent, Profession::Technologist};
constexpr std::array<std::string_view, profession_count> enum_names(Profession) {
    return {"commando", "agent", "technologist"};
}

// commandoWorms, agentWorms or technologistWorms.
struct WormsConfig {
    std::int32_t count = 1, initial_hp = 100;
    std::int32_t movement_range = 1;  // the original's key is movementRage
    std::int32_t digging_range = 1;
    Weapon weapon;
    std::string profession_name;
    bool operator==(const WormsConfig&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("count", self.count);
        visit("initial_hp", self.initial_hp);
        visit("movement_range", self.movement_range);
        visit("digging_range", self.digging_range);
        visit("weapon", self.weapon);
        visit("profession_name", self.profession_name);
    }
};

struct Scores {
    std::int32_t missed_attack = 2, attack = 2, kill_shot = 40, dig = 7, move = 5;
    std::int32_t powerup = 20;  // never awarded
    std::int32_t freeze = 17, do_nothing = 0, invalid_command = -4;
    bool operator==(const Scores&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("missed_attack", self.missed_attack);
        visit("attack", self.attack);
        visit("kill_shot", self.kill_shot);
        visit("dig", self.dig);
        visit("move", self.move);
        visit("powerup", self.powerup);
        visit("freeze", self.freeze);
        visit("do_nothing", self.do_nothing);
        visit("invalid_command", self.invalid_command);
    }
};

// Parts of maxRounds are kept in billionths: a decimal of up to nine places divides back to the very double that the original
// reads from its file.
inline constexpr std::int64_t billionths = 1'000'000'000;

struct Config {
    std::int32_t max_rounds = 400, max_do_nothings = 12, pushback_damage = 20, lava_damage = 3, map_size = 33;
    std::int32_t health_pack_hp = 10, total_health_packs = 2;
    std::array<WormsConfig, profession_count> worms{WormsConfig{1, 150, 1, 1, {}, "Commando"},
                                                    WormsConfig{1, 100, 1, 1, {}, "Agent"},
                                                    WormsConfig{1, 100, 1, 1, {}, "Technologist"}};
    Bananas bananas;      // of each agent
    Snowballs snowballs;  // of each technologist
    Scores scores;
    std::int32_t worm_select_tokens = 5;
    std::string csv_separator = ",";
    std::int64_t battle_royale_start = 250'000'000, battle_royale_end = 875'000'000;  // billionths

    const WormsConfig& of(Profession profession) const { return worms[static_cast<std::size_t>(profession)]; }
    int worms_each() const { return worms[0].count + worms[1].count + worms[2].count; }

    bool operator==(const Config&) const = default;
    static constexpr void fields(auto& self, auto&& visit) {
        visit("max_rounds", self.max_rounds);
        visit("max_do_nothings", self.max_do_nothings);
        visit("pushback_damage", self.pushback_damage);
        visit("lava_damage", self.lava_damage);
        visit("map_size", self.map_size);
        visit("health_pack_hp", self.health_pack_hp);
        visit("total_health_packs", self.total_health_packs);
        visit("commandos", self.worms[0]);
        visit("agents", self.worms[1]);
        visit("technologists", self.worms[2]);
        visit("bananas", self.bananas);
        visit("snowballs", self.snowballs);
        visit("scores", self.scores);
        visit("worm_select_tokens", self.worm_select_tokens);
        visit("csv_separator", self.csv_separator);
        visit("battle_royale_start", self.battle_royale_start);
        visit("battle_royale_end", self.battle_royale_end);
    }
};

// The usual numbers stay far below these, and so do all sums that a game can make of them.
inline constexpr int longest_side = 255, most_rounds = 10'000, most_worms_each = 30, most_packs = 16;
inline constexpr std::int32_t most_command_score = 1'000'000'000;  // of a whole game, either way

// What is wrong with it, as a sentence; nothing if it can be played.
std::optional<std::string> problem_with(const Config& config);

}  // namespace agon::entelect
