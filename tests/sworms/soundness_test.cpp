#include <gtest/gtest.h>

#include "sworms/pictures.h"

// Setups and positions come from files: whatever is let pass can be played, and what is not is told in a sentence.
namespace agon::sworms_test {
namespace {

using sworms::Rules, sworms::State, sworms::Weapon;
using Beginning = sworms::Setup;  // GoogleTest has a Setup of its own

TEST(SoundSetup, SaysWhatIsWrong) {
    const auto with = [](auto change) {
        Beginning setup;
        change(setup);
        return Rules::problem_with(setup).value_or("");
    };
    EXPECT_EQ(with([](Beginning&) {}), "");
    EXPECT_EQ(with([](Beginning& setup) { setup.map.clear(); }), "the map must have 1 to 1000 rows and columns");
    EXPECT_EQ(with([](Beginning& setup) { setup.map.assign(1001, "A"); }),
              "the map must have 1 to 1000 rows and columns");
    EXPECT_EQ(with([](Beginning& setup) { setup.map[3] += 'A'; }), "the rows of the map must have equal lengths");
    EXPECT_EQ(with([](Beginning& setup) { setup.map[3][3] = 'a'; }), "the map must be made of A, E and W");
    EXPECT_EQ(with([](Beginning& setup) { setup.map[0][3] = 'E'; }), "the top row of the map must be air");
    EXPECT_EQ(with([](Beginning& setup) { setup.names.clear(); }), "there must be a name to draw");
    EXPECT_NE(with([](Beginning& setup) { setup.names.push_back("two\nlines"); }), "");
    EXPECT_EQ(with([](Beginning& setup) { setup.worms_each = 0; }), "each player needs a worm");
    EXPECT_EQ(with([](Beginning& setup) { setup.worms_each = 21; }),
              "the map must be at least as wide as there are worms");
    EXPECT_EQ(with([](Beginning& setup) { setup.turn_limit = -1; }), "the turn limit must be from 0 to 1000000");
}

TEST(SoundState, SaysWhatIsWrong) {
    const auto with = [](auto change) {
        State state = drawn({"......", ".a..x.", "EEEEEE"});
        change(state);
        return Rules::problem_with(state).value_or("");
    };
    const auto at = [](State& state, int x, int y) -> sworms::Square& { return state.board[Cell{x, y}]; };
    EXPECT_EQ(with([](State&) {}), "");
    EXPECT_EQ(with([](State& state) { state.board = {}; }), "the map must have 1 to 1000 rows and columns");
    EXPECT_EQ(with([](State& state) { state.worms.pop_back(); }),
              "there must be as many worms on each side, and at least one");
    EXPECT_EQ(with([](State& state) { state.names = {}; }), "each worm needs a name");
    EXPECT_EQ(with([](State& state) { worm(state, 'a').health = 101; }), "a worm must be on the map with 0 to 100 HP");
    EXPECT_EQ(with([](State& state) { worm(state, 'b').at = {-1, 0}; }), "a worm must be on the map with 0 to 100 HP");
    EXPECT_EQ(with([](State& state) { worm(state, 'a').ammunition[0] = 5; }), "the gun needs no ammunition");
    EXPECT_EQ(with([&](State& state) { at(state, 0, 1) = sworms::Square::chest(Weapon::Airstrike); }),
              "a chest must hold a bazooka, a teleporter, a blowtorch or a melee");
    EXPECT_EQ(with([&](State& state) { at(state, 0, 1) = sworms::Square::worm(0); }),
              "a worm on the board is not where its entry says");
    EXPECT_EQ(with([&](State& state) { at(state, 0, 2) = sworms::Square::chest(Weapon::Melee); }),
              "something hangs over the bottom of the map");
    EXPECT_EQ(with([&](State& state) { at(state, 0, 0) = sworms::Square::chest(Weapon::Melee); }),
              "a worm or a chest hangs in the air");
    EXPECT_EQ(with([&](State& state) { at(state, 1, 1) = sworms::Square::air(); }),
              "a living worm is not on the board");
    EXPECT_EQ(with([](State& state) { state.last_worm[Player::First] = 7; }),
              "the last worm of a player must be its own");
    EXPECT_EQ(with([](State& state) { state.turns = -1; }), "turns must be from 0 to 1000000");
    EXPECT_EQ(with([](State& state) { state.turn_limit = 1'000'001; }), "the turn limit must be from 0 to 1000000");
    EXPECT_EQ(with([](State& state) { state.current_worm = -1; }), "the player to move needs a worm");
    EXPECT_EQ(with([](State& state) { state.current_worm = 5; }), "the current worm must be one of the player to move");
    EXPECT_EQ(with([](State& state) { state.current_worm = 1; }), "the current worm must be alive");
}

}  // namespace
}  // namespace agon::sworms_test
