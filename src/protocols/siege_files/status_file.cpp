#include "protocols/siege_files/status_file.h"

#include <algorithm>
#include <concepts>
#include <limits>

#include "core/text_cursor.h"
#include "protocols/siege_files/fields_of_line.h"

namespace agon::siege_files {
namespace {

constexpr char base_letter = 'B', nothing_built = '0';

std::string line_of(char whose, char letter, std::int32_t id, Cell at, int health) {
    return std::string{whose, ' ', letter, ' '} + std::to_string(id) + ' ' + std::to_string(at.x) + ' ' +
           std::to_string(at.y) + ' ' + std::to_string(health);
}

template <std::signed_integral T>
std::optional<T> read_exactly(std::string_view field) {
    const auto value = read_integer(field);
    if (!value || *value < std::numeric_limits<T>::min() || *value > std::numeric_limits<T>::max()) return std::nullopt;
    return static_cast<T>(*value);
}

// Of a unit or base: "K 13 20 10 5", with what a base builds after it.
struct Told {
    char letter = '\0';
    std::int32_t id = 0;
    Cell at;
    std::optional<std::int32_t> health;
    std::optional<char> builds;  // '\0': something
};

std::optional<Told> read_told(const LineFields& fields) {
    if (fields.count < 5) return std::nullopt;
    const auto id = read_exactly<std::int32_t>(fields[2]);
    const auto x = read_exactly<std::int16_t>(fields[3]), y = read_exactly<std::int16_t>(fields[4]);
    if (!id || !x || !y) return std::nullopt;
    Told told{letter_of_field(fields[1]), *id, {*x, *y}, {}, {}};
    if (fields.count > 5) {
        using Limits = std::numeric_limits<std::int32_t>;
        const auto health = read_integer(fields[5], Limits::min(), Limits::max());
        if (!health) return std::nullopt;
        told.health = static_cast<std::int32_t>(*health);
    }
    if (fields.count > 6) told.builds = letter_of_field(fields[6]);
    return told;
}

// Takes one line after the other and keeps the first gold and the first base of each.
class StatusReader {
public:
    void take(std::string_view line) {
        const LineFields fields = fields_of_line(line.substr(0, line.find("//")));
        if (fields.count > 0 && !take_gold(fields) && !take_unit(fields)) ++status_.lines_skipped;
    }

    bool has_gold() const { return has_gold_; }
    bool has_own_base() const { return has_own_base_; }
    bool has_enemy_base() const { return has_enemy_base_; }

    Status finish() {
        for (StatusSide* side : {&status_.own, &status_.enemy}) {
            auto& units = side->units;
            std::stable_sort(units.begin(), units.end(),
                             [](const StatusUnit& one, const StatusUnit& other) { return one.id < other.id; });
            const auto same_id = [](const StatusUnit& one, const StatusUnit& other) { return one.id == other.id; };
            units.erase(std::unique(units.begin(), units.end(), same_id), units.end());
        }
        return std::move(status_);
    }

private:
    bool take_gold(const LineFields& fields) {
        const auto gold = read_integer(fields[0]);
        if (!gold || has_gold_) return false;
        status_.gold = *gold;
        return has_gold_ = true;
    }

    bool take_unit(const LineFields& fields) {
        const char whose = letter_of_field(fields[0]);
        if (whose != 'P' && whose != 'E') return false;
        const auto told = read_told(fields);
        if (!told) return false;
        StatusSide& side = whose == 'P' ? status_.own : status_.enemy;
        if (told->letter == base_letter) return take_base(*told, side, whose == 'P' ? has_own_base_ : has_enemy_base_);
        const auto kind = siege::kind_of(told->letter);
        if (!kind) return false;
        const std::int32_t health = told->health.value_or(siege::facts_of(*kind).health);
        if (health > 0) side.units.push_back({told->id, *kind, told->at, health});
        return health > 0;
    }

    static bool take_base(const Told& told, StatusSide& side, bool& known) {
        if (known) return false;
        const bool busy = told.builds.value_or(nothing_built) != nothing_built;
        side.base = {told.id, told.at, told.health.value_or(siege::base_health), busy,
                     busy ? siege::kind_of(*told.builds) : std::nullopt};
        return known = true;
    }

    Status status_;
    bool has_gold_ = false, has_own_base_ = false, has_enemy_base_ = false;
};

}  // namespace

std::string write_status(const siege::State& state, Player receiver, Dice& order) {
    std::vector<std::string> lines;
    for (const Player owner : both_players) {
        const siege::Side& side = state.sides[owner];
        const char whose = owner == receiver ? 'P' : 'E';
        const char builds = side.builds ? letter_of(*side.builds) : nothing_built;
        lines.push_back(line_of(whose, base_letter, side.base_id, state.map->base(owner), side.base_health) + ' ' +
                        builds);
        for (const siege::Unit& unit : side.units)
            lines.push_back(line_of(whose, letter_of(unit.kind), unit.id, unit.at, unit.health));
    }
    std::string text = std::to_string(state.sides[receiver].gold) + '\n';
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const int left = static_cast<int>(lines.size() - i);
        std::swap(lines[i], lines[i + static_cast<std::size_t>(order.roll(0, left - 1))]);
        text.append(lines[i]) += '\n';
    }
    return text;
}

Result<Status, ParseError> read_status(std::string_view text) {
    StatusReader reader;
    text = without_byte_order_mark(text);
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
        reader.take(line);
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    const auto missing = [](std::string what) { return Unexpected{ParseError{0, 0, std::move(what)}}; };
    if (!reader.has_gold()) return missing("the gold, a number at the front of a line");
    if (!reader.has_own_base()) return missing("the player's base: P B ID X Y HP");
    if (!reader.has_enemy_base()) return missing("the enemy's base: E B ID X Y HP");
    return reader.finish();
}

}  // namespace agon::siege_files
