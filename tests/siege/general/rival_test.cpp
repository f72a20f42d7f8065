#include "bots/siege/general/rival.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "bots/siege/general/doctrines.h"
#include "bots/siege/general/script.h"
#include "siege/general/fields.h"

namespace agon::siege::general {
namespace {

// The second player's archers stand in the middle; the first player has just watched them, and ends its turn.
State archers_in_the_field() {
    return field(open_field, {{Player::First, Kind::Catapult, {1, 1}},
                              {Player::Second, Kind::Archer, {12, 2}},
                              {Player::Second, Kind::Archer, {13, 3}}});
}

// The game after one turn of the enemy by one of the leadings that are thought of.
State after_turn_of(const State& start, const Doctrine& doctrine) {
    State state = start;
    Journal<Event> silent;
    end_turn(state, silent);
    const Terrain terrain(*state.map);
    Script(terrain).play(state, doctrine, {}, nullptr);
    end_turn(state, silent);
    return state;
}

TEST(SiegeRival, WhoMovesLikeALeadingProbablyFollowsIt) {
    const State start = archers_in_the_field();
    const Terrain terrain(*start.map);
    const auto guesses = guess_enemy(start.sides[Player::Second]);
    for (const Stance stance : {Stance::Charge, Stance::Home}) {
        const auto real =
            std::find_if(guesses.begin(), guesses.end(), [&](const Doctrine& guess) { return guess.stance == stance; });
        ASSERT_NE(real, guesses.end());
        Rival rival;
        rival.remember(start);
        rival.watch(after_turn_of(start, *real), terrain);
        const auto odds = rival.odds(guesses.size());
        EXPECT_EQ(odds[static_cast<std::size_t>(real - guesses.begin())], *std::max_element(odds.begin(), odds.end()));
        EXPECT_LT(*std::min_element(odds.begin(), odds.end()), 0.9 * *std::max_element(odds.begin(), odds.end()));
        EXPECT_NEAR(std::accumulate(odds.begin(), odds.end(), 0.0), 1.0, 1e-9);
    }
}

TEST(SiegeRival, AllIsPossibleWhileNothingIsKnown) {
    const State start = archers_in_the_field();
    Rival rival;
    EXPECT_EQ(rival.odds(4), std::vector<double>(4, 0.25));
    rival.watch(start, Terrain(*start.map));
    EXPECT_EQ(rival.odds(4), std::vector<double>(4, 0.25)) << "nothing was remembered";
}

TEST(SiegeRival, ATurnThatWasMissedTellsNothing) {
    const State start = archers_in_the_field();
    const auto guesses = guess_enemy(start.sides[Player::Second]);
    Rival rival;
    rival.remember(start);
    State later = after_turn_of(start, guesses.front());
    later.turns += 2;
    rival.watch(later, Terrain(*start.map));
    EXPECT_EQ(rival.odds(2), std::vector<double>(2, 0.5));
}

TEST(SiegeRival, IsRememberedAsText) {
    const State start = archers_in_the_field();
    const Terrain terrain(*start.map);
    const auto guesses = guess_enemy(start.sides[Player::Second]);
    Rival rival;
    rival.remember(start);
    State now = after_turn_of(start, guesses.front());
    rival.watch(now, terrain);
    rival.remember(now);
    std::string text, again;
    rival.write(text);
    Rival heir;
    TextCursor in(text);
    EXPECT_TRUE(heir.read(in));
    EXPECT_TRUE(in.at_end());
    heir.write(again);
    EXPECT_EQ(again, text);
    EXPECT_EQ(heir.odds(guesses.size()), rival.odds(guesses.size()));
    for (std::size_t length = 0; length < text.size(); ++length) {
        TextCursor part(std::string_view(text).substr(0, length));
        Rival hopeless;
        if (hopeless.read(part)) continue;  // the last number is shorter, that is all
        EXPECT_EQ(hopeless.odds(2), std::vector<double>(2, 0.5)) << length;
    }
}

TEST(SiegeRival, UnitsOutsideTheBoardAreNotBelieved) {
    const State start = archers_in_the_field();
    TextCursor in(" 1 0 0 1 3 2 30000 2 40");
    Rival rival;
    ASSERT_TRUE(rival.read(in));
    State now = start;
    now.turns = 2;
    rival.watch(now, Terrain(*start.map));
    EXPECT_EQ(rival.odds(2), std::vector<double>(2, 0.5));
}

}  // namespace
}  // namespace agon::siege::general
