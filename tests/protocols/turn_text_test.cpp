#include "protocols/position/turn_text.h"

#include <gtest/gtest.h>

#include "toys/paint.h"
#include "toys/tictactoe.h"

namespace agon::position {
namespace {

template <class G>
typename G::State start() {
    const auto dice = make_dice({});
    return G::start({}, *dice);
}

template <class G>
std::string read_and_write(std::string_view line, const typename G::State& state = start<G>()) {
    const auto turn = read_turn<G>(state, line);
    return turn ? write_turn<G>(*turn) : to_text(turn.error());
}

using Sequential = toys::tictactoe::Rules;
using Simultaneous = toys::paint::Rules;

TEST(TurnText, OnePlayerIsJustTheAction) {
    EXPECT_EQ(read_and_write<Sequential>("b2"), "b2");
    EXPECT_EQ(read_and_write<Sequential>(" \tb2  \r"), "b2");
    EXPECT_EQ(read_and_write<Sequential>("  b!"), "line 1, column 4: expected a row number from 1");
    EXPECT_EQ(read_and_write<Sequential>(""), "line 1, column 1: expected a column letter");
    EXPECT_EQ(read_and_write<Sequential>("b2 | a1"), "line 1, column 3: expected a row number from 1");
}

TEST(TurnText, BothPlayersStandSideBySide) {
    EXPECT_EQ(read_and_write<Simultaneous>("north | stay"), "north | stay");
    EXPECT_EQ(read_and_write<Simultaneous>("north|stay"), "north | stay");
    EXPECT_EQ(read_and_write<Simultaneous>("north"),
              "line 1, column 6: expected \" | \" and the second player's action");
    const auto turn = read_turn<Simultaneous>(start<Simultaneous>(), "north | upwards");
    ASSERT_FALSE(turn.has_value());
    EXPECT_EQ(turn.error().column, 9);
    EXPECT_FALSE(read_turn<Simultaneous>(start<Simultaneous>(), "north | stay | stay").has_value());
}

TEST(TurnText, NobodyActsWhenTheGameIsOver) {
    Sequential::State over = start<Sequential>();
    for (int row = 0; row < 3; ++row) over.board[{0, row}] = toys::tictactoe::Mark::Cross;
    EXPECT_EQ(read_and_write<Sequential>("b2", over), "line 1, column 1: expected no action: the game is over");
}

}  // namespace
}  // namespace agon::position
