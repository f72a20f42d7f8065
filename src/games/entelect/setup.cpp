#include <algorithm>

#include "games/entelect/rules.h"

namespace agon::entelect {
namespace {

std::optional<std::string> problem_with_worm(const State& state, WormId name) {
    const Worm& worm = state.worm(name);
    constexpr int least_health = -20'000, most_health = 26'000;
    if (!state.ground.contains(worm.at)) return "a worm must be on the board";
    if (worm.health < least_health || worm.health > most_health) return "health must be from -20000 to 26000";
    if (worm.frozen > state.config().snowballs.freeze_duration) return "a worm cannot be frozen for longer than that";
    if (worm.ammunition > state.field->ammunition_of(name.id)) return "a worm cannot have more than it began with";
    return std::nullopt;
}

std::optional<std::string> problem_with_side(const State& state, Player player) {
    const Side& side = state.sides[player];
    constexpr std::uint16_t most_do_nothings = 60'000;
    if (side.command_score < -most_command_score || side.command_score > most_command_score)
        return "scores must be from -1000000000 to 1000000000";
    if (side.tokens > state.config().worm_select_tokens) return "a player cannot have more tokens than at the start";
    if (side.do_nothings > most_do_nothings) return "do-nothings must be from 0 to 60000";
    for (const int id : {state.current(player), state.previous(player)})
        if (id < 1 || id > state.worms_each()) return "the current and the previous worm must be there";
    for (int id = 1; id <= state.worms_each(); ++id)
        if (auto problem = problem_with_worm(state, {player, id})) return problem;
    return std::nullopt;
}

bool two_on_one_cell(std::vector<Cell> cells) {
    const auto before = [](Cell a, Cell b) { return a.y != b.y ? a.y < b.y : a.x < b.x; };
    std::sort(cells.begin(), cells.end(), before);
    return std::adjacent_find(cells.begin(), cells.end()) != cells.end();
}

}  // namespace

std::optional<std::string> Rules::problem_with(const Setup& setup) {
    if (auto problem = entelect::problem_with(setup.config)) return problem;
    const GeneratedMap map = generate_map(setup.config, setup.map_seed.value_or(0));
    std::vector<Cell> spawns = map.spawns[Player::First];
    spawns.insert(spawns.end(), map.spawns[Player::Second].begin(), map.spawns[Player::Second].end());
    if (two_on_one_cell(spawns)) return "the map must be large enough for so many worms";
    return std::nullopt;
}

std::optional<std::string> Rules::problem_with(const State& state) {
    if (state.worms_each() != state.field->worms_each() || state.ground.side() != state.config().map_size)
        return "there must be a config that can be played, a ground of its size and as many worms";
    if (state.round() > state.config().max_rounds) return "rounds must be from 0 to the most that are played";
    const std::vector<Cell>& packs = state.field->packs();
    if (state.ground.packs() >> packs.size() != 0) return "only packs that there were can be left";
    for (const Cell pack : packs)
        if (!state.ground.contains(pack)) return "a pack must be on the board";
    std::vector<Cell> standing;
    for (const Player player : both_players)
        if (auto problem = problem_with_side(state, player)) return problem;
    for (const Worm& worm : state)
        if (worm.alive()) standing.push_back(worm.at);
    if (two_on_one_cell(standing)) return "two worms cannot stand on one cell";
    return std::nullopt;
}

}  // namespace agon::entelect
