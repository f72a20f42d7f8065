#include <gtest/gtest.h>

#include <unistd.h>

#include "siege/player/player_folder.h"

namespace agon::player_test {
namespace {

namespace fs = std::filesystem;

const std::string map = "1000000\n0960000\n0000002\n";
const std::string start = "2000\nP B 0 0 0 200 0\nE B 1 6 2 200 0\n";

std::string square_map(int side) {
    std::string text;
    for (int y = 0; y < side; ++y) text += std::string(static_cast<std::size_t>(side), '0') + '\n';
    text.front() = '1';
    text[text.size() - 2] = '2';
    return text;
}

// Of a memory what no thought changes: how much the player thinks, and so what it orders, depends on the time it is given.
std::string game_and_turn(const std::string& memory) { return memory.substr(0, memory.find(" tick ")); }

TEST(Player, LeavesOrdersAndItsMemory) {
    const PlayerFolder folder;
    folder.write(map, start);
    EXPECT_TRUE(ended_well(folder.run()));
    EXPECT_EQ(folder.orders().substr(0, 4), "0 B ");
    EXPECT_EQ(folder.memory().substr(0, 15), "siege memory 1\n");
    EXPECT_EQ(folder.scratch.files().size(), 5U) << "the three files, its own and itself";
    for (const char* limit : {"5", "0.5", "abc", "-1", "0"}) {
        folder.write(map, start);
        EXPECT_TRUE(ended_well(folder.run(limit))) << limit;
    }
}

TEST(Player, UnderstandsTheExampleOfTheDocument) {
    const std::string status = "2500 // ilość złota\n"
                               "P B 10 0 0 98 A // baza gracza w pozycji 0,0\n"
                               "E B 12 31 31 100 0 // baza przeciwnika\n"
                               "P K 13 20 10 5 // Knight gracza\n"
                               "E S 16 12 30 1 //Swordsman przeciwnika\n";
    std::string windows;
    for (const char letter : status) windows += letter == '\n' ? "\r\n" : std::string(1, letter);
    std::vector<std::string> games;
    for (const std::string& text : {status, windows}) {
        const PlayerFolder folder;
        folder.write(square_map(32), text);
        EXPECT_TRUE(ended_well(folder.run()));
        for (const siege::Action& order : read_all(folder.orders())) {
            const auto* const move = std::get_if<siege::Move>(&order);
            ASSERT_TRUE(move) << folder.orders() << "the base is busy and nobody is near";
            EXPECT_EQ(move->unit, 13);
        }
        games.push_back(game_and_turn(folder.memory()));
    }
    EXPECT_NE(games[0], "");
    EXPECT_EQ(games[0], games[1]);
}

TEST(Player, OwnsWhatTheStatusSays) {
    const PlayerFolder folder;
    const std::string second = "2000\nE B 10 0 0 200 0\nP B 12 6 2 200 0\n";
    for (const std::string& ground :
         {map, std::string("2000000\n0960000\n0000001\n"), std::string("0100000\n0960000\n0000020\n")}) {
        folder.write(ground, second);
        EXPECT_TRUE(ended_well(folder.run()));
        EXPECT_EQ(folder.orders().substr(0, 5), "12 B ") << ground;
    }
}

// The document has ids up to 1000; other mediators draw them, or count on from where they please.
TEST(Player, TakesIdsUpToTwoThousandMillion) {
    const PlayerFolder folder;
    folder.write(map, "1000\nP B 2000000000 0 0 200 0\nE B 1999999999 6 2 200 W\nP K 1999999998 3 1 70\n"
                      "E K 1999999997 5 1 35\n");
    EXPECT_TRUE(ended_well(folder.run()));
    EXPECT_NE(folder.orders().find("1999999998 A 1999999997\n"), std::string::npos) << folder.orders();
    EXPECT_NE(folder.orders().find("2000000000 B "), std::string::npos) << folder.orders();
    folder.write(map, "1000\nP B 5 0 0 200 0\nE B 6 6 2 200 0\nP K 2000000000 3 1 70\nE K 1999999999 5 1 35\n");
    EXPECT_TRUE(ended_well(folder.run()));
    EXPECT_NE(folder.orders().find("2000000000 A 1999999999\n"), std::string::npos) << folder.orders();
}

// A tall board and a mediator that counts rows first: the move must be written so, too.
TEST(Player, AnswersInTheCoordinatesItWasTold) {
    const PlayerFolder folder;
    folder.write("10000000000000000002\n", "0\nP B 0 0 0 200 0\nE B 1 0 19 200 0\nP K 2 0 5 70\n");
    EXPECT_TRUE(ended_well(folder.run()));
    for (const siege::Action& order : read_all(folder.orders())) {
        const auto* const move = std::get_if<siege::Move>(&order);
        ASSERT_TRUE(move);
        EXPECT_EQ(move->to.x, 0) << folder.orders();
    }
    EXPECT_NE(folder.orders(), "") << "a knight with nobody in its way goes somewhere";
}

TEST(Player, GivesNoOrdersWhereItUnderstandsNothing) {
    const PlayerFolder folder;
    const std::string garbage("\0\xff\x01\n\r\t9 9\xc3", 10);
    for (const auto& [ground, status] : std::vector<std::pair<std::string, std::string>>{
             {"", ""}, {garbage, garbage}, {map, garbage}, {garbage, start}, {map, "2000\n"}, {"12\n1\n", start}}) {
        folder.write(ground, status);
        EXPECT_TRUE(ended_well(folder.run()));
        EXPECT_EQ(folder.orders(), "");
    }
    EXPECT_EQ(folder.memory(), "") << "nothing is worth remembering";
}

TEST(Player, SurvivesFilesThatAreNone) {
    const PlayerFolder folder;
    folder.write(map, start);
    fs::create_directory(folder.scratch.path() / "folder");
    for (const char* none : {"missing.txt", "folder", "/dev/null", ""}) {
        folder.scratch.write("rozkazy.txt", "old");
        EXPECT_TRUE(ended_well(folder.run_with({"mapa.txt", none, "rozkazy.txt", "60"})));
        EXPECT_EQ(folder.orders(), "") << none;
        EXPECT_TRUE(ended_well(folder.run_with({none, "status.txt", "rozkazy.txt", "60"})));
    }
    for (const char* place : {"folder", "folder/deeper/rozkazy.txt", "/dev/full", ""})
        EXPECT_TRUE(ended_well(folder.run_with({"mapa.txt", "status.txt", place, "60"}))) << place;
    fs::remove(folder.scratch.path() / "rozkazy.txt");
    EXPECT_TRUE(ended_well(folder.run()));
    EXPECT_NE(folder.orders(), "") << "the file is made where there is none";
    EXPECT_TRUE(ended_well(folder.run_with({})));
    EXPECT_TRUE(ended_well(folder.run_with({"mapa.txt", "status.txt"})));
}

TEST(Player, SurvivesAnyMemory) {
    const PlayerFolder folder;
    folder.write(map, start);
    folder.run();
    const std::string memory = folder.memory(), first_turn = game_and_turn(memory);
    ASSERT_EQ(first_turn.substr(first_turn.size() - 8), " turns 1");
    for (const std::string& broken : {std::string("\0\xff", 2), memory.substr(0, 40), memory + memory, std::string()}) {
        folder.write(map, start);
        folder.scratch.write("general.txt", broken);
        EXPECT_TRUE(ended_well(folder.run()));
        EXPECT_EQ(folder.orders().substr(0, 4), "0 B ");
        EXPECT_EQ(game_and_turn(folder.memory()), first_turn);
    }
    folder.scratch.write_zeros("general.txt", std::int64_t{1} << 30);
    EXPECT_TRUE(ended_well(folder.run()));
    EXPECT_EQ(game_and_turn(folder.memory()), first_turn) << "far too large to be one";

    fs::remove(folder.scratch.path() / "general.txt");
    fs::create_directory(folder.scratch.path() / "general.txt");
    EXPECT_TRUE(ended_well(folder.run()));
    EXPECT_EQ(folder.orders().substr(0, 4), "0 B ");
}

TEST(Player, CallsItsFileLikeItself) {
    const PlayerFolder folder("my.bot");
    folder.write(map, start);
    fs::create_directory(folder.scratch.path() / "elsewhere");
    const auto program = folder.scratch.path() / "my.bot";
    const support::Ran ran = support::run_program(program, {"../mapa.txt", "../status.txt", "../rozkazy.txt"},
                                                  {.folder = folder.scratch.path() / "elsewhere"});
    EXPECT_TRUE(ended_well(ran));
    EXPECT_NE(folder.scratch.read("elsewhere/my.bot.txt"), "");
    EXPECT_FALSE(fs::exists(folder.scratch.path() / "my.bot.txt"));
}

TEST(Player, SparesTheMapOfAProgramCalledMap) {
    const PlayerFolder folder("mapa");
    folder.write(map, start);
    EXPECT_TRUE(ended_well(folder.run()));
    EXPECT_EQ(folder.scratch.read("mapa.txt"), map);
    EXPECT_EQ(folder.orders().substr(0, 4), "0 B ");
}

// Two own units are seen, the second of which took two turns: its memory tells, and keeps count of its turns.
TEST(Player, NoticesThatEverybodysTimeGoesOn) {
    const PlayerFolder folder;
    folder.write(map, start);
    folder.run();
    const siege::Orders orders = read_all(folder.orders());
    ASSERT_EQ(orders.size(), 1U);
    const siege::Kind kind = std::get<siege::Build>(orders[0]).kind;
    const siege::KindFacts facts = siege::facts_of(kind);
    const std::string gold = std::to_string(2000 - facts.cost), letter(1, letter_of(kind));
    for (int turn = 1; turn < (facts.build_time + 1) / 2; ++turn) {
        folder.write(map, gold + "\nP B 0 0 0 200 " + letter + "\nE B 1 6 2 200 0\n");
        folder.run();
    }
    EXPECT_NE(folder.memory().find("tick unknown"), std::string::npos) << folder.memory();
    folder.write(map, gold + "\nP B 0 0 0 200 0\nE B 1 6 2 200 0\nP " + letter + " 2 0 0 " +
                          std::to_string(facts.health) + "\n");
    folder.run();
    EXPECT_NE(folder.memory().find("tick all"), std::string::npos) << folder.memory();
    EXPECT_NE(folder.memory().find("turns " + std::to_string((facts.build_time + 1) / 2 + 1)), std::string::npos);
}

}  // namespace
}  // namespace agon::player_test
