#include "scrabble/solver/brute_force.h"

#include <algorithm>

namespace agon::scrabble::solver_test {
namespace {

// Where the rules have no end of their own, going on like this without points is taken for a draw.
constexpr int endless_turns = 7;

// Everything that can still matter. Whether turns were played does: a file with a winning score is not over when it is loaded.
std::string description(const State& state) {
    const auto& [score, to_move] = state.tally;
    return state.board.text() + ' ' + std::to_string(score[Player::First]) + ' ' +
           std::to_string(score[Player::Second]) + ' ' + std::to_string(number_of(to_move)) + ' ' +
           std::to_string(state.pointless_turns) + (state.turns == 0 ? " new" : "");
}

template <class Visit>
void for_each_word(const State& state, Cell at, Direction direction, Place& place, Visit visit) {
    if (at.x >= state.board.size() || at.y >= state.board.size()) return;
    for (const Tile& tile : state.tiles->tiles()) {
        const Word shorter = place.word;
        place.word.push_back(upper(tile.letter));
        if (!Rules::refuse(state, state.tally.to_move, place)) visit(place);
        for_each_word(state, at + step_of(direction), direction, place, visit);
        place.word = shorter;
    }
}

}  // namespace

int BruteForce::value_of(const State& state) {
    if (const auto outcome = Rules::outcome(state)) return result_for(state.tally.to_move, *outcome);
    if (state.pointless_turns >= endless_turns && !state.pointless_limit) return 0;
    const std::string key = description(state);
    if (const auto found = seen_.find(key); found != seen_.end()) return found->second;
    const int value = best_of_words(state);
    seen_.emplace(key, value);
    return value;
}

int BruteForce::best_of_words(const State& state) {
    int best = -1;
    for (int y = 0; y < state.board.size(); ++y)
        for (int x = 0; x < state.board.size(); ++x)
            for (const Direction direction : {Direction::Horizontal, Direction::Vertical}) {
                Place place{{x, y}, direction, {}};
                for_each_word(state, place.at, direction, place,
                              [&](const Place& word) { best = std::max(best, -value_of(after(state, word))); });
            }
    return best;
}

}  // namespace agon::scrabble::solver_test
