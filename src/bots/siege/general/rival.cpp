#include "bots/siege/general/rival.h"

#include <algorithm>
#include <cmath>

#include "bots/siege/general/doctrines.h"
#include "bots/siege/general/script.h"

namespace agon::siege::general {
namespace {

constexpr std::int32_t thousandth = 1000, most_surprise = 1'000'000;
constexpr std::size_t most_units = 1000, most_leadings = 64;  // that are worth remembering

bool is_soldier(const Unit& unit) { return unit.kind != Kind::Worker; }

// How far off the soldiers ended from where they were expected, on average. Nothing if none can be compared.
std::optional<std::int32_t> surprise(const Side& expected, const Side& real) {
    constexpr int farthest = 4;  // farther is not more wrong
    int steps = 0, compared = 0;
    for (const Unit& unit : expected.units) {
        const Unit* const there = is_soldier(unit) ? real.find(unit.id) : nullptr;
        if (there == nullptr) continue;
        steps += std::min(farthest, manhattan_distance(unit.at, there->at));
        ++compared;
    }
    if (compared == 0) return std::nullopt;
    return steps * thousandth / compared;
}

}  // namespace

void Rival::watch(const State& now, const Terrain& terrain) {
    const Player them = opponent(now.to_move());
    const bool follows = left_ && left_->turns + 1 == now.turns;
    if (!follows || std::none_of(left_->units[them].begin(), left_->units[them].end(), is_soldier))
        return surprise_.clear();
    State before = now;
    before.turns = left_->turns;
    for (const Player each : both_players) {
        before.sides[each].units.clear();
        for (const Unit& unit : left_->units[each]) {
            if (!now.map->contains(unit.at)) return surprise_.clear();  // it was read from a file
            before.sides[each].units.push_back(unit);
        }
    }
    const std::vector<Doctrine> guesses = guess_enemy(before.sides[them]);
    surprise_.resize(guesses.size(), 0);
    Script script(terrain);
    for (std::size_t i = 0; i < guesses.size(); ++i) {
        State expected = before;
        script.play(expected, guesses[i], {}, nullptr);
        const auto last = surprise(expected.sides[them], now.sides[them]);
        if (last) surprise_[i] = surprise_[i] * 9 / 10 + *last;
    }
}

void Rival::remember(State after) {
    left_.reset();
    if (Rules::is_over(after)) return;
    Journal<Event> silent;
    end_turn(after, silent);
    left_.emplace();
    left_->turns = after.turns;
    for (const Player each : both_players)
        left_->units[each].assign(after.sides[each].units.begin(), after.sides[each].units.end());
}

std::vector<double> Rival::odds(std::size_t count) const {
    std::vector<double> odds(count, 1.0);
    if (surprise_.size() == count) {
        const std::int32_t least = *std::min_element(surprise_.begin(), surprise_.end());
        for (std::size_t i = 0; i < count; ++i)
            odds[i] = std::exp(static_cast<double>(least - surprise_[i]) / thousandth);
    }
    double sum = 0;
    for (const double each : odds) sum += each;
    for (double& each : odds) each /= sum;
    return odds;
}

void Rival::write(std::string& text) const {
    const auto add = [&](std::int64_t number) { text += ' ' + std::to_string(number); };
    const bool known = left_ && left_->units[Player::First].size() + left_->units[Player::Second].size() <= most_units;
    if (!known) return add(-1);
    add(left_->turns);
    add(static_cast<std::int64_t>(surprise_.size()));
    for (const std::int32_t each : surprise_) add(each);
    for (const Player player : both_players) {
        add(static_cast<std::int64_t>(left_->units[player].size()));
        for (const Unit& unit : left_->units[player])
            for (const std::int64_t number :
                 {std::int64_t{unit.id}, static_cast<std::int64_t>(index_of(unit.kind)), std::int64_t{unit.at.x},
                  std::int64_t{unit.at.y}, std::int64_t{unit.health}})
                add(number);
    }
}

bool Rival::read(TextCursor& in) {
    bool good = true;
    const auto take = [&](std::int64_t low, std::int64_t high) {
        const auto number = good && in.take(' ') ? in.take_integer(low, high) : std::nullopt;
        good = number.has_value();
        return number.value_or(low);
    };
    *this = Rival();
    Rival read;
    const std::int64_t turns = take(-1, INT32_MAX);
    if (turns < 0) return good;
    read.left_.emplace();
    read.left_->turns = static_cast<std::int32_t>(turns);
    read.surprise_.resize(static_cast<std::size_t>(take(0, most_leadings)));
    for (std::int32_t& each : read.surprise_) each = static_cast<std::int32_t>(take(0, most_surprise));
    for (const Player player : both_players) {
        const std::int64_t count = take(0, most_units);
        std::int32_t last_id = -1;
        for (std::int64_t i = 0; i < count && good; ++i) {
            const auto id = static_cast<std::int32_t>(take(last_id + std::int64_t{1}, INT32_MAX));
            const Kind kind = all_kinds[static_cast<std::size_t>(take(0, kind_count - 1))];
            const Cell at{static_cast<int>(take(0, INT16_MAX)), static_cast<int>(take(0, INT16_MAX))};
            Unit unit = fresh_unit(id, kind, at);
            unit.health = static_cast<std::uint8_t>(take(1, facts_of(kind).health));
            read.left_->units[player].push_back(unit);
            last_id = id;
        }
    }
    if (good) *this = std::move(read);
    return good;
}

}  // namespace agon::siege::general
