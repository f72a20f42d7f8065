#include "bots/entelect/hunter.h"

#include <algorithm>

#include "bots/entelect/ways.h"
#include "core/check.h"

namespace agon::entelect {
namespace {

// What things are worth, in tenths of a hit point of the enemy.
constexpr int own_hit_point = 12, enemy_hit_point = 10, kill = 400, frozen_round = 30;
constexpr int banana_price = 130, snowball_price = 90, token_price = 150;
constexpr int nearer_by_a_round = 40, safer_by_a_round = 120, point = 1;
constexpr int rounds_of_warning = 12;

bool is_flooded(const Field& field, const Ground& ground, Cell cell, int round) {
    const std::uint64_t* const flooded = field.flooded(round);
    const std::size_t index = ground.index_of(cell);
    return flooded && (flooded[index / 64] >> (index % 64) & 1) != 0;
}

std::vector<Cell> living_cells(const State& state, Player player) {
    std::vector<Cell> cells;
    for (int id = 1; id <= state.worms_each(); ++id)
        if (state.worm(player, id).alive()) cells.push_back(state.worm(player, id).at);
    return cells;
}

std::vector<Cell> safe_cells(const State& state, int round) {
    std::vector<Cell> cells;
    for (int y = 0; y < state.ground.side(); ++y)
        for (int x = 0; x < state.ground.side(); ++x)
            if (state.ground[{x, y}] != Terrain::DeepSpace && !is_flooded(*state.field, state.ground, {x, y}, round))
                cells.emplace_back(x, y);
    return cells;
}

// How good the worms of a player are off; what they may do next is not looked at.
int worth_of_worms(const State& state, Player player, int hit_point) {
    int worth = 0;
    for (int id = 1; id <= state.worms_each(); ++id) {
        const Worm& worm = state.worm(player, id);
        if (worm.alive()) worth += kill + worm.health * hit_point - worm.frozen * frozen_round;
    }
    return worth;
}

class Hunt {
public:
    Hunt(const State& state, Player seat)
        : state_(state),
          seat_(seat),
          danger_round_(state.round() + rounds_of_warning),
          to_enemy_(state.ground, living_cells(state, opponent(seat))),
          to_safety_(state.ground, safe_cells(state, danger_round_)) {}

    int worth_of(const Action& action, Dice& dice) const {
        State next = state_;
        Turn<Action> turn;
        turn[seat_] = action;
        turn[opponent(seat_)].emplace().command.emplace<Nothing>();
        Journal<Event> silent;
        Rules::advance(next, turn, dice, silent);
        const int points = next.sides[seat_].command_score - state_.sides[seat_].command_score;
        return worth_of_worms(next, seat_, own_hit_point) - worth_of_worms(next, opponent(seat_), enemy_hit_point) +
               worth_of_way(action) - price_of(action) + points * point;
    }

private:
    static int price_of(const Action& action) {
        int price = action.select ? token_price : 0;
        if (std::holds_alternative<Banana>(action.command)) price += banana_price;
        if (std::holds_alternative<Snowball>(action.command)) price += snowball_price;
        return price;
    }

    // By how many rounds the acting worm comes nearer, to the enemy or to ground that stays.
    int worth_of_way(const Action& action) const {
        const Worm& worm = state_.worm(seat_, action.select.value_or(state_.current(seat_)));
        const auto worth_from = [&](Cell cell, int extra) {
            const bool danger = is_flooded(*state_.field, state_.ground, cell, danger_round_);
            const Ways& ways = danger ? to_safety_ : to_enemy_;
            const int rounds = std::min(ways.rounds_from(cell) + extra, most_rounds_away);
            return danger ? -most_rounds_away * nearer_by_a_round - rounds * safer_by_a_round
                          : -rounds * nearer_by_a_round;
        };
        const int here = worth_from(worm.at, 0);
        if (const auto* move = std::get_if<Move>(&action.command))
            return worth_from({move->to.x, move->to.y}, 0) - here;
        // Dug away, the cell is one round off instead of two.
        if (const auto* dig = std::get_if<Dig>(&action.command))
            return std::max(0, worth_from({dig->at.x, dig->at.y}, 1) - here);
        return 0;
    }

    static constexpr int most_rounds_away = 100;

    const State& state_;
    Player seat_;
    int danger_round_;
    Ways to_enemy_, to_safety_;
};

}  // namespace

void HunterBot::begin(const Setup& setup, Player seat, std::uint64_t seed) {
    seat_ = seat;
    dice_ = search::dice_of_seat(seed, seat);
    mind_.emplace(setup, seat);
}

void HunterBot::observe(const Observation& observation) {
    AGON_CHECK(mind_.has_value());
    mind_->observe(observation);
}

// Of equals any one, or two hunters would dance around each other.
Action HunterBot::choose() {
    AGON_CHECK(mind_.has_value());
    const State state = mind_->guess(dice_);
    const Hunt hunt(state, seat_);
    actions_.clear();
    Rules::list_actions(state, seat_, actions_);
    AGON_CHECK(!actions_.empty());
    const Action* best = nullptr;
    int best_worth = 0, equals = 0;
    for (const Action& action : actions_) {
        // Standing still is shooting somewhere: it scores, and nobody is disqualified for it.
        if (std::holds_alternative<Nothing>(action.command)) continue;
        const int worth = hunt.worth_of(action, dice_);
        if (best && worth < best_worth) continue;
        equals = best && worth == best_worth ? equals + 1 : 1;
        if (equals > 1 && dice_.roll(1, equals) != 1) continue;
        best = &action;
        best_worth = worth;
    }
    return best ? *best : actions_.front();
}

}  // namespace agon::entelect
