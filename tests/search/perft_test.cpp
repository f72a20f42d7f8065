#include "search/perft.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "search/allocations.h"
#include "search/toys.h"

namespace agon::search {
namespace {

using toys::tictactoe::Place;
using TicTacToe = toys::tictactoe::Rules;
using Paint = toys::paint::Rules;

template <Game G>
typename G::State start_of(const typename G::Setup& setup = {}) {
    KeyedDice dice(1);
    return G::start(setup, dice);
}

TEST(Perft, AgreesWithTheKnownNumbersOfTicTacToe) {
    constexpr std::array<std::uint64_t, 9> known{9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872};
    const auto start = start_of<TicTacToe>();
    for (std::size_t i = 0; i < known.size(); ++i)
        EXPECT_EQ(perft<TicTacToe>(start, static_cast<int>(i) + 1), known[i]);
    EXPECT_EQ(perft<TicTacToe>(start, 10), 0u) << "no game goes on after nine marks";
}

TEST(Perft, OfDepthZeroIsTheStateItself) {
    EXPECT_EQ(perft<TicTacToe>(start_of<TicTacToe>(), 0), 1u);
    EXPECT_EQ(perft_threaded<TicTacToe>(start_of<TicTacToe>(), 0, 0, 2), 1u);
    EXPECT_THROW(perft<TicTacToe>(start_of<TicTacToe>(), -1), BrokenInvariant);
}

// The same walks on a 5x5 board with a wall in the middle, counted without a line of the engine.
struct Walker {
    int x, y;
};

std::uint64_t count_walks(Walker red, Walker blue, int rounds) {
    constexpr int ways[5][2] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}, {0, 0}};
    const auto is_free = [](Walker at) {
        return at.x >= 0 && at.x < 5 && at.y >= 0 && at.y < 5 && !(at.x == 2 && at.y == 2);
    };
    if (rounds == 0) return 1;
    std::uint64_t walks = 0;
    for (const auto& red_way : ways)
        for (const auto& blue_way : ways) {
            const Walker red_to{red.x + red_way[0], red.y + red_way[1]};
            const Walker blue_to{blue.x + blue_way[0], blue.y + blue_way[1]};
            if (!is_free(red_to) || !is_free(blue_to)) continue;
            const bool meet = red_to.x == blue_to.x && red_to.y == blue_to.y;
            walks += meet ? count_walks(red, blue, rounds - 1) : count_walks(red_to, blue_to, rounds - 1);
        }
    return walks;
}

TEST(Perft, CountsPairsOfSimultaneousActions) {
    const auto start = start_of<Paint>();
    for (int depth = 1; depth <= 5; ++depth)
        EXPECT_EQ(perft<Paint>(start, depth), count_walks({0, 0}, {4, 4}, depth)) << "depth " << depth;
}

TEST(Perft, DivideVisitsEachFirstTurnOnce) {
    const auto start = start_of<Paint>();
    std::vector<Turn<toys::paint::Way>> seen;
    std::uint64_t sum = 0;
    perft_divide<Paint>(start, 3, 0, [&](const auto& turn, std::uint64_t leaves) {
        EXPECT_EQ(std::count(seen.begin(), seen.end(), turn), 0);
        seen.push_back(turn);
        sum += leaves;
    });
    EXPECT_EQ(seen.size(), 9u) << "in a corner each player can go two ways or stay";
    EXPECT_EQ(sum, perft<Paint>(start, 3));
}

TEST(Turns, OfAFinishedGameAreNone) {
    auto state = start_of<Paint>();
    state.rounds_left = 0;
    for_each_turn<Paint>(state, [](const auto&) { ADD_FAILURE(); });
}

// Counts with an order of its own: the last turn first, and each subtree twice.
template <EnumerableGame G>
std::uint64_t count_backwards(const typename G::State& state, int depth, std::uint64_t dice_seed, int ply = 0) {
    if (ply == depth) return 1;
    std::vector<Turn<typename G::Action>> turns;
    for_each_turn<G>(state, [&](const auto& turn) { turns.push_back(turn); });
    std::uint64_t leaves = 0;
    for (auto turn = turns.rbegin(); turn != turns.rend(); ++turn)
        for (int again = 0; again < 2; ++again) {
            auto next = state;
            KeyedDice dice = KeyedDice::for_ply(dice_seed, ply);
            Journal<typename G::Event> silent;
            G::advance(next, *turn, dice, silent);
            const std::uint64_t below = count_backwards<G>(next, depth, dice_seed, ply + 1);
            if (again == 0) leaves += below;
        }
    return leaves;
}

template <class G>
class PerftOf : public testing::Test {};
TYPED_TEST_SUITE(PerftOf, toys::Kinds, toys::KindNames);

TYPED_TEST(PerftOf, DoesNotDependOnTheOrderOfTraversal) {
    const auto start = start_of<TypeParam>();
    for (const std::uint64_t dice_seed : {0u, 1u, 2u})
        EXPECT_EQ(perft<TypeParam>(start, 3, dice_seed), count_backwards<TypeParam>(start, 3, dice_seed));
}

// With so low a goal the rolls decide how soon a game is over, and so how many ways there are.
TEST(Perft, OfAGameOfChanceDependsOnTheSeedAndNotOnTheOrder) {
    using Pig = toys::pig::Rules;
    const auto start = start_of<Pig>({.goal = 6});
    std::set<std::uint64_t> counts;
    for (std::uint64_t dice_seed = 0; dice_seed < 5; ++dice_seed) {
        const std::uint64_t count = perft<Pig>(start, 7, dice_seed);
        EXPECT_EQ(count, count_backwards<Pig>(start, 7, dice_seed)) << "dice seed " << dice_seed;
        counts.insert(count);
    }
    EXPECT_GT(counts.size(), 1u);
}

TYPED_TEST(PerftOf, AllocatesPerDepthAndNotPerNode) {
    const auto start = start_of<TypeParam>();
    const auto allocations_of = [&](int depth) {
        const std::size_t before = allocations_so_far();
        const std::uint64_t leaves = perft<TypeParam>(start, depth);
        EXPECT_GT(leaves, 0u);
        return allocations_so_far() - before;
    };
    constexpr std::size_t most_per_depth = 24;  // two lists that double until they are long enough, and a state
    EXPECT_LE(allocations_of(2), 2 * most_per_depth);
    EXPECT_LE(allocations_of(3), 3 * most_per_depth);
}

struct StuckRules : TicTacToe {
    static Observation observe(const Position<StuckRules>& position, Player) { return position.state; }
    static void list_actions(const State& state, Player player, std::vector<Action>& actions) {
        if (state.board[Cell{1, 1}] == toys::tictactoe::Mark::None) TicTacToe::list_actions(state, player, actions);
    }
};

TEST(Perft, TellsOfAnAwaitedPlayerWithoutActions) {
    EXPECT_THROW(perft<StuckRules>(start_of<StuckRules>(), 3), BrokenInvariant);
    EXPECT_THROW(perft_threaded<StuckRules>(start_of<StuckRules>(), 3, 0, 2), BrokenInvariant);
}

}  // namespace
}  // namespace agon::search
