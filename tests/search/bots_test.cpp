#include <gtest/gtest.h>

#include "search/bot_game.h"
#include "search/playout_bot.h"
#include "search/random_bot.h"
#include "search/toys.h"

namespace agon::search {
namespace {

template <class G>
class BotsOf : public testing::Test {};
TYPED_TEST_SUITE(BotsOf, toys::Kinds, toys::KindNames);

TYPED_TEST(BotsOf, ChooseOnlyLegalActions) {
    RandomBot<TypeParam> random;
    PlayoutBot<TypeParam> thinking(2);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        play_bots<TypeParam>(random, thinking, {}, seed);
        play_bots<TypeParam>(thinking, random, {}, seed);
    }
}

TYPED_TEST(BotsOf, PlayTheSameGameFromTheSameSeed) {
    const auto hash_from = [](std::uint64_t seed) {
        RandomBot<TypeParam> random;
        PlayoutBot<TypeParam> thinking(2);
        return play_bots<TypeParam>(thinking, random, {}, seed).hash;
    };
    EXPECT_EQ(hash_from(5), hash_from(5));
    EXPECT_NE(hash_from(5), hash_from(6));
}

TYPED_TEST(BotsOf, StartAfreshInEveryGame) {
    RandomBot<TypeParam> random;
    PlayoutBot<TypeParam> thinking(2);
    const auto game = play_bots<TypeParam>(thinking, random, {}, 5);
    play_bots<TypeParam>(random, thinking, {}, 6);
    EXPECT_EQ(play_bots<TypeParam>(thinking, random, {}, 5).hash, game.hash);
}

// Wins count 2, draws 1: of 2 a game, both seats, the same seeds.
template <EnumerableGame G>
int points_of_playouts(int playouts_per_action, std::uint64_t games_per_seat) {
    RandomBot<G> random;
    PlayoutBot<G> thinking(playouts_per_action);
    int points = 0;
    for (const Player seat : both_players)
        for (std::uint64_t seed = 0; seed < games_per_seat; ++seed) {
            const bool first = seat == Player::First;
            const auto game =
                first ? play_bots<G>(thinking, random, {}, seed) : play_bots<G>(random, thinking, {}, seed);
            const auto outcome = G::outcome(game.last.state);
            if (outcome && outcome->winner == seat) points += 2;
            if (outcome && !outcome->winner) points += 1;
        }
    return points;
}

TEST(PlayoutBot, BeatsRandomPlay) {
    EXPECT_GE(points_of_playouts<toys::tictactoe::Rules>(30, 50), 185) << "of 200";
    EXPECT_GE(points_of_playouts<toys::paint::Rules>(10, 10), 36) << "of 40";
    EXPECT_GE(points_of_playouts<toys::pig::Rules>(20, 20), 70) << "of 80";
    EXPECT_GE(points_of_playouts<toys::fleet::Rules>(5, 10), 32) << "of 40";
}

TEST(PlayoutBot, ConsidersSomeOfVeryManyActions) {
    using TicTacToe = toys::tictactoe::Rules;
    const TicTacToe::Setup wide{.size = 12};
    KeyedDice dice(1);
    const auto start = TicTacToe::start(wide, dice);
    std::vector<TicTacToe::Action> chosen;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        PlayoutBot<TicTacToe> bot(1);
        bot.begin(wide, Player::First, seed);
        bot.observe(start);
        chosen.push_back(bot.choose());
        EXPECT_FALSE(TicTacToe::refuse(start, Player::First, chosen.back()).has_value());
    }
    const auto beyond_the_first = [](const TicTacToe::Action& action) {
        return static_cast<std::size_t>(action.at.y * 12 + action.at.x) >= PlayoutBot<TicTacToe>::most_candidates;
    };
    EXPECT_TRUE(std::any_of(chosen.begin(), chosen.end(), beyond_the_first));
}

TEST(Bots, OfOneSeedRollDifferentlyInEachSeat) {
    EXPECT_NE(dice_of_seat(3, Player::First).cursor(), dice_of_seat(3, Player::Second).cursor());
}

}  // namespace
}  // namespace agon::search
