#include "bots/siege/general/script.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "siege/general/fields.h"

namespace agon::siege::general {
namespace {

struct Played {
    Orders orders;
    State after;
};

Played play(const State& state, Doctrine doctrine) {
    const Terrain terrain(*state.map);
    Script script(terrain);
    Played played{{}, state};
    script.play(played.after, doctrine, {}, &played.orders);
    return played;
}

Doctrine led(Stance stance) { return {.mix = {}, .workers = 0, .guards = 0, .stance = stance}; }

TEST(SiegeScript, BuildsNoWorkersForAMineUnderFire) {
    // A catapult strikes up to 8 cells away: the mine is 8 from the first place and 9 from the second.
    constexpr std::string_view mine_field = "10060000000000000000/00000000000000000002";
    const Doctrine doctrine{.mix = {1, 0, 0, 0, 0, 0, 0}, .workers = 2, .guards = 0};
    const State under_fire = field(mine_field, {{Player::Second, Kind::Catapult, {11, 0}}});
    const State safe = field(mine_field, {{Player::Second, Kind::Catapult, {12, 0}}});
    EXPECT_EQ(kind_to_build(under_fire, Player::First, doctrine, Terrain(*under_fire.map)), Kind::Knight);
    EXPECT_EQ(kind_to_build(safe, Player::First, doctrine, Terrain(*safe.map)), Kind::Worker);
}

TEST(SiegeScript, RazesTheBaseWhenItCan) {
    // Four catapults take 200; the knight beside them would be worth a shot in any other turn.
    const State state = field(open_field, {{Player::First, Kind::Catapult, {13, 4}},
                                           {Player::First, Kind::Catapult, {13, 4}},
                                           {Player::First, Kind::Catapult, {13, 4}},
                                           {Player::First, Kind::Catapult, {12, 4}},
                                           {Player::Second, Kind::Knight, {16, 4}}});
    EXPECT_EQ(play(state, led(Stance::Home)).after.sides[Player::Second].base_health, 0);
}

TEST(SiegeScript, KillsWithAsFewStrikesAsItTakes) {
    // Two catapults kill the knight (70), the third shot finds the archer (40).
    const State state = field(open_field, {{Player::First, Kind::Catapult, {2, 0}},
                                           {Player::First, Kind::Catapult, {2, 0}},
                                           {Player::First, Kind::Catapult, {2, 0}},
                                           {Player::Second, Kind::Knight, {8, 0}},
                                           {Player::Second, Kind::Archer, {9, 0}}});
    EXPECT_TRUE(play(state, led(Stance::Charge)).after.sides[Player::Second].units.empty());
}

TEST(SiegeScript, StrikesFromAfar) {
    // A pikeman reaches 3 cells. The catapult shoots from where it cannot be reached.
    const State state =
        field(open_field, {{Player::First, Kind::Catapult, {2, 0}}, {Player::Second, Kind::Pikeman, {5, 0}}});
    const Played played = play(state, led(Stance::March));
    ASSERT_EQ(played.orders.size(), 2u);
    EXPECT_TRUE(std::holds_alternative<Move>(played.orders[0])) << "a unit moves before it attacks";
    EXPECT_GT(manhattan_distance(played.after.sides[Player::First].units[0].at, {5, 0}), 3);
    EXPECT_EQ(played.after.sides[Player::Second].units[0].health, 10);
}

TEST(SiegeScript, DoesNotWalkIntoTheReachOfMore) {
    // Catapults reach 8 cells: one that marches alone against three stops before that.
    const State state = field(open_field, {{Player::First, Kind::Catapult, {6, 0}},
                                           {Player::Second, Kind::Catapult, {16, 0}},
                                           {Player::Second, Kind::Catapult, {16, 0}},
                                           {Player::Second, Kind::Catapult, {16, 0}}});
    const Cell at = play(state, led(Stance::March)).after.sides[Player::First].units[0].at;
    EXPECT_GT(manhattan_distance(at, {16, 0}), 8);
    const Cell charged = play(state, led(Stance::Charge)).after.sides[Player::First].units[0].at;
    EXPECT_LE(manhattan_distance(charged, {16, 0}), 8);
}

TEST(SiegeScript, MarchesInAGroup) {
    Doctrine doctrine = led(Stance::March);
    doctrine.group = 3;
    const State state = field(open_field, {{Player::First, Kind::Catapult, {8, 0}},
                                           {Player::First, Kind::Catapult, {2, 0}},
                                           {Player::First, Kind::Catapult, {2, 0}}});
    const Played played = play(state, doctrine);
    EXPECT_LE(played.after.sides[Player::First].units[0].at.x, 8) << "the first waits";
    EXPECT_EQ(manhattan_distance(played.after.sides[Player::First].units[1].at, {2, 0}), 2) << "the others follow";
}

TEST(SiegeScript, MustersInFrontOfTheBaseUntilTheGroupIsThere) {
    // The base in the corner has its muster four steps in front.
    const auto farthest = [](const State& after) {
        int steps = 0;
        for (const Unit& unit : after.sides[Player::First].units)
            steps = std::max(steps, manhattan_distance(unit.at, {0, 0}));
        return steps;
    };
    Doctrine doctrine = led(Stance::Muster);
    doctrine.group = 3;
    const State two =
        field(open_field, {{Player::First, Kind::Pikeman, {4, 0}}, {Player::First, Kind::Pikeman, {3, 0}}});
    EXPECT_EQ(farthest(play(two, doctrine).after), 4) << "they wait";
    doctrine.group = 2;
    EXPECT_EQ(farthest(play(two, doctrine).after), 6) << "they are enough";
    doctrine.group = 3;
    const State afield =
        field(open_field, {{Player::First, Kind::Pikeman, {9, 0}}, {Player::First, Kind::Pikeman, {9, 0}}});
    EXPECT_EQ(farthest(play(afield, doctrine).after), 11) << "who has stormed goes on when one has fallen";
    const State attacked = field(open_field, {{Player::First, Kind::Pikeman, {9, 0}},
                                              {Player::First, Kind::Pikeman, {9, 0}},
                                              {Player::Second, Kind::Swordsman, {2, 0}}});
    EXPECT_EQ(farthest(play(attacked, doctrine).after), 7) << "an enemy near the base calls them back";
}

TEST(SiegeScript, WorkersGoToTheMineAndStayThere) {
    constexpr std::string_view map = "10600000000000000002";
    const State state = field(map, {{Player::First, Kind::Worker, {0, 0}}, {Player::First, Kind::Worker, {2, 0}}});
    const Played played = play(state, led(Stance::Home));
    for (const Unit& unit : played.after.sides[Player::First].units) EXPECT_EQ(unit.at, (Cell{2, 0}));
    EXPECT_EQ(played.orders.size(), 1u) << "nobody moves to where it is";
}

TEST(SiegeScript, WorkersKeepOutOfReach) {
    constexpr std::string_view map = "10060000000000000002";
    const State state = field(map, {{Player::First, Kind::Worker, {1, 0}}, {Player::Second, Kind::Knight, {8, 0}}});
    EXPECT_GT(manhattan_distance(play(state, led(Stance::Home)).after.sides[Player::First].units[0].at, {8, 0}), 5);
}

TEST(SiegeScript, NobodyStepsWhereAnEnemyStood) {
    // Some mediators still see the dead one there.
    const State state = field("10000000002", {{Player::First, Kind::Knight, {3, 0}},
                                              {Player::First, Kind::Knight, {2, 0}},
                                              {Player::Second, Kind::Worker, {4, 0}}});
    const Played played = play(state, led(Stance::Charge));
    for (const Action& order : played.orders) {
        const auto* move = std::get_if<Move>(&order);
        EXPECT_FALSE(move && move->to == (Cell{4, 0}));
    }
    EXPECT_TRUE(played.after.sides[Player::Second].units.empty());
}

TEST(SiegeScript, BuildsByItsDoctrine) {
    const State state = field("10600000002", {});
    const Terrain terrain(*state.map);
    Doctrine doctrine = led(Stance::Home);
    doctrine.mix = {0, 0, 0, 1, 0, 2, 0};
    doctrine.workers = 2;
    doctrine.guards = 1;
    EXPECT_EQ(kind_to_build(state, Player::First, doctrine, terrain), Kind::Catapult);
    State guarded = field("10600000002", {{Player::First, Kind::Catapult, {0, 0}}});
    EXPECT_EQ(kind_to_build(guarded, Player::First, doctrine, terrain), Kind::Worker);
    guarded.sides[Player::First].builds = Kind::Worker;
    EXPECT_EQ(kind_to_build(guarded, Player::First, doctrine, terrain), std::nullopt);

    State poor = field("10000000002", {});
    poor.sides[Player::First].gold = 99;
    EXPECT_EQ(kind_to_build(poor, Player::First, doctrine, Terrain(*poor.map)), std::nullopt);
    poor.sides[Player::First].gold = 100;
    EXPECT_EQ(kind_to_build(poor, Player::First, doctrine, Terrain(*poor.map)), Kind::Worker);
}

TEST(SiegeScript, FindsTheWayAroundWalls) {
    // Two obstacles in a row can be jumped over by a knight only.
    const auto map = Map::from_text("10990002/00990000/00990000/00000000");
    ASSERT_TRUE(map);
    const Terrain terrain(*map);
    EXPECT_EQ(terrain.to_base(Player::Second, {1, 0}, Kind::Knight), 6);
    EXPECT_EQ(terrain.to_base(Player::Second, {1, 0}, Kind::Worker), 12);
}

}  // namespace
}  // namespace agon::siege::general
