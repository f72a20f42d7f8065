#include "siege/plans/play_plans.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "bots/siege/terrain.h"

namespace agon::siege_test {
namespace {

// Fair: turned upside down, each player sees what the other one saw.
bool is_point_symmetric(const siege::Map& map) {
    for (int y = 0; y < map.height(); ++y)
        for (int x = 0; x < map.width(); ++x) {
            const char here = map.terrain({x, y}), there = map.terrain({map.width() - 1 - x, map.height() - 1 - y});
            const bool bases = (here == '1' && there == '2') || (here == '2' && there == '1');
            if (here != there && !bases) return false;
        }
    return true;
}

TEST(SiegeMaps, AreFairAndOfManyKinds) {
    const std::vector<MapFile> maps = example_maps();
    EXPECT_GE(maps.size(), 10u);
    int without_mines = 0, smallest = 1000, largest = 0;
    for (const MapFile& file : maps) {
        without_mines += file.map.mines().empty() ? 1 : 0;
        smallest = std::min(smallest, file.map.width());
        largest = std::max(largest, file.map.width());
        // The document's own map is not symmetric.
        EXPECT_EQ(is_point_symmetric(file.map), file.name != "sample-32x5.txt") << file.name;
        const siege::Terrain terrain(file.map);
        for (const Player player : both_players) {
            const int way = terrain.to_base(player, file.map.base(opponent(player)), siege::Kind::Worker);
            EXPECT_LT(way, siege::DistanceField::unreachable) << file.name << ": nobody can get across";
            EXPECT_EQ(terrain.mines(player).empty(), file.map.mines().empty()) << file.name;
        }
        const std::string size = std::to_string(file.map.width()) + "x" + std::to_string(file.map.height());
        EXPECT_NE(file.name.find(size), std::string::npos) << file.name << " is " << size;
    }
    EXPECT_GE(without_mines, 2);
    EXPECT_LE(smallest, 8);
    EXPECT_GE(largest, 64);
}

TEST(SiegeMaps, AreAllInTheReadme) {
    std::stringstream readme;
    readme << std::ifstream(AGON_SOURCE_DIR "/examples/siege/README.md").rdbuf();
    for (const MapFile& file : example_maps())
        EXPECT_NE(readme.str().find("`" + file.name + "`"), std::string::npos) << file.name;
}

TEST(SiegeMaps, TheDocumentsSample) {
    for (const MapFile& file : example_maps()) {
        if (file.name != "sample-32x5.txt") continue;
        EXPECT_EQ(file.map.row(0), "1" + std::string(31, '0'));
        for (int y = 1; y <= 3; ++y) EXPECT_EQ(file.map.row(y), "00000009999" + std::string(21, '0'));
        EXPECT_EQ(file.map.row(4), std::string(31, '0') + "2");
        return;
    }
    FAIL() << "it is not there";
}

}  // namespace
}  // namespace agon::siege_test
