#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

#include "scrabble/rules/pictures.h"

namespace agon::scrabble_test {
namespace {

using scrabble::Direction, scrabble::Place, scrabble::Rules, scrabble::State;

std::vector<Place> listed(const State& state) {
    std::vector<Place> actions;
    Rules::list_actions(state, state.tally.to_move, actions);
    return actions;
}

// Four rows of blanks, letters of the tiles and one letter that is none of them.
State random_state() {
    std::vector<std::string> rows;
    for (int y = 0; y < 4; ++y)
        rows.push_back(*rc::gen::container<std::string>(4, rc::gen::element('.', '.', '.', 'A', 'B', 'Z')));
    const int score = *rc::gen::inRange(0, 2);
    return state_of(std::move(rows), {{'a', 1}, {'b', 2}}, {{score, 0}});
}

// All words of these letters at all places, as the rules judge them: which cells can be covered, and by how much at best?
std::set<std::string> best_of_every_placement(const State& state) {
    std::set<std::string> places;
    for (int place = 0; place < 4 * 4 * 2; ++place) {
        const Cell at{place / 2 % 4, place / 8};
        const auto direction = static_cast<Direction>(place % 2);
        for (std::size_t length = 1; length <= 4; ++length) {
            int best = -1;
            for (unsigned choice = 0; choice < 1u << length; ++choice) {
                Place action{at, direction, {}};
                for (std::size_t i = 0; i < length; ++i) action.word.push_back((choice >> i) & 1 ? 'B' : 'A');
                if (!Rules::refuse(state, state.tally.to_move, action))
                    best = std::max(best, Rules::preview(state, action).gain);
            }
            if (best >= 0)
                places.insert(std::to_string(place) + " length " + std::to_string(length) + " gains " +
                              std::to_string(best));
        }
    }
    return places;
}

RC_GTEST_PROP(ScrabbleListing, HasTheBestWordOfEveryPlacementAndNoOther, ()) {
    const State state = random_state();
    if (Rules::outcome(state)) return;
    std::set<std::string> places;
    const auto actions = listed(state);
    for (const Place& action : actions) {
        RC_ASSERT(!Rules::refuse(state, state.tally.to_move, action));
        const int place = (action.at.y * 4 + action.at.x) * 2 + static_cast<int>(action.direction);
        places.insert(std::to_string(place) + " length " + std::to_string(action.word.size()) + " gains " +
                      std::to_string(Rules::preview(state, action).gain));
    }
    RC_ASSERT(places.size() == actions.size());
    RC_ASSERT(places == best_of_every_placement(state));
}

RC_GTEST_PROP(ScrabbleListing, EveryListedPlacementIsDrawnSometimes, ()) {
    const State state = random_state();
    if (Rules::outcome(state)) return;
    const auto actions = listed(state);
    std::set<std::string> drawn;
    KeyedDice dice(7);
    for (int i = 0; i < 20'000 && drawn.size() < actions.size(); ++i)
        drawn.insert(Rules::write(Rules::sample_action(state, state.tally.to_move, dice)));
    for (const Place& action : actions) RC_ASSERT(drawn.contains(Rules::write(action)));
    RC_ASSERT(drawn.size() == actions.size());
}

TEST(ScrabbleListing, NobodyElseHasAnything) {
    const State state = state_of({"....", "....", "....", "...."}, {{'a', 1}});
    std::vector<Place> actions;
    Rules::list_actions(state, Player::Second, actions);
    EXPECT_TRUE(actions.empty());
    EXPECT_EQ(listed(state).size(), 80u);  // 40 stretches along rows and as many along columns
}

}  // namespace
}  // namespace agon::scrabble_test
