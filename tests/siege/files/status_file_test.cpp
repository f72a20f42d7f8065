#include "protocols/siege_files/status_file.h"

#include <set>
#include <sstream>

#include "protocols/siege_files/play_orders.h"
#include "siege/rules/orders.h"

// Section "Plik status.txt": what we write, and what a player must live with.
namespace agon::siege_files {
namespace {

using siege::Kind;
using siege_test::example_map, siege_test::first, siege_test::second, siege_test::state_on;

// The gold, and the other lines in whatever order.
struct Written {
    std::string gold;
    std::multiset<std::string> lines;
    bool operator==(const Written&) const = default;
};

Written written(const siege::State& state, Player receiver, std::uint64_t seed = 0) {
    KeyedDice dice(seed);
    std::istringstream in(write_status(state, receiver, dice));
    Written status;
    std::getline(in, status.gold);
    for (std::string line; std::getline(in, line);) status.lines.insert(line);
    return status;
}

void play(siege::State& state, std::string_view orders) {
    Journal<siege::Event> silent;
    const auto played = play_orders(state, orders, silent);
    ASSERT_FALSE(played.disqualification) << sentence_of(*played.disqualification);
}

TEST(SiegeStatusFile, ExampleOne_TheStartForBothPlayers) {
    const siege::State state = state_on(example_map);
    LowDice as_it_is;
    EXPECT_EQ(write_status(state, Player::First, as_it_is), "2000\nP B 0 0 0 200 0\nE B 1 3 2 200 0\n");
    EXPECT_EQ(write_status(state, Player::Second, as_it_is), "2000\nE B 0 0 0 200 0\nP B 1 3 2 200 0\n");
    HighDice last_first;
    EXPECT_EQ(write_status(state, Player::First, last_first), "2000\nE B 1 3 2 200 0\nP B 0 0 0 200 0\n");
}

TEST(SiegeStatusFile, ExampleTwo_AWorkerIsBuilt) {
    siege::State state = state_on(example_map);
    play(state, "0 B W");
    EXPECT_EQ(written(state, Player::Second), (Written{"2000", {"E B 0 0 0 200 W", "P B 1 3 2 200 0"}}))
        << "what the enemy builds is seen, its gold is not";
    play(state, "");
    EXPECT_EQ(written(state, Player::First), (Written{"1900", {"P B 0 0 0 200 W", "E B 1 3 2 200 0"}}));
    play(state, "");
    EXPECT_EQ(written(state, Player::Second),
              (Written{"2000", {"E W 2 0 0 20", "E B 0 0 0 200 0", "P B 1 3 2 200 0"}}));
    play(state, "");
    play(state, "2 M 1 0\n0 B K");
    EXPECT_EQ(written(state, Player::First), (Written{"1500", {"P W 2 1 0 20", "P B 0 0 0 200 K", "E B 1 3 2 200 0"}}));
}

TEST(SiegeStatusFile, ShowsEveryKindByItsLetterAndItsHealth) {
    siege::State state =
        state_on("10000000/00000002", {first('K', 1, 0), first('S', 2, 0), first('A', 3, 0), first('P', 4, 0),
                                       second('R', 1, 1), second('C', 2, 1), second('W', 3, 1)});
    play(state, "2 A 6");
    EXPECT_EQ(written(state, Player::Second),
              (Written{"2000",
                       {"E B 0 0 0 200 0", "P B 1 7 1 200 0", "E K 2 1 0 70", "E S 3 2 0 60", "E A 4 3 0 40",
                        "E P 5 4 0 50", "P R 6 1 1 40", "P C 7 2 1 50", "P W 8 3 1 20"}}));
}

TEST(SiegeStatusFile, HasItsLinesInAnOrderThatTheDiceDraw) {
    const siege::State state = state_on("1000/0000/0002", {first('W', 1, 0), first('W', 1, 0), second('W', 2, 2)});
    std::set<std::string> files;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        KeyedDice dice(seed);
        files.insert(write_status(state, Player::First, dice));
        ASSERT_EQ(written(state, Player::First, seed), written(state, Player::First)) << "all of them are there";
    }
    EXPECT_EQ(files.size(), 120u) << "five lines in every order";
}

Status status_in(std::string_view text) {
    auto status = read_status(text);
    EXPECT_TRUE(status) << text << "\n" << to_text(status.error());
    return status ? *std::move(status) : Status{};
}

TEST(SiegeStatusFile, TheDocumentsOwnExampleIsRead) {
    const Status status = status_in("2500 // ilo\xC5\x9B\xC4\x87 z\xC5\x82ota\n\n"
                                    "P B 10 0 0 98 A // baza gracza w pozycji 0,0, w trakcie produkowania\n\n"
                                    "E B 12 31 31 100 0 // baza przeciwnika\n\n"
                                    "P K 13 20 10 5 // Knight gracza na pozycji 20,10\n\n"
                                    "E S 16 12 30 1 //Swordsman przeciwnika\n");
    EXPECT_EQ(status, (Status{2500,
                              {{10, {0, 0}, 98, true, Kind::Archer}, {{13, Kind::Knight, {20, 10}, 5}}},
                              {{12, {31, 31}, 100, false, {}}, {{16, Kind::Swordsman, {12, 30}, 1}}},
                              0}));
}

TEST(SiegeStatusFile, IsReadInEverySpelling) {
    const Status expected{
        7, {{0, {1, 2}, 200, false, {}}, {{5, Kind::Ram, {3, 4}, 90}}}, {{1, {9, 8}, 3, true, Kind::Worker}, {}}, 0};
    for (const std::string_view text : {
             "7\nP B 0 1 2 200 0\nE B 1 9 8 3 W\nP R 5 3 4 90\n",
             "7\nP B 0 1 2 200 0\nE B 1 9 8 3 W\nP R 5 3 4 90",
             "7\r\nP B 0 1 2 200 0\r\nE B 1 9 8 3 W\r\nP R 5 3 4 90\r\n",
             "7\rP B 0 1 2 200 0\rE B 1 9 8 3 W\rP R 5 3 4 90\r",
             "7\r\r\nP B 0 1 2 200 0\r\r\nE B 1 9 8 3 W\r\r\nP R 5 3 4 90",
             "\n\n7\n\n\nE B 1 9 8 3 W\n\t\nP R 5 3 4 90\n \nP B 0 1 2 200 0\n\n",
             "P R 5 3 4 90\nP B 0 1 2 200 0\nE B 1 9 8 3 W\n7\n",
             " 7 gold\n\tP  B\t0 1 2 200 0 more of it\nE B 1 9 8 3 W//\nP R 5 3 4 90 1 2 3 4 5 6 7 8 9\n",
             "\xEF\xBB\xBF"
             "0007\nP B 00 1 2 200 0\nE B 1 9 8 3 W\nP R 005 3 4 90\n// the end",
         })
        EXPECT_EQ(status_in(text), expected) << text;
}

TEST(SiegeStatusFile, WhatALineLeavesOutIsTakenAsUsual) {
    const Status status = status_in("7\nP B 0 1 2\nE B 1 9 8 150\nE A 4 1 1\n");
    EXPECT_EQ(status.own.base, (StatusBase{0, {1, 2}, 200, false, {}}));
    EXPECT_EQ(status.enemy.base, (StatusBase{1, {9, 8}, 150, false, {}}));
    EXPECT_EQ(status.enemy.units, (std::vector<StatusUnit>{{4, Kind::Archer, {1, 1}, 40}}));
    EXPECT_EQ(status.lines_skipped, 0);
}

const std::string bases = "P B 0 1 2 200 0\nE B 1 9 8 3 W\n";

TEST(SiegeStatusFile, GoldIsAnyNumberAtAll) {
    EXPECT_EQ(status_in("0\n" + bases).gold, 0);
    EXPECT_EQ(status_in("-150\n" + bases).gold, -150);
    EXPECT_EQ(status_in("3000000000\n" + bases).gold, 3'000'000'000);
    EXPECT_EQ(status_in("99999999999999999999\n" + bases).gold, INT64_MAX);
    EXPECT_EQ(status_in("-99999999999999999999\n" + bases).gold, INT64_MIN);
    EXPECT_EQ(status_in("1\n2\n" + bases).gold, 1) << "the first counts";
}

TEST(SiegeStatusFile, ABaseThatBuildsWhatNobodyKnowsIsBusy) {
    for (const std::string_view builds : {"Q", "k", "B", "KK", "-", "1", "00"}) {
        const Status status = status_in("7\nP B 0 1 2 200 " + std::string(builds) + "\nE B 1 9 8 3 0\n");
        EXPECT_TRUE(status.own.base.busy) << builds;
        EXPECT_EQ(status.own.base.builds, std::nullopt) << builds;
    }
}

TEST(SiegeStatusFile, LinesThatSayNothingUsableAreSkipped) {
    const std::string usable = "7\n" + bases + "E W 5 6 7 8\n";
    for (const std::string_view line : {"hello",
                                        "8",
                                        "P",
                                        "P K",
                                        "P K 13",
                                        "P K 13 2",
                                        "X K 13 2 2 5",
                                        "p K 13 2 2 5",
                                        "PK 13 2 2 5 0",
                                        "P Q 13 2 2 5",
                                        "P k 13 2 2 5",
                                        "P KK 13 2 2 5",
                                        "P K x 2 2 5",
                                        "P K 13 a 2 5",
                                        "P K 13 2 2.5 5",
                                        "P K 13 2 2 full",
                                        "P K 2147483648 2 2 5",
                                        "P K 13 32768 2 5",
                                        "P K 13 2 -32769 5",
                                        "P K 13 2 2 0",
                                        "P K 13 2 2 -5",
                                        "P B 3 2 2 200 0",
                                        "E B 3 2 2 200 0",
                                        "P K 13\x01 2 2 5",
                                        "\xFF\xFE",
                                        "+5"}) {
        Status expected = status_in(usable);
        ++expected.lines_skipped;
        EXPECT_EQ(status_in(usable + std::string(line) + "\n"), expected) << line;
    }
}

TEST(SiegeStatusFile, NumbersMayBeLargerThanAnyGameHas) {
    const Status status =
        status_in("7\n" + bases + "P K 2147483647 32767 -32768 2147483647\nE S -2147483648 2 2 9999999999\n");
    EXPECT_EQ(status.own.units, (std::vector<StatusUnit>{{INT32_MAX, Kind::Knight, {32767, -32768}, INT32_MAX}}));
    EXPECT_EQ(status.enemy.units, (std::vector<StatusUnit>{{INT32_MIN, Kind::Swordsman, {2, 2}, INT32_MAX}}));
}

TEST(SiegeStatusFile, UnitsComeInTheOrderOfTheirIdsAndEachOnce) {
    const Status status =
        status_in("7\nP K 9 1 1 5\nP K 3 1 1 5\n" + bases + "P S 9 2 2 6\nE K 9 3 3 7\nP K -1 1 1 5\n");
    const std::vector<StatusUnit> own{
        {-1, Kind::Knight, {1, 1}, 5}, {3, Kind::Knight, {1, 1}, 5}, {9, Kind::Knight, {1, 1}, 5}};
    EXPECT_EQ(status.own.units, own) << "the first of two counts";
    EXPECT_EQ(status.enemy.units.size(), 1u) << "the enemy may have ids of its own";
}

TEST(SiegeStatusFile, WithoutGoldOrABaseThereIsNothingToGoBy) {
    const auto problem = [](std::string_view text) {
        const auto status = read_status(text);
        return status ? "" : to_text(status.error());
    };
    const std::string no_gold = "expected the gold, a number at the front of a line";
    const std::string no_base = "expected the player's base: P B ID X Y HP";
    const std::string no_enemy = "expected the enemy's base: E B ID X Y HP";
    EXPECT_EQ(problem(""), no_gold);
    EXPECT_EQ(problem("// 2000\n" + bases), no_gold);
    EXPECT_EQ(problem("gold\n" + bases), no_gold);
    EXPECT_EQ(problem("2000\nE B 1 9 8 3 W\n"), no_base);
    EXPECT_EQ(problem("2000\nP B 1 9 40000 3 W\nE B 1 9 8 3 W\n"), no_base);
    EXPECT_EQ(problem("2000\nP B 1 9 8 3 W\n"), no_enemy);
    EXPECT_EQ(problem(std::string(1'000'000, '\0')), no_gold);
    EXPECT_EQ(problem(std::string(1'000'000, '\r')), no_gold);
}

TEST(SiegeStatusFile, AHundredThousandLinesAreRead) {
    std::string text = "7\n" + bases;
    for (int i = 100'000; i > 0; --i) text += "P W " + std::to_string(i % 50'000) + " 3 4 5\n";
    EXPECT_EQ(status_in(text).own.units.size(), 50'000u);
}

}  // namespace
}  // namespace agon::siege_files
