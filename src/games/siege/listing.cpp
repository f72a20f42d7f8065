#include "core/geometry.h"
#include "games/siege/rules.h"

namespace agon::siege {
namespace {

// Calls visit(cell) for all cells on the board at a distance from 1 to `reach`.
template <class Visit>
void for_each_within(const Map& map, Cell from, int reach, Visit visit) {
    for (int dy = -reach; dy <= reach; ++dy) {
        const int across = reach - absolute(dy);
        for (int dx = -across; dx <= across; ++dx) {
            const int x = from.x + dx, y = from.y + dy;
            if ((dx != 0 || dy != 0) && x >= 0 && y >= 0 && x < map.width() && y < map.height()) visit(Cell{x, y});
        }
    }
}

Cell random_cell_within(Cell from, int reach, Dice& dice) {
    const int dy = dice.roll(-reach, reach), across = reach - absolute(dy);
    return from + Step{dice.roll(-across, across), dy};
}

std::optional<Action> sample_order(const State& state, Player player, const Unit& unit, Dice& dice) {
    constexpr int tries = 8;
    const Side& enemy = state.sides[opponent(player)];
    const bool attacks = !unit.attacked && dice.flip();
    for (int i = 0; attacks && i < tries; ++i) {
        const int target = dice.roll(0, static_cast<int>(enemy.units.size()));
        const bool base = target == static_cast<int>(enemy.units.size());
        const Action attack = Attack{unit.id, base ? enemy.base_id : enemy.units[static_cast<std::size_t>(target)].id};
        if (!Rules::refuse(state, player, attack)) return attack;
    }
    for (int i = 0; i < tries; ++i) {
        const Cell to = random_cell_within(unit.at, unit.points, dice);
        const Action move = Move{unit.id, to};
        if (to != unit.at && !Rules::refuse(state, player, move)) return move;
    }
    return std::nullopt;
}

}  // namespace

// Moves of no distance are legal and are not listed: they change nothing.
void Rules::list_actions(const State& state, Player player, std::vector<Action>& actions) {
    if (!awaits(state, player)) return;
    actions.push_back(EndTurn{});
    if (state.orders >= most_orders) return;
    const Side& own = state.sides[player];
    const Side& enemy = state.sides[opponent(player)];
    if (!own.builds)
        for (const Kind kind : all_kinds)
            if (own.gold >= facts_of(kind).cost) actions.push_back(Build{own.base_id, kind});
    const auto add_if_legal = [&](const Action& action) {
        if (!refuse(state, player, action)) actions.push_back(action);
    };
    for (const Unit& unit : own.units) {
        if (unit.points == 0) continue;
        if (!unit.attacked) {
            add_if_legal(Attack{unit.id, enemy.base_id});
            for (const Unit& target : enemy.units) add_if_legal(Attack{unit.id, target.id});
        }
        for_each_within(*state.map, unit.at, unit.points, [&](Cell to) { add_if_legal(Move{unit.id, to}); });
    }
}

// Most units are given orders before the turn ends.
Action Rules::sample_action(const State& state, Player player, Dice& dice) {
    constexpr int draws_of_end = 4;
    const Side& own = state.sides[player];
    const int count = static_cast<int>(own.units.size());
    const int drawn = dice.roll(1 - draws_of_end, draws_of_end * count + draws_of_end);
    if (drawn <= 0 || state.orders >= most_orders) return EndTurn{};
    if (!own.builds) {
        const Kind kind = all_kinds[static_cast<std::size_t>(dice.roll(0, int{kind_count} - 1))];
        if (own.gold >= facts_of(kind).cost) return Build{own.base_id, kind};
    }
    // The first unit from a random one on that can still do something.
    for (int i = 0; i < count; ++i) {
        const Unit& unit = own.units[static_cast<std::size_t>((drawn + i) % count)];
        if (unit.points == 0) continue;
        if (auto order = sample_order(state, player, unit, dice)) return *order;
    }
    return EndTurn{};
}

}  // namespace agon::siege
