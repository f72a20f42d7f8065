#include "bots/siege/memory/memory.h"

#include <algorithm>

#include "core/hash.h"
#include "games/siege/rules.h"

namespace agon::siege {
namespace {

constexpr std::int64_t gold_at_start = 2000;
constexpr std::int32_t usual_turn_limit = 2000;

std::uint64_t fingerprint_of(const Observation& seen) {
    Hasher hasher;
    hasher.add(*seen.map);
    for (const Player each : both_players) hasher.add(seen.sides[each].base.id);
    return hasher.finish();
}

template <class Units>
std::int32_t count_miners(const Map& map, const Units& units) {
    return static_cast<std::int32_t>(std::count_if(units.begin(), units.end(), [&](const Unit& unit) {
        return unit.kind == Kind::Worker && map.is_mine(unit.at);
    }));
}

std::int64_t cost_of(std::optional<Kind> kind) { return kind ? facts_of(*kind).cost : 0; }

bool looks_like_the_start(const Observation& seen, Player seat) {
    for (const SeenSide& side : seen.sides.values)
        if (!side.units.empty() || side.base.health != base_health) return false;
    return seen.gold == gold_at_start && !seen.sides[seat].base.builds;
}

// Nothing was built or ordered so far: then the second turn looks like the first.
bool has_not_begun(const Memory& memory) {
    return memory.gold == gold_at_start && !memory.own.builds && memory.own.newest_id < 0 && memory.enemy.newest_id < 0;
}

bool has_new_unit(const WatchedSide& before, const SeenSide& now) {
    return !now.units.empty() && now.units.back().id > before.newest_id;
}

void watch(WatchedSide& side, const SeenSide& now, const Map& map) {
    const bool is_finished = has_new_unit(side, now);
    if (now.base.builds && now.base.builds == side.builds && !is_finished) {
        ++side.age;
    } else {
        side.builds = now.base.builds;
        side.age = 0;
        side.saw_order = false;
    }
    if (is_finished) side.newest_id = now.units.back().id;
    side.miners = count_miners(map, now.units);
}

// By how long the last unit took, or by what the mines gave since the last orders: where everybody's time goes on in every
// turn, building takes half as long and mines give twice as much.
std::optional<Tick> shown_tick(const Memory& before, const Observation& seen, const SeenSide& now) {
    const WatchedSide& own = before.own;
    if (own.builds && own.saw_order && has_new_unit(own, now))
        return own.age + 1 < facts_of(*own.builds).build_time ? Tick::All : Tick::Own;
    const std::int64_t mined = seen.gold - before.gold;
    if (own.miners == 0 || mined <= 0) return std::nullopt;
    if (mined > std::int64_t{own.miners} * gold_per_worker) return Tick::All;
    const bool all_live = count_miners(*seen.map, now.units) >= own.miners;
    return all_live ? std::optional(Tick::Own) : std::nullopt;
}

std::uint8_t time_left(const WatchedSide& side, int ticks) {
    if (!side.builds) return 0;
    const int whole = facts_of(*side.builds).build_time;
    return static_cast<std::uint8_t>(std::clamp(whole - ticks, 1, whole));
}

void take_over(Side& side, const SeenSide& seen, std::int32_t& next_id) {
    side.base_id = seen.base.id;
    side.base_health = seen.base.health;
    side.builds = seen.base.builds;
    for (const Unit& unit : seen.units) side.units.push_back(unit);
    next_id = std::max(next_id, seen.base.id + 1);
    if (!seen.units.empty()) next_id = std::max(next_id, seen.units.back().id + 1);
}

}  // namespace

Memory Memory::recall(std::string_view text, const Observation& seen, Player seat) {
    Memory fresh;
    fresh.game = fingerprint_of(seen);
    const auto memory = read(text);
    if (!memory || memory->game != fresh.game) return fresh;
    if (looks_like_the_start(seen, seat) && !has_not_begun(*memory)) return fresh;
    return *memory;
}

void Memory::observe(const Observation& seen, Player seat) {
    const SeenSide& mine = seen.sides[seat];
    const SeenSide& theirs = seen.sides[opponent(seat)];
    if (const auto shown = turns > 0 ? shown_tick(*this, seen, mine) : std::nullopt) tick = shown;

    const std::int32_t mined_between = std::min(enemy.miners, static_cast<std::int32_t>(theirs.units.size()));
    enemy_mined_between += std::int64_t{mined_between} * gold_per_worker;
    for (const Unit& unit : theirs.units)
        if (unit.id > enemy.newest_id) enemy_spent += facts_of(unit.kind).cost;
    watch(own, mine, *seen.map);
    watch(enemy, theirs, *seen.map);
    enemy_mined += std::int64_t{enemy.miners} * gold_per_worker;
    // Who spent more than we thought it had must have mined it.
    const std::int64_t all_mined = enemy_mined + (tick == Tick::All ? enemy_mined_between : 0);
    enemy_mined += std::max<std::int64_t>(0, enemy_spent + cost_of(enemy.builds) - gold_at_start - all_mined);
}

State Memory::picture(const Observation& seen, Player seat) const {
    State state;
    state.map = seen.map;
    state.tick = tick.value_or(Tick::Own);
    state.turns = 2 * turns + static_cast<std::int32_t>(index_of(seat));
    state.turn_limit = state.turns < usual_turn_limit ? usual_turn_limit : longest_turn_limit;
    state.next_id = 0;
    for (const Player each : both_players) take_over(state.sides[each], seen.sides[each], state.next_id);

    // The enemy's base worked on in the enemy's turn, in which the order was given, the own one not yet.
    const int ticks_a_turn = state.tick == Tick::All ? 2 : 1;
    Side& mine = state.sides[seat];
    Side& theirs = state.sides[opponent(seat)];
    mine.build_time_left = time_left(own, ticks_a_turn * own.age);
    theirs.build_time_left = time_left(enemy, 1 + ticks_a_turn * enemy.age);
    mine.gold = seen.gold;
    const std::int64_t mined = enemy_mined + (state.tick == Tick::All ? enemy_mined_between : 0);
    theirs.gold = std::clamp<std::int64_t>(gold_at_start + mined - enemy_spent - cost_of(enemy.builds), 0, most_gold);
    return state;
}

void Memory::close(const State& after, Player seat, std::string planner_memory) {
    const Side& mine = after.sides[seat];
    if (mine.builds && !own.builds) {
        own.builds = mine.builds;
        own.age = 0;
        own.saw_order = true;
    }
    own.miners = count_miners(*after.map, mine.units);
    // Those that fell in this turn do not mine at its end.
    enemy.miners = count_miners(*after.map, after.sides[opponent(seat)].units);
    gold = mine.gold;
    constexpr std::int32_t most_turns = longest_turn_limit / 2 - 1;
    turns = std::min(turns + 1, most_turns);
    planner = std::move(planner_memory);
}

}  // namespace agon::siege
