#pragma once
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/check.h"
#include "search/bot.h"
#include "search/mind.h"
#include "search/playout.h"

namespace agon::search {

// Flat Monte Carlo: tries each of its actions in the same guessed states, plays on at random and takes the action that did
// best. It plays the same game again when it is given the same seed: playouts are counted, not timed.
template <EnumerableGame G>
class PlayoutBot final : public Bot<G> {
    using Action = typename G::Action;
    using State = typename G::State;

public:
    // Games with thousands of actions get a random choice of them.
    static constexpr std::size_t most_candidates = 64;

    explicit PlayoutBot(int playouts_per_action) : playouts_per_action_(playouts_per_action) {
        AGON_CHECK(playouts_per_action >= 1);
    }

    void begin(const typename G::Setup& setup, Player seat, std::uint64_t seed) override {
        seat_ = seat;
        dice_ = dice_of_seat(seed, seat);
        most_steps_ = playout_limit<G>(setup);
        mind_.emplace(setup, seat);
    }
    void observe(const typename G::Observation& observation) override {
        AGON_CHECK(mind_.has_value());
        mind_->observe(observation);
    }
    Action choose() override {
        AGON_CHECK(mind_.has_value());
        list_candidates();
        if (candidates_.size() == 1) return candidates_.front();
        // Sums of a win's 2, a draw's 1 and a loss's 0: whole numbers, so that no rounding decides.
        std::vector<int> points(candidates_.size(), 0);
        for (int i = 0; i < playouts_per_action_; ++i) {
            const State guess = mind_->guess(dice_);
            for (std::size_t c = 0; c < candidates_.size(); ++c) points[c] += points_of(guess, candidates_[c]);
        }
        const auto best = std::max_element(points.begin(), points.end());
        return candidates_[static_cast<std::size_t>(best - points.begin())];
    }

private:
    void list_candidates() {
        candidates_.clear();
        G::list_actions(mind_->guess(dice_), seat_, candidates_);
        AGON_CHECK(!candidates_.empty());
        if (candidates_.size() <= most_candidates) return;
        for (std::size_t i = 0; i < most_candidates; ++i) {
            const int last = static_cast<int>(candidates_.size()) - 1;
            std::swap(candidates_[i], candidates_[static_cast<std::size_t>(dice_.roll(static_cast<int>(i), last))]);
        }
        candidates_.resize(most_candidates);
    }

    int points_of(const State& guess, const Action& action) {
        // Listed in one guess, an action may be impossible in another: there it earns nothing.
        if (G::refuse(guess, seat_, action)) return 0;
        State state = guess;
        Turn<Action> turn;
        turn[seat_] = action;
        const Player other = opponent(seat_);
        if (G::awaits(state, other)) turn[other] = G::sample_action(state, other, dice_);
        Journal<typename G::Event> silent;
        G::advance(state, turn, dice_, silent);
        playout<G>(state, dice_, most_steps_);
        const auto outcome = G::outcome(state);
        if (!outcome || !outcome->winner) return 1;
        return *outcome->winner == seat_ ? 2 : 0;
    }

    int playouts_per_action_;
    Player seat_ = Player::First;
    int most_steps_ = 0;
    KeyedDice dice_{0};
    std::optional<Mind<G>> mind_;
    std::vector<Action> candidates_;
};

}  // namespace agon::search
