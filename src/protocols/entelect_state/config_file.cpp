#include "protocols/entelect_state/config_file.h"

#include <cmath>

#include "core/field_reader.h"
#include "core/text_cursor.h"
#include "protocols/entelect_state/key_place.h"
#include "protocols/json/json.h"

namespace agon::entelect_state {
namespace {

using entelect::Config;
using entelect::WormsConfig;

// The value that a path of keys leads to; of a key that stands twice the last one, as the original reads it.
const Tree* find(const Tree& tree, std::string_view path) {
    const std::size_t dot = path.find('.');
    const auto* record = tree.as<Tree::Record>();
    const Tree* part = nullptr;
    if (record)
        for (const TreeMember& member : *record)
            if (member.key == path.substr(0, dot)) part = &member.value;
    return part && dot != std::string_view::npos ? find(*part, path.substr(dot + 1)) : part;
}

class ConfigReader {
public:
    ConfigReader(std::string_view json, const Tree& tree) : json_(json), tree_(tree) {}

    void number(std::string_view path, std::int32_t& value) {
        const Tree* part = part_at(path);
        if (!part) return;
        const auto whole = whole_number(*part);
        if (whole) value = *whole;
        else fail(path, "a whole number of up to 32 bits");
    }

    // A part of one, kept in billionths.
    void fraction(std::string_view path, std::int64_t& value) {
        const Tree* part = part_at(path);
        if (!part) return;
        const auto* decimal = part->as<double>();
        const auto* whole = part->as<std::int64_t>();
        const double given = decimal ? *decimal : whole ? static_cast<double>(*whole) : -1;
        if (given >= 0 && given <= 1) value = std::llround(given * static_cast<double>(entelect::billionths));
        else fail(path, "a number from 0 to 1");
    }

    void text(std::string_view path, std::string& value) {
        const Tree* part = part_at(path);
        if (!part) return;
        if (const auto* given = part->as<std::string>()) value = *given;
        else fail(path, "a text in quotes");
    }

    const std::optional<ParseError>& problem() const { return problem_; }

private:
    // Null is the same as nothing, in the original too.
    const Tree* part_at(std::string_view path) const {
        const Tree* part = problem_ ? nullptr : find(tree_, path);
        return part && !part->as<std::monostate>() ? part : nullptr;
    }

    // 33.0 is a whole number, as it is for the original.
    static std::optional<std::int32_t> whole_number(const Tree& tree) {
        const auto* whole = tree.as<std::int64_t>();
        const auto* decimal = tree.as<double>();
        if (decimal && std::abs(*decimal) <= INT32_MAX && std::trunc(*decimal) == *decimal)
            return static_cast<std::int32_t>(*decimal);
        if (!whole || *whole < INT32_MIN || *whole > INT32_MAX) return std::nullopt;
        return static_cast<std::int32_t>(*whole);
    }

    void fail(std::string_view path, std::string_view expected) {
        problem_ = error_at(json_, path, std::string(expected) + " for " + std::string(path));
    }

    std::string_view json_;
    const Tree& tree_;
    std::optional<ParseError> problem_;
};

void read_worms(ConfigReader& reader, const std::string& key, WormsConfig& worms) {
    reader.number(key + ".count", worms.count);
    reader.number(key + ".initialHp", worms.initial_hp);
    reader.number(key + ".movementRage", worms.movement_range);
    reader.number(key + ".diggingRange", worms.digging_range);
    reader.number(key + ".weapon.damage", worms.weapon.damage);
    reader.number(key + ".weapon.range", worms.weapon.range);
    reader.text(key + ".professionName", worms.profession_name);
}

void read_scores(ConfigReader& reader, entelect::Scores& scores) {
    reader.number("scores.missedAttack", scores.missed_attack);
    reader.number("scores.attack", scores.attack);
    reader.number("scores.killShot", scores.kill_shot);
    reader.number("scores.dig", scores.dig);
    reader.number("scores.move", scores.move);
    reader.number("scores.powerup", scores.powerup);
    reader.number("scores.freeze", scores.freeze);
    reader.number("scores.doNothing", scores.do_nothing);
    reader.number("scores.invalidCommand", scores.invalid_command);
}

void read_all(ConfigReader& reader, Config& config) {
    reader.number("maxRounds", config.max_rounds);
    reader.number("maxDoNothings", config.max_do_nothings);
    reader.number("pushbackDamage", config.pushback_damage);
    reader.number("lavaDamage", config.lava_damage);
    reader.number("mapSize", config.map_size);
    reader.number("healthPackHp", config.health_pack_hp);
    reader.number("totalHealthPacks", config.total_health_packs);
    constexpr std::array keys{"commandoWorms", "agentWorms", "technologistWorms"};
    for (std::size_t i = 0; i < keys.size(); ++i) read_worms(reader, keys[i], config.worms[i]);
    // NB: the original reads both for all three professions, but gives bananas to agents only, and snowballs to technologists.
    reader.number("agentWorms.bananas.damage", config.bananas.damage);
    reader.number("agentWorms.bananas.range", config.bananas.range);
    reader.number("agentWorms.bananas.count", config.bananas.count);
    reader.number("agentWorms.bananas.damageRadius", config.bananas.damage_radius);
    reader.number("technologistWorms.snowballs.freezeDuration", config.snowballs.freeze_duration);
    reader.number("technologistWorms.snowballs.range", config.snowballs.range);
    reader.number("technologistWorms.snowballs.count", config.snowballs.count);
    reader.number("technologistWorms.snowballs.freezeRadius", config.snowballs.freeze_radius);
    read_scores(reader, config.scores);
    reader.number("wormSelectTokens.count", config.worm_select_tokens);
    reader.text("csvSeparator", config.csv_separator);
    reader.fraction("battleRoyaleStart", config.battle_royale_start);
    reader.fraction("battleRoyaleEnd", config.battle_royale_end);
}

}  // namespace

Result<Config, ParseError> read_config(std::string_view json) {
    json = without_byte_order_mark(json);
    const auto tree = json::parse(json);
    if (!tree) return Unexpected{tree.error()};
    if (!tree->as<Tree::Record>()) return Unexpected{ParseError{1, 1, "a record: {\"maxRounds\": 400, ...}"}};
    ConfigReader reader(json, *tree);
    Config config;
    read_all(reader, config);
    if (reader.problem()) return Unexpected{*reader.problem()};
    if (const auto problem = entelect::problem_with(config))
        return Unexpected{ParseError{0, 0, "a match that can be played: " + *problem}};
    return config;
}

}  // namespace agon::entelect_state
