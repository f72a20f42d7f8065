#include "games/creatures/rules.h"
#include "games/entelect/rules.h"
#include "games/scrabble/rules.h"
#include "games/siege/rules.h"
#include "games/sworms/rules.h"
#include "support/golden.h"
#include "support/playthrough.h"
#include "toys/fleet.h"
#include "toys/paint.h"
#include "toys/pig.h"
#include "toys/tictactoe.h"

// One short game each, kept in tests/golden/<game>.txt. Setups and seeds are such that a page shows most of the rules.
namespace agon {
namespace {

template <class G>
::testing::AssertionResult plays_as_kept(const typename G::Setup& setup, std::uint64_t seed, int steps) {
    return golden::matches(G::name, playthrough<G>(setup, seed, steps));
}

TEST(Playthrough, TicTacToe) { EXPECT_TRUE(plays_as_kept<toys::tictactoe::Rules>({}, 5, 9)); }
TEST(Playthrough, Paint) {
    EXPECT_TRUE(plays_as_kept<toys::paint::Rules>({.width = 3, .height = 3, .rounds = 8, .walls = {{0, 1}}}, 4, 8));
}
TEST(Playthrough, Fleet) { EXPECT_TRUE(plays_as_kept<toys::fleet::Rules>({.width = 3, .height = 2}, 2, 12)); }
TEST(Playthrough, SEWorms) {
    sworms::Setup setup;
    setup.map = {"AAAAAAAA", "AAAAAAAA", "AAEAAAAA", "EAEEAAAE", "EEEWWEEE"};
    setup.worms_each = 2;
    EXPECT_TRUE(plays_as_kept<sworms::Rules>(setup, 1, 16));
}
TEST(Playthrough, Scrabble) {
    scrabble::Setup setup;
    setup.size = 5;
    setup.tiles = {{'a', 1}, {'b', 1}};
    EXPECT_TRUE(plays_as_kept<scrabble::Rules>(setup, 3, 12));
}
TEST(Playthrough, Siege) {
    using siege::Kind;
    siege::Setup setup;
    setup.map = siege::Map::from_text("160/902").value();
    setup.gold = 100;
    setup.units = {{Player::First, Kind::Worker, {0, 0}},
                   {Player::First, Kind::Ram, {2, 0}},
                   {Player::First, Kind::Catapult, {0, 0}},
                   {Player::First, Kind::Catapult, {1, 0}},
                   {Player::Second, Kind::Worker, {2, 1}}};
    EXPECT_TRUE(plays_as_kept<siege::Rules>(setup, 145, 16));
}
TEST(Playthrough, Creatures) { EXPECT_TRUE(plays_as_kept<creatures::Rules>({}, 1, 30)); }

TEST(Playthrough, Entelect) {
    entelect::Setup setup;
    setup.config.map_size = 9;
    setup.config.max_rounds = 16;
    setup.config.worms[0].initial_hp = setup.config.worms[1].initial_hp = setup.config.worms[2].initial_hp = 20;
    EXPECT_TRUE(plays_as_kept<entelect::Rules>(setup, 1, 8));
}
TEST(Playthrough, Pig) { EXPECT_TRUE(plays_as_kept<toys::pig::Rules>({.goal = 12}, 146, 12)); }

}  // namespace
}  // namespace agon
