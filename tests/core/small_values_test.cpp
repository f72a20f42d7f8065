#include <gtest/gtest.h>

#include <concepts>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/allocation_counter.h"
#include "core/dice_kinds.h"
#include "core/journal.h"
#include "core/outcome.h"
#include "core/player.h"
#include "core/position.h"
#include "core/shared.h"
#include "toys/tictactoe.h"

namespace agon {
namespace {

TEST(Player, Basics) {
    static_assert(opponent(Player::First) == Player::Second && opponent(Player::Second) == Player::First);
    static_assert(number_of(Player::First) == 1 && number_of(Player::Second) == 2);
    static_assert(std::regular<PerPlayer<std::string>>);
    PerPlayer<int> gold;
    EXPECT_EQ(gold[Player::First], 0);
    gold[Player::Second] = 5;
    EXPECT_EQ(gold.values, (std::array{0, 5}));
}

TEST(Outcome, TheHigherScoreWins) {
    constexpr PerPlayer<int> first_ahead{{3, 2}}, second_ahead{{-3, -2}}, equal{{4, 4}};
    EXPECT_EQ(by_score(first_ahead, "limit"), (Outcome{Player::First, "limit", first_ahead}));
    EXPECT_EQ(by_score(second_ahead, "limit"), (Outcome{Player::Second, "limit", second_ahead}));
    EXPECT_EQ(by_score(equal, "limit"), (Outcome{std::nullopt, "limit", equal}));
}

TEST(Outcome, WinAndDraw) {
    static_assert(win_for(Player::Second, "checkmate").winner == Player::Second);
    static_assert(!draw("stalemate").winner);
    EXPECT_EQ(win_for(Player::First, "checkmate").reason, "checkmate");
    EXPECT_EQ(draw("stalemate").score, PerPlayer<int>{});
    EXPECT_NE(draw("stalemate"), draw("repetition"));
}

struct Fell {
    int depth = 0;
    bool operator==(const Fell&) const = default;
};
struct Said {
    std::string words;
    bool operator==(const Said&) const = default;
};
using Event = std::variant<Fell, Said>;

TEST(Journal, KeepsFactsInOrder) {
    std::vector<Event> events;
    Journal<Event> journal(events);
    journal.note(Fell{3});
    journal.note(Said{"ouch"});
    const Fell again{4};
    journal.note(again);
    EXPECT_EQ(events, (std::vector<Event>{Fell{3}, Said{"ouch"}, Fell{4}}));
}

TEST(Journal, ASilentOneKeepsNothingAndDoesNotAllocate) {
    const auto before = testing::allocations();
    Journal<Event> journal;
    for (int i = 0; i < 100; ++i) journal.note(Fell{i});
    EXPECT_EQ(testing::allocations(), before);
}

TEST(Shared, CopiesShareAndCompareByValue) {
    using Terrain = Shared<std::vector<int>>;
    static_assert(std::regular<Terrain>);
    const Terrain terrain(std::vector{1, 2, 3}), same(std::vector{1, 2, 3}), other(std::vector{1, 2});
    const auto before = testing::allocations();
    const Terrain copy = terrain;
    EXPECT_EQ(testing::allocations(), before);
    EXPECT_EQ(&*copy, &*terrain);
    EXPECT_EQ(copy, terrain);
    EXPECT_EQ(same, terrain);
    EXPECT_NE(other, terrain);
    EXPECT_EQ(terrain->size(), 3u);
    EXPECT_EQ(Terrain(), Terrain(std::vector<int>{}));
}

// A state that was moved from may still be compared, copied and assigned to.
TEST(Shared, AMovedFromOneIsUsable) {
    Shared<std::string> terrain(std::string("a map too long for the small string"));
    const Shared<std::string> taker = std::move(terrain);
    EXPECT_EQ(*taker, "a map too long for the small string");
    const Shared<std::string> copy = terrain;  // NOLINT(bugprone-use-after-move): that is the promise
    EXPECT_EQ(terrain, copy);
    EXPECT_EQ(*terrain == *taker, terrain == taker);
    terrain = taker;
    EXPECT_EQ(terrain, taker);
}

using toys::tictactoe::Rules;

TEST(Position, OpeningAndSteps) {
    KeyedDice dice(5);
    auto position = opening<Rules>({}, dice);
    EXPECT_EQ(position.dice, dice.cursor());
    EXPECT_TRUE(position.events.empty());
    const auto before = position;
    Turn<Rules::Action> turn;
    turn[Player::First] = Rules::Action{{1, 1}};
    step(position, turn, dice);
    EXPECT_EQ(position.events.size(), 1u);
    EXPECT_NE(position, before);
    turn = {};
    turn[Player::Second] = Rules::Action{{0, 0}};
    step(position, turn, dice);
    EXPECT_EQ(position.events.size(), 1u) << "only the last step's events";
    EXPECT_EQ(before.state, Rules::start({}, dice)) << "an earlier copy stays as it was";
}

}  // namespace
}  // namespace agon
