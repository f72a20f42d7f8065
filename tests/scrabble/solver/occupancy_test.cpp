#include "bots/scrabble/occupancy.h"

#include <gtest/gtest.h>
#include <set>

#include "bots/scrabble/words.h"
#include "scrabble/solver/positions.h"

namespace agon::scrabble::solver_test {
namespace {

constexpr int positions = 100;

State any_position(int seed) {
    const PositionKind kind{.largest = 9, .fewest_blanks = 0, .most_blanks = 80, .most_missing = 40};
    return random_position(kind, static_cast<std::uint64_t>(seed));
}

// The cells that a word fills.
std::vector<int> cells_filled(const State& state, const Place& place) {
    std::vector<int> cells;
    Cell cell = place.at;
    for (std::size_t i = 0; i < place.word.size(); ++i, cell = cell + step_of(place.direction))
        if (state.board[cell] == blank) cells.push_back(cell.y * state.board.size() + cell.x);
    return cells;
}

TEST(Occupancy, HasEverySetOfCellsOnceThatAListedWordFills) {
    for (int seed = 0; seed < positions; ++seed) {
        const State state = any_position(seed);
        std::vector<Place> actions;
        Rules::list_actions(state, state.tally.to_move, actions);
        std::set<std::vector<int>> expected;
        for (const Place& action : actions) expected.insert(cells_filled(state, action));
        with_space(state, LeadRule::Used, [&](const auto& space) {
            std::vector<Taking> moves;
            space.moves(space.root(), moves);
            std::set<std::vector<int>> taken;
            for (const Taking& move : moves) {
                const Place word = word_that_takes(state, move);
                EXPECT_FALSE(Rules::refuse(state, state.tally.to_move, word).has_value()) << Rules::write(word);
                EXPECT_TRUE(taken.insert(cells_filled(state, word)).second) << Rules::write(word) << " twice";
            }
            EXPECT_EQ(taken, expected) << Rules::write(state);
            EXPECT_EQ(space.largest_taking(space.root()), static_cast<int>(moves.front().count)) << Rules::write(state);
        });
    }
}

TEST(Occupancy, PlaysAsTheRulesDo) {
    for (int seed = 0; seed < positions; ++seed) {
        const State state = any_position(seed);
        with_space(state, LeadRule::Used, [&](const auto& space) {
            std::vector<Taking> moves;
            space.moves(space.root(), moves);
            for (const Taking& move : {moves.front(), moves[moves.size() / 2], moves.back()}) {
                const State next = after(state, word_that_takes(state, move));
                if (Rules::outcome(next)) continue;
                const auto played = space.play(space.root(), move);
                const std::remove_cvref_t<decltype(space)> space_of_next(next);
                const auto expected = space_of_next.root();
                EXPECT_EQ(played.rows, expected.rows) << Rules::write(next);
                EXPECT_EQ(played.columns, expected.columns) << Rules::write(next);
                EXPECT_EQ(played.score, expected.score);
                EXPECT_EQ(played.other_score, expected.other_score);
                EXPECT_EQ(played.to_move, expected.to_move);
            }
        });
    }
}

// Mirrored, if `times` is odd, and turned.
State turned(const State& state, int times) {
    State result = state;
    const int last = state.board.size() - 1;
    for (int y = 0; y <= last; ++y)
        for (int x = 0; x <= last; ++x) {
            Cell to = times % 2 == 0 ? Cell{x, y} : Cell{last - x, y};
            for (int turn = 0; turn < times / 2; ++turn) to = {last - to.y, to.x};
            result.board.view()[to] = state.board[{x, y}];
        }
    return result;
}

TEST(Occupancy, TurnedBoardsShareAKeyUnlessSomethingBlocks) {
    int told_apart = 0;
    for (int seed = 0; seed < positions; ++seed) {
        const State state = any_position(seed);
        const bool blocked = state.board.view().all().find('Z') != std::string_view::npos;
        with_space(state, LeadRule::Used, [&](const auto& space) {
            const auto key = space.key(space.root());
            for (int times = 1; times < 8; ++times) {
                const State other = turned(state, times);
                const std::remove_cvref_t<decltype(space)> other_space(other);
                const bool equal = other_space.key(other_space.root()) == key;
                if (!blocked) EXPECT_TRUE(equal) << Rules::write(state) << Rules::write(other);
                else told_apart += equal ? 0 : 1;
            }
            auto passed = space.root();
            passed.passes_left = passed.passes_left == 1 ? 2 : 1;
            EXPECT_FALSE(space.key(passed) == key);
            auto behind = space.root();
            ++behind.other_score;
            EXPECT_FALSE(space.key(behind) == key);
        });
    }
    EXPECT_GT(told_apart, 0);
}

}  // namespace
}  // namespace agon::scrabble::solver_test
