#include <gtest/gtest.h>

#include "entelect/files/played.h"
#include "protocols/entelect_state/state_writer.h"
#include "protocols/json/json.h"

namespace agon::entelect_state {
namespace {

using entelect::Terrain;

std::string events_after(PlayedMatch match, const std::string& a, const std::string& b) {
    match.play({{a, b}});
    std::string out;
    StateWriter().global_json(match.state(), match.history(), match.events(), out);
    const std::size_t at = out.find("\"visualizerEvents\":");
    return out.substr(at + 19, out.size() - at - 20);
}

PlayedMatch two_throwers() {
    PlayedMatch match = on_air();
    place(match, Player::First, 2, {2, 2});
    place(match, Player::Second, 3, {3, 1});
    return match;
}

TEST(VisualEvents, ThrowsTellTheCellsTheyAffect) {
    PlayedMatch match = two_throwers();
    match.state().ground.set({2, 0}, Terrain::Dirt);
    match.state().ground.set({1, 1}, Terrain::Dirt);
    put_pack(match.state(), {0, 0});
    EXPECT_EQ(
        events_after(match, "select 2;banana 2 1", "select 3;snowball 0 0"),
        R"([{"type":"select","wormCommanded":{"id":3,"playerId":2}},)"
        R"({"type":"select","wormCommanded":{"id":2,"playerId":1}},)"
        R"({"type":"banana","result":"TERRAIN","positionStart":{"x":2,"y":2},"positionEnd":{"x":2,"y":1},)"
        R"("wormCommanded":{"id":2,"playerId":1},"affectedCells":[{"x":1,"y":1,"type":"AIR"},{"x":2,"y":0,"type":"AIR"}]},)"
        R"({"type":"snowball","result":"TERRAIN","positionStart":{"x":3,"y":1},"positionEnd":{"x":0,"y":0},)"
        R"("wormCommanded":{"id":3,"playerId":2},"affectedCells":[{"x":0,"y":0,"type":"AIR",)"
        R"("powerup":{"type":"HEALTH_PACK","value":10}},{"x":0,"y":1,"type":"AIR"},{"x":1,"y":0,"type":"AIR"},)"
        R"({"x":1,"y":1,"type":"AIR"}]}])");
}

TEST(VisualEvents, ThrowsIntoDeepSpaceAffectNothing) {
    PlayedMatch match = two_throwers();
    match.state().ground.set({4, 4}, Terrain::DeepSpace);
    const std::string events = events_after(match, "select 2;banana 4 4", "select 3;snowball 4 4");
    EXPECT_NE(events.find(R"("banana","result":"DEEP_SPACE")"), std::string::npos) << events;
    EXPECT_NE(events.find(R"({"id":2,"playerId":1},"affectedCells":[]})"), std::string::npos) << events;
    EXPECT_NE(events.find(R"({"id":3,"playerId":2},"affectedCells":[]})"), std::string::npos) << events;
}

TEST(VisualEvents, CollisionsEndWhereTheyBegan) {
    PlayedMatch match = on_air();
    place(match, Player::First, 1, {10, 10});
    place(match, Player::Second, 1, {12, 10});
    EXPECT_EQ(events_after(match, "move 11 10", "move 11 10"),
              R"([{"type":"move","result":"MOVED","positionStart":{"x":10,"y":10},"positionEnd":{"x":11,"y":10},)"
              R"("wormCommanded":{"id":1,"playerId":1}},)"
              R"({"type":"move","result":"SWAPPED","positionStart":{"x":12,"y":10},"positionEnd":{"x":12,"y":10},)"
              R"("wormCommanded":{"id":1,"playerId":2}}])");
}

TEST(VisualEvents, InvalidCommandsHaveNone) { EXPECT_EQ(events_after(on_air(), "bogus", "select 9;dig 1 1"), "[]"); }

TEST(StateJson, IsJsonAndHidesTheEnemysWeapons) {
    PlayedMatch match({}, 3);
    StateWriter writer;
    std::string out;
    for (const Player viewer : both_players) {
        writer.player_json(match.state(), match.history(), viewer, out);
        EXPECT_TRUE(json::parse(out));
        const std::string enemies =
            out.substr(out.find("\"opponents\""), out.find("\"map\"") - out.find("\"opponents\""));
        for (const char* hidden : {"weapon", "bananaBombs", "snowballs", "\"selections\"", "],\"health\""})
            EXPECT_EQ(enemies.find(hidden), std::string::npos) << hidden;
        EXPECT_TRUE(out.ends_with(",\"visualizerEvents\":[]}"));
    }
    match.play({{"nothing", "nothing"}});
    writer.global_json(match.state(), match.history(), match.events(), out);
    EXPECT_TRUE(json::parse(out));
    EXPECT_EQ(out.find("myPlayer"), std::string::npos);
    EXPECT_NE(out.find(R"("opponents":[{"id":1,"score":116,"health":350,)"), std::string::npos);
}

TEST(StateJson, GlobalStateTellsTheCommandBefore) {
    PlayedMatch match = on_air();
    StateWriter writer;
    std::string out;
    match.play({{"shoot N", "nothing"}});
    writer.global_json(match.state(), match.history(), match.events(), out);
    EXPECT_NE(out.find(R"("previousCommand":"nothing","worms")"), std::string::npos);
    match.play({{"shoot S", "nothing"}});
    writer.global_json(match.state(), match.history(), match.events(), out);
    EXPECT_NE(out.find(R"({"currentRound":2,)"), std::string::npos);
    EXPECT_NE(out.find(R"("previousCommand":"shoot N","worms")"), std::string::npos);
}

TEST(StateJson, OtherNumbersOfWorms) {
    entelect::Setup setup;
    setup.config.worms[0].count = 0;
    setup.config.worms[1].count = 4;
    setup.config.worms[1].profession_name = "<Spy>";
    PlayedMatch match(setup, 3);
    StateWriter writer;
    std::string out;
    writer.player_json(match.state(), match.history(), Player::First, out);
    EXPECT_TRUE(json::parse(out));
    EXPECT_NE(out.find(R"("profession":"\u003cSpy\u003e")"), std::string::npos);
    writer.player_text(match.state(), match.history(), Player::First, out);
    EXPECT_NE(out.find("@02 My Player\nSection lines count: 104\n"), std::string::npos);
    EXPECT_NE(out.find("@03 Opponents\nSection lines count: 55\n"), std::string::npos);
    StateWriter::csv_line(match.state(), match.history(), Player::First, out);
    EXPECT_NE(out.find(",Worm5 Health,Worm5 x,Worm5 y\n1,null,\"null\",1,"), std::string::npos) << out;
}

}  // namespace
}  // namespace agon::entelect_state
