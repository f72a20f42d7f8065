#include "core/geometry.h"
#include "games/siege/legality.h"

namespace agon::siege {
namespace {

// Calls visit(cell) for all cells at a distance from 1 to `reach`, on the board or not.
template <class Visit>
void for_each_within(Cell from, int reach, Visit visit) {
    for (int dy = -reach; dy <= reach; ++dy) {
        const int across = reach - absolute(dy);
        for (int dx = -across; dx <= across; ++dx)
            if (dx != 0 || dy != 0) visit(from + Step{dx, dy});
    }
}

Cell random_cell_within(Cell from, int reach, Dice& dice) {
    const int dy = dice.roll(-reach, reach), across = reach - absolute(dy);
    return from + Step{dice.roll(-across, across), dy};
}

std::optional<Action> sample_build(const Side& own, Dice& dice) {
    if (own.builds) return std::nullopt;
    const Kind kind = all_kinds[static_cast<std::size_t>(dice.roll(0, int{kind_count} - 1))];
    if (own.gold < facts_of(kind).cost) return std::nullopt;
    return Build{own.base_id, kind};
}

std::optional<Action> sample_order(const State& state, Player player, const Unit& unit, Dice& dice) {
    if (unit.points == 0) return std::nullopt;
    constexpr int tries = 8;
    const Side& enemy = state.sides[opponent(player)];
    const bool attacks = !unit.attacked && dice.flip();
    for (int i = 0; attacks && i < tries; ++i) {
        const auto drawn = static_cast<std::size_t>(dice.roll(0, static_cast<int>(enemy.units.size())));
        const Unit* const target = drawn < enemy.units.size() ? &enemy.units[drawn] : nullptr;
        if (!refuse_attack_at(unit, target ? target->at : state.map->base(opponent(player))))
            return Attack{unit.id, target ? target->id : enemy.base_id};
    }
    for (int i = 0; i < tries; ++i) {
        const Cell to = random_cell_within(unit.at, unit.points, dice);
        if (to != unit.at && !refuse_move_to(state, player, unit, to)) return Move{unit.id, to};
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
    for (const Unit& unit : own.units) {
        if (!refuse_attack_at(unit, state.map->base(opponent(player))))
            actions.push_back(Attack{unit.id, enemy.base_id});
        for (const Unit& target : enemy.units)
            if (!refuse_attack_at(unit, target.at)) actions.push_back(Attack{unit.id, target.id});
        for_each_within(unit.at, unit.points, [&](Cell to) {
            if (!refuse_move_to(state, player, unit, to)) actions.push_back(Move{unit.id, to});
        });
    }
}

// Each unit and the base are drawn four times as often as the end: most have had their orders before the turn is over.
Action Rules::sample_action(const State& state, Player player, Dice& dice) {
    constexpr int draws_of_each = 4;
    const Side& own = state.sides[player];
    const int units = static_cast<int>(own.units.size());
    const int drawn = dice.roll(0, draws_of_each * (units + 1));
    if (drawn == 0 || state.orders >= most_orders) return EndTurn{};
    // Whoever was drawn, or the first one after it that can still do something.
    for (int i = 0; i <= units; ++i) {
        const int who = (drawn + i) % (units + 1);
        const auto order = who == units ? sample_build(own, dice)
                                        : sample_order(state, player, own.units[static_cast<std::size_t>(who)], dice);
        if (order) return *order;
    }
    return EndTurn{};
}

}  // namespace agon::siege
