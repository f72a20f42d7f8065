#include "core/hash.h"
#include "entelect/rules/board.h"
#include "protocols/json/json.h"

namespace agon::entelect_test {
namespace {

Setup large_setup() {
    entelect::Setup setup;
    setup.config.map_size = 40;
    setup.config.worms[1].count = 5;
    return setup;
}

TEST(EntelectGround, KeepsEveryKindOfCell) {
    for (const int side : {1, 8, 33, 34, 255}) {
        Ground ground(side);
        for (int i = 0; i < side * side; ++i) ground.set({i % side, i / side}, static_cast<Terrain>(i % 7 % 4));
        for (int i = 0; i < side * side; ++i)
            ASSERT_EQ((ground[{i % side, i / side}]), static_cast<Terrain>(i % 7 % 4)) << side << ": " << i;
        EXPECT_EQ(Ground::from_text(ground.text()), ground);
    }
}

TEST(EntelectGround, IsReadFromSquaresOnly) {
    EXPECT_EQ(Ground::from_text("")->side(), 0);
    EXPECT_TRUE(Ground::from_text(".#/*~"));
    for (const std::string_view text : {".#/*", ".#/*~/", ".#/*~/..", ".#", ".#|*~", ".#/*x", "/", ".#\n*~"})
        EXPECT_FALSE(Ground::from_text(text)) << text;
}

TEST(EntelectState, CopiesAreEqualAndIndependentInsideAndOnTheHeap) {
    for (const entelect::Setup& setup : {entelect::Setup{}, large_setup()}) {
        Board board(setup);
        const State before = board.state;
        State assigned = Board().state;
        assigned = before;
        EXPECT_EQ(assigned, before);
        EXPECT_EQ(hash_of(assigned), hash_of(before));
        board.play("shoot N", "move 1 1");
        EXPECT_NE(board.state, before);
        EXPECT_EQ(assigned, before);
        assigned = board.state;
        EXPECT_EQ(assigned, board.state);
        State moved = std::move(assigned);
        EXPECT_EQ(moved, board.state);
    }
}

TEST(EntelectState, WhatCannotBePlayedIsReadAndNamed) {
    std::string text = json::to_json(Board().state);
    const std::size_t at = text.find("\"max_rounds\":400");
    ASSERT_NE(at, std::string::npos);
    text.replace(at, 16, "\"max_rounds\":-40");
    const auto state = json::from_json<State>(text);
    ASSERT_TRUE(state);
    EXPECT_NE(Rules::problem_with(*state), std::nullopt);
}

}  // namespace
}  // namespace agon::entelect_test
