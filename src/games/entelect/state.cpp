#include "games/entelect/state.h"

#include <algorithm>
#include <utility>

namespace agon::entelect {

bool State::has_pack(Cell cell) const {
    const std::vector<Cell>& packs = field->packs();
    for (std::size_t i = 0; i < packs.size(); ++i)
        if (pack_lies(i) && packs[i] == cell) return true;
    return false;
}

void State::take_pack(Cell cell) {
    const std::vector<Cell>& packs = field->packs();
    for (std::size_t i = 0; i < packs.size(); ++i)
        if (packs[i] == cell) ground.packs() = static_cast<std::uint16_t>(ground.packs() & ~(1u << i));
}

// A config that cannot be played has no worms, and a list of packs that is too long none, for problem_with() to name.
void State::put_back(Setup numbers, std::vector<Cell> packs, std::uint16_t packs_left, std::uint16_t rounds,
                     const std::vector<Worm>& worms, PerPlayer<std::uint8_t> current,
                     PerPlayer<std::uint8_t> previous) {
    const bool playable = !problem_with(numbers.config) && packs.size() <= most_packs;
    if (!playable) numbers.config = {};
    if (!playable) packs.clear();
    if (field->config() != numbers.config || field->rules() != numbers.rules || field->packs() != packs)
        field = Shared(Field(std::move(numbers.config), numbers.rules, std::move(packs)));
    ground.packs() = packs_left;
    ground.round() = rounds;
    worms_ = HeadedArray<Head, Worm, 6>(playable && worms.size() <= 2 * most_worms_each ? worms.size() : 0);
    std::copy_n(worms.begin(), worms_.size(), worms_.begin());
    worms_.head = {current.values, previous.values};
}

int health_of(const State& state, Player player) {
    const Worm* const first = &state.worm(player, 1);
    int health = 0;
    for (int i = 0; i < state.worms_each(); ++i) health += std::max<int>(first[i].health, 0);
    return health;
}

int total_score(const State& state, Player player) {
    return state.sides[player].command_score + health_of(state, player) / state.worms_each();
}

// Rule "Endgame": the last one who lives; of several, or of none, the one with more points.
std::optional<Player> leader(const State& state) {
    const bool first = is_living(state, Player::First), second = is_living(state, Player::Second);
    if (first != second) return first ? Player::First : Player::Second;
    const int lead = total_score(state, Player::First) - total_score(state, Player::Second);
    if (lead == 0) return std::nullopt;
    return lead > 0 ? Player::First : Player::Second;
}

void put_pack(State& state, Cell at) {
    const std::vector<Cell>& known = state.field->packs();
    std::vector<Cell> packs;
    for (std::size_t i = 0; i < known.size(); ++i)
        if (state.pack_lies(i) && known[i] != at) packs.push_back(known[i]);
    packs.push_back(at);
    AGON_CHECK(packs.size() <= most_packs);
    state.ground.packs() = static_cast<std::uint16_t>((1u << packs.size()) - 1);
    state.field = Shared(Field(state.config(), state.field->rules(), std::move(packs)));
}

}  // namespace agon::entelect
