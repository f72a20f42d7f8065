#include <algorithm>

#include "entelect/rules/board.h"

namespace agon::entelect_test {
namespace {

std::string row(const GeneratedMap& map, std::size_t y) {
    const std::string text = map.ground.text();
    return text.substr(y * 34, 33);
}

TEST(EntelectMap, IsTheOriginals) {
    const GeneratedMap map = generate_map({}, 42);
    EXPECT_EQ(row(map, 0), "***********.####.####.***********");
    EXPECT_EQ(map.packs.size(), 2u);
    for (const Cell pack : {Cell{13, 16}, Cell{19, 16}}) {
        EXPECT_NE(std::find(map.packs.begin(), map.packs.end(), pack), map.packs.end());
        EXPECT_EQ(map.ground[pack], Terrain::Air);
    }
}

TEST(EntelectMap, WormsStandOnACircleInRooms) {
    const GeneratedMap map = generate_map({}, 7);
    EXPECT_EQ(map.spawns[first], (std::vector<Cell>{{24, 4}, {24, 28}, {1, 16}}));
    EXPECT_EQ(map.spawns[second], (std::vector<Cell>{{8, 28}, {8, 4}, {31, 16}}));
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) EXPECT_EQ((map.ground[{24 + dx, 28 + dy}]), Terrain::Air);
    EXPECT_EQ((map.ground[{22, 28}]), Terrain::Dirt);
}

TEST(EntelectMap, IsMirrored) {
    for (const std::int32_t seed : {0, 1, 99, -5}) {
        const GeneratedMap map = generate_map({}, seed);
        for (int y = 0; y < 33; ++y)
            for (int x = 0; x < 10; ++x) EXPECT_EQ((map.ground[{x, y}]), (map.ground[{32 - x, y}])) << x << ' ' << y;
    }
    EXPECT_NE(generate_map({}, 1).ground, generate_map({}, 2).ground);
}

TEST(EntelectMap, SeedsOfEverySizeHaveOne) {
    for (const std::int32_t seed : {INT32_MIN, INT32_MIN + 1, -1'500'000'000, 1'500'000'000, INT32_MAX})
        EXPECT_EQ(generate_map({}, seed).ground.side(), 33);
}

TEST(EntelectMap, ComesFromTheSetupOrFromTheSeedOfTheDice) {
    entelect::Setup setup;
    XorWowDice one(1), two(2);
    const State by_dice = Rules::start(setup, one);
    EXPECT_EQ(by_dice.ground, Rules::start(setup, one).ground);
    EXPECT_EQ(one.cursor().draws, 0u) << "and uses up no roll";
    setup.map_seed = 1;
    EXPECT_EQ(Rules::start(setup, two).ground, by_dice.ground);
}

TEST(EntelectDice, AreKotlins) {
    XorWowDice dice(42);
    std::string flips;
    for (int i = 0; i < 16; ++i) flips += dice.flip() ? '1' : '0';
    EXPECT_EQ(flips, "0011001100110101");
}

}  // namespace
}  // namespace agon::entelect_test
