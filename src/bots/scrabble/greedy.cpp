#include "bots/scrabble/greedy.h"

#include "bots/scrabble/words.h"

namespace agon::scrabble {

void GreedyBot::begin(const Setup&, Player seat, std::uint64_t seed) {
    dice_ = search::dice_of_seat(seed, seat);
    state_.reset();
}

Place GreedyBot::choose() {
    AGON_CHECK(state_.has_value());
    return with_space(*state_, LeadRule::Ignored, [this](const auto& space) {
        std::vector<Taking> moves;
        space.moves(space.root(), moves);
        const auto best_end = std::find_if(moves.begin(), moves.end(),
                                           [&](const Taking& move) { return move.count < moves.front().count; });
        const auto safe_end = std::stable_partition(moves.begin(), best_end, [&](const Taking& move) {
            return !space.wins_at_once(space.play(space.root(), move));
        });
        const auto choices = (safe_end == moves.begin() ? best_end : safe_end) - moves.begin();
        const int chosen = dice_.roll(0, static_cast<int>(choices) - 1);
        return word_that_takes(*state_, moves[static_cast<std::size_t>(chosen)]);
    });
}

}  // namespace agon::scrabble
