#include <gtest/gtest.h>

#include <algorithm>

#include "siege/rules/orders.h"

// The board for people: nobody is hidden, and nothing is told that is a secret.
namespace agon::siege_test {
namespace {

using siege::Rules, siege::State;

Scene scene_of(const State& state, Viewer viewer) {
    Position<Rules> position;
    position.state = state;
    return Rules::scene(position, viewer);
}

const ScenePiece* last_at(const Scene& scene, Cell cell) {
    const ScenePiece* last = nullptr;
    for (const ScenePiece& piece : scene.pieces)
        if (piece.at == cell) last = &piece;
    return last;
}

bool is_active(const Scene& scene, int id) {
    return std::find(scene.active.begin(), scene.active.end(), id) != scene.active.end();
}

std::string fact(const Scene& scene, Player player, std::string_view name) {
    for (const SceneFact& fact : scene.sides[player].facts)
        if (fact.name == name) return fact.value;
    return "-";
}

TEST(SiegeScene, HasEveryPieceAndBasesOnTop) {
    State state = state_on(example_map, {first('R', 0, 0), first('W', 2, 1), second('K', 3, 2)});
    for (const Viewer viewer : {Viewer{}, Viewer{Player::First}, Viewer{Player::Second}}) {
        const Scene scene = scene_of(state, viewer);
        EXPECT_EQ(scene.pieces.size(), 5u);
        for (const Player player : both_players) EXPECT_EQ(last_at(scene, state.map->base(player))->kind, "base");
        EXPECT_EQ(last_at(scene, {2, 1})->label, "W");
        EXPECT_EQ(scene.kinds[scene.terrain[1 * 4 + 1]], "obstacle");
        EXPECT_EQ(scene.kinds[scene.terrain[1 * 4 + 2]], "mine");
        EXPECT_EQ(scene.kinds[scene.terrain[0]], "road");
    }
}

TEST(SiegeScene, MarksWhoCanStillBeGivenOrders) {
    State state = state_on(example_map, {first('W', 0, 0), first('W', 2, 1), second('K', 3, 2)});
    for (const int id : {0, 2, 3}) EXPECT_TRUE(is_active(scene_of(state, Player::First), id)) << id;
    EXPECT_FALSE(is_active(scene_of(state, Player::First), 4));
    give(state, {"0 B W", "3 M 3 0"});
    EXPECT_TRUE(is_active(scene_of(state, Player::First), 0)) << "it builds, but one who stands in it can go";
    EXPECT_FALSE(is_active(scene_of(state, Player::First), 3));
    give(state, {"2 M 1 0", "2 M 0 0"});
    EXPECT_FALSE(is_active(scene_of(state, Player::First), 0));
}

TEST(SiegeScene, KeepsGoldAndBuildTimesSecret) {
    State state = state_on(example_map);
    give(state, {"0 B C"});
    const Scene all = scene_of(state, Viewer{}), own_view = scene_of(state, Player::First),
                enemy_view = scene_of(state, Player::Second);
    EXPECT_EQ(fact(all, Player::First, "gold"), "1200");
    EXPECT_EQ(fact(own_view, Player::First, "gold"), "1200");
    EXPECT_EQ(fact(enemy_view, Player::First, "gold"), "-");
    EXPECT_EQ(fact(all, Player::First, "builds"), "catapult, 6 to go");
    EXPECT_EQ(fact(own_view, Player::First, "builds"), "catapult");
    EXPECT_EQ(fact(enemy_view, Player::First, "builds"), "catapult");
    State poor = state_on(example_map);
    own(poor).gold = 0;
    EXPECT_EQ(scene_of(poor, Player::Second), scene_of(state_on(example_map), Player::Second));
}

TEST(SiegeScene, CountsUnitsThatAreTooManyToList) {
    const State state = state_on(example_map, std::vector<siege::SetupUnit>(23, first('W', 0, 0)));
    const Scene scene = scene_of(state, Viewer{});
    EXPECT_EQ(scene.sides[Player::First].score, 23);
    EXPECT_EQ(fact(scene, Player::First, "2 W"), "20 HP at (0, 0), 2 points");
    EXPECT_EQ(fact(scene, Player::First, "and"), "3 more");
}

}  // namespace
}  // namespace agon::siege_test
