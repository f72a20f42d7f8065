#include <gtest/gtest.h>

#include "entelect/files/played.h"

// Every sentence of the original, section 6 of its description.
namespace agon::entelect_state {
namespace {

using entelect::Terrain;

TEST(Feedback, WordsEveryTextThatIsNoCommand) {
    const PlayedMatch match = on_air();
    for (const auto& [command, error] : std::initializer_list<std::pair<const char*, const char*>>{
             {"bogus", "Unknown command: bogus"},
             {" Bogus  <1> ", "Unknown command: Bogus  <1>"},
             {"", "Unknown command: No Command"},
             {"move 1", "Cannot parse move command: Invalid length 2, expected 3"},
             {"move", "Cannot parse move command: Invalid length 1, expected 3"},
             {"MOVE 1 2 3 4 5", "Cannot parse move command: Invalid length 4, expected 3"},
             {"move 1  2", "Cannot parse move command: Invalid length 4, expected 3"},
             {"move a b", "Cannot parse move coordinates as numbers: [a]"},
             {"move 1 b", "Cannot parse move coordinates as numbers: [1]"},
             {"move 99999999999 1", "Cannot parse move coordinates as numbers: [99999999999]"},
             {"dig 1", "Cannot parse dig command: Invalid length 2, expected 3"},
             {"dig - 2", "Cannot parse dig coordinates as numbers: [-]"},
             {"shoot", "Cannot parse move command: Invalid length 1, expected 2"},
             {"shoot N E", "Cannot parse move command: Invalid length 3, expected 2"},
             {"shoot Up", "Cannot parse direction command: Invalid direction Up"},
             {"banana 1", "Cannot parse banana command: Invalid length 2, expected 3"},
             {"banana 1 y", "Cannot parse coordinates: Invalid coordinate x:1 y:null"},
             {"snowball 1 2 3", "Cannot parse snowball command: Invalid length 4, expected 3"},
             {"snowball x +2", "Cannot parse coordinates: Invalid coordinate x:null y:2"},
             {"select", "Cannot parse select command: Invalid length 1, expected 2"},
             {"select one", "Cannot parse worm Id as a number: one"}})
        EXPECT_EQ(error_of(match, command), error) << command;
}

TEST(Feedback, WordsEveryCommandThatCannotBeDone) {
    PlayedMatch match = on_air();
    place(match, Player::First, 1, {10, 10}, 150);
    place(match, Player::First, 2, {11, 10});
    match.state().ground.set({9, 10}, Terrain::Dirt);
    match.state().ground.set({9, 9}, Terrain::DeepSpace);
    match.state().ground.set({9, 11}, Terrain::Lava);
    for (const auto& [command, error] : std::initializer_list<std::pair<const char*, const char*>>{
             {"move -1 33", "-1 33 out of map bounds"},
             {"move 12 10", "Target too far away"},
             {"move 9 10", "Cannot move to DIRT"},
             {"move 9 9", "Cannot move to DEEP_SPACE"},
             {"move 9 11", ""},
             {"move 11 10", "Target occupied"},
             {"move 10 10", "Target occupied"},
             {"dig 33 0", "33 0 out of map bounds"},
             {"dig 10 9", "Cell type AIR not diggable"},
             {"dig 9 11", "Cell type LAVA not diggable"},
             {"dig 9 9", "Cell type DEEP_SPACE not diggable"},
             {"banana 1 1", "This worm is not trained to use Banana bombs"},
             {"snowball 1 1", "This worm is not technically adept in the arts of snowball fights"},
             {"select 7", "Worm with id 7 not found"},
             {"select -2147483648", "Worm with id -2147483648 not found"},
             {"shoot NW", "Worm(player=1, id=1)'s shot BLOCKED at 9 9 from 10 10"},
             {"shoot S", "Worm(player=1, id=1)'s shot OUT_OF_RANGE at 10 15 from 10 10"},
             {"shoot e", ""}})
        EXPECT_EQ(error_of(match, command), error) << command;
    match.state().ground.set({1, 1}, Terrain::Dirt);
    EXPECT_EQ(error_of(match, "dig 1 1"), "Cell 1 1 too far away");

    match.state().worm(Player::First, 3).health = 0;
    EXPECT_EQ(error_of(match, "select 3"), "Worm with id 3 not alive");
    match.state().sides[Player::First].tokens = 0;
    EXPECT_EQ(error_of(match, "select 3"), "Player has no selection tokens");
}

TEST(Feedback, WordsThrowsThatCannotBeDone) {
    PlayedMatch match = on_air();
    place(match, Player::First, 2, {10, 10});
    place(match, Player::First, 3, {11, 11});
    match.state().ground.set({9, 9}, Terrain::DeepSpace);
    EXPECT_EQ(error_of(match, "select 2;banana 16 10"), "Cell 16 10 is too far away");
    EXPECT_EQ(error_of(match, "select 3;snowball 0 33"), "0 33 out of map bounds");
    EXPECT_EQ(error_of(match, "select 2;banana 9 9"), "Banana hit DEEP_SPACE at 9 9 from 10 10");
    EXPECT_EQ(error_of(match, "select 3;snowball 9 9"), "Snowball hit DEEP_SPACE at 9 9 from 11 11");
    match.state().worm(Player::First, 2).ammunition = 0;
    match.state().worm(Player::First, 3).ammunition = 0;
    EXPECT_EQ(error_of(match, "select 2;banana 10 10"), "No bananas bombs in inventory");
    EXPECT_EQ(error_of(match, "select 3;snowball 10 10"), "No snowballs bombs in inventory");
}

TEST(Feedback, PreviousCommands) {
    const auto previous = [](const std::string& command) {
        PlayedMatch match = on_air();
        match.play({{command, "nothing"}});
        return match.history().last.previous_command(Player::First);
    };
    EXPECT_EQ(PlayedMatch({}, 1).history().last.previous_command(Player::First), "nothing");
    EXPECT_EQ(previous("MOVE +25 03"), "move 25 3");
    EXPECT_EQ(previous("shoot nE"), "shoot NE");
    EXPECT_EQ(previous("nothing at all"), "nothing \"Player chose to do nothing\"");
    EXPECT_EQ(previous(" ; ;"), "nothing \"No command received for player\"");
    EXPECT_EQ(previous("select 2"), "select 2; nothing \"No command received for player\"");
    EXPECT_EQ(previous("select 3;shoot N"), "select 3; shoot N");
    EXPECT_EQ(previous("select 3;select 2;shoot N;shoot S"), "select 2; shoot S");
    EXPECT_EQ(previous("select x;shoot S"), "shoot S");
    // NB: an invalid select leaves "invalid" as the first command that is none.
    EXPECT_EQ(previous("select 9;shoot S"), "nothing; invalid");
    EXPECT_EQ(previous("select 9;move 1 1"), "nothing; invalid");
    EXPECT_EQ(previous("select 2;move 1 1"), "select 2; invalid");
    EXPECT_EQ(previous("bogus"), "invalid");
}

TEST(Feedback, SecondPlayersSelectsAreListedFirst) {
    PlayedMatch match = on_air();
    match.play({{"select 8;nothing", "select 9;nothing"}});
    EXPECT_EQ(match.history().last.errors,
              (std::vector<std::string>{"GameError - Player 2, worm 1, round 1: Worm with id 9 not found",
                                        "GameError - Player 1, worm 1, round 1: Worm with id 8 not found"}));
}

TEST(Feedback, RefereeNotesTheThirdNothingInARow) {
    PlayedMatch match = on_air();
    for (int round = 0; round < 5; ++round) match.play({{"nothing", "shoot N"}});
    EXPECT_EQ(match.history().referee,
              (std::vector<std::string>{"DoNothingsCount for @Player(1) reached a count of 3 @Round(3)"}));
}

}  // namespace
}  // namespace agon::entelect_state
