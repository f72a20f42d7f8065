#include "bots/entelect/hunter.h"

#include "bots/entelect/ways.h"
#include "entelect/rules/board.h"
#include "search/random_bot.h"

namespace agon::entelect_test {
namespace {

std::string choice_of_hunter(const Board& board, Player seat) {
    HunterBot hunter;
    hunter.begin({}, seat, 1);
    hunter.observe(Rules::observe({board.state, {}, {}}, seat));
    return Rules::write(hunter.choose());
}

TEST(EntelectHunter, ShootsWhomItSees) {
    Board board;
    board.put(first, 1, {10, 10}).put(second, 1, {10, 13});
    EXPECT_EQ(choice_of_hunter(board, first), "shoot S");
}

TEST(EntelectHunter, DigsTowardsTheEnemy) {
    Board board;
    for (int i = 0; i < 33 * 33; ++i) board.lay(Terrain::Dirt, {i % 33, i / 33});
    board.put(first, 1, {10, 10}).put(second, 1, {16, 16}).put(second, 2, {31, 20});
    for (const int id : {1, 2, 3}) board.lay(Terrain::Air, board.at(first, id)).lay(Terrain::Air, board.at(second, id));
    EXPECT_EQ(choice_of_hunter(board, first), "dig 11 11");
}

TEST(EntelectHunter, LeavesGroundThatWillBeLava) {
    Board board;
    board.state.set_round(140);
    board.put(first, 1, {16, 3}).put(second, 1, {16, 0}).put(second, 2, {1, 16}).put(second, 3, {8, 28});
    board.put(first, 2, {15, 16}).put(first, 3, {16, 15});
    board.put(second, 1, {26, 3});
    EXPECT_TRUE(choice_of_hunter(board, first).ends_with(" 4"));
}

TEST(EntelectHunter, BeatsRandomPlay) {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const Player seat = seed % 2 == 0 ? first : second;
        HunterBot hunter;
        search::RandomBot<Rules> random;
        PerPlayer<search::Bot<Rules>*> bots;
        bots[seat] = &hunter;
        bots[opponent(seat)] = &random;
        XorWowDice dice(static_cast<std::int32_t>(seed));
        auto position = opening<Rules>({}, dice);
        for (const Player player : both_players) {
            bots[player]->begin({}, player, seed);
            bots[player]->observe(Rules::observe(position, player));
        }
        while (!Rules::outcome(position.state)) {
            Turn<Action> turn;
            for (const Player player : both_players) turn[player] = bots[player]->choose();
            step(position, turn, dice);
            for (const Player player : both_players) bots[player]->observe(Rules::observe(position, player));
        }
        EXPECT_EQ(Rules::outcome(position.state)->winner, seat) << "seed " << seed;
    }
}

TEST(EntelectWays, LeadThroughDirtAndAroundLavaButNotThroughSpace) {
    Ground ground = Ground::from_text("..#../.***./..~../.***./.....").value();
    const Ways ways(ground, {{4, 2}});
    EXPECT_EQ(ways.rounds_from({4, 2}), 0);
    EXPECT_EQ(ways.rounds_from({3, 2}), 1);
    EXPECT_EQ(ways.rounds_from({1, 2}), 6) << "through the lava";
    EXPECT_EQ(ways.rounds_from({1, 0}), 5) << "through the dirt";
    ground.set({2, 2}, Terrain::DeepSpace);
    EXPECT_EQ(Ways(ground, {{4, 2}}).rounds_from({1, 2}), 6);
    EXPECT_EQ(Ways(ground, {}).rounds_from({1, 2}), Ways::nowhere);
}

}  // namespace
}  // namespace agon::entelect_test
