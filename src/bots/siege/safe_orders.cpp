#include "bots/siege/safe_orders.h"

#include <set>
#include <utility>

#include "core/dice_kinds.h"

namespace agon::siege {
namespace {

std::int32_t receiver_of(const Action& order) {
    if (const auto* move = std::get_if<Move>(&order)) return move->unit;
    if (const auto* attack = std::get_if<Attack>(&order)) return attack->unit;
    return std::get<Build>(order).base;
}

class Inspection {
public:
    explicit Inspection(const State& state) : state_(state), me_(state.to_move()) {
        for (const Unit& unit : state.sides[opponent(me_)].units) enemy_cells_.emplace(unit.at.x, unit.at.y);
    }

    bool passes(const Action& order) const {
        if (std::holds_alternative<EndTurn>(order) || Rules::refuse(state_, me_, order)) return false;
        const auto* const move = std::get_if<Move>(&order);
        if (!move) return true;
        const Unit* const unit = state_.sides[me_].find(move->unit);
        return unit && unit->at != move->to && !unit->attacked && !enemy_cells_.contains({move->to.x, move->to.y});
    }

    void carry_out(const Action& order) {
        Turn<Action> turn;
        turn[me_] = order;
        Journal<Event> silent;
        LowDice dice;
        Rules::advance(state_, turn, dice, silent);
    }

    const State& state() const { return state_; }

private:
    State state_;
    Player me_;
    std::set<std::pair<int, int>> enemy_cells_;  // when the turn began
};

}  // namespace

SafeOrders safe_orders(const State& state, const Orders& wanted) {
    Inspection inspection(state);
    std::set<std::int32_t> dropped;
    Orders orders;
    for (const Action& order : wanted) {
        if (std::holds_alternative<EndTurn>(order)) break;
        const std::int32_t receiver = receiver_of(order);
        if (dropped.contains(receiver)) continue;
        if (inspection.passes(order)) {
            inspection.carry_out(order);
            orders.push_back(order);
        } else {
            dropped.insert(receiver);
        }
    }
    return {std::move(orders), inspection.state()};
}

}  // namespace agon::siege
