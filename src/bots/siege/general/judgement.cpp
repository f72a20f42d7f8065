#include "bots/siege/general/judgement.h"

#include <algorithm>
#include <array>

#include "games/siege/rules.h"

namespace agon::siege::general {
namespace {

constexpr int worth_of_base_health = 10, worth_of_a_miner = 500, price_of_a_turn = 200;

// The base builds one unit at a time, and that is what runs short: so a unit is worth the time it took as well as its gold.
constexpr int worth_of(Kind kind) {
    constexpr std::array<int, kind_count> worth{520, 320, 330, 310, 380, 780, 150};
    return worth[index_of(kind)];
}

int worth_of_gold(std::int64_t gold) {
    constexpr std::int64_t useful = 1200, most = 20'000;
    return static_cast<int>(std::min(gold, useful) * 3 / 10 + std::clamp<std::int64_t>(gold - useful, 0, most) / 50);
}

// At the turn limit the number of units decides, and the later it is the surer it comes to that.
int worth_of_one_more(const State& state) {
    const int at_start = state.map->mines().empty() ? 100 : 20;  // without mines there is no decision by growth
    constexpr int at_end = 300;
    const std::int64_t square = std::int64_t{state.turns} * state.turns;
    return at_start +
           static_cast<int>(square * (at_end - at_start) / (std::int64_t{state.turn_limit} * state.turn_limit));
}

int worth_of_side(const State& state, Player player, const Terrain& terrain) {
    const Side& side = state.sides[player];
    const bool can_mine = !terrain.mines(player).empty();
    int sum = worth_of_gold(side.gold) + side.base_health * worth_of_base_health;
    // Where gold does not grow back, what is left of it can still become workers.
    const auto to_come = state.map->mines().empty()
                             ? static_cast<int>(std::min<std::int64_t>(side.gold / facts_of(Kind::Worker).cost, 20))
                             : 0;
    sum += worth_of_one_more(state) * (static_cast<int>(side.units.size()) + to_come);
    int miners = 0;
    for (const Unit& unit : side.units) {
        const int full = worth_of(unit.kind);
        sum += full / 2 + full * unit.health / (2 * facts_of(unit.kind).health);
        if (unit.kind == Kind::Worker) ++miners;
        else sum -= terrain.to_base(opponent(player), unit.at, unit.kind);
    }
    constexpr int useful_miners = 4;
    constexpr std::int64_t enough_gold = 1200;
    if (can_mine && side.gold < enough_gold) sum += std::min(miners, useful_miners) * worth_of_a_miner;
    if (side.builds) {
        const int time = facts_of(*side.builds).build_time;
        sum += worth_of(*side.builds) * (2 * time - side.build_time_left) / (2 * time);
    }
    return sum;
}

}  // namespace

int judge(const State& state, Player player, std::int32_t since, const Terrain& terrain) {
    if (const auto outcome = Rules::outcome(state)) {
        if (!outcome->winner) return 0;
        const int value = won_game - price_of_a_turn * (state.turns - since);
        return *outcome->winner == player ? value : -value;
    }
    return worth_of_side(state, player, terrain) - worth_of_side(state, opponent(player), terrain);
}

}  // namespace agon::siege::general
