#include "bots/scrabble/solution.h"

#include <gtest/gtest.h>
#include <map>

#include "core/dice_kinds.h"
#include "scrabble/solver/brute_force.h"
#include "support/environment.h"

namespace agon::scrabble::solver_test {
namespace {

constexpr std::size_t table_bytes = std::size_t{1} << 22;

State empty_board(int size, int tile) {
    Setup setup;
    setup.size = size;
    setup.tiles = {{'a', static_cast<std::uint8_t>(tile)}};
    HighDice unused;
    return Rules::start(setup, unused);
}

int proven_value(const State& state, LeadRule lead_rule) {
    const Solution solution = solve(state, lead_rule, table_bytes, {});
    EXPECT_TRUE(solution.proven());
    return solution.bounds.low / search::won;
}

// Legal to its end, which is what the proof says.
void expect_line_fits(const State& start, const Solution& solution) {
    State state = start;
    for (const Place& place : solution.line) {
        ASSERT_FALSE(Rules::refuse(state, state.tally.to_move, place).has_value()) << Rules::write(place);
        state = after(state, place);
    }
    const auto outcome = Rules::outcome(state);
    if (!start.pointless_limit && !outcome) return;  // two who would pass for ever
    ASSERT_TRUE(outcome.has_value()) << Rules::write(state);
    EXPECT_EQ(result_for(start.tally.to_move, *outcome), solution.bounds.low / search::won) << Rules::write(start);
}

TEST(EmptyBoard, IsWonByTheFirstPlayerOn4x4WithEveryTile) {
    const std::map<int, std::size_t> turns{{1, 5}, {2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 1}, {7, 1}, {8, 1}, {9, 1}};
    for (const LeadRule lead_rule : {LeadRule::Used, LeadRule::Ignored})
        for (const auto& [tile, length] : turns) {
            const State start = empty_board(4, tile);
            const Solution solution = solve(start, lead_rule, table_bytes, {});
            EXPECT_EQ(solution.bounds, (search::Bounds{search::won, search::won})) << tile;
            EXPECT_EQ(solution.line.size(), length) << tile;
            expect_line_fits(start, solution);
        }
}

// The corner can never be filled, so nobody gets to the limit and the lead that one rule looks at is none.
TEST(Solution, CellsThatNobodyCanReachWinNothing) {
    scrabble::Setup setup;
    setup.size = 4;
    setup.tiles = {{'a', 2}};
    setup.board = {".ZA.", "ZA.A", "A.AA", ".AAA"};
    setup.score = {{3, 3}};
    HighDice unused;
    const State state = Rules::start(setup, unused);
    EXPECT_EQ(proven_value(state, LeadRule::Ignored), 0);
    EXPECT_EQ(proven_value(state, LeadRule::Used), 0);
    expect_line_fits(state, solve(state, LeadRule::Used, table_bytes, {}));
}

TEST(EmptyBoard, IsWonByTheFirstPlayerOnLargeBoardsToo) {
    for (const int size : {5, 6, 7, 8, 9, 16, 17, largest_size})
        for (const int tile : {1, 3, 9}) {
            const State start = empty_board(size, tile);
            const Solution solution = solve(start, LeadRule::Used, 1 << 16, {});
            EXPECT_EQ(solution.bounds, (search::Bounds{search::won, search::won})) << size << ' ' << tile;
            EXPECT_EQ(solution.line.size() == 1, tile * size >= winning_score(size)) << size << ' ' << tile;
            expect_line_fits(start, solution);
        }
}

TEST(EmptyBoard, SearchAloneAgrees) {
    for (int size = smallest_size; size <= 6; ++size)
        for (int tile = 1; tile <= 4; ++tile)
            EXPECT_EQ(proven_value(empty_board(size, tile), LeadRule::Ignored), 1) << size << ' ' << tile;
}

TEST(EmptyBoard, IsNotProvenWithTooFewNodes) {
    const Solution solution =
        solve(empty_board(8, 1), LeadRule::Ignored, table_bytes, {.most_nodes = 1000, .go_on = {}});
    EXPECT_FALSE(solution.proven());
    EXPECT_TRUE(solution.line.empty());
}

// A list of actions with the most valuable tile only, equal cells only once, every pass the same, symmetric boards the same,
// nobody going on once the lead decides: none of it changes a value.
TEST(Solution, AgreesWithEveryWordOfTwoLetters) {
    const int positions = support::count_from_environment("AGON_SCRABBLE_POSITIONS", 150) / 8;
    std::map<int, int> seen;
    for (int seed = 0; seed < positions; ++seed) {
        PositionKind kind{.most_blanks = 5};
        if (seed % 3 == 0) kind.tiles = {{'a', 3}, {'b', 1}};
        const State state = random_position(kind, static_cast<std::uint64_t>(seed));
        const int expected = BruteForce().value_of(state);
        EXPECT_EQ(proven_value(state, LeadRule::Ignored), expected) << Rules::write(state);
        EXPECT_EQ(proven_value(state, LeadRule::Used), expected) << Rules::write(state);
        ++seen[expected];
    }
    EXPECT_EQ(seen.size(), 3u);
}

TEST(Solution, TheLeadRuleChangesNoValue) {
    const int positions = support::count_from_environment("AGON_SCRABBLE_POSITIONS", 150);
    for (int seed = 0; seed < positions; ++seed) {
        PositionKind kind{.largest = 5, .fewest_blanks = 6, .most_blanks = 40, .most_missing = 12};
        if (seed % 2 == 0) kind.tiles = {{'a', 1}};
        const State state = random_position(kind, static_cast<std::uint64_t>(seed));
        const Solution by_search = solve(state, LeadRule::Ignored, table_bytes, {});
        const Solution by_lead = solve(state, LeadRule::Used, table_bytes, {});
        EXPECT_EQ(by_search.bounds, by_lead.bounds) << Rules::write(state);
        EXPECT_LE(by_lead.nodes, by_search.nodes);
        expect_line_fits(state, by_search);
        expect_line_fits(state, by_lead);
    }
}

}  // namespace
}  // namespace agon::scrabble::solver_test
