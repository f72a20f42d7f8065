// Programs of the files contract in matches, beside bots of other kinds and under both drivers.
#include <fcntl.h>
#include <gtest/gtest.h>

#include <csignal>
#include <thread>

#include "catalog/catalog.h"
#include "seats/loop_driver.h"
#include "seats/play.h"
#include "siege/mediator/players.h"
#include "system/descriptor.h"

namespace agon::mediator_test {
namespace {

using match::Fault;
using seats::play;
using system::SandboxMode;
constexpr const char* short_game = R"({"map":"1000/0960/0002","turn_limit":8})";

seats::Pairing pairing(const std::string& first, const std::string& second = "builtin:random") {
    return {.game = "siege", .first = first, .second = second, .setup = short_game};
}

TEST(FilesContract, PlaysAgainstEveryKindOfBot) {
    const Players players;
    const std::string files = "files:" + players.mood("builder");
    for (const std::string& other : {files, std::string("builtin:random"), seats::scripted("--say end")}) {
        const auto report = play(pairing(files, other));
        EXPECT_EQ(report.record.verdict.ending, match::Ending::Normal) << report.record.verdict.sentence;
        EXPECT_EQ(seats::actions_of(report.record, Player::First),
                  (std::vector<std::string>{"0 B W", "end", "end", "0 B W", "end", "end"}));
        const auto swapped = play(pairing(other, files));
        EXPECT_EQ(swapped.record.verdict.ending, match::Ending::Normal) << swapped.record.verdict.sentence;
    }
    EXPECT_EQ(players.count_alive(), 0);
}

TEST(FilesContract, IsThereOnlyInGamesThatHaveIt) {
    const Players players;
    EXPECT_THROW(play({.game = "tictactoe", .first = "files:" + players.mood("honest")}), std::runtime_error);
    EXPECT_THROW(play(pairing("files:" + players.mood("honest") + " word")), std::runtime_error);
    EXPECT_THROW(play(pairing("files:/no/such/program")), std::runtime_error);
}

TEST(FilesContract, IsAMatterOfTheManifestToo) {
    const Players players;
    players.script("bot/player", "echo '0 B K' > $3\n");
    players.write("bot/agon.toml", "command = [\"./player\"]\ncontract = \"files\"\ngames = [\"siege\"]\n");
    const auto report = play(pairing(players.folder() / "bot"));
    EXPECT_EQ(report.record.verdict.code, "busy") << report.record.verdict.sentence;
    EXPECT_EQ(report.record.players[Player::First], "bot");
    players.write("bot/agon.toml", "command = [\"./player\", \"word\"]\ncontract = \"files\"\n");
    EXPECT_THROW(play(pairing(players.folder() / "bot")), std::runtime_error);
}

// More than its working folder may hold: the guard looks while it thinks.
TEST(FilesContract, TheFolderHasItsLimit) {
    const Players players;
    std::filesystem::create_directory(players.folder() / "hoarder");
    std::filesystem::create_symlink(AGON_PROGRAM_DIR "/fakes/siege_player", players.folder() / "hoarder" / "hoards");
    players.write("hoarder/agon.toml", "command = [\"./hoards\"]\ncontract = \"files\"\nfolder_mb = 4\n");
    auto hoarding = pairing(players.folder() / "hoarder");
    hoarding.sandbox = SandboxMode::Auto;
    EXPECT_THROW(play(hoarding), std::runtime_error) << "its program is elsewhere";
    std::filesystem::remove(players.folder() / "hoarder" / "hoards");
    std::filesystem::copy_file(AGON_PROGRAM_DIR "/fakes/siege_player", players.folder() / "hoarder" / "hoards");
    const auto report = play(hoarding);
    EXPECT_EQ(report.record.verdict.faults[Player::First], Fault::Flooded) << report.record.verdict.sentence;
    EXPECT_EQ(report.record.verdict.code, "took-too-much");
}

TEST(FilesContract, LatenessCanBeForgiven) {
    const Players players;
    auto sleepy = pairing("files:" + players.mood("sleeps"));
    sleepy.time.move = std::chrono::milliseconds(20);
    sleepy.time.strikes = 4;
    const auto report = play(sleepy);
    EXPECT_EQ(report.record.verdict.ending, match::Ending::Normal) << report.record.verdict.sentence;
    EXPECT_EQ(report.record.forgiven.size(), 4U);
    EXPECT_EQ(players.count_alive(), 0);
}

// Whoever opens a file that is leased waits until the lease is over, and so does the start of a program.
class Lease {
public:
    explicit Lease(const std::string& path) : file_(open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
        std::signal(SIGIO, SIG_IGN);  // that is how we are asked to end it
    }
    bool take() { return fcntl(file_.number(), F_SETLEASE, F_WRLCK) == 0; }
    void end() { fcntl(file_.number(), F_SETLEASE, F_UNLCK); }

private:
    system::Descriptor file_;
};

TEST(FilesContract, WaitingForTheStartIsNotCharged) {
    const Players players;
    const std::string program = players.folder() / "honest";
    std::filesystem::copy_file(AGON_PROGRAM_DIR "/fakes/siege_player", program);
    Lease lease(program);
    bool was_leased = false;
    match::Nanoseconds charged{0};
    std::jthread ending;
    catalog::MatchWish wish;
    wish.game = catalog::find_game("siege");
    wish.contestants = {{*catalog::find_contestant(*wish.game, "files:" + program),
                         *catalog::find_contestant(*wish.game, "files:" + players.mood("honest"))}};
    wish.setup = short_game;
    wish.sandbox = SandboxMode::Off;
    wish.time.move = std::chrono::seconds(1);
    wish.turn_rules.on_turn = [&](const seats::PlayedTurn& turn) {
        if (turn.turn == 3) charged = turn.spent.charged;
        if (turn.turn != 2) return;
        was_leased = lease.take();
        ending = std::jthread([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(1500));
            lease.end();
        });
    };
    const auto report = catalog::run_match(wish);
    ASSERT_TRUE(report);
    EXPECT_EQ(report->record.verdict.ending, match::Ending::Normal) << report->record.verdict.sentence;
    if (!was_leased) GTEST_SKIP() << "there are no leases here";
    EXPECT_GE(report->wall, std::chrono::milliseconds(1400)) << "it did wait";
    EXPECT_LT(charged, std::chrono::milliseconds(1000));
}

TEST(FilesContract, AFaultSaysWhatItWas) {
    const Players players;
    const auto report = play(pairing("files:" + players.mood("cheats")));
    const match::Verdict& verdict = report.record.verdict;
    EXPECT_EQ(verdict.faults[Player::First], Fault::Illegal);
    EXPECT_EQ(verdict.winner, Player::Second);
    EXPECT_EQ(verdict.code, "busy");
    EXPECT_TRUE(verdict.sentence.ends_with(" loses at question 1: line 2, \" 0 B W\": The base is building already."))
        << verdict.sentence;
    EXPECT_EQ(report.evidence[Player::First].said, "0 B W\n 0 B W\n");
    EXPECT_EQ(seats::actions_of(report.record, Player::First), std::vector<std::string>{"0 B W"})
        << "what was in order was played";
    const auto crashed = play(pairing("files:" + players.mood("crashes")));
    EXPECT_EQ(crashed.evidence[Player::First].errors, "no such luck\n");
}

// Or one player could fill the disk, so that the other cannot play.
TEST(FilesContract, WhatAPlayerLeavesIsGoneBeforeTheOtherPlays) {
    const Players players;
    const std::string messy = players.script("messy", "echo x > stray; echo x > messy.txt; pwd");
    catalog::MatchWish wish;
    wish.game = catalog::find_game("siege");
    wish.contestants = {{*catalog::find_contestant(*wish.game, "files:" + messy),
                         *catalog::find_contestant(*wish.game, "files:" + players.mood("honest"))}};
    wish.setup = short_game;
    wish.sandbox = SandboxMode::Off;
    wish.time.move = std::chrono::seconds(60);
    std::filesystem::path folder;
    int looks = 0;
    wish.turn_rules.on_turn = [&](const seats::PlayedTurn& turn) {
        if (turn.seat == Player::First) folder = turn.printed.substr(0, turn.printed.find('\n'));
        if (turn.seat == Player::First) return;
        ++looks;
        EXPECT_FALSE(std::filesystem::exists(folder / "stray")) << folder;
        EXPECT_TRUE(std::filesystem::exists(folder / "messy.txt")) << folder;
    };
    ASSERT_TRUE(catalog::run_match(wish));
    EXPECT_EQ(looks, 4);
}

// Nobody pays for a program that is not there any more.
TEST(FilesContract, AProgramThatIsGoneDoesNotStart) {
    const Players players;
    const std::string suicidal = players.script("suicidal", "rm -f '" + (players.folder() / "suicidal").string() + "'");
    const auto report = play(pairing("files:" + suicidal));
    EXPECT_EQ(report.record.verdict.faults[Player::First], Fault::NoStart) << report.record.verdict.sentence;
}

// The handle of each process may have the number of the one before it, and does where nobody is started in between.
TEST(FilesContract, ManyGamesOnOneLoopAreTheSameAsOneByOne) {
    const Players players;
    system::EventLoop loop;
    seats::LoopDriver driver(loop);
    std::vector<std::unique_ptr<catalog::OpenMatch>> matches;
    catalog::MatchWish wish;
    wish.game = catalog::find_game("siege");
    wish.contestants = {{*catalog::find_contestant(*wish.game, "files:" + players.mood("builder")),
                         *catalog::find_contestant(*wish.game, "builtin:random")}};
    wish.setup = short_game;
    wish.sandbox = SandboxMode::Off;
    wish.time.move = std::chrono::seconds(60);
    for (int i = 0; i < 10; ++i) {
        auto match = catalog::OpenMatch::open(wish);
        ASSERT_TRUE(match) << match.error().sentence;
        matches.push_back(*std::move(match));
        driver.add(matches.back()->runner(), [](seats::MatchRunner&) {});
    }
    while (driver.running() > 0) loop.run_once();
    const auto alone = catalog::run_match(wish);
    ASSERT_TRUE(alone);
    for (const auto& match : matches) {
        const match::Record record = match->report().record;
        EXPECT_EQ(record.verdict, alone->record.verdict) << record.verdict.sentence;
        for (const Player player : both_players)
            EXPECT_EQ(seats::actions_of(record, player), seats::actions_of(alone->record, player));
    }
    EXPECT_EQ(players.count_alive(), 0);
}

// The sandbox is made once and entered for every turn; what the kernel keeps of each start must not add up.
TEST(FilesContract, OneSandboxIsGoodForManyTurns) {
    const Players players;
    auto long_game = pairing("files:" + players.mood("honest"), "files:" + players.mood("honest"));
    long_game.sandbox = SandboxMode::Auto;
    long_game.setup = R"({"map":"1000/0960/0002","turn_limit":200})";
    const auto report = play(long_game);
    EXPECT_EQ(report.record.verdict.ending, match::Ending::Normal) << report.record.verdict.sentence;
    EXPECT_EQ(report.turns, 200);
}

}  // namespace
}  // namespace agon::mediator_test
