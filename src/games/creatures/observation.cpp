#include "games/creatures/observation.h"

#include "games/creatures/kernel/sight.h"
#include "games/creatures/rules.h"

namespace agon::creatures {
namespace {

std::vector<SeenObject> view_of(const State& state, int looker) {
    std::vector<SeenObject> objects;
    look_around(state, looker, state.ground->includes_self, [&](Thing thing, int index, int x, int y) {
        SeenObject seen;
        seen.x = x;
        seen.y = y;
        if (thing == Thing::Food) seen.kind = ObjectKind::Food;
        if (thing == Thing::Creature) {
            seen.side = state.is_north(index) ? SideName::North : SideName::South;
            seen.kind = static_cast<ObjectKind>(state.creature(index).kind);
            seen.bewitched = state.creature(index).bewitched;
        }
        objects.push_back(seen);
    });
    return objects;
}

bool is_within(const Creature& looker, int x, int y, int range) {
    return std::abs(looker.x - x) <= range && std::abs(looker.y - y) <= range;
}

// A free square that `may_use` accepts, found from a random one on; none if there is none.
template <class MayUse>
std::optional<Cell> free_square(const State& state, Dice& dice, MayUse may_use) {
    const auto size = static_cast<int>(state.squares.size());
    const int first = dice.roll(0, size - 1);
    for (int i = 0; i < size; ++i) {
        const Cell at = state.squares.cell_at(static_cast<std::size_t>((first + i) % size));
        if (!state.has_wall(at.x, at.y) && state.creature_at(at.x, at.y) < 0 && may_use(at)) return at;
    }
    return std::nullopt;
}

}  // namespace

Observation Rules::observe(const Position<Rules>& position, Player player) {
    const State& state = position.state;
    Observation seen;
    seen.width = state.squares.width();
    seen.height = state.squares.height();
    seen.turn_limit = state.ground->turn_limit;
    seen.status = state.is_over() ? Status::Over : state.to_move() == player ? Status::Act : Status::Wait;
    if (seen.status != Status::Act) return seen;
    const int mover = state.mover();
    const Creature& self = state.creature(mover);
    seen.turn = state.turn;
    seen.ply = ply_of(state.moment());
    seen.mover = {state.slot_of(mover), self.kind, {self.x, self.y}, self.power, self.toughness, self.counter};
    seen.objects = view_of(state, mover);
    return seen;
}

// Numbers of all others, and where those stand that are out of sight.
State Rules::redeal_hidden(const State& state, Player player, Dice& dice) {
    constexpr int most_toughness = 30, most_power = 6, most_counter = 40;
    State redealt = state;
    if (state.is_over()) return redealt;
    const int mover = state.mover();
    const bool is_told = state.to_move() == player;
    const Creature& looker = state.creature(mover);
    const int range = sight_range(looker.kind);
    const auto is_hidden = [&](Cell at) { return !is_told || !is_within(looker, at.x, at.y, range); };
    for (int index = 0; index < static_cast<int>(redealt.creatures.size()); ++index) {
        Creature& creature = redealt.creature(index);
        if (!creature.is_alive() || (index == mover && is_told)) continue;
        creature.toughness = dice.roll(1, most_toughness);
        creature.power = dice.roll(0, most_power);
        if (has_counter(creature.kind)) creature.counter = dice.roll(0, most_counter);
        if (!is_hidden({creature.x, creature.y})) continue;
        if (index != mover) creature.bewitched = dice.flip();
        if (const auto to = free_square(redealt, dice, is_hidden)) redealt.move(index, to->x, to->y);
    }
    for (const Cell at : state.ground->food)
        if (is_hidden(at)) redealt.squares[at].set_food(dice.flip());
    return redealt;
}

}  // namespace agon::creatures
