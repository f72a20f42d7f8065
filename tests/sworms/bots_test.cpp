#include <gtest/gtest.h>

#include "bots/sworms/greedy.h"
#include "search/bot_game.h"
#include "search/random_bot.h"
#include "sworms/pictures.h"

namespace agon::sworms_test {
namespace {

using sworms::Direction;
using sworms::Rules;
using sworms::Weapon;

using RandomBot = search::RandomBot<Rules>;

struct Tally {
    int wins = 0, draws = 0, losses = 0;
};

// Both seats from every seed. play_bots() fails the test if a bot chooses what the rules refuse.
Tally greedy_against_random(const sworms::Setup& setup, std::uint64_t seeds) {
    Tally tally;
    for (std::uint64_t seed = 0; seed < seeds; ++seed)
        for (const Player seat : both_players) {
            sworms::GreedyBot greedy;
            RandomBot random;
            const auto game = seat == Player::First ? search::play_bots<Rules>(greedy, random, setup, seed)
                                                    : search::play_bots<Rules>(random, greedy, setup, seed);
            const auto outcome = Rules::outcome(game.last.state);
            ++(!outcome || !outcome->winner ? tally.draws : *outcome->winner == seat ? tally.wins : tally.losses);
        }
    return tally;
}

sworms::Setup pit() {
    sworms::Setup setup;
    setup.map = {"AAAAAAAAAAAA", "AAAAAAAAAAAA", "AAAAAAAAAAAA", "EAAAAEAAAAAE",
                 "EEAAEEEAAAEE", "EEEEEEEEEEEE", "EEEEEEEEEEEE"};
    setup.turn_limit = 200;
    return setup;
}

TEST(GreedyBot, BeatsRandomPlay) {
    const Tally pit_games = greedy_against_random(pit(), 50);
    EXPECT_GE(pit_games.wins, 96) << "of 100 with " << pit_games.draws << " draws";
    sworms::Setup document;
    document.turn_limit = 200;
    const Tally document_games = greedy_against_random(document, 50);
    EXPECT_GE(document_games.wins, 85) << "of 100 with " << document_games.draws << " draws";
}

// The greedy bot's whole turn: a walk and what follows it, or an action alone.
sworms::State after_its_turn(sworms::State state) {
    sworms::GreedyBot greedy;
    greedy.begin({}, Player::First, 1);
    for (int actions = 0; actions < 2 && Rules::awaits(state, Player::First); ++actions) {
        greedy.observe(Rules::observe({state, KeyedDice(1).cursor(), {}}, Player::First));
        const sworms::Action action = greedy.choose();
        EXPECT_EQ(Rules::refuse(state, Player::First, action), std::nullopt);
        state = play(state, action).state;
    }
    return state;
}

TEST(GreedyBot, ShootsAtTheEnemyItSees) {
    const auto state = after_its_turn(drawn({"......", "a....x", "EEEEEE", "EEEEEE"}));
    EXPECT_LT(worm(state, 'x').health, 100);
    EXPECT_EQ(worm(state, 'a').health, 100);
}

TEST(GreedyBot, DoesNotHurtItsOwnWhenNobodyElseIsInReach) {
    auto state = drawn({".....", ".bac.", "WEEEW", "EEEEE", "EEEEE", "EExEE", "EEEEE"});
    for (auto& ammunition : worm(state, 'a').ammunition) ammunition = 0;
    state = after_its_turn(state);
    for (const char own : {'a', 'b', 'c'}) EXPECT_EQ(worm(state, own).health, 100) << own;
}

TEST(GreedyBot, PrefersAWeaponThatSparesItself) {
    const auto state = after_its_turn(drawn({"....", "ax..", "EEEE", "EEEE"}));
    EXPECT_LT(worm(state, 'x').health, 100);
    EXPECT_EQ(worm(state, 'a').health, 100) << "the bazooka would have taken 40 from both";
}

TEST(GreedyBot, StaysWhereEveryStepWouldDrownIt) {
    auto state = drawn({".....", "..a..", "W.E.W", "WWEWW", "EEEEE", "x.EEE", "EEEEE"});
    for (auto& ammunition : worm(state, 'a').ammunition) ammunition = 0;
    EXPECT_EQ(worm(after_its_turn(state), 'a').health, 100);
}

TEST(GreedyBot, TakesTheKill) {
    auto state = drawn({"......", "a...x.", "EEEEEE"});
    worm(state, 'x').health = 20;
    EXPECT_FALSE(worm(after_its_turn(state), 'x').alive());
}

}  // namespace
}  // namespace agon::sworms_test
