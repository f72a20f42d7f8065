#include "protocols/entelect_state/map_text.h"

#include <gtest/gtest.h>

#include "core/dice_kinds.h"
#include "entelect/files/played.h"
#include "games/entelect/command_text.h"
#include "protocols/entelect_state/state_writer.h"

namespace agon::entelect_state {
namespace {

using entelect::Rules;
using entelect::Terrain;

// What a writer remembers of the map never shows: one that wrote all rounds writes the same as one that wrote none.
TEST(MapText, RememberedRowsAreAsGoodAsNew) {
    for (const int seed : {1, 2, -3}) {
        entelect::Setup setup;
        setup.config.max_rounds = 130;  // lava early on
        PlayedMatch match(setup, seed);
        KeyedDice dice(static_cast<std::uint64_t>(seed + 10));
        StateWriter old;
        std::string a, b;
        while (!match.is_over()) {
            StateWriter fresh;
            for (const Player player : both_players) {
                old.player_json(match.state(), match.history(), player, a);
                fresh.player_json(match.state(), match.history(), player, b);
                ASSERT_EQ(a, b) << match.state().round();
                old.player_text(match.state(), match.history(), player, a);
                fresh.player_text(match.state(), match.history(), player, b);
                ASSERT_EQ(a, b) << match.state().round();
            }
            RoundCommands commands;
            for (const Player player : both_players)
                commands[player] = write_commands(Rules::sample_action(match.state(), player, dice));
            match.play(commands);
        }
    }
}

TEST(MapText, OneWriterForMatchesOfAllSizes) {
    StateWriter writer;
    std::string out;
    for (const int size : {33, 21, 40, 33}) {
        entelect::Setup setup;
        setup.config.map_size = size;
        const PlayedMatch match(setup, 5);
        writer.player_text(match.state(), match.history(), Player::First, out);
        std::string again;
        StateWriter().player_text(match.state(), match.history(), Player::First, again);
        EXPECT_EQ(out, again) << size;
        EXPECT_NE(out.find("Section lines count: " + std::to_string(size + 2) + "\n"), std::string::npos);
    }
}

TEST(MapText, APackHidesTheWormOnIt) {
    PlayedMatch match = on_air();
    place(match, Player::First, 1, {0, 0}, 150);
    place(match, Player::Second, 3, {1, 0});
    put_pack(match.state(), {1, 0});
    match.state().ground.set({2, 0}, Terrain::Dirt);
    match.state().ground.set({3, 0}, Terrain::DeepSpace);
    match.state().ground.set({4, 0}, Terrain::Lava);
    MapText map;
    std::string signs, json;
    map.append_signs(signs, match.state());
    EXPECT_TRUE(signs.starts_with("11╠╣▓▓██XX░░")) << signs.substr(0, 40);
    map.append_json(json, match.state(), Eyes::First);
    EXPECT_TRUE(json.starts_with(
        R"([[{"x":0,"y":0,"type":"AIR","occupier":{"id":1,"playerId":1,"health":150,"position":{"x":0,"y":0},)"
        R"("weapon":{"damage":8,"range":4},"diggingRange":1,"movementRange":1,"roundsUntilUnfrozen":0,)"
        R"("profession":"Commando"}},)"
        R"({"x":1,"y":0,"type":"AIR","occupier":{"id":3,"playerId":2,"health":100,"position":{"x":1,"y":0},)"
        R"("diggingRange":1,"movementRange":1,"roundsUntilUnfrozen":0,"profession":"Technologist"},)"
        R"("powerup":{"type":"HEALTH_PACK","value":10}},{"x":2,"y":0,"type":"DIRT"},)"
        R"({"x":3,"y":0,"type":"DEEP_SPACE"},{"x":4,"y":0,"type":"LAVA"},{"x":5,"y":0,"type":"AIR"})"))
        << json.substr(0, 900);
}

TEST(MapText, WhoIsDeadOrOutIsNotOnIt) {
    PlayedMatch match = on_air();
    match.state().worm(Player::First, 2).health = -3;
    for (int round = 0; round < 13; ++round) match.play({{"shoot N", "nothing"}});
    EXPECT_TRUE(match.is_over());
    MapText map;
    std::string signs;
    map.append_signs(signs, match.state());
    for (const char* gone : {"12", "21", "22", "23"}) EXPECT_EQ(signs.find(gone), std::string::npos) << gone;
    for (const char* there : {"11", "13"}) EXPECT_NE(signs.find(there), std::string::npos) << there;
}

}  // namespace
}  // namespace agon::entelect_state
