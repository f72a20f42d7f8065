#include "bots/siege/plans/makers.h"

namespace agon::siege {
namespace {

// Any legal orders. The catalog has a bot that plays so too, an order at a time.
class RandomPlan final : public Planner {
public:
    void plan(const State& state, Dice& dice, Orders& orders) override {
        State now = state;
        const Player player = now.to_move();
        Journal<Event> silent;
        while (Rules::awaits(now, player)) {
            Turn<Action> turn;
            turn[player] = Rules::sample_action(now, player, dice);
            if (std::holds_alternative<EndTurn>(*turn[player])) return;
            Rules::advance(now, turn, dice, silent);
            orders.push_back(*turn[player]);
        }
    }
};

}  // namespace

std::unique_ptr<Planner> make_random() { return std::make_unique<RandomPlan>(); }

}  // namespace agon::siege
