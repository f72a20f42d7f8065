#include "bots/siege/safe_orders.h"

#include <gtest/gtest.h>

#include "core/dice_kinds.h"

namespace agon::siege {
namespace {

// The first player has a knight (2) and an archer (3), the second a worker (4) next to the knight, and a swordsman (5).
State in_a_fight() {
    Setup setup;
    setup.map = Map::from_text("1000000/0000900/0000002").value();
    setup.units = {{Player::First, Kind::Knight, {2, 0}},
                   {Player::First, Kind::Archer, {1, 1}},
                   {Player::Second, Kind::Worker, {3, 0}},
                   {Player::Second, Kind::Swordsman, {3, 2}}};
    LowDice dice;
    return Rules::start(setup, dice);
}

Orders safe(const Orders& wanted, const State& state = in_a_fight()) { return safe_orders(state, wanted).orders; }

TEST(SafeOrders, KeepsWhatIsLegal) {
    const Orders orders{Move{2, {2, 1}}, Attack{3, 4}, Attack{2, 5}, Build{0, Kind::Worker}};
    State fight = in_a_fight();
    fight.sides[Player::Second].units[1].at = {2, 2};
    const SafeOrders kept = safe_orders(fight, orders);
    EXPECT_EQ(kept.orders, orders);
    EXPECT_EQ(kept.after.sides[Player::First].gold, 1900);
    EXPECT_EQ(kept.after.sides[Player::Second].units[1].health, 25);
    EXPECT_EQ(kept.after.turns, 0) << "its turn is not over";
}

TEST(SafeOrders, NobodyMovesToWhereItIs) { EXPECT_EQ(safe({Move{2, {2, 0}}}), Orders{}); }

TEST(SafeOrders, NobodyAttacksTwice) {
    EXPECT_EQ(safe({Attack{2, 4}, Attack{2, 5}, Attack{3, 5}}), (Orders{Attack{2, 4}, Attack{3, 5}}));
}

TEST(SafeOrders, MovesComeBeforeAttacks) {
    EXPECT_EQ(safe({Attack{2, 4}, Move{2, {2, 1}}}), (Orders{Attack{2, 4}}));
    EXPECT_EQ(safe({Move{2, {2, 1}}, Move{2, {2, 0}}, Attack{2, 4}}).size(), 3U);
}

TEST(SafeOrders, TheDeadAreNotAttacked) {
    EXPECT_EQ(safe({Attack{2, 4}, Attack{3, 4}, Move{3, {1, 2}}}), (Orders{Attack{2, 4}}))
        << "and who wanted to counted on it";
}

TEST(SafeOrders, NobodyStepsWhereAnEnemyStood) {
    EXPECT_EQ(safe({Attack{2, 4}, Move{3, {3, 1}}}).size(), 2U);
    State near = in_a_fight();
    near.sides[Player::First].units[1].at = {3, 1};
    EXPECT_EQ(safe({Attack{2, 4}, Move{3, {3, 0}}}, near), (Orders{Attack{2, 4}}))
        << "some mediators take the dead away at the end of the turn";
}

TEST(SafeOrders, OnlyAnIdleBaseBuildsWhatCanBePaid) {
    EXPECT_EQ(safe({Build{0, Kind::Ram}, Build{0, Kind::Ram}}), (Orders{Build{0, Kind::Ram}}));
    EXPECT_EQ(safe({Build{1, Kind::Ram}, Build{2, Kind::Ram}}), Orders{});
    State poor = in_a_fight();
    poor.sides[Player::First].gold = 99;
    EXPECT_EQ(safe({Build{0, Kind::Worker}}, poor), Orders{});
}

TEST(SafeOrders, WithAnOrderGoTheLaterOnesOfItsUnit) {
    EXPECT_EQ(safe({Move{2, {4, 1}}, Attack{2, 4}, Attack{3, 4}}), (Orders{Attack{3, 4}})) << "an obstacle";
    EXPECT_EQ(safe({Move{99, {1, 1}}, Move{4, {4, 0}}, Move{2, {9, 9}}, Move{3, {3, 2}}}), Orders{});
}

TEST(SafeOrders, NothingComesAfterTheEnd) {
    EXPECT_EQ(safe({EndTurn{}, Attack{2, 4}}), Orders{});
    State won = in_a_fight();
    won.sides[Player::Second].base_health = 15;
    won.sides[Player::First].units[1].at = {5, 1};
    EXPECT_EQ(safe({Attack{3, 1}, Attack{2, 4}, Build{0, Kind::Worker}}, won), (Orders{Attack{3, 1}}));
}

}  // namespace
}  // namespace agon::siege
