#include "bots/sworms/greedy.h"

#include <algorithm>
#include <limits>

#include "core/geometry.h"

namespace agon::sworms {
namespace {

constexpr int kill_bonus = 60;        // a dead enemy is worth more than the health it had left
constexpr int own_damage_weight = 2;  // one point lost by us outweighs one point lost by them
constexpr int worst = std::numeric_limits<int>::min();

struct Sides {
    int ours = 0, theirs = 0;
};

int value_of(const Worm& worm) { return worm.alive() ? worm.health + kill_bonus : 0; }

Sides strength(const State& state, Player us) {
    Sides sum;
    for (int i = 0; i < static_cast<int>(state.worms.size()); ++i)
        (state.owner_of(i) == us ? sum.ours : sum.theirs) += value_of(state.worms[static_cast<std::size_t>(i)]);
    return sum;
}

int distance_to_enemy(const State& state, int from, Player us) {
    const Worm& walker = state.worms[static_cast<std::size_t>(from)];
    int nearest = std::numeric_limits<int>::max();
    for (int i = 0; i < static_cast<int>(state.worms.size()); ++i) {
        const Worm& worm = state.worms[static_cast<std::size_t>(i)];
        if (worm.alive() && state.owner_of(i) != us)
            nearest = std::min(nearest, chebyshev_distance(walker.at, worm.at));
    }
    return nearest;
}

State after(const State& state, const Action& action, Dice& dice) {
    State next = state;
    Turn<Action> turn;
    turn[state.to_move] = action;
    Journal<Event> silent;
    Rules::advance(next, turn, dice, silent);
    return next;
}

struct Plan {
    Action first = Idle{};
    int gain = worst;
};

// Teleporting hurts nobody, so it is never the best shot; leaving it out keeps the list short.
bool is_worth_trying(const Action& action) {
    const auto* shot = std::get_if<Fire>(&action);
    return shot != nullptr && shot->weapon != Weapon::Teleporter;
}

}  // namespace

void GreedyBot::begin(const Setup& setup, Player seat, std::uint64_t seed) {
    seat_ = seat;
    dice_ = search::dice_of_seat(seed, seat);
    mind_.emplace(setup, seat);
}

void GreedyBot::observe(const Observation& observation) {
    AGON_CHECK(mind_.has_value());
    mind_->observe(observation);
}

Action GreedyBot::choose() {
    AGON_CHECK(mind_.has_value());
    const State start = mind_->guess(dice_);
    const Sides before = strength(start, seat_);
    const auto gain_of = [&](const State& state) {
        const Sides now = strength(state, seat_);
        return (before.theirs - now.theirs) - own_damage_weight * (before.ours - now.ours);
    };

    Plan best, approach;
    std::vector<Action> shots;
    const auto try_shots_from = [&](const State& state, const std::optional<Action>& walk) {
        shots.clear();
        Rules::list_actions(state, seat_, shots);
        for (const Action& shot : shots) {
            if (!is_worth_trying(shot)) continue;
            const int gain = gain_of(after(state, shot, dice_));
            if (gain > best.gain) best = {walk.value_or(shot), gain};
        }
    };

    try_shots_from(start, std::nullopt);
    std::vector<Action> actions;
    Rules::list_actions(start, seat_, actions);
    for (const Action& walk : actions) {
        if (!std::holds_alternative<Move>(walk)) continue;
        const State there = after(start, walk, dice_);
        if (there.moved) try_shots_from(there, walk);
        const int nearness = gain_of(there) * 1000 - distance_to_enemy(there, start.current_worm, seat_);
        if (there.moved && nearness > approach.gain) approach = {walk, nearness};
    }
    if (best.gain > 0) return best.first;
    return approach.gain > worst ? approach.first : Action(Idle{});
}

}  // namespace agon::sworms
