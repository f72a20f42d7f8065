#include "search/alpha_beta.h"

#include <gtest/gtest.h>
#include <map>

#include "search/game_space.h"
#include "toys/tictactoe.h"

namespace agon::search {
namespace {

namespace toy = toys::tictactoe;
using Space = GameSpace<toy::Rules>;
using Search = AlphaBeta<Space>;
constexpr std::size_t table_bytes = std::size_t{1} << 20;

toy::State start(int size = 3) {
    HighDice unused;
    return toy::Rules::start({size}, unused);
}

toy::State state_of(std::string_view text) {
    const auto state = toy::Rules::read_state(text);
    EXPECT_TRUE(state.has_value()) << text;
    return *state;
}

// Without a table, without cutting anything, by the rules alone.
Value plain_value_for(Player player, const toy::State& state) {
    if (const auto outcome = toy::Rules::outcome(state)) {
        if (!outcome->winner) return drawn;
        return *outcome->winner == player ? won : lost;
    }
    std::vector<toy::Place> moves;
    toy::Rules::list_actions(state, state.to_move, moves);
    Value best = state.to_move == player ? lost : won;
    for (const toy::Place& move : moves) {
        const Value value = plain_value_for(player, Space().play(state, move));
        best = state.to_move == player ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

Value plain_value(const Space& space, const toy::State& state) { return plain_value_for(space.to_move(state), state); }

toy::State random_state(std::uint64_t seed) {
    KeyedDice dice(seed);
    toy::State state = start();
    const Space space;
    for (int turns = dice.roll(3, 7); turns > 0 && !space.settled(state); --turns)
        state = space.play(state, toy::Rules::sample_action(state, space.to_move(state), dice));
    return state;
}

// Plays the line, checks that it ends, and says how for whoever moved first.
Value value_at_the_end(const Space& space, const toy::State& from, const std::vector<toy::Place>& line) {
    toy::State state = from;
    for (const toy::Place& move : line) {
        EXPECT_FALSE(toy::Rules::refuse(state, space.to_move(state), move).has_value());
        state = space.play(state, move);
    }
    const auto value = space.settled(state);
    EXPECT_TRUE(value.has_value());
    return space.to_move(state) == space.to_move(from) ? value.value_or(0) : -value.value_or(0);
}

TEST(AlphaBeta, TicTacToeIsADraw) {
    const Space space;
    Search search(space, table_bytes);
    const auto proof = search.prove(start(), {});
    EXPECT_EQ(proof.bounds, (Bounds{drawn, drawn}));
    EXPECT_EQ(proof.line.size(), 9u);
    EXPECT_EQ(value_at_the_end(space, start(), proof.line), drawn);
    EXPECT_LT(proof.nodes, 20'000u);  // there are 549,946 without cuts
}

TEST(AlphaBeta, LargerBoardsAreWon) {
    const Space space;
    Search search(space, table_bytes);
    const auto proof = search.prove(start(4), {});
    EXPECT_EQ(proof.bounds, (Bounds{won, won}));
    EXPECT_EQ(value_at_the_end(space, start(4), proof.line), won);
}

TEST(AlphaBeta, AgreesWithPlainMinimax) {
    const Space space;
    std::map<Value, int> seen;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const toy::State state = random_state(seed);
        const Value expected = plain_value(space, state);
        Search search(space, table_bytes);
        const auto proof = search.prove(state, {});
        EXPECT_EQ(proof.bounds, (Bounds{expected, expected})) << toy::Rules::write(state);
        EXPECT_EQ(value_at_the_end(space, state, proof.line), expected) << toy::Rules::write(state);
        ++seen[expected];
    }
    EXPECT_EQ(seen.size(), 3u);
}

TEST(AlphaBeta, ATableOfOneBucketIsEnough) {
    const Space space;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const toy::State state = random_state(seed);
        Search search(space, 1);
        EXPECT_EQ(search.prove(state, {}).bounds.low, plain_value(space, state)) << toy::Rules::write(state);
    }
}

TEST(AlphaBeta, OneTableServesManyProofs) {
    const Space space;
    Search search(space, std::size_t{1} << 14);
    constexpr std::uint64_t states = 20;
    std::vector<Value> expected;
    for (std::uint64_t seed = 0; seed < states; ++seed) expected.push_back(plain_value(space, random_state(seed)));
    for (std::uint64_t proof = 0; proof < 600; ++proof)  // more than there are generations
        EXPECT_EQ(search.prove(random_state(proof % states), {}).bounds.low, expected[proof % states]) << proof;
}

// Hashes may collide as they like: the key is compared.
struct Colliding : Space {
    std::uint64_t hash(const Key&) const { return 7; }
};

TEST(AlphaBeta, DoesNotDependOnHashes) {
    const Colliding space;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const toy::State state = random_state(seed);
        AlphaBeta<Colliding> search(space, table_bytes);
        EXPECT_EQ(search.prove(state, {}).bounds.low, plain_value(space, state)) << toy::Rules::write(state);
    }
}

TEST(AlphaBeta, StopsWhereItIsTold) {
    const Space space;
    Search search(space, table_bytes);
    const auto proof = search.prove(start(), {.most_nodes = 50, .go_on = {}});
    EXPECT_FALSE(proof.complete());
    EXPECT_TRUE(proof.line.empty());
    EXPECT_LE(proof.nodes, 50u);
    int asked = 0;
    const auto stopped =
        search.prove(start(4), {.most_nodes = 1'000'000'000, .go_on = [&](std::uint64_t) { return ++asked < 1; }});
    EXPECT_FALSE(stopped.complete());
    EXPECT_EQ(asked, 1);
    // Nothing half-known is left in the table.
    EXPECT_EQ(search.prove(start(4), {}).bounds, (Bounds{won, won}));
    EXPECT_EQ(search.prove(start(), {}).bounds, (Bounds{drawn, drawn}));
}

// The first player likes the middle.
struct Evaluated : Space {
    Value evaluate(const toy::State& state) const {
        const toy::Mark middle = state.board[{1, 1}];
        if (middle == toy::Mark::None) return drawn;
        const Player owner = middle == toy::Mark::Cross ? Player::First : Player::Second;
        return owner == to_move(state) ? 10 : -10;
    }
};

TEST(AlphaBeta, ChoosesByEvaluationWhereItStops) {
    const Evaluated space;
    AlphaBeta<Evaluated> search(space, table_bytes);
    const auto choice = search.choose(start(), 1, {});
    EXPECT_EQ(choice.move.at, (Cell{1, 1}));
    EXPECT_EQ(choice.value, 10);
    EXPECT_EQ(choice.depth, 1);
}

TEST(AlphaBeta, ChoosesTheWinAndTheOnlyDefence) {
    const Evaluated space;
    AlphaBeta<Evaluated> search(space, table_bytes);
    const auto win = search.choose(state_of("XX.\nOO.\n...\nto move: X\n"), 9, {});
    EXPECT_EQ(win.move.at, (Cell{2, 0}));
    EXPECT_EQ(win.value, won);
    EXPECT_EQ(win.depth, 1);
    EXPECT_EQ(search.choose(state_of("XX.\n.O.\n...\nto move: O\n"), 9, {}).move.at, (Cell{2, 0}));
}

TEST(AlphaBeta, DeepChoicesKeepTheValue) {
    const Evaluated space;
    for (std::uint64_t seed = 0; seed < 80; ++seed) {
        const toy::State state = random_state(seed);
        if (space.settled(state)) continue;
        AlphaBeta<Evaluated> search(space, table_bytes);
        const auto choice = search.choose(state, 9, {});
        EXPECT_EQ(plain_value_for(state.to_move, space.play(state, choice.move)), plain_value(space, state))
            << toy::Rules::write(state);
        AlphaBeta<Evaluated> brief(space, table_bytes);
        EXPECT_EQ(brief.choose(state, 9, {.most_nodes = 1, .go_on = {}}).depth, 1);  // whatever it costs
    }
}

TEST(TranspositionTable, KeepsWhatCostMost) {
    TranspositionTable<int> table(1);  // one bucket
    table.begin_search();
    EXPECT_EQ(table.capacity(), 4u);
    table.store(0, 0, {drawn, drawn}, 5, 1'000'000);
    for (int key = 1; key < 100; ++key) table.store(key, 0, {lost, lost}, 5, 1);
    ASSERT_NE(table.find(0, 0), nullptr);
    EXPECT_EQ(table.find(0, 0)->bounds, (Bounds{drawn, drawn}));
    EXPECT_NE(table.find(99, 0), nullptr);
    table.begin_search();
    for (int key = 100; key < 104; ++key) table.store(key, 0, {lost, lost}, 5, 1);
    EXPECT_EQ(table.find(0, 0), nullptr);  // older ones give way first
}

}  // namespace
}  // namespace agon::search
