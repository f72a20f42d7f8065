#include <gtest/gtest.h>

#include <fstream>
#include <limits>
#include <string>

#include "core/text_cursor.h"
#include "games/creatures/rules.h"
#include "games/entelect/rules.h"
#include "games/scrabble/rules.h"
#include "games/siege/rules.h"
#include "games/sworms/rules.h"
#include "protocols/json/json.h"
#include "search/perft.h"
#include "toys/fleet.h"
#include "toys/paint.h"
#include "toys/pig.h"
#include "toys/tictactoe.h"

// Compares every row of tests/perft/<game>.txt with what the rules give. A new game adds its table and a line at the end.
namespace agon {
namespace {

#ifdef AGON_PERFT_MOST_LEAVES
constexpr std::uint64_t most_leaves = AGON_PERFT_MOST_LEAVES;  // sanitizers are slow: the shallow counts have to do
#else
constexpr std::uint64_t most_leaves = std::numeric_limits<std::uint64_t>::max();
#endif

template <class G>
void compare_row(std::string_view row) {
    TextCursor in(row);
    ASSERT_TRUE(in.take("seed ")) << "a row begins with its seed";
    const auto seed = in.take_natural();
    ASSERT_TRUE(seed && in.take(" setup ")) << "after the seed comes the setup";
    const std::string_view json_text = in.rest().substr(0, in.rest().find(" leaves "));
    const auto setup = json::from_json<typename G::Setup>(json_text, Missing::KeepsDefault);
    ASSERT_TRUE(setup) << to_text(setup.error());
    ASSERT_EQ(G::problem_with(*setup), std::nullopt);
    ASSERT_TRUE(in.take(json_text) && in.take(" leaves ")) << "after the setup come the leaves";

    KeyedDice dice(*seed);
    const auto start = G::start(*setup, dice);
    int depth = 0;
    for (; !in.at_end(); in.skip_blanks()) {
        const auto expected = in.take_natural();
        ASSERT_TRUE(expected) << "leaves are whole numbers";
        ++depth;
        if (*expected > most_leaves) continue;
        EXPECT_EQ(search::perft<G>(start, depth, *seed), *expected) << "at depth " << depth;
    }
    EXPECT_GT(depth, 0) << "a row without leaves";
}

template <class G>
void compare_table() {
    const std::string file = AGON_SOURCE_DIR "/tests/perft/" + std::string(G::name) + ".txt";
    std::ifstream in(file);
    ASSERT_TRUE(in) << file << " is missing";
    int rows = 0, number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        if (line.empty() || line.starts_with('#')) continue;
        SCOPED_TRACE(file + ":" + std::to_string(number));
        compare_row<G>(line);
        ++rows;
    }
    EXPECT_GT(rows, 0) << file << " has no rows";
}

TEST(Perft, TicTacToe) { compare_table<toys::tictactoe::Rules>(); }
TEST(Perft, Paint) { compare_table<toys::paint::Rules>(); }
TEST(Perft, Fleet) { compare_table<toys::fleet::Rules>(); }
TEST(Perft, Pig) { compare_table<toys::pig::Rules>(); }
TEST(Perft, Creatures) { compare_table<creatures::Rules>(); }
TEST(Perft, Entelect) { compare_table<entelect::Rules>(); }
TEST(Perft, Scrabble) { compare_table<scrabble::Rules>(); }
TEST(Perft, Siege) { compare_table<siege::Rules>(); }
TEST(Perft, SEWorms) { compare_table<sworms::Rules>(); }

}  // namespace
}  // namespace agon
